"""The seats along the bank: who, the card in front, the hand, the barrels, the phylloxera.

Bad at: the viewer's own cards; those are `hand`'s.
"""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.names import say_points
from ribeira.games.douro.table.art.cards import barrel_back, barrel_card, phylloxera_card
from ribeira.games.douro.table.art.printing import icon, piece
from ribeira.games.douro.table.highlights import Table
from ribeira.games.douro.table.looks import look_of
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import badge
from ribeira.kit.view import Look, View


def draw_seats(table: Table, view: View) -> Markup:
    seats = range(table.seen.table)
    return el(
        "section",
        *(_seat(seat, table, view) for seat in seats),
        id="douro-seats",
        class_=f"seats of-{len(seats)}",
        aria_label=view.say(msg("douro.board.seats")),
    )


def _seat(seat: int, table: Table, view: View) -> Markup:
    look = look_of(seat, view)
    return el(
        "div",
        el(
            "p",
            badge(look, 22),
            el("span", look.name, class_="seat-name"),
            class_="seat-head",
        ),
        el(
            "div",
            el(
                "div",
                _card(seat, look, table, view),
                _float(seat, table),
                class_="seat-card",
            ),
            _phylloxera(table, view) if seat == table.holder else None,
            class_="seat-place",
        ),
        el(
            "div",
            _place(seat, table, view) or _hand_size(seat, table, view),
            _points(seat, table, view),
            class_="seat-facts",
        ),
        _piles(seat, table, view),
        id=f"douro-seat-{seat}",
        class_=" ".join(_kinds(seat, look, table)),
        role="group",
        aria_label=look.name,
    )


def _kinds(seat: int, look: Look, table: Table) -> list[str]:
    kinds = ["seat", f"seat-{look.colour}"]
    if seat == table.seen.seat:
        kinds.append("is-mine")
    if table.marks[seat]:
        kinds.append(f"is-{table.marks[seat]}")
    return kinds


def _place(seat: int, table: Table, view: View) -> Markup | None:
    """Where the seat stands in the end; the Phantom stands nowhere (D-11)."""
    if seat not in table.ranking:
        return None
    place = table.ranking.index(seat) + 1
    label = view.say(msg("douro.board.place", place=place))
    return piece(f"seat-{seat}-place", label, el("span", place), kind=f"rank of-{place}")


def _card(seat: int, look: Look, table: Table, view: View) -> Markup:
    """Face down once chosen, else the newest card face up (D-4.8)."""
    name = f"seat-{seat}-card"
    pile = table.seen.spent[seat]
    if table.sealed[seat] and table.seen.stage == "play":
        back = barrel_back(look.colour, look.shape)
        return piece(name, view.say(msg("douro.board.card.down")), back, kind="slot is-down")
    if table.sealed[seat]:
        label = view.say(msg("douro.board.given"))
        return piece(name, label, icon("basket"), kind="slot is-empty is-given")
    if table.shown:
        card = table.shown[seat]
        kind = "slot is-shown"
    elif pile and table.seen.stage == "play":
        card, kind = pile[-1], "slot is-past"
    else:
        return piece(name, view.say(msg("douro.board.card.none")), kind="slot is-empty")
    face = barrel_card(card, look.colour, look.shape)
    return piece(name, view.say(msg("douro.board.card.up", card=card)), face, kind=kind)


def _phylloxera(table: Table, view: View) -> Markup:
    kind = "louse is-new" if table.moved else "louse"
    label = view.say(msg("douro.board.phylloxera"))
    return piece("phylloxera", label, phylloxera_card(), kind=kind)


def _float(seat: int, table: Table) -> Markup | None:
    """What this moment brings the seat."""
    mark, points = table.marks[seat], table.points[seat]
    if not mark:
        return None
    if mark == "returned":
        return el("p", icon("sign-back"), class_="float")
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return el(
        "p", f"{sign}{abs(points)}", icon("barrel"), id=f"douro-seat-{seat}-float", class_="float"
    )


def _hand_size(seat: int, table: Table, view: View) -> Markup:
    size = table.seen.hand_size - bool(table.gone)
    return piece(
        f"seat-{seat}-hand",
        view.say(plural("douro.board.hand", size)),
        icon("fan"),
        el("span", size),
        kind="fact",
    )


def _points(seat: int, table: Table, view: View) -> Markup:
    """The score barrels: face down unless O-8 shows them, or the game is over."""
    if table.seen.option("O-8-scores") == "off" and table.seen.stage != "over":
        hidden = view.say(msg("douro.board.points.hidden"))
        return piece(
            f"seat-{seat}-points",
            hidden,
            *(icon("token") for _ in range(3)),
            kind="fact is-face-down",
        )
    points = table.seen.points[seat]
    return piece(
        f"seat-{seat}-points",
        view.say(say_points(points)),
        icon("barrel"),
        el("span", points),
        kind="fact",
    )


def _piles(seat: int, table: Table, view: View) -> Markup | None:
    """Which cards the seat has played in this half (O-8)."""
    if table.seen.option("O-8-piles") == "off":
        return None
    gone = table.seen.spent[seat] + table.gone[seat : seat + 1]
    label = _say_gone(gone)
    cells = (el("span", card, class_="is-gone" if card in gone else None) for card in BARRELS)
    return piece(f"seat-{seat}-pile", view.say(label), *cells, kind="spent")


def _say_gone(gone: tuple[int, ...]) -> Message:
    if not gone:
        return msg("douro.board.pile.none")
    return msg("douro.board.pile", cards=", ".join(map(str, sorted(gone))))
