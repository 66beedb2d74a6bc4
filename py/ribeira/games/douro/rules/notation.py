"""Actions as short text: `play 7` puts the 7 on the disputed boat, `donate 7` under the charity."""

from __future__ import annotations

from ribeira.core.values import Action
from ribeira.games.douro.material import BARRELS

VERBS = ("donate", "play")


def card_of(action: Action) -> int:
    """The barrel card that is played or given."""
    (card,) = action.at
    assert isinstance(card, int)
    return card


def write(action: Action) -> str:
    return f"{action.verb} {action.at[0]}"


def read(text: str) -> Action:
    verb, _, card = text.partition(" ")
    if verb not in VERBS or card not in map(str, BARRELS):
        raise ValueError(f"not an action of Douro: {text!r}")
    return Action(verb, (int(card),))
