"""What a person does with the deals of the day."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayDay:
    """Begins a deal, goes on with it or shows how it ended. It names the game, and the day unless
    that is today."""

    which: str


@dataclass(frozen=True, slots=True)
class PlayDayAgain:
    """The same deal once more, which counts for nothing."""

    which: str


@dataclass(frozen=True, slots=True)
class OpenDays:
    """Opens the calendar at that day, or at today."""

    day: str


@dataclass(frozen=True, slots=True)
class CopyDay:
    """Copies the result of the deal at whose table one sits."""


@dataclass(frozen=True, slots=True)
class SendDay:
    """Sends it with the system's own dialog."""
