"""How thoughts become a choice: the last choice counts, and yield points are ignored."""

import pytest

from ribeira.bots.bot import Choice, decided
from ribeira.core.values import Action


def choice(n):
    return Choice(Action("play", (n,)))


def test_the_last_of_so_many_rounds_counts():
    thoughts = [None, choice(1), None, choice(2), choice(3)]
    assert decided(iter(thoughts), 2) == choice(2)
    assert decided(iter(thoughts)) == choice(3)


def test_what_comes_before_the_first_choice_is_waited_for():
    assert decided(iter([None] * 50 + [choice(1)]), 1) == choice(1)


def test_thinking_stops_with_the_last_round():
    thoughts = iter([choice(1), choice(2)])
    decided(thoughts, 1)
    assert next(thoughts) == choice(2)


def test_a_bot_that_says_nothing_is_found_out():
    with pytest.raises(ValueError, match="nothing"):
        decided(iter([None]))
