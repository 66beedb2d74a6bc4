"""What a drawing gets besides a sight: how the seats look, what may be clicked, how to say things.

Boards are pure: they get values and return markup. Shapes carry an action's text, never a handler.
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
    """How a seat is told apart: never by colour alone."""

    name: str
    colour: str
    shape: str


@dataclass(frozen=True, slots=True)
class View:
    """How one drawing is to be made.

    While an action is animated, the sight is the one after some of its events, and `events` are
    those that the viewer has been shown: they tell what to point at, never where something lies.
    `picks` are the clicks made on the way to an action (`ribeira.kit.clicks`), `picked` is one that
    waits for a yes.
    """

    looks: tuple[Look, ...]
    say: Callable[[Message], str]
    legal: tuple[Action, ...] = ()
    picked: Action | None = None
    events: tuple[Event, ...] = ()
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its list: one piece of the text view."""

    title: Message
    lines: tuple[Message, ...]
