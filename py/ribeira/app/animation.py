"""Plays the animation of an action beat by beat; `ended` then gets the events not yet spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ribeira.app.ports import Clock
from ribeira.app.settings import Settings
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


def animation_of(match: Match, at: int, plan: Mapping[str, Beat]) -> Animation:
    """How the step after `at` actions is shown; its states are worked out again."""
    frames = frames_of(match, at)
    events = tuple(event for event, _ in frames)
    return Animation(at, events, tuple(state for _, state in frames), beats(events, plan))


def stopping(plan: Plan, stops: bool = True) -> Plan:
    """Of these beats only those that wait for the person, or only the others."""
    return tuple((beat, shown) for beat, shown in plan if beat.stop == stops)


class AnimationPlayer:
    def __init__(
        self,
        clock: Clock,
        settings: Callable[[], Settings],
        changed: Callable[[tuple[Event, ...], str], None],
        ended: Callable[[tuple[Event, ...]], None],
    ) -> None:
        self.animation: Animation | None = None
        self._waiting: list[Animation] = []  # to be shown again after this one
        self._clock, self._settings, self._changed, self._ended = clock, settings, changed, ended

    def show(self, animation: Animation) -> None:
        if self._settings().pace == "instant":
            animation = replace(animation, beats=stopping(animation.beats))
        if not animation.beats:
            self._ended(animation.events)
            return
        self.animation = animation
        self._show_beat(animation.fresh)

    def resume(self, animation: Animation) -> bool:
        """Shows again, without sound, only the beats that wait for the person. Returns whether
        there are any."""
        stops = stopping(animation.beats)
        if stops:
            self.animation = replace(animation, beats=stops)
            self._show_beat(())
        return bool(stops)

    def repeat(self, animations: Iterable[Animation]) -> None:
        """Shows them again, one after the other, without waiting for the person; one skip ends
        them all."""
        plain = (
            replace(animation, beats=stopping(animation.beats, False), again=True)
            for animation in animations
        )
        self._waiting = [animation for animation in plain if animation.beats]
        self._repeat_next()

    def _repeat_next(self) -> None:
        self.animation = self._waiting.pop(0) if self._waiting else None
        if self.animation:
            self._show_beat(self.animation.fresh)
        else:
            self._ended(())

    def _show_beat(self, events: tuple[Event, ...]) -> None:
        assert self.animation is not None
        animation, pace = self.animation, self._settings().pace
        if animation.again and pace == "instant":
            pace = "brisk"  # not at once, since the person has asked to see it
        self._changed(events, animation.beat.sound)
        if not animation.beat.stop and pace in UNIT:
            self._clock.after(int(animation.beat.hold * UNIT[pace]), lambda: self._tick(animation))

    def _tick(self, animation: Animation) -> None:
        if animation is self.animation:
            self.go_on()

    def go_on(self) -> None:
        """The next beat, or back to the table."""
        if self.animation is None:
            return
        following = self.animation.index + 1
        if following < len(self.animation.beats):
            self.animation = replace(self.animation, index=following)
            self._show_beat(self.animation.fresh)
        elif self.animation.again:
            self._repeat_next()
        else:
            self._end()

    def skip(self) -> None:
        """Goes to the end of the animation, or to its next beat that waits for the person. Events
        that were skipped are spoken all the same."""
        if self.animation is None:
            return
        seen = len(self.animation.shown)
        rest = range(self.animation.index + 1, len(self.animation.beats))
        stop = next((i for i in rest if self.animation.beats[i][0].stop), None)
        if stop is None:
            self._end()
        else:
            self.animation = replace(self.animation, index=stop)
            self._show_beat(self.animation.shown[seen:])

    def _end(self) -> None:
        self._ended(self.clear())

    def clear(self) -> tuple[Event, ...]:
        """Ends the animation. Returns the events that have not been spoken yet."""
        animation, self.animation = self.animation, None
        return (
            () if animation is None or animation.again else animation.events[len(animation.shown) :]
        )
