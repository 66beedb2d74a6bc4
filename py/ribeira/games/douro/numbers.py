"""Actions and sights of Douro 1872 as numbers. Seats count from the own one, clockwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ribeira.core.numbers import (
    KEPT,
    Numbers,
    amounts,
    chooser,
    counter,
    floats,
    from_seat,
    options_of,
    zeros,
)
from ribeira.core.values import Action
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS
from ribeira.games.douro.meta import META
from ribeira.games.douro.rules.notation import VERBS, write
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.rules.state import SOURCES

MOST_SEATS = 5
VALLEY = len(REGULARS)
LEVELS = (0, 1, 2, 3, 4, 5)
STAGES = ("play", "donate", "over")
CARDS = (*REGULARS, *FOGS)
B, C, S = len(BARRELS), len(CARDS), MOST_SEATS

ACTIONS = tuple(Action(verb, (card,)) for verb in VERBS for card in BARRELS)
NUMBER = {action: number for number, action in enumerate(ACTIONS)}

SHAPES = {
    "options": (len(META.options),),
    "seats": (2,),
    "stage": (len(STAGES),),
    "half, plays, stack, fogs on top": (4,),
    "valley": (VALLEY, len(LEVELS)),
    "discard": (C,),
    "hand": (B,),
    "own choice": (B,),
    "own donation": (B,),
    "has chosen": (S,),
    "holder": (S,),
    "points": (S, len(SOURCES)),
    "spent": (S, B),
    "earlier": (S, B),
    "returned": (S, B),
    "gifts": (S, B),
    "last card": (C,),
    "last towed": (C,),
    "last cards": (S, B),
    "last order": (1,),
    "last deltas": (S,),
}


@lru_cache(KEPT)
def _of(legal: tuple[Action, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[action] for action in legal)


def of(legal: Sequence[Action]) -> tuple[int, ...]:
    return _of(tuple(legal))


options, stage, card, barrel = options_of(META), chooser(STAGES), chooser(CARDS), chooser(BARRELS)
barrels, cards, level = counter(BARRELS), counter(CARDS), chooser(LEVELS)
seat_away = chooser(range(S))


@lru_cache(KEPT)
def _valley(levels: tuple[int, ...]) -> bytes:
    return b"".join(map(level, levels)) + zeros(len(LEVELS) * (VALLEY - len(levels)))


@lru_cache(KEPT)
def _sources(points: tuple[int, ...]) -> bytes:
    return floats(*(each / 10 for each in points))


NO_LAST = zeros(2 * C + S * B + 1 + S)


def pack(seen: Sight) -> Iterator[bytes]:
    """Seats that there are not have zeros, and so have piles that are not there yet."""
    first, last, table = seen.seat or 0, seen.last, seen.table
    absent = S - table
    nobody = zeros(B * absent)
    yield options(seen.options)
    yield floats(seen.seats / S, table / S)
    yield stage(seen.stage)
    yield floats(seen.half / 2, seen.plays / 20, seen.stack / C, seen.fogs_on_top / len(FOGS))
    yield _valley(seen.valley)
    yield cards(seen.discard)
    yield barrels(seen.hand)
    yield barrel(seen.chosen)
    yield barrel(seen.donated)
    yield amounts(seen.has_chosen, first, S)
    yield seat_away((seen.holder - first) % table)
    yield from map(_sources, from_seat(seen.tally, first))
    yield zeros(len(SOURCES) * absent)
    yield from map(barrels, from_seat(seen.spent, first))
    yield nobody
    yield from map(barrels, from_seat(seen.earlier, first))
    yield nobody if seen.earlier else zeros(S * B)
    yield from map(barrel, from_seat(seen.returned, first))
    yield nobody
    yield from map(barrel, from_seat(seen.gifts, first))
    yield zeros(B * (S - len(seen.gifts)))
    if last is None:
        yield NO_LAST
        return
    yield card(last.card)
    yield card(last.towed)
    yield from map(barrel, from_seat(last.cards, first))
    yield nobody
    yield floats((last.order or 0) / 50)
    yield amounts(last.deltas, first, S, 5)


NUMBERS = Numbers[Sight](tuple(map(write, ACTIONS)), SHAPES, of, pack)
