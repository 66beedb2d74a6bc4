"""The action that a refused click would have been, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.grids.squares import read_cell
from ribeira.core.values import Action
from ribeira.games.castelos.material import LANDSCAPES, TERRAIN
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import FROM_RESERVE, NOBODY, Table
from ribeira.games.castelos.rules.steps.claims import payers
from ribeira.games.castelos.rules.steps.workers import movable
from ribeira.kit.clicks import Clicked

Reader = Callable[[Sight, Clicked, str], Action]


def intended(seen: Sight, clicked: Clicked, name: str) -> Action:
    """The action to ask `why_not` about."""
    kind, _, rest = name.partition("-")
    return READERS[kind](seen, clicked, rest)


def is_thing(name: str) -> bool:
    """Whether a click on it means something even when it cannot be."""
    return name.partition("-")[0] in READERS


def _picked(clicked: Clicked, kind: str) -> str:
    """What follows the kind in the pick of that kind, if there is one."""
    return next((name.partition("-")[2] for name in clicked if name.startswith(f"{kind}-")), "")


def _cell(seen: Sight, clicked: Clicked, rest: str) -> Action:
    """A place for a tile; while workers walk, one to go to."""
    x, y = read_cell(rest)
    phase = seen.table.phase
    if phase == "move":
        return _step(seen, clicked, x, y)
    if phase in ("rival", "shift"):
        return Action("rival.place", (x, y))
    # With an empty hand the step for tiles is over: whichever tile is named, that is the reason.
    tile = _picked(clicked, "hand") or next(iter(seen.hand), ANY_TILE)
    return Action("tile.place", (tile, x, y, 0))


ANY_TILE = next(iter(TERRAIN))


def _step(seen: Sight, clicked: Clicked, x: int, y: int) -> Action:
    """The step there of the worker that is meant. Where several could be, none of them is refused:
    what is missing is one that walks, which laying one down would be refused for."""
    walker = _walker(seen, clicked)
    return Action("worker.lay", (0,)) if walker == NOBODY else Action("worker.step", (walker, x, y))


def _walker(seen: Sight, clicked: Clicked) -> int:
    """The worker that stands, or is picked, or the only one that can move, or nobody. When none can
    it is the first of the territory."""
    if seen.table.turn.walker != NOBODY:
        return seen.table.turn.walker
    if picked := _picked(clicked, "worker"):
        return int(picked)
    able = tuple(movable(seen.table))
    return NOBODY if len(able) > 1 else next(iter((*able, *seen.table.own.afield)), 0)


def _quarter(seen: Sight, clicked: Clicked, rest: str) -> Action:
    """A monte to mark with; while workers walk, a bed for the one that stands there, or else a
    tile to go to."""
    place, k = rest.rsplit("-", 1)
    x, y = read_cell(place)
    if seen.table.phase != "move":
        return Action("monte.choose", (x, y, int(k)))
    if stands_at(seen.table, x, y):
        return Action("worker.lay", (int(k),))
    return _step(seen, clicked, x, y)


def stands_at(table: Table, x: int, y: int) -> bool:
    """Whether the worker that walks stands at the crossroads of that tile."""
    walker = table.turn.walker
    return walker != NOBODY and table.own.workers[walker][1:3] == (x, y)


def _space(seen: Sight, clicked: Clicked, rest: str) -> Action:
    """A disc onto that space, or the one from there for a cell or market that is picked."""
    for kind in ("market", "track"):
        if first := _picked(clicked, kind):
            claim = READERS[kind](seen, (), first)
            if claim.verb != "cons.claim":  # which a worker pays for
                return Action(claim.verb, (*claim.at[:-1], int(rest)))
    return Action("disc.mark", (int(rest),))


def _market(_: Sight, __: Clicked, rest: str) -> Action:
    castle, product = rest.rsplit("-", 1)
    return Action("sell", (castle, product, FROM_RESERVE))


def _track(seen: Sight, _: Clicked, rest: str) -> Action:
    """A cell, paid for with a piece of the reserve."""
    terrain, value = rest.split("-")
    if terrain in LANDSCAPES:
        return Action("land.claim", (terrain, int(value), FROM_RESERVE))
    return Action("cons.claim", (terrain, int(value), _spare(seen)))


def _spare(seen: Sight) -> int:
    """A worker that may pay, or any when all lie on the track."""
    return next(iter(payers(seen.table.own)), 0)


def _unplaced(_: Sight, __: Clicked, rest: str) -> Action:
    return Action("trail.add", (rest, "a", 0))


READERS: dict[str, Reader] = {
    "cell": _cell,
    "quarter": _quarter,
    "space": _space,
    "market": _market,
    "track": _track,
    "unplaced": _unplaced,
}
