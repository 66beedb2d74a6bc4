"""What can be clicked on the map now, and what each click would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import LOWER
from ribeira.games.dosrios.table.clicks.intended import MODES
from ribeira.games.dosrios.table.clicks.paths import paths
from ribeira.kit.clicks import Clicked, decided, next_clicks
from ribeira.kit.view import View

FIRST = {
    "place": "place",
    "flow": "flow",
    **dict.fromkeys(("step", "chase1", "chase2", "fast"), "figure"),
}
SECOND = {
    "step": "step", "chase1": "chase", "chase2": "pair", "fast": "ride",
    "finca": "finca", "hacienda": "hacienda", "dam": "dam",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Choice:
    """A click: the name of what is clicked, what it does, and where it is drawn."""

    name: str
    kind: str
    where: str


def choices(view: View) -> tuple[Choice, ...]:
    """What can follow the clicks so far, and the figures with which one could start anew."""
    clicked = _still_open(view)
    onward = dict.fromkeys(_choices(view.legal, clicked))
    taken = {choice.where for choice in onward}
    anew = (
        choice
        for choice in dict.fromkeys(_choices(view.legal, ()))
        if choice.where not in taken and choice.name not in clicked
    )
    return (*onward, *(anew if clicked and clicked[0] not in MODES else ()))


def _still_open(view: View) -> Clicked:
    """The clicks before the last one, when that has decided and only waits for a yes: it can be
    clicked again, or another in its place."""
    return view.clicked[:-1] if decided(view.legal, paths, view.clicked) else view.clicked


def is_damming(view: View) -> bool:
    """Borders are to be clicked, not places."""
    return view.clicked[:1] == ("dam",)


def is_picked(name: str, view: View) -> bool:
    waiting = paths(view.picked) if view.picked else ()
    return name in view.clicked or any(name in path[-1:] for path in waiting)


def _choices(legal: tuple[Action, ...], clicked: Clicked) -> Iterator[Choice]:
    for name, action in next_clicks(legal, paths, clicked):
        choice = _choice(action, name, len(clicked))
        if choice:
            yield choice


def _choice(action: Action, name: str, depth: int) -> Choice | None:
    if depth == 2:
        return Choice(name, "partner", name)
    if depth == 1:
        return Choice(name, SECOND[action.verb], str(action.at[-1]))
    if action.verb not in FIRST:
        return None
    return Choice(name, FIRST[action.verb], LOWER[name] if action.verb == "flow" else name)


def by_place(found: tuple[Choice, ...]) -> dict[str, tuple[Choice, ...]]:
    """The choices of each place; the first is the place's own, a second stands beside it."""
    order = [*FIRST.values(), *SECOND.values(), "partner"]
    places: dict[str, tuple[Choice, ...]] = {}
    for choice in sorted(found, key=lambda choice: order.index(choice.kind)):
        if choice.kind != "dam":
            places[choice.where] = (*places.get(choice.where, ()), choice)
    return places
