"""What a person at this page does."""

from __future__ import annotations

from dataclasses import dataclass

# Going places


@dataclass(frozen=True, slots=True)
class GoHome:
    """To the lobby."""


@dataclass(frozen=True, slots=True)
class Return:
    """The browser has gone back or forward to this place, a line for each step from the lobby."""

    where: str


@dataclass(frozen=True, slots=True)
class OpenDialog:
    name: str


@dataclass(frozen=True, slots=True)
class OpenRules:
    rule: str


@dataclass(frozen=True, slots=True)
class CloseDialog:
    pass


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Takes the notice away."""


@dataclass(frozen=True, slots=True)
class StartAgain:
    """Loads the page anew."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key was pressed; `press` is what a press on the control sends that has it for itself."""

    key: str
    press: str


# Setting up


@dataclass(frozen=True, slots=True)
class SetUp:
    game: str


@dataclass(frozen=True, slots=True)
class SetDraft:
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """Sets the option that makes the game easier to learn, or sets it back."""

    value: str


@dataclass(frozen=True, slots=True)
class Reseed:
    pass


@dataclass(frozen=True, slots=True)
class StartGame:
    pass


# Stored games


@dataclass(frozen=True, slots=True)
class Open:
    name: str


@dataclass(frozen=True, slots=True)
class AskName:
    name: str


@dataclass(frozen=True, slots=True)
class Rename:
    title: str


@dataclass(frozen=True, slots=True)
class Duplicate:
    name: str


@dataclass(frozen=True, slots=True)
class Delete:
    name: str


@dataclass(frozen=True, slots=True)
class Undelete:
    pass


@dataclass(frozen=True, slots=True)
class Export:
    name: str


@dataclass(frozen=True, slots=True)
class ExportAll:
    pass


@dataclass(frozen=True, slots=True)
class TakeIn:
    """Games as text: a file's, or one that was pasted or dropped."""

    text: str


# At a table


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
class TypeAction:
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
    pass


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


# Links


@dataclass(frozen=True, slots=True)
class Arrive:
    """What stands after the `#` has changed."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Accept:
    at: str


@dataclass(frozen=True, slots=True)
class Prepare:
    """Opens the deal of the link as a set-up."""


@dataclass(frozen=True, slots=True)
class Decline:
    pass


@dataclass(frozen=True, slots=True)
class OpenShare:
    pass


@dataclass(frozen=True, slots=True)
class SendGame:
    name: str


@dataclass(frozen=True, slots=True)
class SetShare:
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class CopyLink:
    at: str


@dataclass(frozen=True, slots=True)
class SendLink:
    pass


# The arena


@dataclass(frozen=True, slots=True)
class OpenArena:
    game: str


@dataclass(frozen=True, slots=True)
class SetArena:
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class RunArena:
    pass


@dataclass(frozen=True, slots=True)
class StopArena:
    pass


@dataclass(frozen=True, slots=True)
class OpenPlayed:
    number: str


# Settings


@dataclass(frozen=True, slots=True)
class SetSetting:
    name: str
    value: str


# After a failure


@dataclass(frozen=True, slots=True)
class LeaveCrashed:
    """Goes to the lobby after a failure, which may come again at this table."""


@dataclass(frozen=True, slots=True)
class Recover:
    """Goes on after a failure, with the last model that was sound."""


@dataclass(frozen=True, slots=True)
class SaveAfterCrash:
    """Offers the stored text of the open game as a file."""


@dataclass(frozen=True, slots=True)
class CopyReport:
    pass
