"""A number averaged over many finished games, and the average to expect: for `stats`."""

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
