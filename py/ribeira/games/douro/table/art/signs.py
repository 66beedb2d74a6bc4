"""What a fog card does, in signs: when, who, and how much.

A sail for an order that is met, a crossed one for one that is missed, a card with an arrow for the
highest and the lowest card of the play.
"""

from __future__ import annotations

from functools import cache

from ribeira.games.douro.table.art.printing import stamp
from ribeira.games.douro.table.art.shapes import skiff
from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import disc, moved, path, text

Sign = tuple[str, str, str]
"""When (a symbol or nothing), who (a symbol or nothing), and what."""

POINTS: dict[str, tuple[Sign, ...]] = {  # D-5.2 to D-5.8
    "FRA": (("met", "high", "+4"), ("missed", "low", "−4")),
    "CAR": (("met", "high", "+2"), ("missed", "low", "−2")),
    "RAP": (("met", "low", "+2"), ("missed", "high", "+2")),
    "SIR": (("", "tow", ""),),
    "BAR": (("", "low", "+2"),),
    "CUS": (("", "none", "0"),),
}


CARD = path(
    "M7 2.5h10q1.5 0 1.5 1.5v16q0 1.5-1.5 1.5H7Q5.5 21.5 5.5 20V4Q5.5 2.5 7 2.5z", "fill-sail inked"
)
SAIL = path("M3 4Q12 0 21 4Q23 12 21 20Q12 24 3 20Q1 12 3 4Z", "fill-sail inked")
SIGNS = {  # each 24 by 24
    "met": group(SAIL, path("M6.5 12.5l4 4.5L18 7.5", "line yes")),
    "missed": group(SAIL, path("M7 7l10 10M17 7L7 17", "line no")),
    "high": group(CARD, path("M12 6L17 13H14V18H10V13H7Z", "fill-ink")),
    "low": group(CARD, path("M12 18L7 11H10V6H14V11H17Z", "fill-ink")),
    "back": group(CARD, path("M9 8h4a3.5 3.5 0 0 1 0 7H9.5M12 5L8.5 8L12 11", "line")),
    "tow": group(
        path("M2 4h7q1 0 1 1v11q0 1-1 1H2q-1 0-1-1V5q0-1 1-1z", "fill-fog inked"),
        path("M6 14Q9 20 12 17", "line rope"),
        moved(9.5, 8, skiff(), scale=0.52),
        path("M11.5 4.5h5v-3l5.5 4.5l-5.5 4.5v-3h-5z", "fill-ink"),
    ),
    "none": group(disc(12, 12, 9, "fill-wood inked"), path("M3 3L21 21M21 3L3 21", "line no")),
}


@cache
def effect(card: str, rapids: str) -> Markup:
    """The lines of signs under a fog card's picture, 60 by 36."""
    lines = POINTS[card]
    if card == "RAP" and rapids == "lowest":  # O-2
        lines = (lines[0], ("missed", "low", "+2"))
    drawn = group(*(moved(0, 13 * row, _line(*sign)) for row, sign in enumerate(lines)))
    scale = 1.9 if len(lines) == 1 else 1.1
    beside = stamp("sign-back", 42, 10, 17, 17) if card == "CAR" else None  # D-5.3
    width = max(map(_width, lines)) * scale
    left = 1 if beside else (60 - width) / 2
    return group(moved(left, 18.5 - 6.5 * scale * len(lines), drawn, scale=scale), beside)


def _width(sign: Sign) -> float:
    when, who, what = sign
    return 13 * (bool(when) + bool(who)) + 6.5 * len(what)


def _line(when: str, who: str, what: str) -> Markup:
    names = [name for name in (when, who) if name]
    drawn = (stamp(f"sign-{name}", 13 * i, 0.5, 12, 12) for i, name in enumerate(names))
    return group(*drawn, text(what, 13 * len(names), 10.5, "numeral effect") if what else None)
