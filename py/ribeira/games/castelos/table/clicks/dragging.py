"""Dragging an exploration tile: onto the trail, onto another tile, onto a button for laying it.

An unplaced tile is taken by one of its faces. All of it can be done by clicks as well.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.values import Action
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.clicks.paths import parts, trail_tile, way
from ribeira.kit.clicks import Clicked

Legal = tuple[Action, ...]


def grabbed(name: str) -> str:
    """The pick by which the table shows where the thing may go."""
    kind, rest = name.split("-", 1)
    return trail_tile(_tile(rest)) if kind == "unplaced" else name


def dropped(
    seen: Sight, legal: Legal, clicked: Clicked, name: str, place: str
) -> tuple[Clicked, Action] | None:
    """The clicks that would have come before, and the action; one that the rules refuse if no
    legal one fits, and nothing if there is none at all."""
    if place == name:
        return None
    verbs = {action.verb for action in legal}
    wish = _wish(seen, (place, name, *clicked), "trail.alter" in verbs and place != "trail")
    at_end = "trail.start" if "trail.start" in verbs else "trail.add"
    action = next((action for action in legal if wish.fits(action)), wish.action(at_end))
    if not wish.tile:
        return None
    return (parts(action)[:-1] if action in legal else clicked), action


@dataclass(frozen=True, slots=True)
class _Wish:
    """A tile in a slot, or at the end of the trail where there is none; how it is to lie."""

    slot: str
    tile: str
    face: str
    way: str

    def fits(self, action: Action) -> bool:
        here = tuple(map(str, (*([self.slot] if self.slot else []), self.tile)))
        return (
            tuple(map(str, action.at[:-2])) == here
            and action.verb.startswith("trail.")
            and self.face in ("", action.at[-2])
            and self.way in ("", way(str(action.at[-2]), int(action.at[-1])))
        )

    def action(self, at_end: str) -> Action:
        laid = (self.tile, self.face or "a", 0)
        if self.slot:
            return Action("trail.alter", (int(self.slot), *laid))
        return Action(at_end, laid)


def _wish(seen: Sight, names: Clicked, alters: bool) -> _Wish:
    slot = _first(names, "slot") if alters else ""
    unplaced = _first(names, "unplaced")
    direction = next((name for name in names if name.startswith("way-")), "")
    tile = _tile(unplaced) or (seen.table.own.trail[int(slot)][0] if slot else "")
    face = "" if direction else unplaced.removeprefix(tile).removeprefix("-")
    return _Wish(slot, tile, face, direction)


def _first(names: Clicked, kind: str) -> str:
    """What follows the kind in the first name of that kind."""
    return next((name.split("-", 1)[1] for name in names if name.startswith(f"{kind}-")), "")


def _tile(rest: str) -> str:
    """`E12` of `E12-a`."""
    return rest.partition("-")[0]
