"""Tooltips: the rules of each thing on the table, beside the name that it has in the drawing."""

from __future__ import annotations

from ribeira.core.values import Message
from ribeira.core.wording import Names
from ribeira.games.douro.rules.sight import Sight
from ribeira.kit.learning.explained import Explained, Rules, rules_for

FOGS = {
    "FRA": "D-5.2",
    "CAR": "D-5.3",
    "RAP": "D-5.4",
    "SIR": "D-5.5",
    "BAR": "D-5.7",
    "CUS": "D-5.8",
}
EXPLAINED: Explained = (
    ("card-*", ("D-4.3", "D-5.1")),
    ("sealed", ("D-4.3", "D-4.4")),
    ("seat-*-card", ("D-4.3", "D-4.8")),
    ("seat-*-hand", ("D-7.1",)),
    ("seat-*-points", ("D-9.6", "D-8.4")),
    ("seat-*-pile", ("D-4.8", "D-7.2")),
    ("seat-*-float", ("D-1.5",)),
    ("seat*", ("D-9.6",)),
    ("phylloxera", ("D-6.5", "D-6.6")),
    ("valley-1", ("D-4.2", "D-1.3")),
    ("valley*", ("D-4.1", "D-1.3")),
    ("stack", ("D-1.2", "D-4.2")),
    ("discard", ("D-4.8",)),
    ("charity", ("D-7.2", "D-9.2")),
    ("orders*", ("D-1.3",)),
    *((f"fog-{fog}", (number,)) for fog, number in FOGS.items()),
    ("ticket", ("D-1.3", "D-5.1")),
    ("load", ("D-1.3", "D-5.1")),
    ("title", ("D-7.4",)),
)
OF_THE_TURNED = ("valley-1", "ticket", "load")
"""What shows the card that has been turned."""


def say_thing(seen: Sight, name: str, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    """The drawing says all that is so now."""
    return ()


def rules_of(seen: Sight, name: str) -> Rules:
    turned = FOGS.get(seen.turned[0]) if seen.turned else None
    if turned and name in OF_THE_TURNED:
        return (turned,)
    if seen.stage == "donate" and name.startswith("card-"):
        return "D-7.2", "D-9.2"
    return rules_for(EXPLAINED, name)
