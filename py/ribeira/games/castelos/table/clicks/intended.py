"""The action that a refused click would have been, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.grids.squares import read_cell
from ribeira.core.values import Action
from ribeira.games.castelos.material import LANDSCAPES
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import FROM_RESERVE, NOBODY, RESERVE, TRACK
from ribeira.kit.clicks import Picks

Reader = Callable[[Sight, Picks, str], Action]


def intended(seen: Sight, picks: Picks, name: str) -> Action:
    """The action to ask `why_not` about."""
    kind, _, rest = name.partition("-")
    return READERS[kind](seen, picks, rest)


def is_thing(name: str) -> bool:
    """Whether a click on it means something even when it cannot be."""
    return name.partition("-")[0] in READERS


def _picked(picks: Picks, kind: str) -> str:
    """What follows the kind in the pick of that kind, if there is one."""
    return next((name.partition("-")[2] for name in picks if name.startswith(f"{kind}-")), "")


def _cell(seen: Sight, picks: Picks, rest: str) -> Action:
    """A place for a tile; while workers walk, one to go to."""
    x, y = read_cell(rest)
    phase = seen.table.phase
    if phase == "move":
        return Action("worker.step", (_walker(seen, picks), x, y))
    if phase in ("rival", "shift"):
        return Action("rival.place", (x, y))
    tile = _picked(picks, "hand") or next(iter(seen.hand), "")
    return Action("tile.place", (tile, x, y, 0))


def _walker(seen: Sight, picks: Picks) -> int:
    """The worker that stands, or is picked, or the first of the territory."""
    if seen.table.turn.walker != NOBODY:
        return seen.table.turn.walker
    out = (n for n, where in enumerate(seen.table.own.workers) if where not in (RESERVE, TRACK))
    return int(_picked(picks, "worker") or next(out, 0))


def _quarter(seen: Sight, _: Picks, rest: str) -> Action:
    """A monte to mark with; while a worker stands, a bed for it."""
    place, k = rest.rsplit("-", 1)
    if seen.table.phase == "move":
        return Action("worker.lay", (int(k),))
    return Action("monte.choose", (*read_cell(place), int(k)))


def _space(seen: Sight, picks: Picks, rest: str) -> Action:
    """A disc onto that space, or the one from there for a cell or market that is picked."""
    for kind in ("market", "track"):
        if first := _picked(picks, kind):
            claim = READERS[kind](seen, (), first)
            return Action(claim.verb, (*claim.at[:-1], int(rest)))
    return Action("disc.mark", (int(rest),))


def _market(_: Sight, __: Picks, rest: str) -> Action:
    castle, product = rest.rsplit("-", 1)
    return Action("sell", (castle, product, FROM_RESERVE))


def _track(seen: Sight, _: Picks, rest: str) -> Action:
    """A cell, paid for with a piece of the reserve."""
    terrain, value = rest.split("-")
    if terrain in LANDSCAPES:
        return Action("land.claim", (terrain, int(value), FROM_RESERVE))
    return Action("cons.claim", (terrain, int(value), _spare(seen)))


def _spare(seen: Sight) -> int:
    """A worker that is not on a track yet, one of the reserve first."""
    workers = seen.table.own.workers
    return min(range(len(workers)), key=lambda n: (workers[n] == TRACK, workers[n] != RESERVE, n))


def _unplaced(_: Sight, __: Picks, rest: str) -> Action:
    return Action("trail.add", (rest, "a", 0))


READERS: dict[str, Reader] = {
    "cell": _cell,
    "quarter": _quarter,
    "space": _space,
    "market": _market,
    "track": _track,
    "unplaced": _unplaced,
}
