"""What a drawing needs besides a sight: how seats look, what may be clicked, the language.

Boards are pure functions from values to markup. A shape that can be clicked carries the action as
text; there are no handlers in the markup.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.core.events import Event
from ribeira.core.values import Action, Message

COLOURS = ("wine", "river", "vine", "sun", "slate")
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon")


@dataclass(frozen=True, slots=True)
class Look:
    """How a seat is told from others: by shape as well as colour, for those who see no colours."""

    name: str
    colour: str
    shape: str


@dataclass(frozen=True, slots=True)
class View:
    """How one drawing is to be made.

    While an action is animated, the sight is the one after some of its events, and `events` are
    those shown so far: from them a board knows what to highlight; where things lie is in the sight.
    `clicked` are the clicks made on the way to an action (`ribeira.kit.clicks`), `picked` is an
    action that waits to be confirmed.
    """

    looks: tuple[Look, ...]
    say: Callable[[Message], str]
    legal: tuple[Action, ...] = ()
    picked: Action | None = None
    events: tuple[Event, ...] = ()
    clicked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and a list below it: one part of the table as text."""

    title: Message
    lines: tuple[Message, ...]
