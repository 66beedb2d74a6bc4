"""The loop of the app: a message changes the model, its effects are carried out, and once in a
frame the regions of the page are drawn that look different now.
"""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from ribeira.app.effects import Effect
from ribeira.app.model import Effects, Model
from ribeira.app.msg import Failed, Msg
from ribeira.app.regions import Changes, Painter, Region
from ribeira.app.update import update


class Outside(Protocol):
    """What the loop needs of the page."""

    def stamp(self) -> tuple[int, int, int]:
        """Milliseconds since 1970, 64 random bits, and by how many minutes the clock of the device
        is ahead of Greenwich."""

    def perform(self, effect: Effect) -> tuple[Msg, ...]:
        """Carries the effect out. Answers that come later are sent."""

    def before_next_frame(self, draw: Callable[[], None]) -> None:
        """Calls `draw` before the browser paints the next time."""

    def show(self, model: Model, changes: Changes) -> None:
        """Makes the page show these changes."""

    def give_up(self, trace: str) -> None:
        """Shows that nothing can be drawn any more."""


class Runtime:
    """Everything that happens is sent here."""

    def __init__(self, outside: Outside, regions: Callable[[Model], Region], model: Model) -> None:
        self.model = model
        self._outside, self._regions = outside, regions
        self._queue: deque[Msg] = deque()
        self._painter = Painter()
        self._working = self._frame_waits = False

    def send(self, *messages: Msg) -> None:
        self._queue.extend(messages)
        if self._working:  # an effect sends: its turn comes
            return
        self._working = True
        try:
            while self._queue:
                self._update(self._queue.popleft())
        finally:
            self._working = False
        if not self._frame_waits:
            self._frame_waits = True
            self._outside.before_next_frame(self.draw)

    def fail(self, where: str, error: BaseException) -> None:
        """Something outside of the loop has raised an exception."""
        self._note(where, error)
        self.send()

    def _update(self, message: Msg) -> None:
        now, luck, zone = self._outside.stamp()
        try:
            self.model, effects = update(
                replace(self.model, now=now, luck=luck, zone=zone), message
            )
        except Exception as error:  # the last sound model is still there
            self._note(f"update {type(message).__name__}", error)
        else:
            self._perform(effects)

    def _perform(self, effects: Effects) -> None:
        for effect in effects:
            try:
                self._queue.extend(self._outside.perform(effect))
            except Exception as error:
                self._note(f"effect {type(effect).__name__}", error)

    def draw(self) -> None:
        self._frame_waits = False
        failed = self.model.crash is not None
        try:
            self._outside.show(self.model, self._painter.changes(self._regions(self.model)))
        except Exception as error:
            self._painter.forget()
            if failed:  # not even the failure can be shown
                self._outside.give_up("".join(traceback.format_exception(error)))
            else:
                self.fail("drawing", error)

    def _note(self, where: str, error: BaseException) -> None:
        self._queue.append(Failed(where, "".join(traceback.format_exception(error))))
