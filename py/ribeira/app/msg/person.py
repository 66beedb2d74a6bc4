"""What a person at this page does, but at a table."""

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
class OpenSeat:
    """What one may know of a seat at the table, by its number."""

    seat: str


@dataclass(frozen=True, slots=True)
class OpenRules:
    rule: str


@dataclass(frozen=True, slots=True)
class Explain:
    """`?` on a thing: what its tooltip says is spoken."""

    text: str


@dataclass(frozen=True, slots=True)
class FindRules:
    """Shows only the rules that have these words."""

    words: str


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
class PlayNow:
    """Begins a game with the table of last time."""

    game: str


@dataclass(frozen=True, slots=True)
class SetDraft:
    field: str
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
class ExportUnkept:
    """The games that storage does not keep, in one file."""


@dataclass(frozen=True, slots=True)
class ExportAside:
    """A text that was set aside because it could not be read."""

    name: str


@dataclass(frozen=True, slots=True)
class DropAside:
    name: str


@dataclass(frozen=True, slots=True)
class ListMore:
    """Lists more of the stored games."""


@dataclass(frozen=True, slots=True)
class TakeIn:
    """Games as text: a file's, or one that was pasted or dropped."""

    text: str


@dataclass(frozen=True, slots=True)
class ReadOn:
    """Lets the reading of a link or file take longer."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Stops the reading of a file, and keeps what has been taken in."""


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
class Vouch:
    """Says in whose name a game with secrets leaves the page."""

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
