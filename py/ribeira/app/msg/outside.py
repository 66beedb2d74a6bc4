"""What nobody at this page does: the browser reports it, a bot answers, another tab speaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ribeira.core.values import Message
from ribeira.i18n.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Begin:
    """The app starts, with what stands after the `#`."""

    fragment: str


@dataclass(frozen=True, slots=True)
class LanguageLoaded:
    words: Catalogue | None


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
class ContestAnswered:
    run: int
    luck: int
    answer: str = ""


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
    kind: str


@dataclass(frozen=True, slots=True)
class Claim:
    """No other tab has played this game: it is played here."""

    name: str


@dataclass(frozen=True, slots=True)
class Failed:
    """Something raised an exception."""

    where: str
    trace: str
