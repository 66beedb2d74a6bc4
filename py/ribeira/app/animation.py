"""The animation of an action as a value: its beats, and which of them is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ribeira.core.events import Event
from ribeira.core.match import Match, frames_of
from ribeira.kit.beats import Beat, beats

UNIT = {"calm": 1000, "brisk": 450}
"""Milliseconds of one unit of a beat, by pace. The other paces use no clock."""

Plan = tuple[tuple[Beat, int], ...]
"""Beats, each with the number of events shown by then."""


@dataclass(frozen=True, slots=True)
class Animation:
    """The animation of the step after `at` actions; `again`: shown for the second time. `states`
    has the state right after each of its events."""

    at: int
    events: tuple[Event, ...]
    states: tuple[Any, ...]
    beats: Plan
    again: bool = False
    index: int = 0

    @property
    def beat(self) -> Beat:
        return self.beats[self.index][0]

    @property
    def shown(self) -> tuple[Event, ...]:
        return self.events[: self.beats[self.index][1]]

    @property
    def state(self) -> Any:
        """The table as it is in this beat."""
        return self.states[self.beats[self.index][1] - 1]

    @property
    def fresh(self) -> tuple[Event, ...]:
        """The events that this beat adds."""
        before = self.beats[self.index - 1][1] if self.index else 0
        return self.shown[before:]

    @property
    def unspoken(self) -> tuple[Event, ...]:
        """The events still to be spoken when the animation is cut short."""
        return () if self.again else self.events[len(self.shown) :]


def animation_of(match: Match, at: int, plan: Mapping[str, Beat]) -> Animation:
    """How the step after `at` actions is shown; its states are worked out again."""
    frames = frames_of(match, at)
    events = tuple(event for event, _ in frames)
    return Animation(at, events, tuple(state for _, state in frames), beats(events, plan))


def stopping(plan: Plan, stops: bool = True) -> Plan:
    """Of these beats only those that wait for the person, or only the others."""
    return tuple((beat, shown) for beat, shown in plan if beat.stop == stops)
