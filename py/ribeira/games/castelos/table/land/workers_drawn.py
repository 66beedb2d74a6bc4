"""The workers in the territory: on quarters, on castles, and one that stands at a crossroads."""

from __future__ import annotations

from collections import Counter

from ribeira.core.values import msg
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Worker
from ribeira.games.castelos.table.art.tokens import worker
from ribeira.games.castelos.table.clicks.controls import control, part
from ribeira.games.castelos.table.clicks.paths import worker as worker_name
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.land.tile import SIZE
from ribeira.games.castelos.table.looks import look_of
from ribeira.games.castelos.words.phrases import say_where
from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import disc as circle
from ribeira.kit.shapes import moved
from ribeira.kit.view import View

SPOTS = ((11, 10), (-11, 10), (11, -8), (-11, -8), (0, 3), (0, -12))
"""Where workers lie in a quarter, from its middle: the picture under them stays to be guessed."""
MIDDLES = ((23, 23), (77, 23), (77, 77), (23, 77))


def draw_workers(seen: Sight, view: View) -> Markup:
    there: Counter[Worker] = Counter()
    drawn = []
    for seat, estate in enumerate(seen.table.estates):
        for n in estate.afield:
            where = estate.workers[n]
            drawn.append(_worker(seat, n, where, there[where], seen, view))
            there[where] += 1
    return group(*drawn)


def _worker(seat: int, n: int, where: Worker, nth: int, seen: Sight, view: View) -> Markup:
    look = look_of(seat, view)
    x, y = _spot(where, nth)
    size = 1.5 if where[0] == "crossroads" else 1.25
    mine = seat == seen.table.seat
    halo = circle(0, 0, 15, "ct-halo") if mine and control(view, worker_name(n)) else None
    return part(
        view,
        worker_name(n),
        msg("castelos.board.worker", name=look.name, n=f"w{n}", place=say_where(where, seen.table)),
        moved(x, y, halo, worker(look), scale=size),
        kind=classes(f"ct-worker is-{where[0]}", view, f"worker-{seat}-{n}"),
        owner=f"seat-{seat}-",
        live=mine,
    )


def _spot(where: Worker, nth: int) -> tuple[float, float]:
    """Where the worker is drawn; the nth at its place."""
    kind, x, y, k = where
    if kind == "castle":
        return x * SIZE - 36 + 14 * (nth % 6), y * SIZE - 10 - 20 * (nth // 6)
    if kind == "crossroads":
        return x * SIZE + 50, y * SIZE + 46
    dx, dy = SPOTS[nth % len(SPOTS)]
    mx, my = MIDDLES[k]
    return x * SIZE + mx + dx, y * SIZE + my + dy
