"""The seats beside the map: who, money, dams, houses, and whose turn it is."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.dosrios.board_map import CITY
from ribeira.games.dosrios.material import FINCAS, HAND_LIMIT
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import irrigated
from ribeira.games.dosrios.table.art.printing import icon, piece, stamp
from ribeira.games.dosrios.table.highlights import Highlights
from ribeira.games.dosrios.table.labels import label
from ribeira.games.dosrios.table.looks import look_of
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.people import opened_by, opener, seat_head
from ribeira.kit.view import View


def draw_seats(seen: Sight, new: Highlights, view: View) -> Markup:
    seats = range(seen.seats)
    return el(
        "section",
        *(_seat(seat, seen, new, view) for seat in seats),
        id="dosrios-seats",
        class_=f"dr-seats of-{len(seats)}",
        data_part="seats",
        aria_label=view.say(msg("dosrios.board.seats")),
    )


def _seat(seat: int, seen: Sight, new: Highlights, view: View) -> Markup:
    look = look_of(seat, view)
    return el(
        "div",
        opener(seat, look, view),
        el(
            "div",
            seat_head(look, view, _turn(seat, seen, view), mine=seat == seen.seat),
            class_="seat-head",
        ),
        el(
            "div",
            money(seat, seen, view),
            dams(seat, seen, view),
            _in_city(seat, seen, view),
            _watered(seat, seen, view),
            _built(seat, seen, view),
            class_="dr-facts",
        ),
        houses(seat, seen, view),
        _gain(seat, new),
        id=f"dosrios-seat-{seat}",
        class_=" ".join(_kinds(seat, seen, look.colour)),
        role="group",
        aria_label=look.name,
        **opened_by(seat, view),
    )


def _kinds(seat: int, seen: Sight, colour: str) -> list[str]:
    marks = {
        "is-mine": seat == seen.seat,
        "is-active": seat in seen.acting,
        "is-winner": seat in seen.winners,
    }
    return ["dr-seat", f"seat-{colour}", *(mark for mark, holds in marks.items() if holds)]


def _turn(seat: int, seen: Sight, view: View) -> Markup | None:
    """What the seat is doing: laying, placing, walking with points left, deciding, winning."""
    if seat in seen.winners:
        return el("span", icon("crown"), view.say(msg("dosrios.board.winner")), class_="dr-doing")
    if seat not in seen.acting:
        return None
    if seen.stage == "actions" and not seen.bed:
        return piece(
            f"seat-{seat}-points",
            view.say(plural("dosrios.board.points", seen.points)),
            el("b", seen.points),
            icon("boot"),
            kind="dr-doing",
        )
    return el("span", view.say(_doing(seen)), class_="dr-doing")


def _doing(seen: Sight) -> Message:
    if seen.bed:
        return msg("dosrios.board.lays")
    return msg("dosrios.board.places") if seen.stage == "place" else msg("dosrios.board.decides")


def money(seat: int, seen: Sight, view: View, at: str = "seat") -> Markup:
    """Other purses are shut where the table plays so (2.14)."""
    shown = seen.shows_money(seat)
    name = (
        msg("dosrios.board.money", money=seen.money[seat])
        if shown
        else msg("dosrios.board.money.hidden")
    )
    amount = seen.money[seat] if shown else "?"
    return piece(
        f"{at}-{seat}-money", view.say(name), icon("coin"), el("b", amount), kind="dr-fact is-money"
    )


def dams(seat: int, seen: Sight, view: View, at: str = "seat") -> Markup:
    """So many of five places are full (R-1.14)."""
    held = seen.hands[seat]
    name = view.say(plural("dosrios.board.dams", held))
    shown = el("b", f"{held}/{HAND_LIMIT}")
    return piece(f"{at}-{seat}-dams", name, icon("plank"), shown, kind="dr-fact is-dams")


def _in_city(seat: int, seen: Sight, view: View) -> Markup:
    waiting = seen.figures[seat].count(CITY)
    name = view.say(plural("dosrios.board.in_city", waiting))
    return piece(f"seat-{seat}-city", name, icon("town"), el("b", waiting), kind="dr-fact is-town")


def _watered(seat: int, seen: Sight, view: View) -> Markup:
    """Four irrigated buildings may win (R-2.1)."""
    count = len(seen.wet_buildings(seat))
    name = view.say(plural("dosrios.board.irrigated", count))
    return piece(f"seat-{seat}-wet", name, icon("drop"), el("b", count), kind="dr-fact is-wet")


def _built(seat: int, seen: Sight, view: View) -> Markup:
    """How many buildings stand, where there is no room to draw each. Their names are said there."""
    count, shape = len(seen.buildings(seat)), look_of(seat, view).shape
    drawn = group(plot("finca", shape), el("b", count))
    return el("div", drawn, class_="dr-fact is-built", aria_hidden="true")


def houses(seat: int, seen: Sight, view: View, at: str = "seat") -> Markup:
    """Five plots; a drop marks what is irrigated."""
    wet = irrigated(seen.pieces)
    fincas, home = seen.fincas[seat], seen.haciendas[seat]
    plots = [*fincas, *[""] * (FINCAS - len(fincas))]
    shape = look_of(seat, view).shape
    name = label(
        view,
        plural("dosrios.board.fincas", len(fincas)),
        msg("dosrios.board.hacienda.built") if home else msg("dosrios.board.hacienda.none"),
    )
    return piece(
        f"{at}-{seat}-houses",
        name,
        *(plot("finca", shape, built=bool(hex_), wet=hex_ in wet) for hex_ in plots),
        plot("hacienda", shape, built=bool(home), wet=home in wet),
        kind="dr-houses",
    )


def plot(kind: str, shape: str, *, built: bool = True, wet: bool = False) -> Markup:
    """A house, or the place for one."""
    return el(
        "svg",
        stamp(f"{kind}-{shape}"),
        stamp("drop", 14, 9, 0.62) if wet else None,
        viewBox="-23 -32 46 48" if kind == "hacienda" else "-16 -24 38 40",
        class_=f"dr-plot is-{kind}" if built else f"dr-plot is-{kind} is-free",
        aria_hidden="true",
    )


def _gain(seat: int, new: Highlights) -> Markup | None:
    """What the card that is being paid out brings the seat."""
    paid = next((paid for paid in new.payments if paid.seat == seat), None)
    if paid is None or not (paid.money or paid.dams):
        return None
    return el(
        "p",
        group(f"+{paid.money}", icon("coin")) if paid.money else None,
        group(f"+{paid.dams}", icon("plank")) if paid.dams else None,
        *(_earned(hex_, "coin") for hex_ in paid.fields),
        *(_earned(hex_, "plank") for hex_ in paid.forests),
        id=f"dosrios-seat-{seat}-gain",
        class_="dr-gain",
    )


def _earned(hex_: str, sign: str) -> Markup:
    """What comes from a hex, seen only on its way."""
    moves = moving(f"earned-{hex_}", "purse", start=f"dosrios-{hex_}", manner="coin")
    return el("span", icon(sign), class_="courier dr-earned", aria_hidden="true", **moves)
