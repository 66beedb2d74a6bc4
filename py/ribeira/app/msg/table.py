"""What a person does at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Act:
    """A click on something that is an action by itself."""

    action: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A click on something that is one of several for an action."""

    name: str


@dataclass(frozen=True, slots=True)
class AskWhyNot:
    """A click on what cannot be picked now."""

    name: str


@dataclass(frozen=True, slots=True)
class TypeLine:
    """A typed line: a command, or an action in any way in which it can be named."""

    text: str


@dataclass(frozen=True, slots=True)
class Confirm:
    pass


@dataclass(frozen=True, slots=True)
class Unpick:
    pass


@dataclass(frozen=True, slots=True)
class Grab:
    thing: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Names the thing and the place."""

    thing_and_place: str


@dataclass(frozen=True, slots=True)
class LiftCurtain:
    """The person whom the curtain names has come."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """To the next beat of the animation."""


@dataclass(frozen=True, slots=True)
class Skip:
    pass


@dataclass(frozen=True, slots=True)
class Watch:
    """Shows once more what others did."""


@dataclass(frozen=True, slots=True)
class Undo:
    pass


@dataclass(frozen=True, slots=True)
class Redo:
    pass


@dataclass(frozen=True, slots=True)
class Hurry:
    """Has the bots play the best that they have found so far."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Asks for a hint, or puts the one away that is shown."""


@dataclass(frozen=True, slots=True)
class ShowIdea:
    """The hint shows that one of the best choices; they count from 0."""

    place: str


@dataclass(frozen=True, slots=True)
class PlayHint:
    """Does what the hint shows."""


@dataclass(frozen=True, slots=True)
class ShowTab:
    """Opens a board that a small screen shows one at a time, or puts it away."""

    name: str


@dataclass(frozen=True, slots=True)
class AskWhy:
    """Why a bot did what it did in that step; steps count from 1."""

    step: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Plays here from now on what another tab plays."""


@dataclass(frozen=True, slots=True)
class PlayLevel:
    """A new game at the same table, against bots of that level."""

    level: str


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """The same table again, with the same deal or a new one."""

    deal: str


@dataclass(frozen=True, slots=True)
class CopySummary:
    pass


@dataclass(frozen=True, slots=True)
class SaveResult:
    """Saves the picture of the result."""


# Looking back


@dataclass(frozen=True, slots=True)
class Look:
    """`first`, `last`, a number of actions, `+1`, `-turn` and the like, or nothing: to now."""

    where: str


@dataclass(frozen=True, slots=True)
class Slide:
    """The slider was moved."""

    at: str


@dataclass(frozen=True, slots=True)
class SeeAs:
    """Shows what that seat saw; empty for what everybody saw."""

    seat: str


@dataclass(frozen=True, slots=True)
class StopLooking:
    pass


@dataclass(frozen=True, slots=True)
class Branch:
    """A new game that continues from the position looked at."""
