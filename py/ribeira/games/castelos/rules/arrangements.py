"""Which arrangements of a trail a single alteration would bring back (C-8.8).

A turn may see dozens of them. So that comparing takes no longer for a long trail, each arrangement
is a number with eight bits for its length and for each slot. The numbers of the earlier ones are
those that the arrangement before was compared with.
"""

from __future__ import annotations

from ribeira.games.castelos.material import EXPLORATION, FACES
from ribeira.games.castelos.rules.state import Laid, Trail

Seen = tuple[tuple[Trail, int], ...]
"""Earlier arrangements, each with the discs at hand then."""
LAID: dict[Laid, int] = {}
for tile in EXPLORATION:
    for face in FACES:
        LAID |= {(tile, face, turned): len(LAID) + 1 + turned for turned in (0, 1)}
IN_ONE_SLOT = {n << 8 * (slot + 1): slot for slot in range(len(EXPLORATION)) for n in range(1, 128)}
"""How the numbers of two arrangements may differ that differ in one slot."""
KEPT = 64


Numbered = tuple[Trail, int, Seen, list[int]]
"""A trail with its number, and what it was compared with, with theirs."""

_kept: dict[int, Numbered] = {}
"""By the identity of the trail, which is held here, so that no other can get it."""


def one_slot_away(trail: Trail, seen: Seen) -> list[tuple[int, int]]:
    """The places in `seen` of those that differ in one slot, and that slot."""
    _, number, _, numbers = _numbered(trail, seen)
    return [
        (at, IN_ONE_SLOT[by])
        for at, other in enumerate(numbers)
        if (by := number ^ other) in IN_ONE_SLOT
    ]


def _numbered(trail: Trail, seen: Seen) -> Numbered:
    known = _kept.get(id(trail))
    if known and known[2] == seen:
        return known
    last = _kept.get(id(seen[-1][0])) if seen else None
    is_next = last and last[2] == seen[:-1]
    numbers = [*last[3], last[1]] if last and is_next else [_number(laid) for laid, _ in seen]
    if len(_kept) >= KEPT:
        _kept.clear()
    _kept[id(trail)] = made = trail, _number(trail), seen, numbers
    return made


def _number(trail: Trail) -> int:
    return int.from_bytes([len(trail), *map(LAID.__getitem__, trail)], "little")
