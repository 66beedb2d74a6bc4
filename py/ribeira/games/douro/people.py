"""Does that seat think, or does it play any card? Told from the cards it has shown in this half.

Each of its plays is looked at again with the eyes it had then: what did the advice say? Every card
shown makes one of the two a little likelier. Bad at: the first plays of a half, when nothing was
shown; who held phylloxera then, and what was donated, is not told by a sight.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, takewhile

from ribeira.core.advice import Pondering, Ranked, weight
from ribeira.core.values import Action
from ribeira.games.douro.material import BARRELS, is_fog, level
from ribeira.games.douro.prospects import FOG
from ribeira.games.douro.sight import Sight
from ribeira.games.douro.value import card_of, ponder

SLACK = 0.4
"""A thinking player hardly plays a card that is worse than another by so many points,"""

WHIM = 50
"""but may have reasons of its own."""


def thinks(seen: Sight, seat: int) -> Pondering[float]:
    """How likely it is, from 0 to 1."""
    if seat >= seen.seats:
        return 0.0  # the Phantom (D-11)
    odds = 1.0
    for then, card in _plays(seen, seat):
        cards = tuple(Action("play", (card,)) for card in then.hand)
        ranked = yield from ponder(then, cards)
        odds *= _surprise(card, ranked)
    return odds / (1 + odds)


def _surprise(card: int, ranked: tuple[Ranked, ...]) -> float:
    """How much likelier it is that a thinking player chose that card than that chance did."""
    best = ranked[0].value
    readiness = {
        card_of(choice.action): WHIM + weight(best - choice.value, SLACK) for choice in ranked
    }
    return readiness[card] * len(readiness) / sum(readiness.values())


def _plays(seen: Sight, seat: int) -> Iterator[tuple[Sight, int]]:
    """What that seat saw before each card that it has shown in this half, and the card."""
    shown = seen.spent[seat]
    disputed = _disputed(seen)
    kept = [rabelo for rabelo in disputed if rabelo != "CAR"]  # gives the cards back (D-5.3)
    left: tuple[int, ...] = BARRELS
    for play, card in enumerate(shown):
        rabelo = kept[len(kept) - len(shown) + play]
        coming = (*map(level, disputed[disputed.index(rabelo) :]), *seen.valley)
        then = replace(
            seen,
            seat=seat,
            stage="play",
            plays=seen.plays - len(shown) + play,
            valley=tuple(takewhile(lambda kind: kind != FOG, coming)),
            fogs_on_top=1,
            discard=seen.discard[: seen.discard.index(rabelo)],
            hand=left,
            spent=tuple(cards[:play] for cards in seen.spent),
        )
        yield then, card
        left = tuple(other for other in left if other != card)


def _disputed(seen: Sight) -> tuple[str, ...]:
    """The cards that were turned, oldest first, without the one that Sirga towed (D-5.5)."""
    return tuple(
        card for before, card in pairwise(("", *seen.discard)) if before != "SIR" or is_fog(card)
    )
