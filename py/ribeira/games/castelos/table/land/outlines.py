"""The outline of a monte: its quarters, which meet at one corner, as one piece of land."""

from __future__ import annotations

from collections.abc import Collection

HALF = 50
SIDES = ((1, 1), (-1, 1), (-1, -1), (1, -1))
"""Where quarter k lies, seen from its corner: east or west of it, south or north."""


def outline(x: float, y: float, quarters: Collection[int]) -> str:
    """The edges round the quarters at the corner point (x, y), as a path that can be filled."""
    if len(quarters) == 4:
        return f"M{x - HALF} {y - HALF}h100v100h-100z"
    if len(quarters) == 3:
        return _ell(x, y, next(k for k in range(4) if k not in quarters))
    if len(quarters) == 2:
        return _pair(x, y, sorted(quarters))
    (k,) = quarters
    east, south = SIDES[k]
    return f"M{x} {y}h{HALF * east}v{HALF * south}h{-HALF * east}z"


def _pair(x: float, y: float, quarters: list[int]) -> str:
    (east, south), (_, below) = (SIDES[k] for k in quarters)
    if south == below:
        return f"M{x - HALF} {y}h100v{HALF * south}h-100z"
    return f"M{x} {y - HALF}v100h{HALF * east}v-100z"


def _ell(x: float, y: float, missing: int) -> str:
    """All but one quarter."""
    east, south = SIDES[missing]
    return f"M{x} {y}h{HALF * east}v{-HALF * south}h{-100 * east}v{100 * south}h{HALF * east}z"
