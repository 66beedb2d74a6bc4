"""A record gives back its match, or names the step that its game refuses."""

import pytest
from hypothesis import given

from ribeira.core.match import branch, jump, play, start, undo
from ribeira.core.record import Record, ReplayError, record_of, replay
from ribeira.core.values import Action
from ribeira.games.douro import rules
from tests.core import toy
from tests.strategies import unfinished

ONE = Action("take", (1,))


def three_taken():
    match = start(toy, toy.SETUP)
    for _ in range(3):
        match = play(match, 0, ONE)
    return match


def test_a_record_is_the_set_up_and_the_actions():
    assert record_of(three_taken()) == Record(toy.SETUP, ((0, ONE),) * 3)


@given(unfinished(rules))
def test_replaying_gives_the_match_back(match):
    assert replay(rules, record_of(match)) == match


def test_a_record_keeps_steps_that_can_be_redone_unless_they_are_cut_off():
    back = undo(three_taken())
    assert len(record_of(back).steps) == 3
    assert len(record_of(branch(back)).steps) == 2


def test_a_replay_looks_at_the_last_step():
    assert replay(toy, record_of(jump(three_taken(), 1))).at == 3


def test_the_refused_step_is_named_counting_from_one():
    broken = Record(toy.SETUP, ((0, ONE), (1, ONE)))
    with pytest.raises(ReplayError, match=r"step 2: toy\.refusal T-1") as refused:
        replay(toy, broken)
    assert (refused.value.step, refused.value.refusal.rule) == (2, "T-1")
