"""A figure taken from many finished games, with the one it should come near: for `stats`.

Bad at: proof. Two figures that are close may hide two mistakes; the tests look at single cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ribeira.core.match import Match


@dataclass(frozen=True, slots=True)
class Measure:
    """`take` gives a finished match's samples; `means` holds the expected mean by seats, and
    `spreads` the standard deviation where it is known."""

    name: str
    take: Callable[[Match], Iterable[float]]
    means: Mapping[int, float]
    spreads: Mapping[int, float] | None = None
