"""The animation of an action as a value: its beats, and which of them is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ribeira.core.events import Event
from ribeira.core.match import Match, Step, frames_of
from ribeira.kit.beats import Beat, beats

UNIT = {"calm": 1000, "brisk": 450}
"""Milliseconds of one unit of a beat, by pace. The other paces use no clock."""

OWN = 420
"""Milliseconds that what one has done oneself may be on its way, at the calm pace."""
SHARE = 0.8
"""Of a beat, within which all that it moves has to arrive."""

LONG = 3.0
"""Units of beats after which the rest of a turn is shown twice as fast."""

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


def lasts(beat: Beat, turn_lasted: float) -> float:
    """Units for which a beat is shown, after so many of the same turn."""
    return beat.hold if turn_lasted < LONG else beat.hold / 2


def goes_on(match: Match, at: int) -> bool:
    """Whether the step after `at` actions belongs to the same turn as the one before it."""
    if not at or match.past[at - 1].seat != match.past[at].seat:
        return False
    before, now = (match.game.turn_of(state=match.states[n]) for n in (at - 1, at))
    return before == now


def flying_time(animation: Animation | None, pace: str, beat_lasts: float = 0) -> int:
    """Milliseconds within which whatever moves has to be where it goes; 0: nothing is seen on its
    way. A beat that waits for the person has the time of the longest motion."""
    if animation is None:
        return {"instant": 0, "brisk": OWN * UNIT["brisk"] // UNIT["calm"]}.get(pace, OWN)
    unit = UNIT.get("brisk" if pace == "instant" else pace, UNIT["calm"])
    return int(SHARE * unit * (1 if animation.beat.stop else beat_lasts))


# Showing again what others have done


def reveals(step: Step) -> bool:
    return any(event.reveals for event in step.events)


def is_sealed(step: Step) -> bool:
    """Whether the step is a secret choice, of which others know only that it was made."""
    private = any(event.audience is not None for event in step.events)
    return private and not reveals(step)


def steps_again(match: Match, viewer: int | None) -> tuple[int, ...]:
    """The steps to show again, each as the number of actions before it. A step of the viewer is one
    of them if it revealed something; what the viewer did after the last of them is not."""
    found = tuple(at for at, step in enumerate(match.past) if _is_told(step, viewer))
    if viewer is None or not found:
        return found[-1:]
    own = (at for at in range(found[-1], -1, -1) if match.past[at].seat == viewer)
    since = next(own, 0)
    return tuple(at for at in found if at >= since)


def _is_told(step: Step, viewer: int | None) -> bool:
    return reveals(step) or not (step.seat == viewer or is_sealed(step))
