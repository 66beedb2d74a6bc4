"""Whole games, action by action: each way a game of Dos Rios can end, all seats, all options.

Links count on the order of the legal actions; here a change of it shows.
"""

from pathlib import Path

import pytest

from ribeira.games.dosrios import rules
from tests.golden import match_in, records, transcript, transcript_path

GAMES = records(Path(__file__).with_name("golden"))
VICTORIES = {"five", "irrigated", "cap"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name)
def test_the_game_is_what_it_was(path):
    expected = transcript_path(path).read_text(encoding="utf-8").splitlines()
    assert transcript(match_in(path)).splitlines() == expected


def test_r_11_5_there_is_a_game_for_each_way_to_end():
    states = [match_in(path).state for path in GAMES]
    assert all(rules.to_act(state) == () for state in states)
    assert {state.victory for state in states} == VICTORIES


def test_r_9_9_there_is_a_game_that_shuffles_the_cards_again_at_once():
    games = [match_in(path) for path in GAMES]
    assert any(
        rules.META.options_of(match.setup)["reshuffle"] == "at-once"
        and any(event.key == "reshuffled" for step in match.steps for event in step.events)
        for match in games
    )


def test_there_is_a_game_for_each_number_of_seats_and_one_of_all_other_options():
    setups = [match_in(path).setup for path in GAMES]
    assert {setup.seats for setup in setups} == set(rules.META.seats)
    played = {option for setup in setups for option in rules.META.options_of(setup).items()}
    usual = {(option.id, option.default) for option in rules.META.options}
    assert {name for name, _ in played - usual} == {option.id for option in rules.META.options}
