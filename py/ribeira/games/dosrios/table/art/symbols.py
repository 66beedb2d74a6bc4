"""The sheet of all symbols. It must stand on the page once: map and cards refer to it."""

from __future__ import annotations

from functools import cache

from ribeira.games.dosrios.table.art import landscapes as nature
from ribeira.games.dosrios.table.art import things as shapes
from ribeira.games.dosrios.table.art.printing import symbol
from ribeira.games.dosrios.table.art.signs import SIGNS
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import SHAPES

THINGS = {
    "wheat": nature.wheat, "maize": nature.maize, "tobacco": nature.tobacco, "tree": nature.tree,
    "pine": nature.pine, "hill": nature.hill, "cracks": nature.cracks, "dam": shapes.dam,
    "drop": shapes.drop, "coin": shapes.coin, "plank": shapes.plank, "boot": shapes.walker,
    "axe": shapes.axe, "bend": nature.bend, "bandit": shapes.bandit, "paid": shapes.paid,
    "burst": shapes.burst, "crown": shapes.crown, "town": shapes.town,
    "wagon": shapes.wagon,
}  # fmt: skip
PIECES = {"figure": shapes.figure, "finca": shapes.finca, "hacienda": shapes.hacienda}


@cache
def plates() -> Markup:
    return el(
        "svg",
        *(symbol(name, draw()) for name, draw in THINGS.items()),
        *(symbol(f"land-{kind}", nature.grown(kind)) for kind in nature.PLANTED),
        *(symbol(f"sign-{name}", drawn) for name, drawn in SIGNS.items()),
        *(
            symbol(f"{name}-{shape}", draw(shape))
            for name, draw in PIECES.items()
            for shape in SHAPES
        ),
        id="dosrios-plates",
        class_="dr-plates",
        width=0,
        height=0,
        aria_hidden="true",
    )
