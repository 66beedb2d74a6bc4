"""Disc turns: how far the cylinder runs, what discs can mark, what follows (C-8).

A run goes as far as the monte lets it; at each tile that is not locked yet it tries every way to
lay one there. Runs that stop early on purpose, and tiles altered for a later turn, would take too
long to look through.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ribeira.games.castelos.bots.holdings import Judge, judge_at
from ribeira.games.castelos.bots.prices import goods_of, lands_of, path_of
from ribeira.games.castelos.bots.weights import DISC_TURN, NO_WORK, Counts, Holdings, Prices, Worth
from ribeira.games.castelos.material import LANDSCAPES, PRODUCTS, SPACES, TOLL
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.montes import monte_at, shows
from ribeira.games.castelos.rules.state import Estate, Laid, Table, without
from ribeira.games.castelos.rules.steps.marking import choices, chosen, look

Shown = tuple[str, ...]
"""What the chosen monte still offers: each terrain once, or each quarter (`markBudget`)."""

MARKED = 2  # so many of the best runs are tried with discs
ADDED, ALTERED, RETURNED = -3, -20, -100
"""For each tile of the trail that is touched, and each disc that comes back so; or else it would
never stop turning them."""


def offers_of(table: Table) -> tuple[Shown, ...]:
    """What each monte that may be marked with offers; only the chosen one's, once it is (C-8.3)."""
    if table.turn.monte:
        return (look(chosen(table), table.variant.per_quarter),)
    found = set()
    for quarter in choices(table):
        monte = monte_at(table, *quarter)
        if monte is not None:
            found.add(look(shows(table, monte), table.variant.per_quarter))
    return tuple(sorted(found)) or ((),)


def best_marking(table: Table, judge: Judge, held: Holdings) -> Worth:
    """The disc turn at its best from here, with every monte that may still be chosen."""
    prices = judge.prices.of_the_trail
    variant = table.variant
    found = []
    for shown in offers_of(table):
        plan = best_trail(table.own, shown, variant.per_quarter, variant.alter, prices)
        found.append(judge.worth(plan.onto(held), DISC_TURN)._replace(effort=plan.effort))
    return max(found, key=sum)


class TrailPlan(NamedTuple):
    """What a trail comes to, and what it cost to touch its tiles."""

    mealhas: int
    goods: Counts
    lands: Counts
    discs: int
    path: int
    effort: int = 0

    def onto(self, held: Holdings) -> Holdings:
        """The same seat with such a trail."""
        return held._replace(
            mealhas=self.mealhas,
            goods=self.goods,
            lands=self.lands,
            discs=self.discs,
            path=self.path,
        )


@lru_cache(maxsize=4096)
def best_trail(own: Estate, shown: Shown, each: bool, alter: bool, prices: Prices) -> TrailPlan:
    """The best that one monte does for a trail: a run, then discs where they help."""
    judge = judge_at(prices)
    stops: dict[TrailPlan, tuple[int, Estate, Shown]] = {}
    for end, left, effort in _run(own, shown, each, alter, 0):
        plan = _trail_plan(end, effort)
        stops.setdefault(plan, (_total(judge, plan), end, left))
    ranked = sorted(stops.items(), key=lambda stop: -stop[1][0])
    found = [_with_discs(end, left, judge, plan, each) for plan, (_, end, left) in ranked[:MARKED]]
    return max(found)[1]


def _trail_plan(own: Estate, effort: int) -> TrailPlan:
    discs = own.discs + len(own.marks)
    return TrailPlan(own.mealhas, goods_of(own), lands_of(own), discs, path_of(own), effort)


def _total(judge: Judge, plan: TrailPlan) -> int:
    return judge.total(plan.onto(NO_WORK), DISC_TURN) + plan.effort


def _run(
    own: Estate, left: Shown, each: bool, alter: bool, effort: int
) -> Iterator[tuple[Estate, Shown, int]]:
    """Where the cylinder may come to a stop, with what the monte still offers then."""
    while (space := trail.next_space(own)) in left and not _at_a_tile(own, alter):
        own, left = trail.advance(own), _without(left, space, each)
    yield own, left, effort
    if space == TOLL and own.mealhas and not _at_a_tile(own, alter):
        yield from _run(trail.pay_toll(own), left, each, alter, effort)
    if _at_a_tile(own, alter):
        for laid in _layable(own):
            other, cost = _laid(own, laid)
            first = trail.face(laid)[0]
            if first in left:
                rest = _without(left, first, each)
                yield from _run(trail.advance(other), rest, each, alter, effort + cost)
            elif first == TOLL and own.mealhas:
                yield from _run(trail.pay_toll(other), left, each, alter, effort + cost)


def _at_a_tile(own: Estate, alter: bool) -> bool:
    """Whether the next space is the first of a tile that can be chosen."""
    return alter and (own.cylinder + 1) % SPACES == 0


def _layable(own: Estate) -> Iterator[Laid]:
    for tile in trail.layable(own, trail.first_slot(own)):
        for side, turned in trail.WAYS:
            yield tile, side, turned


def _laid(own: Estate, laid: Laid) -> tuple[Estate, int]:
    slot = trail.first_slot(own)
    if slot == len(own.trail):
        return trail.add(own, laid), ADDED
    if own.trail[slot] == laid:
        return own, 0
    return trail.alter(own, slot, laid), altering(own, slot)


def altering(own: Estate, slot: int) -> int:
    """What it costs."""
    return ALTERED + RETURNED * len(trail.marks_in(own, slot))


def _without(left: Shown, terrain: str, each: bool) -> Shown:
    """With `markBudget` a quarter serves once, else for good (C-8.6)."""
    return without(left, terrain) if each else left


def _with_discs(
    own: Estate, left: Shown, judge: Judge, plan: TrailPlan, each: bool
) -> tuple[int, TrailPlan]:
    """Discs onto spaces ahead, one after another, as long as one more helps (C-8.5)."""
    best = _total(judge, plan), plan
    row = trail.spaces(own.trail)
    ahead = [row[at] for at in trail.markable(own, left)]
    for _ in range(own.discs):
        more = {space: _one_more(best[1], space) for space in sorted(set(ahead) & set(left))}
        tried = [(_total(judge, plan), plan, space) for space, plan in more.items()]
        if not tried or max(tried)[0] <= best[0]:
            break
        total, plan, space = max(tried)
        best = total, plan
        ahead.remove(space)
        left = _without(left, space, each)
    return best


def _one_more(plan: TrailPlan, terrain: str) -> TrailPlan:
    if terrain in PRODUCTS:
        return plan._replace(goods=_raised(plan.goods, PRODUCTS.index(terrain)))
    return plan._replace(lands=_raised(plan.lands, LANDSCAPES.index(terrain)))


def _raised(counts: Counts, at: int) -> Counts:
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])
