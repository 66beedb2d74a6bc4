"""What somebody would play in Douro 1872 who tries cards out in the head, without knowing the game.

Each trial deals what is hidden, takes a card for every seat, plays the rest of the game at random
and sees who wins. Every seat comes back to the cards that have won, but tries others too. So
general searchers choose, and people who have not yet learnt what their cards are worth.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import TypeVar

from ribeira.core import chance as draw
from ribeira.games.douro.bots.prospects import FOG
from ribeira.games.douro.material import BARRELS, PLAYS, level, order
from ribeira.games.douro.rules.options import Options, read_options
from ribeira.games.douro.rules.score import final_order
from ribeira.games.douro.rules.settle import is_met, moves_on, settle, stake_of
from ribeira.games.douro.rules.sight import Sight, candidates, unseen_boats, unseen_fogs
from ribeira.kit.advice import Sliced

TRIALS = 256
TOGETHER = 16
"""So many trials lie between two yield points."""

EXPLORE = 0.6
"""How much it draws to cards that were seldom tried. The bits of a number stand for its logarithm,
whose last digit is not the same on every machine."""

Item = TypeVar("Item")

Cards = tuple[int, ...]
Tried = dict[int, list[float]]
"""For each card how often it was tried, and won."""


def try_cards(seen: Sight, chance: int) -> Sliced[dict[int, float]]:
    """How often each card of the seat's hand was tried, beside the one tried most."""
    hands = [candidates(seen, seat) for seat in range(seen.table)]
    tried: list[Tried] = [{card: [0.0, 0.0] for card in hand} for hand in hands]
    for trial in range(TRIALS):
        if trial % TOGETHER == 0:
            yield
        cards = tuple([_promising(own, trial) for own in tried])
        course, chance = _rest_of_course(seen, chance)
        orders, chance = _any_orders(hands, cards, len(course), chance)
        winner = _winner(seen, course, orders)
        for seat, card in enumerate(cards):
            tried[seat][card][0] += 1
            tried[seat][card][1] += seat == winner
    assert seen.seat is not None
    own = tried[seen.seat]
    most = max(times for times, _ in own.values())
    return {card: own[card][0] / most for card in seen.hand}


def _promising(tried: Tried, trial: int) -> int:
    """The card with the best upper bound of its chance to win; a card not tried yet comes first."""
    known, best, bound = (1 + trial).bit_length(), -1, -1.0
    for card, (times, won) in tried.items():
        if not times:
            return card
        hope = won / times + EXPLORE * sqrt(known / times)
        if hope > bound:
            best, bound = card, hope
    return best


def _rest_of_course(seen: Sight, chance: int) -> tuple[list[str], int]:
    """The cards that may be disputed in the plays left, those of the Valley as their backs say;
    Sirga is one more boat (D-5.5)."""
    boats, chance = draw.shuffle(chance, unseen_boats(seen))
    fogs, chance = draw.shuffle(chance, unseen_fogs(seen))
    rest = [*boats, *fogs]
    course = []
    for kind in seen.valley or (FOG,):
        card = next(card for card in rest if level(card) == kind)
        rest.remove(card)
        course.append(card)
    rest, chance = _shuffled(rest, chance)
    course = [*course, *rest][: PLAYS - seen.plays]
    towed = next((card for card in reversed(rest) if level(card) != FOG), "R08")
    return [towed if card == "SIR" else card for card in course], chance


def _any_orders(
    hands: list[Cards], first: Cards, plays: int, chance: int
) -> tuple[list[list[int]], int]:
    """In what order the seats show their cards, each beginning with one that is given; all cards
    come back once, if the plays last beyond the half."""
    orders = []
    for hand, card in zip(hands, first, strict=True):
        rest, chance = _shuffled([other for other in hand if other != card], chance)
        again: list[int] = []
        if plays > len(hand):
            again, chance = _shuffled(list(BARRELS), chance)
        orders.append([card, *rest, *again])
    return orders, chance


def _shuffled(items: list[Item], chance: int) -> tuple[list[Item], int]:
    """Quicker than `draw.shuffle`, and fair enough here."""
    bits, chance = draw.step(chance)
    for last in range(len(items) - 1, 0, -1):
        bits, other = divmod(bits, last + 1)
        items[last], items[other] = items[other], items[last]
    return items, chance


def _winner(seen: Sight, course: list[str], orders: list[list[int]]) -> int:
    points, holder, options = list(seen.points), seen.holder, read_options(seen.options)
    at = 0
    for card in course:
        deltas, holder = resolved(card, tuple([cards[at] for cards in orders]), holder, options)
        for seat, delta in enumerate(deltas):
            if delta:
                points[seat] = max(0, points[seat] + delta)  # D-8.2
        at += card != "CAR"  # D-5.3
    return final_order(tuple(points), holder, seen.seats)[0]


@lru_cache(1 << 15)
def resolved(card: str, cards: Cards, holder: int, options: Options) -> tuple[Cards, int]:
    """What each seat gains or loses when these cards are shown, and who holds phylloxera then."""
    met = is_met(sum(cards), order(card, len(cards)))
    stake = stake_of(card, met, options)
    verdict = settle(cards, holder, stake, options) if stake else None
    ends = (verdict.extreme,) if verdict else ()
    if moves_on(cards, holder, ends, options):
        holder = (holder + 1) % len(cards)
    return verdict.deltas if verdict else (0,) * len(cards), holder
