"""The rules of Dos Rios."""

from ribeira.games.dosrios.meta import META
from ribeira.games.dosrios.rules.act import act
from ribeira.games.dosrios.rules.events import EVENTS
from ribeira.games.dosrios.rules.flow import round_of, to_act, turn_of
from ribeira.games.dosrios.rules.legal import legal_actions
from ribeira.games.dosrios.rules.notation import read, write
from ribeira.games.dosrios.rules.refusals import why_not
from ribeira.games.dosrios.rules.score import ranking, scores, winning
from ribeira.games.dosrios.rules.setup import deal
from ribeira.games.dosrios.rules.sight import Sight, guess, sight, unseal
from ribeira.games.dosrios.rules.upgrades import UPGRADES

__all__ = [
    "EVENTS",
    "META",
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
