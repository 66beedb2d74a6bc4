"""What may be clicked: for each name on the table, the attributes that make it a control.

A name that settles everything carries the whole action, any other is picked. Bad at: looks.
"""

from __future__ import annotations

from ribeira.core.markup import Child, Markup, el
from ribeira.core.picking import fitting
from ribeira.core.values import Action, Message
from ribeira.core.view import View
from ribeira.games.castelos.notation import write
from ribeira.games.castelos.picking import parts

Attributes = dict[str, str]

STEPWISE = frozenset({"tile.place", "rival.shift"})
"""Actions that are looked at before they are done, even when nothing is left to choose."""
FIRST = frozenset({"hand", "slot", "unplaced", "market", "track", "worker"})
"""Kinds of names with which a choice may begin anew."""
LAST = frozenset({"turn", "way"})
"""Kinds of names that say nothing without the others."""


def kind_of(name: str) -> str:
    return name.partition("-")[0]


def control(view: View, name: str) -> Attributes:
    """How the thing of that name may be clicked; empty when it may not."""
    others = tuple(
        old for old in view.picks if kind_of(old) != kind_of(name) and kind_of(old) not in LAST
    )
    found = fitting(view.legal, parts, (*others, name))
    if not found and kind_of(name) in FIRST:
        found = fitting(view.legal, parts, (name,))
    if not found:
        return {}
    if len(found) == 1 and found[0].verb not in STEPWISE:
        return doing(view, found[0])
    return {"data_pick": name, "aria_pressed": _flag(name in view.picks)}


def doing(view: View, action: Action) -> Attributes:
    """A control for one whole action."""
    return {"data_action": write(action), "aria_pressed": _flag(action == view.picked)}


def _flag(value: bool) -> str:
    return "true" if value else "false"


def is_on(attributes: Attributes) -> bool:
    return attributes.get("aria_pressed") == "true"


def part(
    view: View,
    name: str,
    label: Message,
    *children: Child,
    kind: str = "",
    owner: str = "",
    live: bool = True,
) -> Markup:
    """A thing inside a drawing: a control if its name may be clicked, else a picture with a name.

    `owner` goes into the id where several seats have a thing of that name; only one of them is
    `live`."""
    attributes = control(view, name) if live else {}
    kinds = f"{kind} {'is-lit' if attributes else ''} {'is-picked' if is_on(attributes) else ''}"
    return el(
        "g",
        *children,
        id=f"castelos-{owner}{name}",
        class_=" ".join(kinds.split()) or None,
        role="button" if attributes else "img",
        tabindex=0 if attributes else None,
        aria_label=view.say(label),
        **attributes,
    )


def button(
    view: View, name: str, label: Message, attributes: Attributes, *children: Child, kind: str = ""
) -> Markup:
    """A button of the page; what it shows is its label unless something else is given."""
    said = view.say(label)
    kinds = f"ct-button {kind} {'is-picked' if is_on(attributes) else ''}"
    return el(
        "button",
        *(children or (said,)),
        type="button",
        id=f"castelos-{name}",
        class_=" ".join(kinds.split()),
        aria_label=said if children else None,
        aria_disabled=None if attributes else "true",
        **attributes,
    )
