"""What may be clicked: for each name on the table, the attributes that make it a control.

A name that leaves one action carries the whole action, any other is picked.
"""

from __future__ import annotations

from collections.abc import Mapping

from ribeira.core.values import Action, Message
from ribeira.games.castelos.rules.notation import write
from ribeira.games.castelos.table.clicks.intended import is_thing
from ribeira.games.castelos.table.clicks.paths import STEPWISE, parts, paths
from ribeira.kit.clicks import Clicked, next_clicks
from ribeira.kit.markup import Child, Markup, el
from ribeira.kit.view import View

Attributes = dict[str, str]
Legal = tuple[Action, ...]
Found = dict[str, list[Action]]

SETTLED = frozenset({"sell", "land.claim", "cons.claim"})
"""Verbs whose last part, the piece that is spent, need not be named when there is only one."""


def control(view: View, name: str) -> Attributes:
    """How the thing of that name may be clicked; empty when it may not."""
    found = _found(view).get(name)
    if not found:
        return {}
    if len(found) == 1 and _is_settled(found[0], name):
        return doing(view, found[0])
    hinted = view.hint is not None and name in parts(view.hint)
    return {"data_pick": name, "aria_pressed": _flag(name in view.clicked)} | _marked(hinted)


def _marked(hinted: bool) -> Attributes:
    """A hint points there."""
    return {"data_mark": "hint"} if hinted else {}


def _is_settled(action: Action, name: str) -> bool:
    last = parts(action)[-1] == name
    return action.verb not in STEPWISE and (last or action.verb in SETTLED)


_latest: list[tuple[Legal, Clicked, Found]] = []


def _found(view: View) -> Found:
    """Found once for each drawing. Lists of legal actions are compared by identity, because a cache
    would hash the whole list for every thing on the table."""
    if not (_latest and _latest[0][0] is view.legal and _latest[0][1] == view.clicked):
        _latest[:] = [(view.legal, view.clicked, _reachable(view.legal, view.clicked))]
    return _latest[0][2]


def _reachable(legal: Legal, clicked: Clicked) -> Found:
    """Name → the actions that a click on it leaves (see `ribeira.kit.clicks.pick`)."""
    implied = () if clicked else _only_worker(legal)
    clicked = clicked or implied
    found: Found = {}
    for depth in range(len(clicked), -1, -1):
        left: Found = {}
        for name, action in next_clicks(legal, paths, clicked[:depth]):
            left.setdefault(name, []).append(action)
        found = left | found
    return {name: actions for name, actions in found.items() if name not in implied}


def _only_worker(legal: Legal) -> Clicked:
    """The worker that moves, when no other can: it need not be picked."""
    first = {parts(action)[:1] for action in legal if action.verb == "worker.step"}
    return first.pop() if len(first) == 1 else ()


def doing(view: View, action: Action) -> Attributes:
    """A control for one whole action."""
    pressed = _flag(action == view.picked)
    marked = _marked(action == view.hint)
    return {"data_action": write(action), "aria_pressed": pressed} | marked


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
    tooltip: str | None = None,
    moves: Mapping[str, str | None] | None = None,
) -> Markup:
    """A thing inside a drawing: a control if its name may be clicked, else a picture with a name;
    arrows lead to both.

    `owner` goes into the id where several seats have a thing of that name; only one of them is
    `live`. `tooltip` is the name of the thing whose tooltip is shown."""
    attributes = control(view, name) if live else {}
    asked = None if attributes else thing(view, name, live)
    kinds = f"{kind} {'is-lit' if attributes else ''} {'is-picked' if is_on(attributes) else ''}"
    return el(
        "g",
        *children,
        id=f"castelos-{owner}{name}",
        class_=" ".join(kinds.split()) or None,
        role="button" if attributes or asked else "img",
        aria_disabled="true" if asked else None,
        tabindex=0 if attributes else -1,
        aria_label=view.say(label),
        data_ask=asked,
        data_tell=tooltip,
        **(moves or {}),
        **attributes,
    )


def thing(view: View, name: str, live: bool = True) -> str | None:
    """What cannot be clicked now is known by its name, so that the rules can say why."""
    return name if live and view.legal and is_thing(name) else None


def button(
    view: View,
    name: str,
    label: Message,
    attributes: Attributes,
    *children: Child,
    kind: str = "",
    rank: str | None = None,
    moves: Mapping[str, str | None] | None = None,
) -> Markup:
    """A button of the page. What it shows is its label, or a picture beside a label unseen."""
    said = view.say(label)
    unseen = el("span", said, class_="visually-hidden")
    shown = el("span", *children, class_="ct-shown", aria_hidden="true")
    base = "button" if rank else "ct-button"
    kinds = f"{base} {kind} {'is-picked' if is_on(attributes) else ''}"
    return el(
        "button",
        *((unseen, shown) if children else (said,)),
        type="button",
        id=f"castelos-{name}",
        class_=" ".join(kinds.split()),
        data_rank=rank,
        aria_disabled=None if attributes else "true",
        **(moves or {}),
        **attributes,
    )
