"""Whole games with every answer of the contract, one for each way a game of Douro can end."""

from pathlib import Path

import pytest

from ribeira.games.douro import rules
from tests.golden import match_in, records, transcript, transcript_path

GAMES = records(Path(__file__).parent / "golden")
WAYS = {
    "one seat has the most points",
    "a tie goes to the first seat after the holder",
    "a tie with the holder, who comes last in it",
    "all donations equal, literally",
    "all donations equal, void",
    "two people and the Phantom",
}


def way_of_ending(match):
    state = match.state
    top = max(state.points)
    tied = [seat for seat, points in enumerate(state.points) if points == top]
    if match.setup.seats < state.table:
        return "two people and the Phantom"
    if len(set(state.donated)) == 1:
        void = match.setup.option("O-7") == "void"
        return f"all donations equal, {'void' if void else 'literally'}"
    if len(tied) == 1:
        return "one seat has the most points"
    if state.holder in tied:
        return "a tie with the holder, who comes last in it"
    return "a tie goes to the first seat after the holder"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name)
def test_the_transcript_is_what_it_was(path):
    expected = transcript_path(path).read_text(encoding="utf-8").splitlines()
    assert transcript(match_in(path)).splitlines() == expected


def test_there_is_a_game_for_each_way_to_end():
    matches = list(map(match_in, GAMES))
    assert all(rules.to_act(match.state) == () for match in matches)
    assert set(map(way_of_ending, matches)) == WAYS
