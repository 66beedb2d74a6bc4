"""Events grouped into beats: what is shown together, and how long it stays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ribeira.core.events import Event


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of showing what happened. `hold` counts units of the pace that the person chose;
    a beat with `stop` is a scene of its own that waits for the person. `by` names a value: events
    in which it differs are shown one after the other."""

    group: str
    hold: float
    sound: str = ""
    stop: bool = False
    by: str = ""


def beats(events: tuple[Event, ...], plan: Mapping[str, Beat]) -> tuple[tuple[Beat, int], ...]:
    """Each beat with the number of events that have been shown when it is.

    An event of the same group as the one before, or of none, joins the beat that is there.
    """
    found: list[tuple[Beat, int]] = []
    last: tuple[str, object] | None = None
    for shown, event in enumerate(events, start=1):
        beat = plan.get(event.key)
        kind = (beat.group, event[beat.by] if beat.by else None) if beat else last
        if found and kind == last:
            found[-1] = (found[-1][0], shown)
        elif beat:
            found.append((beat, shown))
            last = kind
    return tuple(found)
