"""The part of a zoomed map that must be in view: what is asked about, or what just happened.

static/page/zoom.js moves the map there.
"""

from __future__ import annotations

from collections.abc import Iterable

from ribeira.games.dosrios.board_map import DOWN, LOWER, PLACES, UPPER
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.table.highlights import Highlights
from ribeira.games.dosrios.table.map.layout import SIZE, spot
from ribeira.kit.view import View


def focus(seen: Sight, new: Highlights, view: View) -> str | None:
    """x, y, width and height round those places; nothing when all of the map is meant."""
    places = _asked(seen, view) if view.legal else _pointed_at(new)
    if not places:
        return None
    xs, ys = zip(*map(spot, places), strict=True)
    left, top = min(xs) - SIZE, min(ys) - SIZE
    return f"{left:.0f} {top:.0f} {max(xs) + SIZE - left:.0f} {max(ys) + SIZE - top:.0f}"


def _asked(seen: Sight, view: View) -> tuple[str, ...]:
    """The end of an open bed with the borders to choose from, or the figure that is picked."""
    if seen.bed:
        return seen.bed, *_spots(LOWER[border] for border in DOWN[seen.bed])
    return tuple(pick for pick in view.clicked if pick in PLACES)


def _pointed_at(new: Highlights) -> tuple[str, ...]:
    ends = (end for border in new.laid for end in (UPPER[border], LOWER[border]))
    return _spots((*new.come, *new.left, *new.paid, new.built, *ends))


def _spots(names: Iterable[str]) -> tuple[str, ...]:
    """Those that are places or springs, not lakes."""
    return tuple(name for name in names if name in PLACES)
