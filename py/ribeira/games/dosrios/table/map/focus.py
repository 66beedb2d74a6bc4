"""What of the map must be in sight, where it is zoomed: what is asked about, or what just happened.

Bad at: moving the map; static/js/zoom.js brings into sight what is named here.
"""

from __future__ import annotations

from collections.abc import Iterable

from ribeira.games.dosrios.board_map import DOWN, LOWER, PLACES, UPPER
from ribeira.games.dosrios.table.highlights import Moment
from ribeira.games.dosrios.table.map.layout import SIZE, spot
from ribeira.kit.view import View


def focus(now: Moment, view: View) -> str | None:
    """x, y, width and height round those places; nothing when all of the map is meant."""
    places = _asked(now, view) if view.legal else _stirred(now)
    if not places:
        return None
    xs, ys = zip(*map(spot, places), strict=True)
    left, top = min(xs) - SIZE, min(ys) - SIZE
    return f"{left:.0f} {top:.0f} {max(xs) + SIZE - left:.0f} {max(ys) + SIZE - top:.0f}"


def _asked(now: Moment, view: View) -> tuple[str, ...]:
    """The end of an open bed with the ways on, or the figure that is picked."""
    if now.seen.bed:
        return now.seen.bed, *_spots(LOWER[border] for border in DOWN[now.seen.bed])
    return tuple(pick for pick in view.picks if pick in PLACES)


def _stirred(now: Moment) -> tuple[str, ...]:
    ends = (end for border in now.laid for end in (UPPER[border], LOWER[border]))
    return _spots((*now.come, *now.left, *now.paid, now.built, *ends))


def _spots(names: Iterable[str]) -> tuple[str, ...]:
    """Those that are places or springs, not lakes."""
    return tuple(name for name in names if name in PLACES)
