"""A step on the screen: its events, beat by beat, on top of the state before it.

Bad at: time. `Playing` says when the next beat comes.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.scene import Beat
from ribeira.core.values import Event


@dataclass(frozen=True, slots=True)
class Scene:
    """A step being shown beat by beat on top of the state before it."""

    events: tuple[Event, ...]
    beats: tuple[tuple[Beat, int], ...]
    index: int = 0

    @property
    def beat(self) -> Beat:
        return self.beats[self.index][0]

    @property
    def shown(self) -> tuple[Event, ...]:
        return self.events[: self.beats[self.index][1]]

    @property
    def fresh(self) -> tuple[Event, ...]:
        """The events that this beat adds."""
        before = self.beats[self.index - 1][1] if self.index else 0
        return self.shown[before:]


def only_stops(plan: tuple[tuple[Beat, int], ...]) -> tuple[tuple[Beat, int], ...]:
    return tuple((beat, shown) for beat, shown in plan if beat.stop)
