"""The whole table as headings and lists, for people who cannot see the board.

Where the table hides purses, they are hidden here too.
"""

from __future__ import annotations

from collections import Counter

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, Words, listing, sequence
from ribeira.games.dosrios.board_map import CITY, HEXES, LOWER, NEIGHBOURS, ROADS, UPPER
from ribeira.games.dosrios.names import say_card, say_river, say_space
from ribeira.games.dosrios.rules.payout import payments
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import course
from ribeira.games.dosrios.words.spaces import say_height, say_place, say_water
from ribeira.games.dosrios.words.status import say_opening, say_ranking, say_status
from ribeira.kit.view import SeatTold, Section

Lines = tuple[Message, ...]


def say_sight(seen: Sight, names: Names) -> tuple[Section, ...]:
    """Everything the board shows, most urgent first."""
    seats = tuple(_seat(seen, seat, names) for seat in range(seen.seats))
    sections = (
        Section(msg("dosrios.view.now"), _now(seen, names)),
        Section(msg("dosrios.view.row"), _row(seen, names)),
        *seats,
        Section(msg("dosrios.view.water"), _water(seen)),
        Section(msg("dosrios.view.piles"), _piles(seen)),
        Section(msg("dosrios.view.land"), _land(seen, names)),
    )
    return tuple(section for section in sections if section.lines)


def _now(seen: Sight, names: Names) -> Lines:
    status = say_status(seen, names)
    if seen.stage == "over":
        return (status, *say_ranking(seen, names))
    if seen.stage in ("rivers", "place"):
        return (status, *say_opening(seen, names))
    turn = msg("dosrios.view.round", round=seen.round, name=names[seen.active])
    if seen.stage == "card":
        return (status, turn)
    return (status, turn, plural("dosrios.view.turn", seen.points, built=seen.built))


def _row(seen: Sight, names: Names) -> Lines:
    """The cards from the current one on, and what that one would pay."""
    cards = tuple(_card(seen, at, names) for at in range(len(seen.row)))
    if not cards or seen.stage == "over":
        return cards
    return (cards[0], *_pays(seen, names), *cards[1:])


def _card(seen: Sight, at: int, names: Names) -> Message:
    card = say_card(seen.row[at])
    if seen.stage == "over":
        return msg("dosrios.view.row.card", place=at + 1, card=card)
    name = names[seen.decider(at)]
    return msg("dosrios.view.row.decides", place=at + 1, card=card, name=name)


def _pays(seen: Sight, names: Names) -> Lines:
    return tuple(
        msg("dosrios.view.row.pays", name=names[paid.seat], money=paid.money, dams=paid.dams)
        for paid in sorted(payments(seen, seen.row[0]))
        if paid.money or paid.dams
    )


def say_seat(seen: Sight, seat: int) -> SeatTold:
    """The game has no points."""
    return SeatTold(say_things(seen, seat))


def _seat(seen: Sight, seat: int, names: Names) -> Section:
    return Section(msg("dosrios.view.seat", name=names[seat]), say_things(seen, seat))


def say_things(seen: Sight, seat: int) -> Lines:
    """What the viewer may know that the seat has."""
    hacienda = seen.haciendas[seat]
    return (
        _money(seen, seat),
        plural("dosrios.view.seat.dams", seen.hands[seat]),
        *_figures(seen.figures[seat]),
        *_fincas(seen.fincas[seat]),
        *((msg("dosrios.view.seat.hacienda", hex=hacienda),) if hacienda else ()),
        *_watered(seen, seat),
    )


def _money(seen: Sight, seat: int) -> Message:
    if not seen.shows_money(seat):
        return msg("dosrios.view.seat.money.hidden")
    return msg("dosrios.view.seat.money", money=seen.money[seat])


def _figures(places: tuple[str, ...]) -> Lines:
    if not places:
        return ()
    groups = [_group(place, figures) for place, figures in Counter(places).items()]
    return (plural("dosrios.view.seat.figures", len(places), places=listing(groups)),)


def _group(place: str, figures: int) -> Words:
    space = say_space(place)
    if figures == 1:
        return space
    return msg("dosrios.view.seat.figures.several", figures=figures, space=space)


def _fincas(hexes: tuple[str, ...]) -> Lines:
    if not hexes:
        return ()
    return (plural("dosrios.view.seat.fincas", len(hexes), hexes=listing(hexes)),)


def _watered(seen: Sight, seat: int) -> Lines:
    wet = [hex_ for hex_ in seen.buildings(seat) if hex_ in seen.wet_buildings(seat)]
    return (plural("dosrios.view.seat.irrigated", len(wet), hexes=listing(wet)),) if wet else ()


def _water(seen: Sight) -> Lines:
    """Both courses from the spring down, and the borders that are closed."""
    courses = tuple(_course(seen, river) for river in "VM" if course(seen.pieces, river))
    dams = [_border(border) for border in seen.dams]
    closed = (plural("dosrios.view.water.dams", len(dams), borders=listing(dams)),) if dams else ()
    return (*courses, *closed)


def _course(seen: Sight, river: str) -> Message:
    spaces = listing([say_space(space) for space in course(seen.pieces, river)])
    return msg("dosrios.view.water.course", river=say_river(river), spaces=spaces)


def _border(border: str) -> Message:
    upper, lower = say_space(UPPER[border]), say_space(LOWER[border])
    return msg("dosrios.view.water.border", upper=upper, lower=lower)


def _piles(seen: Sight) -> Lines:
    stock = plural("dosrios.view.piles.stock", seen.stock)
    if not seen.row:
        return (stock,)
    left = plural("dosrios.view.piles.left", seen.left)
    if not seen.discard:
        return (left, stock)
    cards = listing([say_card(card) for card in seen.discard])
    return (left, plural("dosrios.view.piles.discard", len(seen.discard), cards=cards), stock)


def _land(seen: Sight, names: Names) -> Lines:
    """Every space by its name, from the north of the west to the city and the roads."""
    return tuple(_space(seen, space, names) for space in (*HEXES, CITY, *ROADS))


def _space(seen: Sight, space: str, names: Names) -> Message:
    """What is there, how high it lies, where the water runs, and what it lies beside."""
    beside = listing([say_space(near) for near in NEIGHBOURS[space]])
    return sequence(
        (
            *say_place(seen, space, names),
            *say_height(seen, space),
            *say_water(seen, space),
            msg("dosrios.view.land.beside", places=beside),
        )
    )
