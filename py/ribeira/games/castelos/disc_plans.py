"""Disc turns thought through: how far the cylinder runs, what discs can mark, what follows (C-8).

A run goes as far as the monte lets it; at each tile that is not locked yet it tries every way to
lay one there. Bad at: runs that stop early on purpose, and tiles altered for a later turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from ribeira.games.castelos import trail
from ribeira.games.castelos.marking import choices, chosen
from ribeira.games.castelos.material import LANDSCAPES, PRODUCTS, SPACES, TOLL
from ribeira.games.castelos.montes import monte_at, shows
from ribeira.games.castelos.prices import with_trail
from ribeira.games.castelos.state import Estate, Laid, Table
from ribeira.games.castelos.worth import DISC_TURN, Holdings, Judge, Worth

Shown = tuple[str, ...]
"""What the chosen monte still offers: each terrain once, or each quarter (`markBudget`)."""

MARKED = 2  # so many of the best runs are tried with discs
EFFORT = -1  # for a tile that is touched


def offers_of(table: Table) -> tuple[Shown, ...]:
    """What each monte that may be marked with offers; only the chosen one's, once it is (C-8.3)."""
    if table.turn.monte:
        return (_terrains(chosen(table), table.variant.per_quarter),)
    found = set()
    for quarter in choices(table):
        monte = monte_at(table, *quarter)
        if monte is not None:
            found.add(_terrains(shows(table, monte), table.variant.per_quarter))
    return tuple(sorted(found)) or ((),)


def _terrains(shown: tuple[str, ...], each: bool) -> Shown:
    return tuple(sorted(shown)) if each else tuple(sorted(set(shown)))


def best_marking(table: Table, judge: Judge, held: Holdings, edits: bool = True) -> Worth:
    """The disc turn at its best from here, with every monte that may still be chosen."""
    alter = edits and table.variant.alter
    found = (
        marked(table.own, shown, judge, held, table.variant.per_quarter, alter)
        for shown in offers_of(table)
    )
    return max(found, key=sum)


def marked(
    own: Estate, shown: Shown, judge: Judge, held: Holdings, each: bool, alter: bool
) -> Worth:
    """The best of one monte: a run, then discs where they help."""
    stops = {}
    for end, left, touched in _runs(own, shown, each, alter):
        now = with_trail(held, end)
        stops[now] = (judge.total(now, DISC_TURN) + EFFORT * touched, end, left, touched)
    ranked = sorted(stops.values(), key=lambda stop: -stop[0])
    found = (
        _with_discs(end, left, judge, with_trail(held, end), each)._replace(effort=EFFORT * touched)
        for _, end, left, touched in ranked[:MARKED]
    )
    return max(found, key=sum)


@lru_cache(maxsize=2048)
def _runs(
    own: Estate, shown: Shown, each: bool, alter: bool
) -> tuple[tuple[Estate, Shown, int], ...]:
    return tuple(_run(own, shown, each, alter, 0))


def _run(
    own: Estate, left: Shown, each: bool, alter: bool, touched: int
) -> Iterator[tuple[Estate, Shown, int]]:
    """Where the cylinder may come to a stop, with what the monte still offers then."""
    while (space := trail.next_space(own)) in left and not _at_a_tile(own, alter):
        own, left = trail.advance(own), _without(left, space, each)
    yield own, left, touched
    if space == TOLL and own.mealhas and not _at_a_tile(own, alter):
        yield from _run(_past_toll(own), left, each, alter, touched)
    if _at_a_tile(own, alter):
        for laid in _layable(own):
            other, changed = _laid(own, laid)
            first = trail.face(laid)[0]
            if first in left:
                rest = _without(left, first, each)
                yield from _run(trail.advance(other), rest, each, alter, touched + changed)
            elif first == TOLL and own.mealhas:
                yield from _run(_past_toll(other), left, each, alter, touched + changed)


def _at_a_tile(own: Estate, alter: bool) -> bool:
    """Whether the next space is the first of a tile that can be chosen."""
    return alter and (own.cylinder + 1) % SPACES == 0


def _layable(own: Estate) -> Iterator[Laid]:
    slot = trail.first_slot(own)
    here = (own.trail[slot][0],) if slot < len(own.trail) else ()
    for tile in (*here, *own.unplaced):
        for side, turned in trail.WAYS:
            yield tile, side, turned


def _laid(own: Estate, laid: Laid) -> tuple[Estate, int]:
    slot = trail.first_slot(own)
    if slot == len(own.trail):
        return trail.add(own, laid), 1
    if own.trail[slot] == laid:
        return own, 0
    return trail.alter(own, slot, laid), 1


def _past_toll(own: Estate) -> Estate:
    """C-8.9"""
    return replace(own, mealhas=own.mealhas - 1, cylinder=own.cylinder + 1)


def _without(left: Shown, terrain: str, each: bool) -> Shown:
    """A quarter serves once with `markBudget`, else for good (C-8.6)."""
    return trail_without(left, terrain) if each else left


def trail_without(left: Shown, terrain: str) -> Shown:
    at = left.index(terrain)
    return (*left[:at], *left[at + 1 :])


def _with_discs(own: Estate, left: Shown, judge: Judge, held: Holdings, each: bool) -> Worth:
    """Discs onto spaces ahead, one after another, as long as one more helps (C-8.5)."""
    best = judge.worth(held, DISC_TURN)
    ahead = [
        space
        for at, space in enumerate(trail.spaces(own.trail))
        if at > own.cylinder and at not in own.marks and space in left
    ]
    for _ in range(own.discs):
        tried = [
            (sum(worth), terrain, worth, more)
            for terrain in sorted(set(ahead) & set(left))
            for more in [_one_more(held, terrain)]
            for worth in [judge.worth(more, DISC_TURN)]
        ]
        if not tried or max(tried)[0] <= sum(best):
            break
        _, terrain, best, held = max(tried)
        ahead.remove(terrain)
        left = _without(left, terrain, each)
    return best


def _one_more(held: Holdings, terrain: str) -> Holdings:
    if terrain in PRODUCTS:
        at = PRODUCTS.index(terrain)
        return held._replace(goods=(*held.goods[:at], held.goods[at] + 1, *held.goods[at + 1 :]))
    at = LANDSCAPES.index(terrain)
    return held._replace(lands=(*held.lands[:at], held.lands[at] + 1, *held.lands[at + 1 :]))
