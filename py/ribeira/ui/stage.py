"""What happened is shown here beat by beat, on top of the state before it.

Bad at: what happens next; `ended` hears of the events that no beat has told, and decides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.core.scene import Beat
from ribeira.core.values import Event
from ribeira.ui.ports import Clock
from ribeira.ui.settings import Settings

UNIT = {"calm": 1000, "brisk": 450}
"""Milliseconds of one unit of a beat. Other paces do not run by the clock."""

Plan = tuple[tuple[Beat, int], ...]
"""Beats, each with the number of events shown by then."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A step being shown."""

    events: tuple[Event, ...]
    beats: Plan
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


def only_stops(plan: Plan) -> Plan:
    return tuple((beat, shown) for beat, shown in plan if beat.stop)


class Stage:
    def __init__(
        self,
        clock: Clock,
        settings: Callable[[], Settings],
        changed: Callable[[tuple[Event, ...], str], None],
        ended: Callable[[tuple[Event, ...]], None],
    ) -> None:
        self.scene: Scene | None = None
        self._clock, self._settings, self._changed, self._ended = clock, settings, changed, ended

    def show(self, events: tuple[Event, ...], plan: Plan) -> None:
        if self._settings().pace == "instant":
            plan = only_stops(plan)
        if not plan:
            self._ended(events)
            return
        self.scene = Scene(events, plan)
        self._show_beat(self.scene.fresh)

    def resume(self, events: tuple[Event, ...], plan: Plan) -> bool:
        """Shows again, in silence, only what waits for the person; whether anything does."""
        stops = only_stops(plan)
        if stops:
            self.scene = Scene(events, stops)
            self._show_beat(())
        return bool(stops)

    def _show_beat(self, told: tuple[Event, ...]) -> None:
        assert self.scene is not None
        scene, pace = self.scene, self._settings().pace
        self._changed(told, scene.beat.sound)
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
            self.scene = Scene(self.scene.events, self.scene.beats, following)
            self._show_beat(self.scene.fresh)
        else:
            self._end()

    def skip(self) -> None:
        """To the end of what is being shown, or to the next scene that waits for the person.
        What is not shown is told all the same."""
        if self.scene is None:
            return
        seen = len(self.scene.shown)
        rest = range(self.scene.index + 1, len(self.scene.beats))
        stop = next((i for i in rest if self.scene.beats[i][0].stop), None)
        if stop is None:
            self._end()
        else:
            self.scene = Scene(self.scene.events, self.scene.beats, stop)
            self._show_beat(self.scene.shown[seen:])

    def _end(self) -> None:
        assert self.scene is not None
        untold = self.scene.events[len(self.scene.shown) :]
        self.scene = None
        self._ended(untold)

    def clear(self) -> None:
        """Nothing more is shown, and nobody hears of it."""
        self.scene = None
