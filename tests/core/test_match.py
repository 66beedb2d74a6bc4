"""A match is played, undone, redone, looked back at and branched off, and is never changed."""

import pytest

from ribeira.core.match import (
    IllegalAction,
    branch,
    jump,
    play,
    redo,
    start,
    undo,
    why_not_undo,
)
from ribeira.core.values import Action
from tests.core import toy

ONE, TWO = Action("take", (1,)), Action("take", (2,))  # one keeps the turn, two passes it on
PEEK, ROLL = Action("peek"), Action("roll")


def played(*actions):
    match = start(toy, toy.SETUP)
    for action in actions:
        match = play(match, match.state.turn, action)
    return match


def refusal(match, seat=0, practice=False):
    refused = why_not_undo(match, seat, practice)
    return refused and refused.message.key


def test_a_match_starts_with_the_deal_and_no_steps():
    match = start(toy, toy.SETUP)
    assert match.state == toy.deal(toy.SETUP)
    assert (match.steps, match.at, match.is_at_end) == ((), 0, True)


def test_playing_adds_a_state_and_a_step_with_its_events():
    match = played(ONE, TWO)
    assert [state.left for state in match.states] == [7, 6, 4]
    assert [(step.seat, step.action) for step in match.steps] == [(0, ONE), (0, TWO)]
    assert match.steps[1].events[0].n == 2
    assert match.state.left == 4


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing():
    match = played(ONE)
    with pytest.raises(IllegalAction) as refused:
        play(match, 1, ONE)
    assert refused.value.refusal.rule == "T-1"
    assert match == played(ONE)


def test_undo_and_redo_change_only_the_position_looked_at():
    match = played(ONE, TWO)
    back = undo(match)
    assert (back.state.left, back.is_at_end) == (6, False)
    assert back.past == match.steps[:1]
    assert back.steps == match.steps
    assert redo(back) == match
    assert match.state.left == 4


def test_nothing_can_be_undone_before_the_start_or_redone_after_the_end():
    match = played(ONE)
    with pytest.raises(IndexError):
        undo(undo(match))
    with pytest.raises(IndexError):
        redo(match)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_jump_looks_at_any_position(at):
    assert jump(played(ONE, TWO), at).state == played(ONE, TWO).states[at]


def test_playing_after_undo_forgets_what_was_undone():
    match = play(undo(played(ONE, ONE)), 0, TWO)
    assert match == played(ONE, TWO)


def test_a_branch_ends_where_it_looks():
    match = branch(jump(played(ONE, TWO, ONE), 1))
    assert match == played(ONE)
    assert match.is_at_end


@pytest.mark.parametrize(
    ("match", "seat", "key"),
    [
        pytest.param(played(), 0, "undo.nothing", id="nothing has been done"),
        pytest.param(played(TWO, ONE), 0, "undo.other", id="somebody else has acted since"),
        pytest.param(played(PEEK), 0, "undo.revealed", id="something hidden was revealed"),
        pytest.param(played(ROLL), 0, "undo.chance", id="chance was drawn"),
        pytest.param(played(ONE, ONE), 0, None, id="inside one's own turn"),
        pytest.param(played(ROLL, ONE), 0, None, id="up to where chance was drawn"),
    ],
)
def test_undo_is_refused_when(match, seat, key):
    assert refusal(match, seat) == key


def test_undo_goes_back_to_the_reveal_and_no_further():
    match = played(PEEK, ONE)
    assert refusal(match) is None
    assert refusal(undo(match)) == "undo.revealed"


def test_practice_has_no_limit_but_the_start():
    assert refusal(played(PEEK), practice=True) is None
    assert refusal(played(TWO, ONE), practice=True) is None
    assert refusal(played(), practice=True) == "undo.nothing"
