"""What may still come in Douro 1872, and what a hand may expect of it, from a sight alone.

Cardia, which makes a half one play longer for everybody, is left out of the plans.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from math import fsum

from ribeira.core.replace import replace
from ribeira.games.douro.bots.lead import lead
from ribeira.games.douro.bots.odds import Position, Rival
from ribeira.games.douro.material import level
from ribeira.games.douro.rules.options import read_options
from ribeira.games.douro.rules.sight import Sight, candidates, unseen_boats, unseen_fogs
from ribeira.kit.advice import Sliced

TOGETHER = 64
"""So many parts of a hand are weighed between two yield points."""

FOG = 0
"""The kind of a fog card, beside the levels 1 to 5 of boats: what the back of a card shows."""

Belief = tuple[tuple[float, str], ...]
"""Cards with their chances."""

Row = tuple[float, ...]
Rows = dict[int, Row]
"""What each card of the hand may gain on the rivals with each kind of Rabelo."""

Slot = tuple[tuple[float, Row], ...]
"""One coming play: the kinds it may be about, each with its chance."""


def position_of(seen: Sight) -> Position:
    """The present play: what every rival may hold, and who holds phylloxera."""
    assert seen.seat is not None
    rivals = tuple(
        Rival(candidates(seen, seat), seat == seen.holder)
        for seat in range(seen.table)
        if seat != seen.seat
    )
    return Position(
        seen.table, seen.seat, seen.holder == seen.seat, rivals, read_options(seen.options)
    )


def belief(seen: Sight) -> Belief:
    """The cards that the disputed one may be."""
    return _of_kind(seen.valley[0] if seen.valley else FOG, seen)


def _of_kind(kind: int, seen: Sight) -> Belief:
    """The cards with that back that were not turned yet, all equally likely; Sirga counts as each
    of the boats that it may tow (D-5.5)."""
    boats = unseen_boats(seen)
    if kind != FOG:
        return _evenly(tuple(boat for boat in boats if level(boat) == kind), 1.0)
    fogs = unseen_fogs(seen)
    if "SIR" not in fogs:
        return _evenly(fogs, 1.0)
    others = tuple(fog for fog in fogs if fog != "SIR")
    share = 1 / len(fogs)
    return (*_evenly(others, 1 - share), *_evenly(boats, share))


def _evenly(cards: tuple[str, ...], share: float) -> Belief:
    return tuple((share / len(cards), card) for card in cards)


def mean(beliefs: Belief, points: Callable[[str], float]) -> float:
    return fsum(chance * points(card) for chance, card in beliefs)


def chance_of_cardia(seen: Sight) -> float:
    """The chance that this very play gives the cards back, so that none is spent (D-5.3)."""
    fogs = unseen_fogs(seen)
    unknown = seen.stage == "play" and not seen.valley
    return 1 / len(fogs) if unknown and "CAR" in fogs else 0.0


def outlook(seen: Sight, rows: Rows) -> Sliced[list[float]]:
    """The lead to expect from each part of the hand (a bit mask) in as many plays at the end of
    this half, each play getting the card that fits it best."""
    size = len(seen.hand)
    slots = _slots(seen, rows)
    best = [0.0] * (1 << size)
    for mask in range(1, len(best) - 1):
        if mask % TOGETHER == 0:
            yield
        left = [(i, best[mask ^ 1 << i]) for i in range(size) if mask >> i & 1]
        best[mask] = fsum(
            chance * max([row[i] + rest for i, rest in left]) for chance, row in slots[len(left)]
        )
    return best


def _slots(seen: Sight, rows: Rows) -> list[Slot]:
    """The coming plays, by the number of cards that will be left for them."""
    coming, pool = _coming(seen)
    total = sum(pool.values())
    unknown = tuple((count / total, rows[kind]) for kind, count in sorted(pool.items()))
    known: list[Slot] = [((1.0, rows[kind]),) for kind in coming]
    plays = len(seen.hand) - 1
    return [(), *reversed((known + [unknown] * plays)[:plays])]


def _coming(seen: Sight) -> tuple[tuple[int, ...], Counter[int]]:
    """The kinds of the next plays as far as they are public, and those of all other cards."""
    coming = (*seen.valley, *(FOG,) * seen.fogs_on_top)
    pool = Counter(level(card) for card in (*unseen_boats(seen), *unseen_fogs(seen)))
    pool.subtract(coming)
    return coming[seen.stage == "play" :], +pool


def rows_of(seen: Sight) -> Sliced[Rows]:
    """Later plays are judged as if a rival, no matter which, held phylloxera."""
    now = position_of(seen)
    first, *others = (Rival(rival.cards) for rival in now.rivals)
    position = replace(now, mine=False, rivals=(replace(first, holds=True), *others))
    coming, pool = _coming(seen)
    rows: Rows = {}
    for kind in {*coming, *pool}:
        row = []
        for card in seen.hand:
            row.append(mean(_of_kind(kind, seen), partial(lead, card, position)))
            yield
        rows[kind] = tuple(row)
    return rows


def plan(mask: int, seen: Sight, rows: Rows, best: list[float]) -> dict[int, int]:
    """Which of the cards left go to the kinds of Rabelo that are known to come."""
    planned = {}
    for kind in _coming(seen)[0][: mask.bit_count()]:
        left = [i for i in range(len(seen.hand)) if mask >> i & 1]
        i = max(left, key=lambda i: rows[kind][i] + best[mask ^ 1 << i])
        planned[seen.hand[i]] = kind
        mask ^= 1 << i
    return planned
