"""How deeply each of the others seems to think, judged by the cards that they have shown.

Each of their plays is looked at again with what they saw then: what would somebody choose who
thinks so deeply? Every card shown makes one depth a little likelier than another, or than chance,
for its seat and a little for all, because people who play together are often alike. A sight does
not show who held phylloxera then, nor what was donated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise, product, takewhile
from math import comb, factorial, fsum, prod
from operator import getitem

from ribeira.core.replace import replace
from ribeira.games.douro.bots.prospects import FOG
from ribeira.games.douro.material import BARRELS, START_POINTS, is_fog, level
from ribeira.games.douro.rules.sight import Sight
from ribeira.kit.advice import Sliced, weight

SLACK = 0.4
"""A thinking player hardly plays a card that is worse than another by so many points,"""

WHIM = 20
"""but may have reasons of its own."""

BLIND = 0.2
"""Before any card is shown it is so much less likely that anybody plays any card than that all
think."""

Gaps = dict[int, float]
"""For each card of a hand by how many points it seems worse than the best."""

FindGaps = Callable[[Sight, int], Sliced[Gaps]]
"""How a seat judges its cards, when it thinks so deeply."""

Mind = tuple[float, ...]
"""How likely somebody thinks to depth 0, 1 and so on. The rest is who plays any card."""


def read_minds(seen: Sight, depths: int, find_gaps: FindGaps) -> Sliced[dict[int, Mind]]:
    """How each of the others thinks, out of so many depths."""
    odds = {}
    for seat in range(seen.seats):
        if seat != seen.seat:
            odds[seat] = yield from _odds(seen, seat, depths, find_gaps)
    likely = dict(zip(odds, combine(list(odds.values())), strict=True))
    blind = (0.0,) * depths  # the Phantom (D-11)
    return {seat: likely.get(seat, blind) for seat in range(seen.table) if seat != seen.seat}


def _odds(seen: Sight, seat: int, depths: int, find_gaps: FindGaps) -> Sliced[Mind]:
    """How many times likelier its cards are from who thinks so deeply than from who does not."""
    odds = [1.0] * depths
    for then, card in _plays(seen, seat):
        for depth in range(depths):
            gaps = yield from find_gaps(then, depth)
            ready = {card: WHIM + weight(gap, SLACK) for card, gap in gaps.items()}
            odds[depth] *= ready[card] * len(ready) / sum(ready.values())
    return tuple(odds)


def combine(odds: list[Mind]) -> list[Mind]:
    """For each how likely it thinks to each depth."""
    kinds = range(1 + len(odds[0]))  # 0 plays any card
    chances = [(1.0, *mind) for mind in odds]
    shares = {
        table: _at_first(table, len(kinds)) * prod(map(getitem, chances, table))
        for table in product(kinds, repeat=len(odds))
    }
    whole = fsum(shares.values())
    return [
        tuple(
            fsum(share for table, share in shares.items() if table[n] == kind) / whole
            for kind in kinds[1:]
        )
        for n in range(len(odds))
    ]


def _at_first(table: tuple[int, ...], kinds: int) -> float:
    """How likely such a table is: if not all think, any smaller number is as likely as another, and
    so is, among those who think, any number of each depth."""
    counts = Counter(table)
    orders = factorial(len(table)) // prod(map(factorial, counts.values()))
    thinking = len(table) - counts[0]
    share = BLIND / len(table) if counts[0] else 1.0
    return share / orders / comb(thinking + kinds - 2, thinking)


def _plays(seen: Sight, seat: int) -> Iterator[tuple[Sight, int]]:
    """What that seat saw before each card that it has shown, and the card.

    What nobody can know any more always has the same value, so that equal positions are equal."""
    always = replace(
        seen,
        seat=seat,
        stage="play",
        half=1,
        stack=0,
        fogs_on_top=1,
        chosen=None,
        donated=None,
        has_chosen=(False,) * seen.table,
        earlier=(),
        returned=(None,) * seen.table,
        tally=((START_POINTS,),) * seen.table,
        holder=(seat + 1) % seen.table,
        last=None,
    )
    disputed = _disputed(seen)
    kept = iter(rabelo for rabelo in disputed if rabelo != "CAR")  # gives cards back (D-5.3)
    before: tuple[tuple[int, ...], ...] = ()
    for piles in filter(None, (seen.earlier, seen.spent)):
        left: tuple[int, ...] = BARRELS
        for play, card in enumerate(piles[seat]):
            rabelo = next(kept)
            coming = disputed[disputed.index(rabelo) :]
            then = replace(
                always,
                plays=disputed.index(rabelo),
                valley=tuple(takewhile(_is_boat, (*map(level, coming), *seen.valley))),
                discard=seen.discard[: seen.discard.index(rabelo)],
                hand_size=len(left),
                hand=left,
                spent=tuple(pile[:play] for pile in piles),
                earlier=before,
            )
            yield then, card
            left = tuple(other for other in left if other != card)
        before = piles


def _is_boat(kind: int) -> bool:
    return kind != FOG


def _disputed(seen: Sight) -> tuple[str, ...]:
    """The cards that were turned, oldest first, without the one that Sirga towed (D-5.5)."""
    return tuple(
        card for before, card in pairwise(("", *seen.discard)) if before != "SIR" or is_fog(card)
    )
