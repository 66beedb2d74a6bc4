"""The exploration trail of one seat: its spaces, what is owned, how the cylinder moves (C-8).

Works on an `Estate` alone, whoever's turn it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache, lru_cache
from itertools import chain

from ribeira.core.replace import replace
from ribeira.games.castelos.material import EXPLORATION, FACES, SPACES, TOLL, Quarters
from ribeira.games.castelos.rules.state import FROM_RESERVE, Estate, Laid, Trail

WAYS = tuple((face, turned) for face in FACES for turned in (0, 1))
"""The four ways to lay an exploration tile (1.4)."""


@cache
def face(laid: Laid) -> Quarters:
    """The four spaces of a tile as it lies, left to right."""
    tile, side, turned = laid
    a, b, c, d = EXPLORATION[tile][FACES.index(side)]
    return (d, c, b, a) if turned else (a, b, c, d)


@lru_cache(maxsize=1024)
def spaces(trail: Trail) -> tuple[str, ...]:
    """Every space, left to right (C-8.1)."""
    return tuple(chain.from_iterable(map(face, trail)))


@lru_cache(maxsize=1024)
def _held(trail: Trail, cylinder: int, marks: tuple[int, ...]) -> tuple[int, ...]:
    row = spaces(trail)
    passed = range(min(cylinder + 1, len(row)))
    return tuple([at for at in (*passed, *marks) if row[at] != TOLL])


def held(estate: Estate) -> tuple[int, ...]:
    """The spaces owned: up to the cylinder, and those with a disc, but no tolls (C-8.2)."""
    return _held(estate.trail, estate.cylinder, estate.marks)


@lru_cache(maxsize=1024)
def _owned(trail: Trail, cylinder: int, marks: tuple[int, ...]) -> dict[str, int]:
    whole, more = divmod(cylinder + 1, SPACES)
    counts, ahead = _shown(trail[:whole]).copy(), trail[whole:]
    under = face(ahead[0])[:more] if ahead else ()
    for space in (*under, *[face(trail[at // SPACES])[at % SPACES] for at in marks]):
        if space != TOLL:
            counts[space] = counts.get(space, 0) + 1
    return counts


@lru_cache(maxsize=1024)
def _shown(passed: Trail) -> dict[str, int]:
    """What the tiles behind the cylinder show, which no longer changes."""
    counts = Counter(chain.from_iterable(map(face, passed)))
    del counts[TOLL]
    return dict(counts)


def owned(estate: Estate) -> dict[str, int]:
    """Terrain → number of spaces owned (C-8.2). Shared: never to be changed."""
    return _owned(estate.trail, estate.cylinder, estate.marks)


def next_space(estate: Estate) -> str:
    """What the space right of the cylinder shows; empty at the end of the trail."""
    slot, n = divmod(estate.cylinder + 1, SPACES)
    return face(estate.trail[slot])[n] if slot < len(estate.trail) else ""


def markable(estate: Estate, offered: Collection[str]) -> list[int]:
    """Where a disc may be put: spaces beyond the cylinder that show what is offered (C-8.5)."""
    ahead, marks = estate.cylinder + 1, estate.marks
    row = enumerate(spaces(estate.trail)[ahead:], start=ahead)
    return [at for at, space in row if space in offered and at not in marks]


def first_slot(estate: Estate) -> int:
    """The first tile that is not locked (C-8.1)."""
    return estate.cylinder // SPACES + 1


def layable(estate: Estate, slot: int) -> tuple[str, ...]:
    """The tiles that may lie in a slot: the one that lies there, and all unplaced ones (C-8.8)."""
    here = estate.trail[slot : slot + 1]
    return (here[0][0], *estate.unplaced) if here else estate.unplaced


def start_space(laid: Laid) -> int:
    """The leftmost space that is not a toll (C-2.9)."""
    return next(at for at, space in enumerate(face(laid)) if space != TOLL)


def advance(estate: Estate) -> Estate:
    """The cylinder one space on; a disc it reaches returns to the reserve (C-8.7)."""
    at = estate.cylinder + 1
    if at not in estate.marks:
        return replace(estate, cylinder=at)
    marks = tuple(mark for mark in estate.marks if mark != at)
    return replace(estate, cylinder=at, marks=marks, discs=estate.discs + 1)


def pay_toll(estate: Estate) -> Estate:
    """The cylinder onto a toll (C-8.9)."""
    return replace(estate, mealhas=estate.mealhas - 1, cylinder=estate.cylinder + 1)


def add(estate: Estate, laid: Laid) -> Estate:
    """An unplaced tile at the right end (C-8.8)."""
    unplaced = tuple(tile for tile in estate.unplaced if tile != laid[0])
    return replace(estate, trail=(*estate.trail, laid), unplaced=unplaced)


def alter(estate: Estate, slot: int, laid: Laid) -> Estate:
    """Another tile, face or direction in a slot; discs that lay there return (C-8.8)."""
    trail, before = altered(estate.trail, slot, laid), estate.trail[slot][0]
    if laid[0] == before:
        unplaced = estate.unplaced
    else:
        unplaced = tuple(sorted({*estate.unplaced, before} - {laid[0]}))
    lifted = marks_in(estate, slot)
    if not lifted:
        return replace(estate, trail=trail, unplaced=unplaced)
    kept = tuple([mark for mark in estate.marks if mark not in lifted])
    discs = estate.discs + len(lifted)
    return replace(estate, trail=trail, marks=kept, discs=discs, unplaced=unplaced)


def marks_in(estate: Estate, slot: int) -> tuple[int, ...]:
    """Where discs lie on the tile of that slot."""
    return tuple([mark for mark in estate.marks if mark // SPACES == slot])


def altered(trail: Trail, slot: int, laid: Laid) -> Trail:
    return (*trail[:slot], laid, *trail[slot + 1 :])


def sources(estate: Estate, terrain: str) -> tuple[int, ...]:
    """Where a disc for selling or claiming that terrain may come from (C-9.4, C-10.4)."""
    row = spaces(estate.trail)
    on_it = tuple(mark for mark in estate.marks if row[mark] == terrain)
    if on_it:
        return on_it
    return (FROM_RESERVE, *estate.marks) if estate.discs else estate.marks


def take_disc(estate: Estate, source: int) -> Estate:
    if source == FROM_RESERVE:
        return replace(estate, discs=estate.discs - 1)
    return replace(estate, marks=tuple(mark for mark in estate.marks if mark != source))
