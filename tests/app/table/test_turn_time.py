"""A bot's turn is shown in a time that fits what it did, and everything arrives within its beat."""

from dataclasses import replace
from statistics import median

import pytest

from ribeira.app.animation import Animation, animation_of, flying_time, goes_on, lasts
from ribeira.codec import link
from ribeira.core.match import Match
from ribeira.games import registry
from ribeira.kit.beats import Beat
from tests.records.freeze import frozen_records

USUAL, LONGEST = 4.5, 14
"""Units of the pace: seconds, at the calm one."""


def turns(match: Match) -> list[float]:
    """For how long each turn is shown."""
    plan = registry.load(match.setup.game).table.BEATS
    found: list[float] = []
    for at in range(len(match.past)):
        if not goes_on(match, at):
            found.append(0)
        for beat, _ in animation_of(match, at, plan).beats:
            found[-1] += lasts(beat, found[-1])
    return found


@pytest.mark.parametrize("game", ["dosrios", "castelos"])
def test_a_turn_of_many_steps_is_shown_in_seconds(game: str) -> None:
    match = link.read(next(iter(frozen_records(game)))["link"]).match
    assert match is not None
    shown = turns(match)
    assert median(shown) <= USUAL
    assert max(shown) <= LONGEST
    assert len(shown) < len(match.past) / 2  # or the game has no turns of several steps


def test_the_rest_of_a_long_turn_is_quicker_but_never_left_out() -> None:
    beat = Beat("step", 0.4)
    assert lasts(beat, 0) == beat.hold
    assert 0 < lasts(beat, 10) < beat.hold


def test_what_flies_arrives_within_its_beat() -> None:
    beat = Beat("pay", 1.4)
    shown = Animation(0, (), (), ((beat, 0),))
    assert 0 < flying_time(shown, "calm", beat.hold) < 1000 * beat.hold
    assert 0 < flying_time(shown, "brisk", beat.hold) < 450 * beat.hold
    assert flying_time(replace(shown, beats=((Beat("half", 0, stop=True), 0),)), "calm", 0) > 0


def test_nothing_flies_at_once() -> None:
    assert flying_time(None, "instant") == 0
    assert flying_time(None, "brisk") < flying_time(None, "calm")
