"""Who of the others thinks, and who plays any card? Told from the cards that they have shown.

Each of their plays is looked at again with the eyes it had then: what did the advice say? Every
card shown makes one of the two a little likelier, for its seat and a little for all, because who
sits together is often alike. Bad at: the first plays, when nothing was shown; who held phylloxera
then, and what was donated, is not told by a sight.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import compress, pairwise, product, takewhile
from math import comb, fsum, prod

from ribeira.core.advice import Pondering, weight
from ribeira.core.values import Action
from ribeira.games.douro.material import BARRELS, START_POINTS, is_fog, level
from ribeira.games.douro.prospects import FOG
from ribeira.games.douro.sight import Sight
from ribeira.games.douro.value import card_of, ponder

SLACK = 0.4
"""A thinking player hardly plays a card that is worse than another by so many points,"""

WHIM = 20
"""but may have reasons of its own."""

NOTES = 512
"""So many positions are remembered: whoever reads on in the same game need not read all again."""

Readiness = dict[int, int]
"""How readily each card is played, by those who think."""


def thinkers(seen: Sight) -> Pondering[dict[int, float]]:
    """For each of the others how likely it is that it thinks, from 0 to 1."""
    odds = {}
    for seat in range(seen.seats):
        if seat != seen.seat:
            odds[seat] = yield from _odds(seen, seat)
    likely = dict(zip(odds, together(list(odds.values())), strict=True))
    return {seat: likely.get(seat, 0.0) for seat in range(seen.table)}  # the Phantom (D-11)


def _odds(seen: Sight, seat: int) -> Pondering[float]:
    """How many times likelier its cards are from who thinks than from who does not."""
    odds = 1.0
    for then, card in _plays(seen, seat):
        ready = _noted(then)
        if not ready:
            ready.update((yield from _readiness(then)))
        odds *= ready[card] * len(ready) / sum(ready.values())  # chance plays all cards alike
    return odds


def together(odds: list[float]) -> list[float]:
    """For each how likely it thinks, if at first any number of thinkers is as likely as another."""
    tables = [
        (thinking, prod(compress(odds, thinking)) / comb(len(odds), sum(thinking)))
        for thinking in product((False, True), repeat=len(odds))
    ]
    whole = fsum(share for _, share in tables)
    return [
        fsum(share for thinking, share in tables if thinking[n]) / whole for n in range(len(odds))
    ]


@lru_cache(maxsize=NOTES)
def _noted(_: Sight) -> Readiness:
    """Filled by who works it out first, with breaths."""
    return {}


def _readiness(then: Sight) -> Pondering[Readiness]:
    ranked = yield from ponder(then, tuple(Action("play", (card,)) for card in then.hand))
    best = ranked[0].value
    return {card_of(choice.action): WHIM + weight(best - choice.value, SLACK) for choice in ranked}


def _plays(seen: Sight, seat: int) -> Iterator[tuple[Sight, int]]:
    """What that seat saw before each card that it has shown, and the card. Of what nobody can tell
    any more something stands that is always the same, so that the notes fit later too."""
    always = replace(
        seen,
        seat=seat,
        stage="play",
        half=1,
        stack=0,
        fogs_on_top=1,
        chosen=None,
        donated=None,
        has_chosen=(),
        earlier=(),
        returned=(),
        tally=((START_POINTS,),) * seen.table,
        holder=(seat + 1) % seen.table,
        last=None,
    )
    disputed = _disputed(seen)
    kept = iter(rabelo for rabelo in disputed if rabelo != "CAR")  # gives cards back (D-5.3)
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
            )
            yield then, card
            left = tuple(other for other in left if other != card)


def _is_boat(kind: int) -> bool:
    return kind != FOG


def _disputed(seen: Sight) -> tuple[str, ...]:
    """The cards that were turned, oldest first, without the one that Sirga towed (D-5.5)."""
    return tuple(
        card for before, card in pairwise(("", *seen.discard)) if before != "SIR" or is_fog(card)
    )
