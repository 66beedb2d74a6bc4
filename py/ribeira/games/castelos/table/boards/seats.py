"""The seats: who they are, what they have, and their trails."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos.rules.score import place, total
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import FROM_RESERVE, RESERVE
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.boards.trail_board import draw_trail, is_own
from ribeira.games.castelos.table.clicks.controls import button, control
from ribeira.games.castelos.table.clicks.paths import space
from ribeira.games.castelos.table.clicks.paths import worker as worker_pick
from ribeira.games.castelos.table.highlights import classes, income, is_decided
from ribeira.games.castelos.table.looks import look_of
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import name_plate
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
        aria_label=view.say(msg("castelos.board.seats")),
    )


def _seat(seat: int, seen: Sight, view: View) -> Markup:
    look = look_of(seat, view)
    return el(
        "div",
        el(
            "div",
            name_plate(look, 20, _rank(seat, seen, view), kind="ct-name"),
            el("div", *_facts(seat, seen, view), class_="ct-facts"),
            class_="ct-head",
        ),
        draw_trail(seat, seen, view),
        id=f"castelos-seat-{seat}",
        class_=" ".join(_kinds(seat, seen, view)),
        role="group",
        aria_label=look.name,
    )


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
        _discs(seat, estate.discs, seen, view),
        _worker_fact(seat, workers, seen, view),
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
    return el("span", f"{sign}{abs(gained)}", class_="ct-change") if gained else None


def _discs(seat: int, n: int, seen: Sight, view: View) -> Markup:
    """The reserve of discs; a control when a disc may come from there (C-9.4)."""
    name = space(FROM_RESERVE)
    attributes = control(view, name) if is_own(seat, seen) else {}
    if not attributes:
        return _fact(seat, "discs", "disc", n, view)
    label = msg("castelos.board.from_reserve", discs=n)
    return button(view, name, label, attributes, icon("disc"), el("span", n), kind="ct-fact is-lit")


def _worker_fact(seat: int, n: int, seen: Sight, view: View) -> Markup:
    """The reserve of workers; a control when one may be spent from there (C-13.3)."""
    workers = seen.table.estates[seat].workers
    first = workers.index(RESERVE) if n else 0
    attributes = control(view, worker_pick(first)) if n and is_own(seat, seen) else {}
    if not attributes:
        return _fact(seat, "workers", "worker", n, view)
    label = msg("castelos.board.worker.reserve", workers=n)
    name = worker_pick(first)
    return button(
        view, name, label, attributes, icon("worker"), el("span", n), kind="ct-fact is-lit"
    )
