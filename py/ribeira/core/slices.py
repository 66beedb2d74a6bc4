"""Long work in slices: generators that say again and again how far they are, so that whoever drives
them can draw in between, ask whether to go on, or give up.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Far:
    """So many actions have been played again, of so many if that is known."""

    done: int
    of: int | None = None


START = Far(0)

Slices = Generator[Far, None, T]
"""Returns what it is for."""


def whole(slices: Slices[T]) -> T:
    """Does all of it at once."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: T = end.value
            return found
