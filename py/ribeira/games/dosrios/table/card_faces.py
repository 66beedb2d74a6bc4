"""The harvest cards, 70 by 98."""

from __future__ import annotations

from functools import cache

from ribeira.games.dosrios.material import HARVEST_MONEY
from ribeira.games.dosrios.names import say_river
from ribeira.games.dosrios.table.art.printing import stamp
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.kit.shapes import box, moved, path, text
from ribeira.kit.view import View

PICTURES: dict[str, Markup] = {
    "W": group(
        *(stamp("wheat", x, y, 1.5) for x, y in ((-17, -3), (17, -3), (-8, 5), (9, 5), (0, 11)))
    ),
    "C": group(*(stamp("maize", x, y, 1.3) for x, y in ((-15, 4), (15, 4), (0, 10)))),
    "T": group(*(stamp("tobacco", x, y, 1) for x, y in ((-12, 0), (12, 0), (0, 13)))),
    "WOOD": group(stamp("pine", -14, 2, 1.3), stamp("tree", 12, 4, 1.4), stamp("axe", 0, 14)),
    "RV": group(stamp("bend", kind="of-V")),
    "RM": group(stamp("bend", kind="of-M")),
    "DV": group(stamp("bend", kind="of-V"), stamp("bandit", 0, 4, 1.25)),
    "DM": group(stamp("bend", kind="of-M"), stamp("bandit", 0, 4, 1.25)),
}  # fmt: skip
YIELDS = {
    **dict.fromkeys("WCT", ("coin",)),
    "WOOD": ("plank",),
    **dict.fromkeys(("RV", "RM"), ("coin", "plank")),
}
TITLES = {"RV": "V", "DV": "V", "RM": "M", "DM": "M"}


def card_face(card: str, view: View) -> Markup:
    river = TITLES.get(card)
    return _face(card, view.say(say_river(river)) if river else "")


@cache
def _face(card: str, river: str) -> Markup:
    return _card(
        f"face-{card}",
        box(5, 5, 60, 60, "dr-panel", 2),
        moved(35, 36, PICTURES[card]),
        _ribbon(card, river) if river else None,
        _yield(card),
    )


def _ribbon(card: str, river: str) -> Markup:
    kind = "dr-ribbon of-V" if TITLES[card] == "V" else "dr-ribbon of-M"
    return group(path("M5 53H65V66H5Z", kind), text(river, 35, 62.5, "dr-ribbon-text"))


def _yield(card: str) -> Markup | None:
    """What each hex brings: money, a dam, or either."""
    signs = YIELDS.get(card, ())
    if signs == ("coin",):
        return group(stamp("coin", 22, 80), text(HARVEST_MONEY, 47, 86, "dr-price"))
    if signs == ("plank",):
        return group(stamp("plank", 35, 80, 1.25))
    if signs:
        return group(stamp("coin", 20, 80), stamp("plank", 50, 80))
    return path("M24 74L46 88M46 74L24 88", "dr-strike")


@cache
def card_back() -> Markup:
    """Two rivers that meet, and between them the land."""
    west = "M17 5C19 26 33 32 33 52C32 66 24 76 28 93"
    east = "M53 5C51 26 38 32 37 52C36 66 29 76 33 93"
    return _card(
        "back",
        box(5, 5, 60, 88, "dr-panel", 2),
        path(west, "dr-back-bank"),
        path(east, "dr-back-bank"),
        path(west, "dr-back-river of-V"),
        path(east, "dr-back-river of-M"),
        stamp("wheat", 35, 24, 1.1),
        stamp("maize", 54, 68, 0.9),
        stamp("tobacco", 15, 68, 0.8),
    )


def _card(kind: str, *drawn: Child) -> Markup:
    return el(
        "svg",
        box(0.5, 0.5, 69, 97, "dr-card-paper", 5),
        box(2.8, 2.8, 64.4, 92.4, "dr-card-frame", 3.4),
        *drawn,
        viewBox="0 0 70 98",
        class_=f"printed dr-card dr-{kind}",
        aria_hidden="true",
    )
