"""Days as people count them, and which of them there are deals for.

A day is that of the device's calendar, wherever it is. A clock that is wrong only changes which day
is called today.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from datetime import date, timedelta

from ribeira.core.values import N_, Message, msg

DAY = timedelta(days=1)
MINUTE = 60_000
SINCE_1970 = date(1970, 1, 1).toordinal()
FIRST = date(2026, 1, 1)
"""The earliest day that can be chosen, unless today is earlier still."""

WRITTEN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

MONTHS = (
    *(N_("day.month.1"), N_("day.month.2"), N_("day.month.3"), N_("day.month.4")),
    *(N_("day.month.5"), N_("day.month.6"), N_("day.month.7"), N_("day.month.8")),
    *(N_("day.month.9"), N_("day.month.10"), N_("day.month.11"), N_("day.month.12")),
)
WEEKDAYS = (
    *(N_("day.weekday.1"), N_("day.weekday.2"), N_("day.weekday.3"), N_("day.weekday.4")),
    *(N_("day.weekday.5"), N_("day.weekday.6"), N_("day.weekday.7")),
)
"""From Monday."""


def day_at(now: int, zone: int) -> date:
    """The day at that time (milliseconds since 1970), so many minutes east of Greenwich."""
    ordinal = SINCE_1970 + (now + zone * MINUTE) // (24 * 60 * MINUTE)
    return date.fromordinal(max(1, min(ordinal, date.max.toordinal())))


def read_day(text: str) -> date | None:
    """The day that `date.isoformat` wrote; nothing for any other text."""
    try:
        return date.fromisoformat(text) if WRITTEN.fullmatch(text) else None
    except ValueError:
        return None


def is_offered(day: date, today: date) -> bool:
    """Whether the deal of that day can be played today: not before its day has come."""
    return day == today or FIRST <= day <= today


def say_day(day: date) -> Message:
    return msg("day.date", day=day.day, month=msg(MONTHS[day.month - 1]), year=str(day.year))


def say_month(day: date) -> Message:
    return msg("day.month", month=msg(MONTHS[day.month - 1]), year=str(day.year))


def weeks_of(day: date) -> Iterator[tuple[date | None, ...]]:
    """The month of that day as weeks from Monday to Sunday, with nothing outside of the month."""
    first = day.replace(day=1)
    days: list[date | None] = [None] * first.weekday()
    days += [day.replace(day=n) for n in range(1, _length(first) + 1)]
    days += [None] * (-len(days) % 7)
    for monday in range(0, len(days), 7):
        yield tuple(days[monday : monday + 7])


def _length(first: date) -> int:
    """How many days that month has."""
    if first.month == 12:
        return 31
    return (first.replace(month=first.month + 1) - first).days


def in_a_row(days: Collection[date], today: date) -> int:
    """How many of these days follow each other, today or yesterday among them. Days after today
    count if no day is missing between: in another time zone the day may be another."""
    near = next((day for day in (today, _before(today)) if day in days), None)
    if near is None:
        return 0
    return 1 + _run(days, near, -1) + _run(days, near, 1)


def _run(days: Collection[date], near: date, way: int) -> int:
    count, at = 0, near.toordinal() + way
    while 1 <= at <= date.max.toordinal() and date.fromordinal(at) in days:
        count, at = count + 1, at + way
    return count


def _before(day: date) -> date:
    return day if day == date.min else day - DAY
