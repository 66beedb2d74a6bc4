"""What decided a game: where the chances changed most."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from ribeira.bots.review.chances import Chances

MOST = 3
"""So many moments are told."""
NOTABLE, NOTABLE_ALONE = 0.05, 1.0
"""Less than this, in chance or for who plays alone in points, decides nothing."""


@dataclass(frozen=True, slots=True)
class Moment:
    """From after `since` actions to after `until`."""

    since: int
    until: int
    before: Chances
    after: Chances

    @property
    def seat(self) -> int:
        """Whose chance changed most; of two that changed alike, who lost."""
        changes = self._changes
        return max(range(len(changes)), key=lambda seat: (abs(changes[seat]), -changes[seat]))

    @property
    def size(self) -> float:
        return max(map(abs, self._changes))

    @property
    def _changes(self) -> tuple[float, ...]:
        pairs = zip(self.before, self.after, strict=True)
        return tuple(round(after - before, 9) for before, after in pairs)


def moments(course: tuple[tuple[int, Chances], ...]) -> tuple[Moment, ...]:
    """The weightiest ones, the weightiest first."""
    found = [
        Moment(since, until, before, after) for (since, before), (until, after) in pairwise(course)
    ]
    notable = [m for m in found if m.size >= (NOTABLE if len(m.before) > 1 else NOTABLE_ALONE)]
    return tuple(sorted(notable, key=lambda m: (-m.size, m.since))[:MOST])
