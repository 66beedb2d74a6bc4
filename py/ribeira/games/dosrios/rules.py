"""The whole contract of Dos Rios in one place (`ribeira.core.game.Rules`)."""

from ribeira.games.dosrios.apply import apply
from ribeira.games.dosrios.legal import legal_actions, to_act, why_not
from ribeira.games.dosrios.meta import META
from ribeira.games.dosrios.notation import read, write
from ribeira.games.dosrios.score import ranking, scores
from ribeira.games.dosrios.sight import Sight, guess, sight
from ribeira.games.dosrios.state import deal

__all__ = [
    "META",
    "Sight",
    "apply",
    "deal",
    "guess",
    "legal_actions",
    "ranking",
    "read",
    "scores",
    "sight",
    "to_act",
    "why_not",
    "write",
]
