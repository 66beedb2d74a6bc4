"""Plays the animation of an action beat by beat; `ended` then gets the events not yet spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from ribeira.core.events import Event
from ribeira.kit.beats import Beat
from ribeira.ui.ports import Clock
from ribeira.ui.settings import Settings

UNIT = {"calm": 1000, "brisk": 450}
"""Milliseconds of one unit of a beat, by pace. The other paces use no clock."""

Plan = tuple[tuple[Beat, int], ...]
"""Beats, each with the number of events shown by then."""


@dataclass(frozen=True, slots=True)
class Scene:
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


def stopping(plan: Plan, stops: bool = True) -> Plan:
    """Of these beats only those that wait for the person, or only the others."""
    return tuple((beat, shown) for beat, shown in plan if beat.stop == stops)


class Stage:
    def __init__(
        self,
        clock: Clock,
        settings: Callable[[], Settings],
        changed: Callable[[tuple[Event, ...], str], None],
        ended: Callable[[tuple[Event, ...]], None],
    ) -> None:
        self.scene: Scene | None = None
        self._waiting: list[Scene] = []  # to be shown again after this one
        self._clock, self._settings, self._changed, self._ended = clock, settings, changed, ended

    def show(self, scene: Scene) -> None:
        if self._settings().pace == "instant":
            scene = replace(scene, beats=stopping(scene.beats))
        if not scene.beats:
            self._ended(scene.events)
            return
        self.scene = scene
        self._show_beat(scene.fresh)

    def resume(self, scene: Scene) -> bool:
        """Shows again, without sound, only the beats that wait for the person. Returns whether
        there are any."""
        stops = stopping(scene.beats)
        if stops:
            self.scene = replace(scene, beats=stops)
            self._show_beat(())
        return bool(stops)

    def repeat(self, scenes: Iterable[Scene]) -> None:
        """Shows scenes again, one after the other, without waiting for the person; one skip ends
        them all."""
        plain = (replace(scene, beats=stopping(scene.beats, False), again=True) for scene in scenes)
        self._waiting = [scene for scene in plain if scene.beats]
        self._repeat_next()

    def _repeat_next(self) -> None:
        self.scene = self._waiting.pop(0) if self._waiting else None
        if self.scene:
            self._show_beat(self.scene.fresh)
        else:
            self._ended(())

    def _show_beat(self, events: tuple[Event, ...]) -> None:
        assert self.scene is not None
        scene, pace = self.scene, self._settings().pace
        if scene.again and pace == "instant":
            pace = "brisk"  # not at once, since the person has asked to see it
        self._changed(events, scene.beat.sound)
        if not scene.beat.stop and pace in UNIT:
            self._clock.after(int(scene.beat.hold * UNIT[pace]), lambda: self._tick(scene))

    def _tick(self, scene: Scene) -> None:
        if scene is self.scene:
            self.go_on()

    def go_on(self) -> None:
        """The next beat, or back to the table."""
        if self.scene is None:
            return
        following = self.scene.index + 1
        if following < len(self.scene.beats):
            self.scene = replace(self.scene, index=following)
            self._show_beat(self.scene.fresh)
        elif self.scene.again:
            self._repeat_next()
        else:
            self._end()

    def skip(self) -> None:
        """Goes to the end of the animation, or to its next beat that waits for the person. Events
        that were skipped are spoken all the same."""
        if self.scene is None:
            return
        seen = len(self.scene.shown)
        rest = range(self.scene.index + 1, len(self.scene.beats))
        stop = next((i for i in rest if self.scene.beats[i][0].stop), None)
        if stop is None:
            self._end()
        else:
            self.scene = replace(self.scene, index=stop)
            self._show_beat(self.scene.shown[seen:])

    def _end(self) -> None:
        self._ended(self.clear())

    def clear(self) -> tuple[Event, ...]:
        """Ends the animation. Returns the events that have not been spoken yet."""
        scene, self.scene = self.scene, None
        return () if scene is None or scene.again else scene.events[len(scene.shown) :]
