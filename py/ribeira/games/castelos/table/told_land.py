"""What events do to the land: tiles, castles, the chosen monte, workers (C-5, C-6, C-11).

Bad at: words; the story beside the table has them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from ribeira.core.values import Event
from ribeira.games.castelos.rules.state import NOBODY, Castle, Turn, Worker, without
from ribeira.games.castelos.table.highlights import (
    Moment,
    changed,
    estate_of,
    number,
    put,
    text,
    with_estate,
    with_own,
)


def _start(now: Moment, event: Event) -> Moment:
    return changed(now, "cell-0,0", tiles=((f"S{event['face']}", 0, 0, 0),))


def _placed(now: Moment, event: Event) -> Moment:
    """A tile of a hand, which all see shrink; its owner sees which (C-5.1)."""
    seat, tile = number(event, "seat"), text(event, "tile")
    sizes = put(now.hand_sizes, seat, now.hand_sizes[seat] - 1)
    hand = without(now.hand, tile) if seat == now.own else now.hand
    return replace(_tile(now, event, number(event, "rotation")), hand=hand, hand_sizes=sizes)


def _tile(now: Moment, event: Event, rotation: int) -> Moment:
    x, y = number(event, "x"), number(event, "y")
    tiles = (*now.table.tiles, (text(event, "tile"), x, y, rotation))
    turn = Turn(placed=(x, y), rivals=now.table.turn.rivals)
    return changed(now, f"cell-{x},{y}", tiles=tiles, turn=turn)


def _rival_placed(now: Moment, event: Event) -> Moment:
    return replace(_tile(now, event, 0), rival=number(event, "left"))


def _rival_shifted(now: Moment, event: Event) -> Moment:
    return _tile(now, event, number(event, "rotation"))


def _founded(now: Moment, event: Event) -> Moment:
    corner = number(event, "x"), number(event, "y")
    castle = Castle(text(event, "castle"), corner, number(event, "factor"))
    return changed(now, castle.id, castles=(*now.table.castles, castle), top="")


def _climbed(now: Moment, event: Event) -> Moment:
    """The workers that lay where the castle now stands (C-6.4)."""
    castle = now.table.castles[-1]
    workers = tuple(_up(worker, castle) for worker in estate_of(now, event).workers)
    return with_own(now, event, workers=workers)


def _up(worker: Worker, castle: Castle) -> Worker:
    where, x, y, k = worker
    cx, cy = castle.corner
    at = (x + (k in (1, 2)), y + (k in (2, 3)))
    return ("castle", cx, cy, 0) if where == "quarter" and at == (cx, cy) else worker


def _next_castle(now: Moment, event: Event) -> Moment:
    return replace(changed(now, "top", top=event["castle"]), below=now.below - 1)


def _chose_monte(now: Moment, event: Event) -> Moment:
    return changed(
        now, "monte", turn=replace(now.table.turn, monte=cast(tuple[int, ...], event["quarter"]))
    )


def _worker(now: Moment, event: Event, where: Worker, walker: int) -> Moment:
    seat, n = number(event, "seat"), number(event, "worker")
    workers = put(estate_of(now, event).workers, n, where)
    estate = replace(estate_of(now, event), workers=workers)
    turn = replace(now.table.turn, walker=walker)
    return with_estate(now, seat, estate, f"worker-{seat}-{n}", turn=turn)


def _stands(now: Moment, event: Event) -> Moment:
    where = ("crossroads", number(event, "x"), number(event, "y"), 0)
    return _worker(now, event, where, number(event, "worker"))


def _lies(now: Moment, event: Event) -> Moment:
    where = ("quarter", number(event, "x"), number(event, "y"), number(event, "quarter"))
    return _worker(now, event, where, NOBODY)


def _entered(now: Moment, event: Event) -> Moment:
    x, y, k = (number(event, name) for name in ("x", "y", "quarter"))
    return _worker(now, event, ("castle", x + (k in (1, 2)), y + (k in (2, 3)), 0), NOBODY)


CHANGES: dict[str, Callable[[Moment, Event], Moment]] = {
    "start_laid": _start,
    "placed": _placed,
    "rival_placed": _rival_placed,
    "rival_shifted": _rival_shifted,
    "founded": _founded,
    "climbed": _climbed,
    "next_castle": _next_castle,
    "chose_monte": _chose_monte,
    "worker_added": _stands,
    "worker_stepped": _stands,
    "worker_laid": _lies,
    "worker_entered": _entered,
}
