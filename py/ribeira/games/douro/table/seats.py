"""The seats along the bank: who, the card in front, the hand, the barrels, the phylloxera.

The viewer's own cards are drawn by `hand`.
"""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.names import say_points
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.table.art.cards import barrel_back, barrel_card, phylloxera_card
from ribeira.games.douro.table.art.printing import icon, piece
from ribeira.games.douro.table.hand import card_name
from ribeira.games.douro.table.highlights import Highlights
from ribeira.games.douro.table.looks import look_of
from ribeira.games.douro.words.status import final_order
from ribeira.kit.markup import Markup, el, moving
from ribeira.kit.people import opened_by, opener, seat_head
from ribeira.kit.view import Look, View


def draw_seats(seen: Sight, lit: Highlights, view: View) -> Markup:
    seats = range(seen.table)
    return el(
        "section",
        *(_seat(seat, seen, lit, view) for seat in seats),
        id="douro-seats",
        class_=f"seats of-{len(seats)}",
        data_part="seats",
        aria_label=view.say(msg("douro.board.seats")),
    )


def _seat(seat: int, seen: Sight, lit: Highlights, view: View) -> Markup:
    look = look_of(seat, view)
    return el(
        "div",
        opener(seat, look, view),
        el(
            "div",
            seat_head(look, view, mine=seat == seen.seat),
            id=f"douro-seat-{seat}-head",
            class_="seat-head",
        ),
        el(
            "div",
            el(
                "div",
                _card(seat, look, seen, lit, view),
                _float(seat, lit),
                class_="seat-card",
            ),
            _phylloxera(seat, lit, view) if seat == seen.holder else None,
            class_="seat-place",
        ),
        el(
            "div",
            _place(seat, seen, lit, view) or _hand_size(seat, seen, view),
            _points(seat, seen, view),
            class_="seat-facts",
        ),
        _piles(seat, seen, view),
        id=f"douro-seat-{seat}",
        class_=" ".join(_kinds(seat, look, seen, lit)),
        role="group",
        aria_label=look.name,
        **opened_by(seat, view),
    )


def _kinds(seat: int, look: Look, seen: Sight, lit: Highlights) -> list[str]:
    kinds = ["seat", f"seat-{look.colour}"]
    if seat == seen.seat:
        kinds.append("is-mine")
    if lit.marks[seat]:
        kinds.append(f"is-{lit.marks[seat]}")
    return kinds


def _place(seat: int, seen: Sight, lit: Highlights, view: View) -> Markup | None:
    """Where the seat stands in the end; the Phantom stands nowhere (D-11)."""
    if seen.stage != "over" or not lit.has_ranking or seat >= seen.seats:
        return None
    place = final_order(seen).index(seat) + 1
    label = view.say(msg("douro.board.place", place=place))
    return piece(f"seat-{seat}-place", label, el("span", place), kind=f"rank of-{place}")


def _card(seat: int, look: Look, seen: Sight, lit: Highlights, view: View) -> Markup:
    """Face down once chosen, else the newest card face up (D-4.8)."""
    name = f"seat-{seat}-card"
    if seen.has_chosen[seat] and seen.stage == "play":
        back = barrel_back(look.colour, look.shape)
        label = view.say(msg("douro.board.card.down"))
        start = "douro-sealed" if seat == seen.seat else f"douro-seat-{seat}-head"
        back_moves = moving(f"back-{seat}", "down", start=start)
        return piece(name, label, back, kind="slot is-down", moves=back_moves)
    if seen.has_chosen[seat]:
        label = view.say(msg("douro.board.given"))
        return piece(name, label, icon("basket"), kind="slot is-empty is-given")
    pile = seen.gifts[seat : seat + 1] or seen.spent[seat]
    if not pile:
        return piece(name, view.say(msg("douro.board.card.none")), kind="slot is-empty")
    card = pile[-1]
    is_new = seen.gifts or lit.revealed[seat : seat + 1] == (card,)
    kind = "slot is-shown" if is_new else "slot is-past"
    face = barrel_card(card, look.colour, look.shape)
    label = view.say(msg("douro.board.card.up", card=card))
    moves = moving(card_name(seat, card), "seat") if seat == seen.seat else None
    return piece(name, label, face, kind=kind, moves=moves)


def _phylloxera(seat: int, lit: Highlights, view: View) -> Markup:
    kind = "louse is-new" if lit.has_moved else "louse"
    label = view.say(msg("douro.board.phylloxera"))
    moves = moving("phylloxera", seat, manner="crawl")
    return piece("phylloxera", label, phylloxera_card(), kind=kind, moves=moves)


def _float(seat: int, lit: Highlights) -> Markup | None:
    """What the events shown have brought the seat."""
    mark, points = lit.marks[seat], lit.points[seat]
    if not mark:
        return None
    if mark == "returned":
        return el("p", icon("sign-back"), class_="float")
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return el(
        "p",
        f"{sign}{abs(points)}",
        icon("barrel"),
        id=f"douro-seat-{seat}-float",
        class_="float",
        **moving(f"points-{seat}", points, start="douro-load"),
    )


def _hand_size(seat: int, seen: Sight, view: View) -> Markup:
    return piece(
        f"seat-{seat}-hand",
        view.say(plural("douro.board.hand", seen.hand_size)),
        icon("fan"),
        el("span", seen.hand_size),
        kind="fact",
    )


def _points(seat: int, seen: Sight, view: View) -> Markup:
    """The score barrels, or that they lie face down."""
    if not seen.shows_points(seat):
        hidden = view.say(msg("douro.board.points.hidden"))
        return piece(
            f"seat-{seat}-points",
            hidden,
            *(icon("token") for _ in range(3)),
            kind="fact is-face-down",
        )
    points = seen.points[seat]
    return piece(
        f"seat-{seat}-points",
        view.say(say_points(points)),
        icon("barrel"),
        el("span", points),
        kind="fact",
    )


def _piles(seat: int, seen: Sight, view: View) -> Markup | None:
    """Which cards the seat has played in this half (O-8)."""
    if seen.option("O-8-piles") == "off":
        return None
    gone = seen.spent[seat]
    label = _say_gone(gone)
    cells = (el("span", card, class_="is-gone" if card in gone else None) for card in BARRELS)
    return piece(f"seat-{seat}-pile", view.say(label), *cells, kind="spent")


def _say_gone(gone: tuple[int, ...]) -> Message:
    if not gone:
        return msg("douro.board.pile.none")
    return msg("douro.board.pile", cards=", ".join(map(str, sorted(gone))))
