"""The whole table as headings and lists, for people who cannot see the board.

Made from a sight alone, so that it holds no more than the board does; option O-8 hides here what it
hides there.
"""

from __future__ import annotations

from ribeira.core.values import Item, Message, msg, plural
from ribeira.core.wording import Names, listing, numbers
from ribeira.games.douro.material import FOG_ORDERS, FOGS, PLAYS, REGULARS, level, order
from ribeira.games.douro.names import (
    each_card,
    say_boat,
    say_card,
    say_effect,
    say_left,
    say_level,
    say_points,
)
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.rules.state import SOURCES, Resolved
from ribeira.games.douro.words.status import say_charity, say_opening, say_ranking, say_status
from ribeira.kit.view import SeatTold, Section

Lines = tuple[Message, ...]


def say_sight(seen: Sight, names: Names) -> tuple[Section, ...]:
    """Everything the board shows, most urgent first."""
    seats = tuple(_seat(seen, seat, names) for seat in range(seen.table))
    sections = (
        Section(msg("douro.view.now"), _now(seen, names)),
        Section(msg("douro.view.hand"), say_hand(seen)),
        Section(msg("douro.view.river"), say_river(seen)),
        Section(msg("douro.view.last"), _last(seen.last, names) if seen.last else ()),
        *seats,
        Section(msg("douro.view.charity"), _charity(seen, names)),
        Section(msg("douro.view.discard"), _discard(seen)),
        Section(msg("douro.view.orders", table=seen.table), _orders(seen)),
        Section(msg("douro.view.fogs"), _fogs(seen)),
    )
    return tuple(section for section in sections if section.lines)


def _now(seen: Sight, names: Names) -> Lines:
    status = say_status(seen, names)
    if seen.stage == "over":
        return (status, *say_ranking(seen, names))
    if seen.stage == "donate":
        return (status, plural("douro.half_time.plays", seen.plays))
    play = msg("douro.view.play", play=seen.plays + 1, plays=PLAYS)
    half = msg("douro.view.half.first") if seen.half == 1 else msg("douro.view.half.second")
    return (status, play, half, *(() if seen.plays else say_opening(seen, names)))


def say_hand(seen: Sight) -> Lines:
    """The viewer's own cards."""
    lines: Lines = ()
    if seen.hand:
        lines += (msg("douro.view.hand.cards", cards=numbers(seen.hand)),)
    if seen.chosen is not None:
        lines += (msg("douro.view.hand.chosen", card=seen.chosen),)
    if seen.donated is not None and seen.stage != "over":
        lines += (msg("douro.view.hand.donated", card=seen.donated),)
    return lines


def say_river(seen: Sight) -> Lines:
    if seen.stage == "over":
        return ()
    lines: Lines = ()
    if seen.valley and seen.stage == "play":
        lines += (msg("douro.view.river.boat", boat=say_level(seen.valley[0])),)
    elif seen.stage == "play":
        lines += (msg("douro.view.river.fog"),)
    if seen.valley:
        lines += (msg("douro.view.river.valley", levels=numbers(seen.valley)),)
    if seen.fogs_on_top:
        lines += (plural("douro.view.river.fogs", seen.fogs_on_top),)
    return (*lines, say_left(seen.stack))


def _last(last: Resolved, names: Names) -> Lines:
    """The play just over."""
    total = sum(last.cards)
    lines: Lines = (
        msg("douro.view.last.card", card=say_card(last.card)),
        plural("douro.event.revealed", total, cards=each_card(tuple(enumerate(last.cards)), names)),
    )
    if last.towed:
        lines += (msg("douro.view.last.towed", boat=say_level(level(last.towed))),)
    if last.order is not None:
        lines += (msg("douro.view.last.order", order=last.order, sum=total),)
    return lines + tuple(
        msg("douro.view.last.delta", name=names[seat], points=_signed(points))
        for seat, points in enumerate(last.deltas)
        if points
    )


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def say_seat(seen: Sight, seat: int) -> SeatTold:
    """The owner sees where the own points come from; those of others as O-8 has it."""
    lines = _things(seen, seat)
    if not seen.shows_points(seat):
        return SeatTold(lines, note=msg("douro.seat.face_down"))
    tally = zip(SOURCES, seen.tally[seat], strict=True)
    points = tuple(Item(source, n) for source, n in tally if n)
    is_secret = seen.option("O-8-scores") == "off" and seen.stage != "over"
    return SeatTold(lines, points, msg("douro.seat.only_you") if is_secret else None)


def _seat(seen: Sight, seat: int, names: Names) -> Section:
    return Section(msg("douro.view.seat", name=names[seat]), say_seat_things(seen, seat))


def say_seat_things(seen: Sight, seat: int) -> Lines:
    """With its points, if the viewer may see them."""
    lines = _things(seen, seat)
    return (*lines, say_points(seen.points[seat])) if seen.shows_points(seat) else lines


def _things(seen: Sight, seat: int) -> Lines:
    """What everybody may see of the seat, but its points."""
    lines: Lines = ()
    if seat == seen.holder:
        lines += (msg("douro.view.seat.holder"),)
    if seen.stage != "over":
        lines += (plural("douro.view.seat.cards", seen.hand_size),)
    if seen.stage != "over" and seat < seen.seats:  # the Phantom chooses last, unseen
        lines += (_choice(seen, seat),)
    if seen.option("O-8-piles") == "on":
        lines += (_pile(seen.spent[seat]),)
    return lines


def _choice(seen: Sight, seat: int) -> Message:
    if seen.has_chosen[seat]:
        return msg("douro.view.seat.chosen")
    return msg("douro.view.seat.choosing")


def _pile(cards: tuple[int, ...]) -> Message:
    """O-8: the cards played in this half."""
    if not cards:
        return msg("douro.view.seat.pile.empty")
    return msg("douro.view.seat.pile", cards=numbers(cards))


def _charity(seen: Sight, names: Names) -> Lines:
    if seen.stage == "over":
        return say_charity(seen, names)
    if seen.half == 2:
        return (plural("douro.view.charity.hidden", seen.table),)
    return ()


def _discard(seen: Sight) -> Lines:
    """O-8: the turned cards, oldest first."""
    if not seen.discard:
        return ()
    if seen.option("O-8-piles") == "off":
        return (plural("douro.view.discard.count", len(seen.discard)),)
    return tuple(say_boat(card, seen.table) for card in seen.discard)


def _turned(seen: Sight, card: str) -> bool:
    return seen.option("O-8-piles") == "on" and card in seen.discard


def _orders(seen: Sight) -> Lines:
    """The orders of each level at this table."""
    return tuple(_orders_of(seen, number) for number in range(1, 6))


def _orders_of(seen: Sight, number: int) -> Message:
    orders = [_order(seen, card) for card in REGULARS if level(card) == number]
    return msg("douro.view.orders.level", level=number, orders=listing(orders))


def _order(seen: Sight, card: str) -> str | Message:
    asked = str(order(card, seen.table))
    return msg("douro.view.orders.turned", order=asked) if _turned(seen, card) else asked


def _fogs(seen: Sight) -> Lines:
    cards = tuple(_fog(seen, card) for card in FOGS)
    return (msg("douro.view.fogs.order", order=FOG_ORDERS[seen.table]), *cards)


def _fog(seen: Sight, card: str) -> Message:
    effect = say_effect(card, seen.option("O-2"))
    if _turned(seen, card):
        return msg("douro.view.fogs.turned", card=say_card(card), effect=effect)
    return msg("douro.view.fogs.card", card=say_card(card), effect=effect)
