"""The seats: who, what they have, and their trails. Bad at: hands; the viewer's own is `hand`'s."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos.rules.score import points, standing
from ribeira.games.castelos.rules.state import FROM_RESERVE, RESERVE
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.boards.trail_board import draw_trail, is_own
from ribeira.games.castelos.table.clicks.controls import button, control
from ribeira.games.castelos.table.clicks.paths import space
from ribeira.games.castelos.table.clicks.paths import worker as worker_pick
from ribeira.games.castelos.table.highlights import Moment
from ribeira.games.castelos.table.looks import look_of
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import badge
from ribeira.kit.view import View


def draw_seats(now: Moment, view: View) -> Markup:
    """The viewer's own seat first."""
    seats = range(len(now.table.estates))
    order = sorted(seats, key=lambda seat: seat != now.own)
    return el(
        "section",
        *(_seat(seat, now, view) for seat in order),
        id="castelos-seats",
        class_=f"ct-seats of-{len(order)}",
        aria_label=view.say(msg("castelos.board.seats")),
    )


def _seat(seat: int, now: Moment, view: View) -> Markup:
    look = look_of(seat, view)
    return el(
        "div",
        el(
            "div",
            el(
                "p",
                badge(look, 20),
                el("span", look.name),
                _rank(seat, now, view),
                class_="ct-name",
            ),
            el("div", *_facts(seat, now, view), class_="ct-facts"),
            class_="ct-head",
        ),
        draw_trail(seat, now, view),
        id=f"castelos-seat-{seat}",
        class_=" ".join(_kinds(seat, now, view)),
        role="group",
        aria_label=look.name,
    )


def _rank(seat: int, now: Moment, view: View) -> Markup | None:
    """Where the seat stands in the end; equals share a place (C-15.5)."""
    if now.table.phase != "over" or (now.seen.table.phase != "over" and not now.ended):
        return None
    mine = standing(now.table, seat)
    better = (standing(now.table, other) > mine for other in range(len(now.table.estates)))
    place = 1 + sum(better)
    label = view.say(msg("castelos.board.rank", place=place))
    return el(
        "b",
        place,
        id=f"castelos-seat-{seat}-rank",
        class_=f"ct-rank of-{place}",
        role="img",
        aria_label=label,
    )


def _kinds(seat: int, now: Moment, view: View) -> list[str]:
    kinds = ["ct-seat", f"seat-{look_of(seat, view).colour}"]
    if seat == now.own:
        kinds.append("is-mine")
    if seat == now.table.seat and now.table.phase not in ("contract", "over"):
        kinds.append("is-on-turn")
    return kinds


def _facts(seat: int, now: Moment, view: View) -> tuple[Markup, ...]:
    estate = now.table.estates[seat]
    workers = estate.workers.count(RESERVE)
    return (
        _fact(seat, "mealhas", "mealha", estate.mealhas, now, view),
        _discs(seat, estate.discs, now, view),
        _worker_fact(seat, workers, now, view),
        _fact(seat, "hand", "tile", now.hand_sizes[seat], now, view),
        *_secret(seat, now, view),
        _fact(seat, "points", "points", sum(points(now.table, seat)), now, view),
    )


def _secret(seat: int, now: Moment, view: View) -> list[Markup]:
    """That the seat has kept a contract; which one it alone knows (C-2.6)."""
    if not now.has_kept[seat] or now.table.revealed:
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


def _fact(seat: int, name: str, sign: str, n: int, now: Moment, view: View) -> Markup:
    fresh = " is-fresh" if f"{name}-{seat}" in now.fresh else ""
    return piece(
        f"seat-{seat}-{name}",
        view.say(_say_fact(name, n)),
        icon(sign),
        el("span", n),
        _change(seat, name, n, now),
        kind=f"ct-fact{fresh}",
    )


def _change(seat: int, name: str, n: int, now: Moment) -> Markup | None:
    """Money that has just come or gone."""
    before = now.seen.table.estates[seat].mealhas
    if name != "mealhas" or n == before:
        return None
    sign = "+" if n > before else "−"
    return el("span", f"{sign}{abs(n - before)}", class_="ct-change")


def _discs(seat: int, n: int, now: Moment, view: View) -> Markup:
    """The reserve of discs; a control when a disc may come from there (C-9.4)."""
    name = space(FROM_RESERVE)
    attributes = control(view, name) if is_own(seat, now) else {}
    if not attributes:
        return _fact(seat, "discs", "disc", n, now, view)
    label = msg("castelos.board.from_reserve", discs=n)
    return button(view, name, label, attributes, icon("disc"), el("span", n), kind="ct-fact is-lit")


def _worker_fact(seat: int, n: int, now: Moment, view: View) -> Markup:
    """The reserve of workers; a control when one may be spent from there (C-13.3)."""
    workers = now.table.estates[seat].workers
    first = workers.index(RESERVE) if n else 0
    attributes = control(view, worker_pick(first)) if n and is_own(seat, now) else {}
    if not attributes:
        return _fact(seat, "workers", "worker", n, now, view)
    label = msg("castelos.board.worker.reserve", workers=n)
    name = worker_pick(first)
    return button(
        view, name, label, attributes, icon("worker"), el("span", n), kind="ct-fact is-lit"
    )
