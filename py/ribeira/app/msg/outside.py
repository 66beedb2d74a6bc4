"""What nobody at this page does: the browser reports it, a bot answers, another tab speaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ribeira.app.tables import Table
from ribeira.codec.link import Linked
from ribeira.codec.textfile import Saved
from ribeira.core.slices import START, Far
from ribeira.core.values import Message
from ribeira.i18n.catalogue import Catalogue
from ribeira.kit.markup import Markup


@dataclass(frozen=True, slots=True)
class Begin:
    """The app starts, with what stands after the `#`."""

    fragment: str


@dataclass(frozen=True, slots=True)
class LanguageLoaded:
    """`quiet`: nobody waits for it."""

    words: Catalogue | None
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class OfflineNews:
    """The site is kept for offline use, or a new version waits."""

    name: str


@dataclass(frozen=True, slots=True)
class Copied:
    sentence: Message


@dataclass(frozen=True, slots=True)
class Promised:
    promised: bool


@dataclass(frozen=True, slots=True)
class BeatEnded:
    run: int
    beat: int


@dataclass(frozen=True, slots=True)
class EndWaited:
    """The last move of a game has been in sight for long enough."""

    run: int


@dataclass(frozen=True, slots=True)
class BotIsSlow:
    run: int
    at: int


@dataclass(frozen=True, slots=True)
class BotAnswered:
    run: int
    seat: int
    answer: str = ""


@dataclass(frozen=True, slots=True)
class HintAnswered:
    run: int
    question: int
    answer: str = ""


@dataclass(frozen=True, slots=True)
class CoachAdvised:
    """What a bot thinks of a choice, for the coach: of the seat's choice after that action."""

    run: int
    seat: int
    since: int
    answer: str = ""


@dataclass(frozen=True, slots=True)
class ContestAnswered:
    run: int
    luck: int
    answer: str = ""


@dataclass(frozen=True, slots=True)
class ReadFar:
    """How far a link or file has been read. `asks`: its time is used up, and it waits."""

    run: int
    far: Far = START
    game: int = 1
    games: int = 1
    asks: bool = False


@dataclass(frozen=True, slots=True)
class LinkRead:
    """What a link holds, or why it is refused; and the stored game of the same deal."""

    run: int
    linked: Linked | None = None
    known: Table | None = None
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class GameRead:
    """A game of a file, or why it is refused."""

    run: int
    game: int = 1
    games: int = 1
    saved: Saved | None = None
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class FileRead:
    """The whole file has been read."""

    run: int


@dataclass(frozen=True, slots=True)
class TextsChanged:
    """Another tab has written these texts, or removed those that are none."""

    texts: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class TabSaid:
    """Another tab has said something to all tabs."""

    text: str


@dataclass(frozen=True, slots=True)
class StorageFailed:
    """Storage is full or forbidden; `name` is that of the text which it did not take."""

    kind: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class TextKept:
    """Storage has taken at last what it did not take before."""

    name: str


@dataclass(frozen=True, slots=True)
class PictureDrawn:
    """The small picture of that game with that text; nothing, if it could not be drawn."""

    name: str
    text: str
    picture: Markup | None


@dataclass(frozen=True, slots=True)
class Claim:
    """No other tab has played this game: it is played here."""

    name: str


@dataclass(frozen=True, slots=True)
class Failed:
    """Something raised an exception."""

    where: str
    trace: str
