"""A castle as it covers its monte: walls, a banner with the multiplier, a socket for each market.

Drawn on 100 by 100, the size of a monte of four quarters.
"""

from __future__ import annotations

from functools import cache

from ribeira.games.castelos.material import MARKETS
from ribeira.games.castelos.names import say_castle
from ribeira.games.castelos.rules.state import Castle
from ribeira.games.castelos.table.art.printing import stamp
from ribeira.games.castelos.table.art.tokens import disc, number
from ribeira.games.castelos.table.looks import look_of
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box, moved, path, text
from ribeira.kit.shapes import disc as circle
from ribeira.kit.view import View

SOCKETS = (23, 50, 77)


def draw_castle(castle: Castle, view: View) -> Markup:
    sold = dict(castle.discs)
    return group(
        stamp("fortress", 0, 0, 100, 100),
        _banner(castle.factor),
        text(say_castle(castle.id), 50, 68.5, "ca-name"),
        *(_socket(x, product) for x, product in zip(SOCKETS, MARKETS[castle.id], strict=True)),
        *(
            moved(SOCKETS[MARKETS[castle.id].index(product)], 82, disc(look_of(seat, view)))
            for product, seat in sold.items()
        ),
    )


def _banner(factor: int) -> Markup:
    return group(
        path("M62 9H92V38L77 31.5L62 38Z", "ca-banner"),
        number(f"×{factor}", 77, 26.5, "ca-factor"),
    )


def _socket(x: int, product: str) -> Markup:
    return el(
        "g",
        circle(x, 82, 12.5, f"ca-socket ca-ground-{product}"),
        stamp(product, x - 9.5, 72.5, 19, 19),
    )


@cache
def fortress() -> Markup:
    """The castle without what changes."""
    walls = "M9 62V45H13V41H18V45H23V41H28V45H72V41H77V45H82V41H87V45H91V62Z"
    return group(
        box(2, 2, 96, 96, "ca-castle-edge", 9),
        path("M6 60V13A7 7 0 0 1 13 6H87A7 7 0 0 1 94 13V60Z", "ca-castle-sky"),
        path("M6 60Q22 44 50 45T94 60Z", "ca-castle-hill"),
        path(walls, "ca-wall ca-bold"),
        _tower(10, 31, 16),
        _tower(74, 36, 16),
        _tower(32, 17, 22),
        path("M43 17V8", "ca-line"),
        path("M43.6 7.4L54 10L43.6 13Z", "ca-pennant ca-inked"),
        path("M38 62V52A5 5 0 0 1 48 52V62Z", "ca-dark ca-inked"),
        path("M42 26V32M15 41V46M82 46V51M60 50V54M66 50V54M58 58H70M24 52H31M26 57H34", "ca-line"),
        box(6, 60, 88, 11, "ca-ribbon"),
        path("M6 71H94V87A7 7 0 0 1 87 94H13A7 7 0 0 1 6 87Z", "ca-castle-foot"),
        box(2, 2, 96, 96, "ca-castle-frame", 9),
    )


def _tower(x: int, top: int, width: int) -> Markup:
    """A tower with three merlons, down to the ribbon."""
    step = width / 5
    crown = "".join(f"V{top - 5}h{step}V{top}h{step}" for _ in range(2))
    return path(f"M{x} 62V{top}{crown}V{top - 5}h{step}V62Z", "ca-wall ca-bold")
