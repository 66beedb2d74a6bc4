"""Actions of 6 Castelos as numbers: a verb, and for each part of it a slot or a value.

The territory has no bounds, so places are numbered by slots: a place has the rank that it has among
all places that may be chosen now. Sources of discs, tiles of the hand and montes likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from operator import itemgetter
from typing import Any

from ribeira.core.values import Action
from ribeira.games.castelos.material import (
    CELLS,
    CONSTRUCTIONS,
    CONTRACTS,
    EXPLORATION,
    FACES,
    LANDSCAPES,
    MARKETS,
    PRODUCTS,
    TERRAIN,
)

TILES = len(TERRAIN) + 1
FRONTIER = 2 * TILES + 2  # empty cells beside so many tiles
MONTES = 4 * TILES
STEPS = 2 * TILES + 2  # corners of so many tiles
SOURCES = 8
WORKERS = 5
TRAIL = 10
SPACES = 4 * TRAIL
VALUES = tuple(range(1 + max(max(values) for values in CELLS.values())))
LAID = tuple(product(EXPLORATION, FACES, (0, 1)))

Kind = int | tuple[Any, ...]
Place = tuple[int | str, ...]
SLOT_OF: dict[str, tuple[tuple[Kind, Callable[[Place], Any]], ...]] = {
    "contract.keep": ((tuple(CONTRACTS), itemgetter(0)),),
    "start.face": ((("A", "B"), itemgetter(0)),),
    "trail.start": ((LAID, tuple),),
    "rival.place": ((FRONTIER, tuple),),
    "rival.shift": ((FRONTIER, itemgetter(slice(2))), ((0, 1, 2, 3), itemgetter(2))),
    "tile.place": (
        (2, itemgetter(0)),
        (FRONTIER, itemgetter(slice(1, 3))),
        ((0, 1, 2, 3), itemgetter(3)),
    ),
    "castle.found": ((STEPS, tuple),),
    "monte.choose": ((MONTES, tuple),),
    "disc.mark": ((tuple(range(SPACES)), itemgetter(0)),),
    "trail.add": ((LAID, tuple),),
    "trail.alter": ((tuple(range(TRAIL)), itemgetter(0)), (LAID, itemgetter(slice(1, None)))),
    "sell": (
        (tuple(MARKETS), itemgetter(0)),
        (PRODUCTS, itemgetter(1)),
        (SOURCES, itemgetter(2)),
    ),
    "land.claim": (
        (LANDSCAPES, itemgetter(0)),
        (VALUES, itemgetter(1)),
        (SOURCES, itemgetter(2)),
    ),
    "worker.step": ((tuple(range(WORKERS)), itemgetter(0)), (STEPS, itemgetter(slice(1, None)))),
    "worker.lay": (((0, 1, 2, 3), itemgetter(0)),),
    "cons.claim": (
        (CONSTRUCTIONS, itemgetter(0)),
        (VALUES, itemgetter(1)),
        (tuple(range(WORKERS)), itemgetter(2)),
    ),
    "bonus.decline": (),
    "mode.disc": (),
    "mode.worker": (),
    "turn.end": (),
    "toll.pay": (),
    "cyl.advance": (),
    "mark.done": (),
    "sell.skip": (),
    "worker.add": (),
    "move.done": (),
}


def _size(kind: Kind) -> int:
    return kind if isinstance(kind, int) else len(kind)


def names() -> Iterator[str]:
    for verb, parts in SLOT_OF.items():
        shown = [
            [f"#{n}" for n in range(kind)] if isinstance(kind, int) else list(map(_name, kind))
            for kind, _ in parts
        ]
        yield from (" ".join((verb, *words)) for words in product(*shown))


def _name(value: Any) -> str:
    return f"{value[0]}{value[1]}" + "'" * value[2] if isinstance(value, tuple) else str(value)


def _firsts() -> dict[str, int]:
    """The number of each verb's first action."""
    found, at = {}, 0
    for verb, parts in SLOT_OF.items():
        found[verb] = at
        count = 1
        for kind, _ in parts:
            count *= _size(kind)
        at += count
    return found


FIRST = _firsts()
AT = {
    verb: [{v: n for n, v in enumerate(kind)} if isinstance(kind, tuple) else None for kind, _ in p]
    for verb, p in SLOT_OF.items()
}


FIXED: dict[str, dict[Place, int]] = {
    verb: {} for verb, parts in AT.items() if all(known is not None for known in parts)
}
"""For verbs without slots the numbers that have been asked for so far."""


def of(legal: Sequence[Action]) -> tuple[int, ...]:
    try:
        return tuple([FIXED[action.verb][action.at] for action in legal])
    except KeyError:
        if legal[0].verb == "tile.place" == legal[-1].verb:  # as at the begin of each turn
            return _numbers_of_ways([action.at for action in legal])
        places: dict[str, list[Place]] = {}
        for action in legal:
            places.setdefault(action.verb, []).append(action.at)
        numbers = {verb: iter(_numbers(verb, some)) for verb, some in places.items()}
        return tuple([next(numbers[action.verb]) for action in legal])


WAYS_OF_TILE = 4 * FRONTIER


def _numbers_of_ways(places: Sequence[Any]) -> tuple[int, ...]:
    """What `_counted` gives for ways to lay tiles and nothing else, at once: they are many."""
    tiles, cells = {place[0] for place in places}, {place[1:3] for place in places}
    if len(cells) > FRONTIER:
        raise OverflowError(f"tile.place has more than {FRONTIER} places at once")
    firsts = range(FIRST["tile.place"], FIRST["tile.place"] + 4 * len(cells), 4)
    of_tile = {tile: WAYS_OF_TILE * rank for rank, tile in enumerate(sorted(tiles))}
    of_cell = dict(zip(sorted(cells), firsts, strict=True))
    return tuple([of_tile[place[0]] + of_cell[place[1:3]] + place[3] for place in places])


def _numbers(verb: str, places: list[Place]) -> Sequence[int]:
    """The numbers of actions with one verb, of all that are legal."""
    fixed = FIXED.get(verb)
    if fixed is None:
        return _counted(verb, places)
    try:
        return [fixed[place] for place in places]
    except KeyError:
        fixed |= zip(places, _counted(verb, places), strict=True)
        return [fixed[place] for place in places]


def _counted(verb: str, places: list[Place]) -> Sequence[int]:
    found = [FIRST[verb]] * len(places)
    step = 1
    for known, (kind, take) in zip(reversed(AT[verb]), reversed(SLOT_OF[verb]), strict=True):
        values = list(map(take, places))
        if known is None:
            known = {value: rank for rank, value in enumerate(sorted(set(values)))}
            if len(known) > _size(kind):
                raise OverflowError(f"{verb} has more than {kind} places at once")
        found = [number + step * known[value] for number, value in zip(found, values, strict=True)]
        step *= _size(kind)
    return found
