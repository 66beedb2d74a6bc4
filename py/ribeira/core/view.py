"""What a drawing gets besides a sight: how the seats look, what may be clicked, how to say things.

Boards are pure: they get values and return markup. Shapes carry an action's text, never a handler.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.core.values import Action, Event, Message

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

    `moment` holds the events already shown on top of the sight: while a play is being revealed, the
    board draws the table as it was before, with those events laid over it. `picks` are the clicks
    made on the way to an action (`ribeira.core.picking`), `picked` is one that waits for a yes.
    """

    looks: tuple[Look, ...]
    say: Callable[[Message], str]
    legal: tuple[Action, ...] = ()
    picked: Action | None = None
    moment: tuple[Event, ...] = ()
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its list: one piece of the text view."""

    title: Message
    lines: tuple[Message, ...]
