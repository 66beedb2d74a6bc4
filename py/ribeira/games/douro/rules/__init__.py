"""The rules of Douro 1872, as `ribeira.core.game.Rules` describes them."""

from ribeira.games.douro.meta import META
from ribeira.games.douro.rules.act import act
from ribeira.games.douro.rules.events import EVENTS, SILENT
from ribeira.games.douro.rules.guess import guess, unseal
from ribeira.games.douro.rules.legal import legal_actions, to_act
from ribeira.games.douro.rules.notation import read, write
from ribeira.games.douro.rules.refusals import why_not
from ribeira.games.douro.rules.score import ranking, scores, winning
from ribeira.games.douro.rules.setup import deal
from ribeira.games.douro.rules.sight import Sight, sight
from ribeira.games.douro.rules.timeline import round_of, turn_of
from ribeira.games.douro.rules.upgrades import UPGRADES

__all__ = [
    "EVENTS",
    "META",
    "SILENT",
    "UPGRADES",
    "Sight",
    "act",
    "deal",
    "guess",
    "legal_actions",
    "ranking",
    "read",
    "round_of",
    "scores",
    "sight",
    "to_act",
    "turn_of",
    "unseal",
    "why_not",
    "winning",
    "write",
]
