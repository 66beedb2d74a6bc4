"""The workers in the territory: on quarters, on castles, and one that stands at a crossroads."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from ribeira.core.values import msg
from ribeira.games.castelos.names import say_worker
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Worker
from ribeira.games.castelos.table.art.tokens import worker
from ribeira.games.castelos.table.clicks.controls import control, part
from ribeira.games.castelos.table.clicks.paths import worker as worker_name
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.land.tile import SIZE
from ribeira.games.castelos.table.looks import look_of
from ribeira.games.castelos.words.phrases import say_where
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import disc as circle
from ribeira.kit.shapes import moved
from ribeira.kit.view import View

SPOTS = ((8, 8), (-11, 10), (11, -8), (-11, -8), (0, 3), (0, -12))
"""Where workers lie in a quarter, from its middle: the picture under them stays to be guessed."""
ALONE = 21
"""How far from its middle a worker can be clicked, before it is drawn larger: not as far as the
middle of its tile, which takes the clicks on the tile."""
CROWDED = 8
"""The same where others stand beside it, so that each one takes the clicks on its own middle."""
MIDDLES = ((23, 23), (77, 23), (77, 77), (23, 77))


def draw_workers(seen: Sight, view: View) -> Markup:
    afield = [[estate.workers[n] for n in estate.afield] for estate in seen.table.estates]
    crowds = Counter(chain.from_iterable(afield))
    there: Counter[Worker] = Counter()
    drawn = []
    for seat, estate in enumerate(seen.table.estates):
        for n in estate.afield:
            where = estate.workers[n]
            drawn.append(
                _worker(seat, n, where, there[where], seen, view, alone=crowds[where] == 1)
            )
            there[where] += 1
    return group(*drawn)


def _worker(
    seat: int, n: int, where: Worker, nth: int, seen: Sight, view: View, *, alone: bool
) -> Markup:
    look = look_of(seat, view)
    x, y = _spot(where, nth)
    size = 1.5 if where[0] == "crossroads" else 1.25
    mine = seat == seen.table.seat
    lit = mine and bool(control(view, worker_name(n)))
    reach = ALONE if alone else CROWDED
    reserve = f"castelos-seat-{seat}-workers"
    at = "-".join(map(str, where))
    moves = moving(f"worker-{seat}-{n}", at, start=reserve, manner="walk")
    halo = group(circle(0, 0, reach, "ct-pointed"), circle(0, 0, 15, "ct-halo")) if lit else None
    return part(
        view,
        worker_name(n),
        msg(
            "castelos.board.worker",
            name=look.name,
            n=say_worker(n),
            place=say_where(where, seen.table),
        ),
        moved(x, y, halo, el("g", worker(look), **moves), scale=size),
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
