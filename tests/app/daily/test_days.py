"""Days, and how many of them follow each other, whatever the clock says."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.app.daily.days import (
    FIRST,
    day_at,
    in_a_row,
    is_offered,
    read_day,
    say_day,
    weeks_of,
)

TODAY = date(2026, 11, 20)
NOON = 1_795_176_000_000  # of that day at Greenwich
HOUR = 60


def days(*numbers: int) -> frozenset[date]:
    return frozenset(TODAY.replace(day=number) for number in numbers)


@pytest.mark.parametrize(
    ("zone", "day"), [(0, 20), (-11 * HOUR, 20), (13 * HOUR, 21), (-13 * HOUR, 19)]
)
def test_the_day_is_that_of_the_place(zone: int, day: int) -> None:
    assert day_at(NOON, zone) == TODAY.replace(day=day)


@given(st.integers(), st.integers(-900, 900))
def test_every_clock_shows_a_day(now: int, zone: int) -> None:
    day = day_at(now, zone)
    assert is_offered(day, day)
    assert in_a_row({day}, day) == 1
    assert list(weeks_of(day))
    assert say_day(day)


@given(st.dates())
def test_a_day_is_read_as_it_was_written(day: date) -> None:
    assert read_day(day.isoformat()) == day


@pytest.mark.parametrize(
    "text", ["", "today", "2026-02-30", "20261120", "2026-W47-5", "2026-11-20 ", "٢٠٢٦-١١-٢٠"]
)
def test_nothing_else_is_a_day(text: str) -> None:
    assert read_day(text) is None


def test_no_day_is_played_before_it_has_come() -> None:
    assert not is_offered(TODAY + timedelta(1), TODAY)
    assert is_offered(TODAY - timedelta(1), TODAY)
    assert not is_offered(FIRST - timedelta(1), TODAY)


@given(st.dates())
def test_a_month_has_all_its_days_below_their_weekdays(day: date) -> None:
    weeks = list(weeks_of(day))
    found = [one for week in weeks for one in week if one]
    assert [one.day for one in found] == list(range(1, len(found) + 1))
    assert {one.month for one in found} == {day.month}
    assert (found[-1].day == 31) or (found[-1] + timedelta(1)).month != day.month
    for week in weeks:
        assert len(week) == 7
        assert all(one is None or one.weekday() == at for at, one in enumerate(week))


@pytest.mark.parametrize(
    ("played", "row"),
    [
        ((), 0),
        ((20,), 1),
        ((19,), 1),  # today can still be played
        ((18,), 0),
        ((17, 18, 19), 3),
        ((16, 18, 19, 20), 3),
        ((18, 19, 20, 21), 4),  # one has travelled west, and today is the day before
        ((18, 19, 20, 25), 3),  # a day that was played while the clock was wrong
        ((25,), 0),
    ],
)
def test_days_in_a_row(played: tuple[int, ...], row: int) -> None:
    assert in_a_row(days(*played), TODAY) == row
