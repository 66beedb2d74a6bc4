"""What a seat's holdings are worth at the prices of a table (6.1 of the rules).

Discs and workers are what a seat runs out of: every possible use of them goes into one pool and
only as many as there are pieces count, the best. Whole numbers only, so that both Pythons agree.
In which order the claims take their pieces is left open.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ribeira.games.castelos.bots.weights import (
    MEALHA,
    POINT,
    Counts,
    Holdings,
    Lead,
    May,
    Prices,
    Worth,
)
from ribeira.games.castelos.material import GOLD, RELIGION
from ribeira.games.castelos.rules.score import religion_points

CHANCE = (  # percent: that so many more are still found and claimed, by the turns left
    (0, 84, 88, 90, 90, 90, 90, 90, 90),
    (0, 30, 46, 56, 62, 66, 69, 71, 72),
    (0, 8, 20, 30, 37, 42, 46, 49, 51),
    (0, 1, 7, 13, 18, 22, 26, 29, 31),
    (0, 0, 2, 4, 7, 9, 12, 14, 16),
    (0, 0, 0, 1, 2, 4, 5, 6, 7),
)
SALES = ((0, 80, 84, 86, 88, 90), (0, 0, 30, 50, 60, 66), (0, 0, 8, 20, 32, 40))
"""Percent: that the best sale is made later, the second, the third, by the turns left."""
DISC = (0, 20, 35, 45, 50, 55, 60, 65, 70)
"""What a disc will surely find to do, by the turns left; and a worker."""
WORKER = (0, 20, 35, 45, 50, 55, 60, 65, 70)
WORKER_TURNS = (0, 100, 130, 180, 235, 290, 345, 400, 455, 510, 565, 620, 675)
"""Worker turns to come, in hundredths, by the turns left."""
ONE_OF_BOTH = (0, 10, 75)
"""Percent of the lesser of what discs and what workers are to bring, when so few turns are left."""
SPENT_AFIELD = (80, 62, 48, 36, 26)
"""Percent: claims that take workers out of their montes shrink what the next one can count."""
READY = 5  # for each of the first mealhas: tolls, and a gold coin to enter a monte
OPEN_QUARTER = 12
MOVE = 7
SOON = 5  # turns
HOPED_FACTOR = 4
SURE = 100

NAMES = ("wealth", "landscapes", "constructions", "sales", "cells", "works", "pieces")
WEALTH, LANDSCAPES, CONSTRUCTIONS, SELLING, REACH, WORKS, PIECES = range(len(NAMES))

Uses = list[tuple[int, int]]
"""Hundredths of a point, and under which of the `NAMES`."""


class Judge:
    """Weighs holdings at the prices of one table; remembers what it has weighed."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.late = min(prices.turns, 8)
        self._trails: dict[object, tuple[int, ...]] = {}
        self._works: dict[object, tuple[int, ...]] = {}

    def total(self, held: Holdings, may: May) -> int:
        return sum(self.worth(held, may))

    def worth(self, held: Holdings, may: May) -> Worth:
        sold, lands, led, *discs = self._remembered_trail(held, may)
        religion, built, leads, *workers = self._remembered_work(held, may)
        if self.late < len(ONE_OF_BOTH):
            lesser = discs if sum(discs) < sum(workers) else workers
            lesser[:] = [part * ONE_OF_BOTH[self.late] // 100 for part in lesser]
        sales, reach, kept_discs = discs
        works, faith, growth, kept_workers = workers
        return Worth(
            wealth=sold + self._money(held.mealhas),
            religion=religion,
            landscapes=lands + held.claimed_lands * POINT,
            constructions=built + held.claimed_works * POINT,
            contracts=led + leads,
            sales=sales,
            cells=reach,
            works=works,
            faith=faith,
            growth=growth,
            pieces=kept_discs + kept_workers,
            path=held.path if self.late else 0,
        )

    def _remembered_trail(self, held: Holdings, may: May) -> tuple[int, ...]:
        key = (held.goods, held.lands, held.discs, may.sell, may.claim_land)
        found = self._trails.get(key)
        if found is None:
            found = self._trails[key] = self._trail(held, may)
        return found

    def _remembered_work(self, held: Holdings, may: May) -> tuple[int, ...]:
        pieces = (held.reserve, held.afield, held.religion, held.castles)
        key = (held.built, held.chapels, held.open_quarters, pieces, may.pray, may.claim_works)
        found = self._works.get(key)
        if found is None:
            found = self._works[key] = self._work(held, may)
        return found

    def _money(self, mealhas: int) -> int:
        if not self.late:
            return mealhas // GOLD * POINT + mealhas % GOLD
        return mealhas * MEALHA + min(mealhas, GOLD) * READY

    def _trail(self, held: Holdings, may: May) -> tuple[int, ...]:
        uses: Uses = [(DISC[self.late], PIECES)] * held.discs
        self._cells(uses, held.lands, self.prices.cells, may.claim_land, (LANDSCAPES, REACH))
        self._sales(uses, held.goods, may.sell)
        sums = _best(uses, held.discs)
        led = _leads(self.prices.trail_leads, held.goods + held.lands)
        return sums[WEALTH], sums[LANDSCAPES], led, sums[SELLING], sums[REACH], sums[PIECES]

    def _cells(
        self,
        uses: Uses,
        counts: Counts,
        cells: tuple[Counts, ...],
        now: bool,
        names: tuple[int, int],
    ) -> None:
        for count, values in zip(counts, cells, strict=False):
            for value in values:
                if now and value <= count:
                    uses.append((value * POINT, names[0]))
                elif self.late and value - count < len(CHANCE):
                    uses.append((value * CHANCE[max(0, value - count)][self.late], names[1]))

    def _sales(self, uses: Uses, goods: Counts, now: bool) -> None:
        offers = self._offers(goods)
        sure = [offer for offer in offers if offer[1] == SURE]
        if now and sure:
            uses.append((max(sure)[0], WEALTH))
            offers.remove(max(sure))
        incomes = sorted((income * hope // SURE for income, hope in offers), reverse=True)
        late = min(self.late, len(SALES[0]) - 1)
        for income, chance in zip(incomes, SALES, strict=False):
            uses.append((income * chance[late] // 100, SELLING))

    def _offers(self, goods: Counts) -> list[tuple[int, int]]:
        """What each sale would bring, and how sure it is that there is such a market."""
        offers = []
        for count, factors, hope in zip(goods, self.prices.markets, self.prices.hopes, strict=True):
            if count:
                offers += [(count * factor * MEALHA, SURE) for factor in factors]
                offers.append((count * HOPED_FACTOR * MEALHA, hope))
        return offers

    def _work(self, held: Holdings, may: May) -> tuple[int, ...]:
        values = religion_values(self.prices.side, bool(self.late))
        last = len(values) - 1
        space = min(last, held.religion + held.chapels * may.pray)
        later = min(last, space + held.chapels * WORKER_TURNS[min(self.prices.turns, 12)] // 100)
        workers = held.reserve + held.afield
        uses: Uses = [(WORKER[self.late], PIECES)] * workers
        self._cells(uses, held.built, self.prices.works, may.claim_works, (CONSTRUCTIONS, WORKS))
        uses = self._weakened(uses, held.reserve)
        sums = _best(uses, workers)
        led = _leads(self.prices.work_leads, held.built)
        if self.prices.castle_lead:
            led += self.prices.castle_lead[min(held.castles, len(self.prices.castle_lead) - 1)]
        soon = min(self.late, SOON)
        growth = OPEN_QUARTER * held.open_quarters * soon + MOVE * held.afield * soon
        faith = values[later] - values[space]
        return values[space], sums[CONSTRUCTIONS], led, sums[WORKS], faith, growth, sums[PIECES]

    def _weakened(self, uses: Uses, reserve: int) -> Uses:
        """Claims of this turn, those beyond the reserve for less, or put off (C-13.3)."""
        now = sorted((use for use in uses if use[1] == CONSTRUCTIONS), reverse=True)
        rest = [use for use in uses if use[1] != CONSTRUCTIONS]
        for at, (value, name) in enumerate(now[: reserve + len(SPENT_AFIELD)]):
            share = 100 if at < reserve else SPENT_AFIELD[at - reserve]
            later = CHANCE[0][self.late]
            rest.append(
                (value * share // 100, name) if share >= later else (value * later // 100, WORKS)
            )
        return rest


@lru_cache(maxsize=256)
def judge_at(prices: Prices) -> Judge:
    return Judge(prices)


def _best(uses: Uses, pieces: int) -> list[int]:
    """The best uses, as many as there are pieces, by name."""
    sums = [0] * len(NAMES)
    uses.sort(reverse=True)
    for value, name in uses[:pieces]:
        sums[name] += value
    return sums


def _leads(leads: tuple[Lead, ...], counts: Counts) -> int:
    return sum(
        lead[min(count, len(lead) - 1)] for lead, count in zip(leads, counts, strict=True) if lead
    )


@cache
def religion_values(side: str, later: bool) -> Counts:
    """What each space of the track is worth; on the way to a point a share of it."""
    marks = (0, *RELIGION[side])
    values = []
    for space in range(marks[-1] + 1):
        points = religion_points(side, space)
        value = POINT * points
        if later and points < len(RELIGION[side]):
            value += POINT * (space - marks[points]) // (marks[points + 1] - marks[points])
        values.append(value)
    return tuple(values)
