"""What a person does with challenges."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenChallenge:
    """Opens the dialog that makes a challenge of the game that is over."""


@dataclass(frozen=True, slots=True)
class CopyChallenge:
    pass


@dataclass(frozen=True, slots=True)
class SendChallenge:
    pass


@dataclass(frozen=True, slots=True)
class OpenBoth:
    """Opens both games, side by side."""


@dataclass(frozen=True, slots=True)
class ShowMoment:
    """`first`, `last`, `+1`, `-1`, or a number."""

    where: str
