"""What a message may lead to outside of the app: in the page `ribeira.browser` carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ribeira.core.values import Message

if TYPE_CHECKING:
    from ribeira.app.msg import (
        BotAnswered,
        CoachAdvised,
        ContestAnswered,
        HintAnswered,
        Msg,
        ReviewTold,
    )
    from ribeira.app.storage import Stored


# Storage


@dataclass(frozen=True, slots=True)
class Store:
    """Writes a text, or removes it when there is none."""

    key: str
    text: str | None


@dataclass(frozen=True, slots=True)
class StoreGame:
    """Writes a game, unless another tab has changed it: then `TextsChanged` says so."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """Keeps a text that cannot be read under another name; until that is done, nothing else is
    written under its own."""

    name: str
    under: str
    text: str


@dataclass(frozen=True, slots=True)
class CheckGame:
    """Sends `then` if no other tab has changed the stored game, else `TextsChanged`."""

    name: str
    then: Msg


@dataclass(frozen=True, slots=True)
class TellTabs:
    """Tells the other tabs of this browser something."""

    text: str


@dataclass(frozen=True, slots=True)
class AskToKeep:
    """Asks whether the browser has promised to keep the storage (`Promised`); with `ask` it is
    asked to promise it first."""

    ask: bool


@dataclass(frozen=True, slots=True)
class DrawPicture:
    """Has the small picture of a stored game drawn, a little at a time: `PictureDrawn`."""

    name: str
    text: str


# Bots and time


@dataclass(frozen=True, slots=True)
class StartBots:
    """Starts the bots' worker, once the page can be played."""


@dataclass(frozen=True, slots=True)
class AskBot:
    """Sends the request to the worker; its answer comes as `then` with the answer's text."""

    request: str
    then: BotAnswered | HintAnswered | CoachAdvised | ContestAnswered | ReviewTold


@dataclass(frozen=True, slots=True)
class HurryBots:
    """Asks for all answers at once, with what the bots have found so far."""


@dataclass(frozen=True, slots=True)
class Later:
    """Sends a message after so many milliseconds."""

    milliseconds: int
    then: Msg


# What comes from outside


@dataclass(frozen=True, slots=True)
class ReadLink:
    """Reads the link: `ReadFar` as often as the page should show it, then `LinkRead`. A stored game
    of the same deal is read with it."""

    run: int
    payload: str
    stored: Stored


@dataclass(frozen=True, slots=True)
class ReadFile:
    """Reads the games of a file: `GameRead` for each, then `FileRead`."""

    run: int
    text: str


@dataclass(frozen=True, slots=True)
class ReadLonger:
    """Goes on with what has used up its time."""

    run: int


@dataclass(frozen=True, slots=True)
class StopReading:
    run: int


# The page


@dataclass(frozen=True, slots=True)
class Ready:
    """The first screen is drawn next: then the shell goes."""


@dataclass(frozen=True, slots=True)
class Speak:
    """Has a screen reader say the text."""

    text: str


@dataclass(frozen=True, slots=True)
class Sound:
    """Plays one of our few sounds."""

    name: str


@dataclass(frozen=True, slots=True)
class Walk:
    """Tells the browser's back and forward buttons where one is, as a path from the lobby."""

    way: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeaveLink:
    """Removes what stands after `#`; with `forward` the browser's back leads to it again."""

    forward: bool


@dataclass(frozen=True, slots=True)
class OfferFile:
    """Offers the person a file to save."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SavePicture:
    """Offers the drawing with this id as a picture of that name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Copies the text to the clipboard; the sentence that fits comes as `Copied`."""

    text: str
    done: Message
    failed: Message


@dataclass(frozen=True, slots=True)
class Share:
    """Opens the system's dialog for sharing."""

    title: str
    address: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class LoadLanguage:
    """Fetches the catalogue of a language, with what lessons say if wanted: `LanguageLoaded`."""

    language: str
    learn: bool = False
    quiet: bool = False  # nothing is said if that fails


@dataclass(frozen=True, slots=True)
class Reload:
    """Starts again with the newest version."""


ReadEffect = ReadLink | ReadFile | ReadLonger | StopReading
StorageEffect = Store | StoreGame | SetAside | CheckGame | TellTabs
PageEffect = (
    Ready | Speak | Sound | Walk | LeaveLink | OfferFile | SavePicture | Copy | Share | Reload
)  # fmt: skip
Effect = (
    StorageEffect | PageEffect | ReadEffect | DrawPicture
    | AskToKeep | StartBots | AskBot | HurryBots | Later | LoadLanguage
)  # fmt: skip
