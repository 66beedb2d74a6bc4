"""Which steps to show again: what others have done since the viewer last acted.

Bad at: showing; `Playing` lays one step after the other over the state before it.
"""

from __future__ import annotations

from ribeira.core.match import Match, Step


def reveals(step: Step) -> bool:
    return any(event.reveals for event in step.events)


def is_sealed(step: Step) -> bool:
    """A choice that others know nothing of but that it was made."""
    private = any(event.audience is not None for event in step.events)
    return private and not reveals(step)


def steps_again(match: Match, viewer: int | None) -> tuple[int, ...]:
    """How many actions lie before each of those steps. An own one is among them where it brought
    something to light; what the viewer has done since the last of them is left out."""
    told = tuple(at for at, step in enumerate(match.past) if _is_told(step, viewer))
    if viewer is None or not told:
        return told[-1:]
    own = (at for at in range(told[-1], -1, -1) if match.past[at].seat == viewer)
    since = next(own, 0)
    return tuple(at for at in told if at >= since)


def _is_told(step: Step, viewer: int | None) -> bool:
    return reveals(step) or not (step.seat == viewer or is_sealed(step))
