"""The printed cards of Douro 1872, each 70 by 98: boats, fogs, barrels, phylloxera and charity.

They hold numbers and pictures, no words and no names: who places a card says what it is called.
"""

from __future__ import annotations

from functools import cache

from ribeira.games.douro.material import FOGS_WITH_ORDER, is_fog, level, order
from ribeira.games.douro.table.art.printing import stamp
from ribeira.games.douro.table.art.signs import effect
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.kit.pieces import inlay, outline
from ribeira.kit.shapes import box, disc, moved, path, text

WIDTH, HEIGHT = 70, 98


def card(kind: str, *children: Child) -> Markup:
    """A card as a drawing of its own. It is mute: a name belongs to the element around it."""
    return el(
        "svg",
        *children,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_=f"printed face {kind}",
        aria_hidden="true",
    )


@cache
def _paper() -> Markup:
    return box(0.6, 0.6, 68.8, 96.8, "card-paper", 5)


def _pips(number: int, y: float, size: float, kind: str) -> Markup:
    """Barrels in a row, centred."""
    left = 35 - number * size / 2
    return group(*(stamp(kind, left + i * size, y, size - 0.8, size - 0.8) for i in range(number)))


@cache
def boat_back(number: int) -> Markup:
    """A face-down boat framed by tiles: its level as a numeral and as barrels on deck."""
    return card(
        f"boat-back level-{number}",
        _paper(),
        _tiles(),
        box(8.6, 8.6, 52.8, 80.8, "panel", 1.5),
        stamp("ripples", 9, 18.6, 52, 72.8),
        _boat(number),
        text(number, 34, 47.5, "numeral level"),
    )


@cache
def blank_back() -> Markup:
    """The top of the stack while nobody has looked at it yet: neither boat nor fog."""
    return card("blank-back", _paper(), _tiles(), box(12, 12, 46, 74, "panel", 2))


@cache
def boat_face(name: str, table: int) -> Markup:
    """A turned boat: its order on the sail, its level as barrels on deck."""
    number = level(name)
    return card(
        f"boat-face level-{number}",
        _paper(),
        box(3.4, 3.4, 63.2, 91.2, "frame", 3),
        box(5, 5, 60, 88, "panel", 2),
        stamp("shore", 5, 5, 60, 88),
        _boat(number),
        stamp("ripples", 0, 0, 70, 98),
        text(order(name, table), 34, 48.5, "numeral order"),
    )


def _boat(barrels: int) -> Markup:
    return group(
        stamp("rig", 0, 0, 70, 98),
        _pips(barrels, 61.4, 9.2, "barrel-end"),
        stamp("hull", 0, 0, 70, 98),
    )


@cache
def fog_back() -> Markup:
    return card("fog-back", _paper(), box(3, 3, 64, 92, "panel", 3.5), stamp("mist", 0, 0, 70, 98))


@cache
def fog_face(name: str, table: int, rapids: str) -> Markup:
    """A turned fog: its picture, its order if it has one, and its effect in signs."""
    asked = order(name, table)
    return card(
        "fog-face",
        _paper(),
        box(3.4, 3.4, 63.2, 91.2, "frame", 3),
        stamp(name, 5, 5, 60, 50),
        path("M5 55H65", "line"),
        _seal(asked) if name in FOGS_WITH_ORDER else None,
        moved(5, 57, effect(name, rapids)),
    )


def _seal(asked: int | None) -> Markup:
    sail = "M6 8Q15 4 24 8Q26.500 16 25 25Q15 29 5 25Q3.500 16 6 8Z"
    return group(path(sail, "fill-sail inked"), text(asked, 15, 22, "numeral seal"))


def turned(name: str, table: int, rapids: str) -> Markup:
    return fog_face(name, table, rapids) if is_fog(name) else boat_face(name, table)


ARCH = "M13 66.5V37a22 22 0 0 1 44 0V66.5Z"


@cache
def barrel_card(value: int, colour: str, shape: str) -> Markup:
    """A barrel card: its value, its seat's person and shape, and as many barrels."""
    return card(
        f"barrel-card seat-{colour}",
        _paper(),
        box(3.4, 3.4, 63.2, 91.2, "frame", 3),
        path(ARCH, "arch"),
        stamp(f"face-{colour}", 12, 20.5, 46, 46),
        path(ARCH, "arch-line"),
        text(value, 6.5, 27, "numeral value"),
        moved(51.5, 6, outline(shape), inlay(shape), scale=0.54),
        _load(value),
    )


def _load(value: int) -> Markup:
    """The barrels of a card, in one row or two."""
    if value == 0:
        return path("M21 80.5h29", "line nothing")
    rows = (value,) if value < 5 else (value - value // 2, value // 2)
    size = 13 if value < 5 else 11.6
    top = 80.5 - size * len(rows) / 2
    drawn = (_pips(count, top + i * size, size, "barrel") for i, count in enumerate(rows))
    return group(*drawn)


@cache
def barrel_back(colour: str, shape: str) -> Markup:
    return card(
        f"barrel-back seat-{colour}",
        _paper(),
        box(3, 3, 64, 92, "cloth", 3.5),
        el("rect", x=3, y=3, width=64, height=92, rx=3.5, fill="url(#douro-art-lattice)"),
        box(6.5, 6.5, 57, 85, "piping", 2),
        disc(35, 49, 18, "medal"),
        moved(20.6, 34.6, outline(shape), inlay(shape), scale=1.2),
    )


@cache
def phylloxera_card() -> Markup:
    return card(
        "phylloxera",
        _paper(),
        box(4, 4, 62, 90, "panel", 3),
        stamp("leaf", 5, 8, 60, 60),
        stamp("louse", 24, 48, 41, 41),
    )


@cache
def charity_card() -> Markup:
    return card(
        "charity", _paper(), _tiles(), box(9, 9, 52, 80, "panel", 2), stamp("basket", -1, 8, 72, 72)
    )


def _tiles() -> Markup:
    """A frame of azulejos; what is framed comes after."""
    return el("rect", x=3, y=3, width=64, height=92, rx=3.5, fill="url(#douro-art-tile)")
