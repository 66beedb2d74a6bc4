"""Tooltips: the rules of each thing on the table, beside the name that it has in the drawing."""

from __future__ import annotations

from ribeira.core.values import Message
from ribeira.core.wording import Names
from ribeira.games.dosrios.board_map import HEX_CELLS, land
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.kit.learning.explained import Explained, Rules, rules_for

LANDS = {
    **dict.fromkeys("WCT", ("R-4.3", "R-9.5")),
    "F": ("R-4.3", "R-9.6"),
    "H": ("R-4.3", "R-6.23"),
}
CARDS = {
    **dict.fromkeys("WCT", ("R-9.5",)),
    "WOOD": ("R-9.6",),
    **dict.fromkeys(("RV", "RM"), ("R-9.7",)),
    **dict.fromkeys(("DV", "DM"), ("R-10.1", "R-10.2")),
}
EXPLAINED: Explained = (
    ("??-chase", ("R-6.17", "R-6.21")),
    ("??-pair", ("R-6.18", "R-6.19")),
    ("??-ride", ("R-6.16",)),
    ("??-step", ("R-6.7",)),
    ("??-finca", ("R-8.1",)),
    ("??-hacienda", ("R-8.1", "R-8.5")),
    ("??-*", ("R-7.1", "R-7.2")),
    ("???-*", ("R-7.1", "R-7.2")),
    ("CITY", ("R-1.6", "R-6.10")),
    ("ROAD?", ("R-1.6", "R-6.10")),
    ("spring-?", ("R-1.5", "R-4.1")),
    ("waits", ("R-3.4",)),
    ("pile", ("R-9.8",)),
    ("discard", ("R-9.9",)),
    ("stock", ("R-1.12",)),
    ("decides", ("R-3.6", "R-6.5")),
    ("brings", ("R-9.3",)),
    ("points", ("R-6.2",)),
    ("build", ("R-8.1", "R-7.2")),
    ("mode-dam", ("R-7.2", "R-7.6")),
    ("mode-finca", ("R-8.1", "R-8.4")),
    ("mode-hacienda", ("R-8.1", "R-8.5")),
    ("end", ("R-6.3",)),
    ("use", ("R-9.2", "R-9.3")),
    ("shift", ("R-9.1",)),
    ("*-money", ("R-8.1", "R-1.13")),
    ("*-dams", ("R-7.2", "R-1.14")),
    ("*-city", ("R-6.21",)),
    ("*-wet", ("R-2.1", "R-2.2")),
    ("*-houses", ("R-2.1", "R-8.4")),
    ("*-points", ("R-6.2",)),
    ("*-gain", ("R-9.4",)),
    ("doing", ("R-6.1",)),
    ("seat*", ("R-2.1",)),
    *((kind, rules) for kind, rules in (("field", LANDS["W"]), ("forest", LANDS["F"]))),
    ("hill", LANDS["H"]),
    *((f"card-{card}", rules) for card, rules in CARDS.items()),
)
"""The last ones stand for what lies there: hexes and cards of the row."""


def say_thing(seen: Sight, name: str, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    """The drawing says all that is so now."""
    return ()


def rules_of(seen: Sight, name: str) -> Rules:
    if name in HEX_CELLS:
        built = ("R-8.5",) if name in seen.built_on else ()
        return (*LANDS[land(seen.terrain)[name]], *built)
    kind, _, at = name.partition("-")
    if kind == "row" and at.isdecimal() and int(at) < len(seen.row):
        return CARDS[seen.row[int(at)]]
    return rules_for(EXPLAINED, name)
