"""What a drawing needs besides a sight: how seats look, what may be clicked, the language.

Boards are pure functions from values to markup. A shape that can be clicked carries the action as
text; there are no handlers in the markup.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.core.events import Event
from ribeira.core.values import Action, Item, Message
from ribeira.kit.faces import Face

COLOURS = ("wine", "river", "vine", "sun", "slate")
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon")


@dataclass(frozen=True, slots=True)
class Look:
    """How a seat is told from others: by shape as well as colour, for those who see no colours.
    Nobody has the face of a seat that the game itself plays."""

    name: str
    colour: str
    shape: str
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class View:
    """How one drawing is to be made.

    While an action is animated, the sight is the one after some of its events, and `events` are
    those shown so far: from them a board knows what to highlight; where things lie is in the sight.
    `clicked` are the clicks made on the way to an action (`ribeira.kit.clicks`), `picked` is an
    action that waits to be confirmed, `hint` one that the board points at. With `opens` a seat can
    be tapped, which tells more of it.
    """

    looks: tuple[Look, ...]
    say: Callable[[Message], str]
    legal: tuple[Action, ...] = ()
    picked: Action | None = None
    events: tuple[Event, ...] = ()
    clicked: tuple[str, ...] = ()
    hint: Action | None = None
    opens: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Of the seats."""
        return tuple(look.name for look in self.looks)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and a list below it: one part of the table as text."""

    title: Message
    lines: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class SeatTold:
    """What a viewer may know of one seat. `points` are `None` where there are none or they are
    hidden from the viewer; `note` is what there is to say of who sees them."""

    lines: tuple[Message, ...]
    points: tuple[Item, ...] | None = None
    note: Message | None = None
