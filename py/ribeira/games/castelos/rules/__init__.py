"""The rules of 6 Castelos (`ribeira.core.game.Rules`)."""

from ribeira.games.castelos.meta import META
from ribeira.games.castelos.rules.act import act
from ribeira.games.castelos.rules.events import EVENTS, SILENT
from ribeira.games.castelos.rules.guess import guess, unseal
from ribeira.games.castelos.rules.legal import legal_actions, to_act
from ribeira.games.castelos.rules.notation import read, write
from ribeira.games.castelos.rules.refusals import why_not
from ribeira.games.castelos.rules.score import ranking, scores, winning
from ribeira.games.castelos.rules.setup import deal
from ribeira.games.castelos.rules.sight import Sight, sight
from ribeira.games.castelos.rules.timeline import round_of, turn_of
from ribeira.games.castelos.rules.upgrades import UPGRADES

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
