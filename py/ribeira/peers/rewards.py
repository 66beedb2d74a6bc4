"""What the seats get at the end, the same in every peer: the winners share 1, the others get 0."""

from __future__ import annotations

from ribeira.api import AnyMatch


def rewards(match: AnyMatch) -> tuple[float, ...]:
    """Nothing before the end."""
    winners = match.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats))
