"""What the half-time, which waits for the person, has to say."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import numbers
from ribeira.games.douro.rules.sight import Sight


def say_interlude(group: str, seen: Sight) -> tuple[Message, tuple[Message, ...]]:
    """Heading and sentences of a group that waits for the person; Douro has one, the half-time."""
    assert group == "half_time"
    return msg("douro.half_time.title"), say_half_time(seen)


def say_half_time(seen: Sight) -> tuple[Message, ...]:
    """What happens at half-time, and what lies ahead while one chooses a gift (D-7.2, D-7.3)."""
    if seen.valley:
        levels = numbers(seen.valley)
        ahead = plural("douro.half_time.valley", len(seen.valley), levels=levels)
    else:
        ahead = msg("douro.half_time.no_valley")
    return (
        plural("douro.half_time.plays", seen.plays),
        msg("douro.half_time.gift"),
        msg("douro.half_time.later"),
        ahead,
    )
