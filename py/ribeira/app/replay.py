"""Which steps to show again: what others have done since the viewer last acted."""

from __future__ import annotations

from ribeira.core.match import Match, Step


def reveals(step: Step) -> bool:
    return any(event.reveals for event in step.events)


def is_sealed(step: Step) -> bool:
    """Whether the step is a secret choice, of which others know only that it was made."""
    private = any(event.audience is not None for event in step.events)
    return private and not reveals(step)


def steps_again(match: Match, viewer: int | None) -> tuple[int, ...]:
    """The steps to show again, each as the number of actions before it. A step of the viewer is one
    of them if it revealed something; what the viewer did after the last of them is not."""
    found = tuple(at for at, step in enumerate(match.past) if _is_told(step, viewer))
    if viewer is None or not found:
        return found[-1:]
    own = (at for at in range(found[-1], -1, -1) if match.past[at].seat == viewer)
    since = next(own, 0)
    return tuple(at for at in found if at >= since)


def _is_told(step: Step, viewer: int | None) -> bool:
    return reveals(step) or not (step.seat == viewer or is_sealed(step))
