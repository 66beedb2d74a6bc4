"""Groups the events of one action into the steps of its animation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ribeira.core.events import Event


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of an animation. `hold` counts units of the pace that the person chose; a beat with
    `stop` waits for the person. Events of one group for which `by` differs are shown one after the
    other."""

    group: str
    hold: float
    sound: str = ""
    stop: bool = False
    by: Callable[[Event], object] | None = None


def beats(events: tuple[Event, ...], plan: Mapping[str, Beat]) -> tuple[tuple[Beat, int], ...]:
    """Each beat with the number of events that have been shown by then.

    An event of the same group as the one before, or of none, joins the beat that is there.
    """
    found: list[tuple[Beat, int]] = []
    last: tuple[str, object] | None = None
    for shown, event in enumerate(events, start=1):
        beat = plan.get(event.key)
        kind = (beat.group, beat.by(event) if beat.by else None) if beat else last
        if found and kind == last:
            found[-1] = (found[-1][0], shown)
        elif beat:
            found.append((beat, shown))
            last = kind
    return tuple(found)
