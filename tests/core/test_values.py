"""The small values: equal when they are the same, and frozen."""

from dataclasses import FrozenInstanceError

import pytest

from ribeira.core.values import Action, Item, Message, Score, Setup, msg, plural


def test_actions_sort_by_verb_then_by_what_they_are_done_with():
    actions = [Action("play", (10,)), Action("donate", (3,)), Action("play", (2,))]
    assert sorted(actions) == [actions[1], actions[2], actions[0]]


def test_values_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        Action("play").verb = "donate"


def test_a_message_holds_its_key_and_values():
    assert msg("a.key", n=1, name="x") == Message("a.key", (("n", 1), ("name", "x")))


def test_a_message_that_counts_holds_the_number_as_n():
    assert plural("a.key", 3, name="x") == Message("a.key", (("n", 3), ("name", "x")), 3)


def test_a_score_is_the_sum_of_its_items():
    assert Score((Item("start", 5), Item("missed", -2))).total == 3
    assert Score().total == 0


def test_a_set_up_gives_its_options_by_name():
    assert Setup("toy", 2, 1, (("pace", "slow"),)).option("pace") == "slow"
