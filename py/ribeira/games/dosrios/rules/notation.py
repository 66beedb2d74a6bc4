"""Actions as short text: `step C3 B4`, `chase2 A5 C4 B5`, `dam F3:DL`, `flow F5:DL`, `use`.

Places go by their names, borders by their upper space and direction. What is well written need not
be legal.
"""

from __future__ import annotations

from functools import cache

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import BORDERS, HEXES, PLACES

PARTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "place": (HEXES,),
    "flow": (BORDERS,),
    "step": (PLACES, PLACES),
    "chase1": (PLACES, PLACES),
    "chase2": (PLACES, PLACES, PLACES),
    "fast": (PLACES, PLACES),
    "dam": (BORDERS,),
    "finca": (HEXES,),
    "hacienda": (HEXES,),
    "end": (),
    "use": (),
    "shift": (),
}  # 5.2
"""What each verb is done with."""

DECISIONS = ("use", "shift")


def write(action: Action) -> str:
    return " ".join((action.verb, *map(str, action.at)))


def read(text: str) -> Action:
    verb, *at = text.split(" ")
    if verb == "chase2":  # the two figures come in any order
        at[:2] = sorted(at[:2])
    action = Action(verb, tuple(at))
    if not is_action(action):
        raise ValueError(f"not an action of Dos Rios: {text!r}")
    return action


def is_action(action: Action) -> bool:
    """Whether verb and names are right; the two figures of a pair stand in the order of names."""
    parts = PARTS.get(action.verb)
    if parts is None or len(parts) != len(action.at):
        return False
    if not all(name in names for name, names in zip(action.at, parts, strict=True)):
        return False
    return action.verb != "chase2" or sorted(map(str, action.at[:2])) == list(action.at[:2])


@cache
def action_of(verb: str, *at: str) -> Action:
    """The action, made once: legal lists are made by the thousand."""
    return Action(verb, at)
