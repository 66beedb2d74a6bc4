"""The seats: who they are, what they have, and their trails."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos.rules.score import place, total
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import RESERVE
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.boards.trail_board import draw_trail, is_docked, trail_picture
from ribeira.games.castelos.table.highlights import classes, income, income_source, is_decided
from ribeira.games.castelos.table.looks import look_of
from ribeira.kit.markup import Markup, el, moving
from ribeira.kit.people import opened_by, opener, seat_head
from ribeira.kit.view import View


def draw_seats(seen: Sight, view: View) -> Markup:
    """The viewer's own seat first."""
    seats = range(len(seen.table.estates))
    order = sorted(seats, key=lambda seat: seat != seen.seat)
    return el(
        "section",
        *(_seat(seat, seen, view) for seat in order),
        id="castelos-seats",
        class_=f"ct-seats of-{len(order)}",
        data_part="seats",
        data_rove="map",
        aria_label=view.say(msg("castelos.board.seats")),
    )


def _seat(seat: int, seen: Sight, view: View) -> Markup:
    look = look_of(seat, view)
    return el(
        "div",
        opener(seat, look, view),
        el(
            "div",
            seat_head(look, view, _rank(seat, seen, view), mine=seat == seen.seat),
            el("div", *_facts(seat, seen, view), class_="ct-facts"),
            class_="seat-head",
        ),
        _trail(seat, seen, view),
        id=f"castelos-seat-{seat}",
        class_=" ".join(_kinds(seat, seen, view)),
        role="group",
        aria_label=look.name,
        **opened_by(seat, view),
    )


def _trail(seat: int, seen: Sight, view: View) -> Markup:
    docked = is_docked(seat, seen)
    return trail_picture(seat, seen, view) if docked else draw_trail(seat, seen, view)


def _rank(seat: int, seen: Sight, view: View) -> Markup | None:
    """Where the seat stands in the end; equals share a place (C-15.5)."""
    if seen.table.phase != "over" or not is_decided(view):
        return None
    rank = place(seen.table, seat)
    label = view.say(msg("castelos.board.rank", place=rank))
    return el(
        "b",
        rank,
        id=f"castelos-seat-{seat}-rank",
        class_=f"ct-rank of-{rank}",
        role="img",
        aria_label=label,
    )


def _kinds(seat: int, seen: Sight, view: View) -> list[str]:
    kinds = ["ct-seat", f"seat-{look_of(seat, view).colour}"]
    if seat == seen.seat:
        kinds.append("is-mine")
    if seat == seen.table.seat and seen.table.phase not in ("contract", "over"):
        kinds.append("is-on-turn")
    return kinds


def _facts(seat: int, seen: Sight, view: View) -> tuple[Markup, ...]:
    estate = seen.table.estates[seat]
    workers = estate.workers.count(RESERVE)
    return (
        _fact(seat, "mealhas", "mealha", estate.mealhas, view),
        _fact(seat, "discs", "disc", estate.discs, view),
        _fact(seat, "workers", "worker", workers, view),
        _fact(seat, "hand", "tile", seen.hand_sizes[seat], view),
        *_secret(seat, seen, view),
        _fact(seat, "points", "points", total(seen.table, seat), view),
    )


def _secret(seat: int, seen: Sight, view: View) -> list[Markup]:
    """That the seat has kept a contract; which one it alone knows (C-2.6)."""
    if not seen.has_kept[seat] or seen.table.revealed:
        return []
    label = view.say(msg("castelos.board.has_kept"))
    return [piece(f"seat-{seat}-contract", label, icon("contract"), kind="ct-fact is-secret")]


def _say_fact(name: str, n: int) -> Message:
    said = {
        "mealhas": plural("castelos.board.mealhas", n),
        "discs": plural("castelos.board.discs", n),
        "workers": plural("castelos.board.workers", n),
        "hand": plural("castelos.board.hand", n),
        "points": plural("castelos.board.points", n),
    }
    return said[name]


def _fact(seat: int, name: str, sign: str, n: int, view: View) -> Markup:
    return piece(
        f"seat-{seat}-{name}",
        view.say(_say_fact(name, n)),
        icon(sign),
        el("span", n),
        _change(seat, view) if name == "mealhas" else None,
        kind=classes("ct-fact", view, f"{name}-{seat}"),
    )


def _change(seat: int, view: View) -> Markup | None:
    """Money that has just come or gone."""
    gained = income(view, seat)
    sign = "+" if gained > 0 else "−"
    start = income_source(view, seat)
    moves = moving(f"income-{seat}", gained, start=start, manner="coin") if start else {}
    return el("span", f"{sign}{abs(gained)}", class_="ct-change", **moves) if gained else None
