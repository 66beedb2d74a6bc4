"""The whole contract of 6 Castelos in one place (`ribeira.core.game.Rules`)."""

from ribeira.games.castelos.apply import apply
from ribeira.games.castelos.dealing import deal
from ribeira.games.castelos.legal import legal_actions, to_act, why_not
from ribeira.games.castelos.meta import META
from ribeira.games.castelos.notation import read, write
from ribeira.games.castelos.score import ranking, scores
from ribeira.games.castelos.sight import Sight, guess, sight

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
