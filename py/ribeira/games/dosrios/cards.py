"""The harvest cards, 70 by 98, printed from the sheet that the board carries.

Bad at: the row; which card lies where is the business of `queue`.
"""

from __future__ import annotations

from functools import cache

from ribeira.core.drawing import box, moved, path, text
from ribeira.core.markup import Child, Markup, el, group
from ribeira.core.values import msg
from ribeira.core.view import View
from ribeira.games.dosrios.art import stamp
from ribeira.games.dosrios.material import HARVEST_MONEY

PICTURES: dict[str, Markup] = {
    "W": group(*(stamp("wheat", x, y, 1.5) for x, y in ((-17, 2), (17, 2), (-8, 10), (9, 10), (0, -2), (0, 15)))),
    "C": group(*(stamp("maize", x, y, 1.3) for x, y in ((-15, 4), (15, 4), (0, 10)))),
    "T": group(*(stamp("tobacco", x, y, 1.3) for x, y in ((-13, 2), (14, 4), (0, 14)))),
    "WOOD": group(stamp("pine", -14, 2, 1.3), stamp("tree", 12, 4, 1.4), stamp("axe", 0, 14)),
    "RV": group(stamp("bend", kind="of-V")),
    "RM": group(stamp("bend", kind="of-M")),
    "DV": group(stamp("bend", kind="of-V"), stamp("bandit", 0, 4, 1.25)),
    "DM": group(stamp("bend", kind="of-M"), stamp("bandit", 0, 4, 1.25)),
}  # fmt: skip
YIELDS = {
    **dict.fromkeys("WCT", ("coin",)), "WOOD": ("plank",), **dict.fromkeys(("RV", "RM"), ("coin", "plank")),
}  # fmt: skip
TITLES = {"RV": "V", "DV": "V", "RM": "M", "DM": "M"}


def card_face(card: str, view: View) -> Markup:
    river = TITLES.get(card)
    name = msg("dosrios.river.V") if river == "V" else msg("dosrios.river.M")
    return _face(card, view.say(name) if river else "")


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
    """Two rivers that meet, over a weave."""
    return _card(
        "back",
        box(5, 5, 60, 88, "dr-panel", 2),
        path("M20 6C22 26 34 30 35 52", "dr-back-river of-V"),
        path("M50 6C48 26 36 30 35 52", "dr-back-river of-M"),
        path("M33.4 50C33 66 28 74 31 92", "dr-back-river of-V"),
        path("M36.8 50C36.4 66 31.4 74 34.4 92", "dr-back-river of-M"),
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
