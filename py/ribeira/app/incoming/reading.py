"""A link or a file that is being read, as far as the page shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ribeira.core.slices import START, Far
from ribeira.core.values import Message

SHOWN = 10
"""So many refusals are shown one by one."""
MAX_WAITING = 100
"""So many files may wait until another is read."""


@dataclass(frozen=True, slots=True)
class Reading:
    """`game` of `games` is the one that is being played again. `asks`: it has taken so long that
    the person is asked whether to go on."""

    run: int  # what is said of another one is ignored
    far: Far = START
    game: int = 1
    games: int = 1
    asks: bool = False


@dataclass(frozen=True, slots=True)
class Intake:
    """Files that are taken in: what has come of it so far, and the texts that wait. `shown`: it
    takes so long that the dialog shows it."""

    reading: Reading
    taken: tuple[str, ...] = ()  # ids
    refusals: tuple[Message, ...] = ()  # the first few
    refused: int = 0
    waiting: tuple[str, ...] = ()
    shown: bool = False

    def without(self, refusal: Message) -> Intake:
        """After one more game was refused."""
        shown = (*self.refusals, refusal)[:SHOWN]
        return replace(self, refusals=shown, refused=self.refused + 1)
