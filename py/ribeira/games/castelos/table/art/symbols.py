"""The sheet of symbols from which tiles, trails and boards are printed.

It holds every picture of the game and must stand on the page once.
"""

from __future__ import annotations

from functools import cache

from ribeira.games.castelos.material import CONSTRUCTIONS as BUILT
from ribeira.games.castelos.material import LANDSCAPES as OPEN
from ribeira.games.castelos.material import PRODUCTS as GOODS
from ribeira.games.castelos.material import TOLL
from ribeira.games.castelos.table.art.constructions import CONSTRUCTIONS, toll
from ribeira.games.castelos.table.art.landscapes import LANDSCAPES
from ribeira.games.castelos.table.art.printing import symbol
from ribeira.games.castelos.table.art.products import PRODUCTS
from ribeira.games.castelos.table.art.tokens import SIGNS
from ribeira.games.castelos.table.land.castle import fortress
from ribeira.games.castelos.table.land.tile import ways
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box, path

TERRAINS = {**PRODUCTS, **LANDSCAPES, **CONSTRUCTIONS}
TEXTURES = {  # the class of a terrain is told by the ground: furrows, tufts, flagstones
    **dict.fromkeys(GOODS, "M-2 9Q25 3 52 9M-2 21Q25 15 52 21M-2 33Q25 27 52 33M-2 45Q25 39 52 45"),
    **dict.fromkeys(OPEN, "M5 8q1-3 2 0M43 6q1-3 2 0M7 45q1-3 2 0M44 43q1-3 2 0M25 4q1-3 2 0"),
    **dict.fromkeys(
        BUILT, "M0 8H50M0 42H50M12 0V8M37 0V8M25 42V50M8 8V14M44 36V42M4 42V50M46 42V50"
    ),
}


@cache
def plates() -> Markup:
    return el(
        "svg",
        *(symbol(name, 40, 40, draw()) for name, draw in TERRAINS.items()),
        *(symbol(f"ground-{name}", 50, 50, _ground(name)) for name in TERRAINS),
        *(symbol(name, 40, 40, draw()) for name, draw in SIGNS.items()),
        symbol(TOLL, 40, 40, toll()),
        symbol("ways", 100, 100, ways()),
        symbol("fortress", 100, 100, fortress()),
        id="castelos-plates",
        class_="ct-plates",
        width=0,
        height=0,
        aria_hidden="true",
    )


def _ground(terrain: str) -> Markup:
    return group(box(0, 0, 50, 50, f"ca-ground-{terrain}"), path(TEXTURES[terrain], "ca-texture"))
