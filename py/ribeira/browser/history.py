"""The way from one place to another in the browser's history.

A place is a path from the lobby, and each part of it is an entry. An entry knows how many of those
before it belong to the path too. Entries that are not ours come from links.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

Way = tuple[str, ...]


class Entry(NamedTuple):
    way: Way
    behind: int


class Entries(Protocol):
    """The entries of the browser, of which it shows one."""

    def here(self) -> Entry | None: ...

    def put(self, entry: Entry) -> None: ...

    def add(self, entry: Entry) -> None: ...

    def go_back(self, steps: int) -> None:
        """Takes a while; then the browser says so, and `History.went` is called."""


class History:
    """Has the entries lead to the wanted place."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._wanted: Way = ()
        self._going_back = False

    def walk(self, way: Way) -> None:
        self._wanted = way
        if not self._going_back:
            self._settle()

    def went(self) -> Way:
        """The browser shows another entry: where a person has gone by its buttons, if anywhere."""
        if self._going_back:
            self._going_back = False
            self._settle()
            return ()
        here = self._entries.here()
        return here.way if here else ()

    def _settle(self) -> None:
        here = self._entries.here()
        leaves = _leaves(here.way, self._wanted) if here else 0
        if here is None or leaves > here.behind:
            self._entries.put(Entry(self._wanted, 0))
        elif leaves:
            self._going_back = True
            self._entries.go_back(leaves)
        else:
            self._add(here)

    def _add(self, here: Entry) -> None:
        way, behind = self._wanted, here.behind
        length = len(here.way)
        if here.way != way[:length]:
            self._entries.put(Entry(way[:length], behind))
        for more in range(1, len(way) - length + 1):
            self._entries.add(Entry(way[: length + more], behind + more))


def _same(here: Way, there: Way) -> int:
    """How many parts both ways begin with."""
    pairs = zip(here, there, strict=False)
    return next(
        (at for at, (one, other) in enumerate(pairs) if one != other), min(len(here), len(there))
    )


def _leaves(here: Way, there: Way) -> int:
    """How many entries to go back; what is new takes the place of the last one that differs."""
    same = _same(here, there)
    return max(0, len(here) - same - (len(there) > same))
