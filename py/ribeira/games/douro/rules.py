"""The whole contract of Douro 1872 in one place (`ribeira.core.game.Rules`)."""

from ribeira.games.douro.apply import apply
from ribeira.games.douro.legal import legal_actions, to_act, why_not
from ribeira.games.douro.meta import META
from ribeira.games.douro.notation import read, write
from ribeira.games.douro.score import ranking, scores
from ribeira.games.douro.sight import Sight, guess, sight
from ribeira.games.douro.state import deal

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
