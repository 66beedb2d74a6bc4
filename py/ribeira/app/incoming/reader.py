"""Carries out the reading of links and files, in slices: whoever made them decides how long it
takes, and the page has to answer meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import TypeVar

from ribeira.app.duel.duels import name_of_challenge
from ribeira.app.effects import ReadFile, ReadLink
from ribeira.app.msg import FileRead, GameRead, LinkRead, ReadFar
from ribeira.app.sharing import deal_of
from ribeira.codec import bundle, link, textfile
from ribeira.codec.errors import CodecError
from ribeira.core.slices import Slices

BUDGET = 5.0
"""Seconds of work after which the person is asked whether to go on, each time."""
PAUSE = 0.25
"""Seconds from one report to the next."""

T = TypeVar("T")
Said = ReadFar | LinkRead | GameRead | FileRead


class Reader:
    """One link or file being read."""

    def __init__(
        self, effect: ReadLink | ReadFile, now: Callable[[], float] = perf_counter
    ) -> None:
        self.ended = self.asks = False
        self._said = _of_link(effect) if isinstance(effect, ReadLink) else _of_file(effect)
        self._now = now
        self._far = ReadFar(effect.run)
        self._spent, self._budget = 0.0, BUDGET
        self._reported = float("-inf")

    def go_on(self) -> None:
        """The person wants to wait once more so long."""
        self.asks, self._budget = False, self._spent + BUDGET

    def work(self, seconds: float) -> tuple[Said, ...]:
        """Works on for about so long; what is to be said of it."""
        begin = self._now()
        found = self._work_until(begin + seconds)
        now = self._now()
        self._spent += now - begin
        if self.ended:
            return found
        self.asks = self._spent >= self._budget
        if self.asks or now >= self._reported + PAUSE:
            self._reported = now
            return (*found, replace(self._far, asks=self.asks))
        return found

    def _work_until(self, pause: float) -> tuple[Said, ...]:
        found: list[Said] = []
        for said in self._said:
            if isinstance(said, ReadFar):
                self._far = said
            else:
                found.append(said)
            stored_next = isinstance(said, GameRead) and said.saved is not None
            if stored_next or self._now() >= pause:
                return tuple(found)
        self.ended = True
        return tuple(found)


def _of_link(effect: ReadLink) -> Iterator[Said]:
    """The link, and the game on this device that it may go on with."""
    run, stored = effect.run, effect.stored
    try:
        linked = yield from _reported(link.reading(effect.payload), run)
    except CodecError as error:
        yield LinkRead(run, refused=error.message)
        return
    known = None
    deal = name_of_challenge(effect.payload) if linked.sealed else deal_of(linked.match.setup)
    name = stored.table_of_deal(deal)
    if name is not None and linked.match.past:
        with suppress(CodecError):
            known = yield from _reported(stored.loading(name), run)
    yield LinkRead(run, linked, known)


def _of_file(effect: ReadFile) -> Iterator[Said]:
    """Each game of the file."""
    run = effect.run
    try:
        files = bundle.texts(effect.text)
    except CodecError as error:
        yield GameRead(run, refused=error.message)
        yield FileRead(run)
        return
    for number, file in enumerate(files, 1):
        try:
            saved = yield from _reported(textfile.reading(file), run, number, len(files))
        except CodecError as error:
            yield GameRead(run, number, len(files), refused=error.message)
        else:
            yield GameRead(run, number, len(files), saved)
    yield FileRead(run)


def _reported(
    slices: Slices[T], run: int, game: int = 1, games: int = 1
) -> Generator[ReadFar, None, T]:
    while True:
        try:
            far = next(slices)
        except StopIteration as end:
            found: T = end.value
            return found
        yield ReadFar(run, far, game, games)
