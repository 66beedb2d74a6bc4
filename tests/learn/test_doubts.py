"""Before a blunder the coach asks once, with a reason; good players are hardly ever asked."""

from __future__ import annotations

import pytest

from ribeira.app.learn.coaching import doubt, gap
from ribeira.core.values import Action, msg
from ribeira.kit.advice import Part, Ranked
from tools.figures.coach import TABLES, measure

BEST = Ranked(Action("a"), (Part(msg("gold"), 3.0), Part(msg("effort"), -0.5)))
POORER = Ranked(Action("b"), (Part(msg("gold"), 0.5), Part(msg("effort"), -0.5)))
COSTLY = Ranked(Action("c"), (Part(msg("gold"), 2.5), Part(msg("effort"), -3.5)))
BARE = Ranked(Action("d"), ())
ADVICE = (BEST, POORER, COSTLY)


def test_a_choice_nearly_as_good_is_not_asked_about() -> None:
    assert gap(ADVICE, POORER.action) == pytest.approx(2.5)
    assert doubt(ADVICE, POORER.action, 2.6) is None
    assert doubt(ADVICE, BEST.action, 0.1) is None


def test_the_reason_is_what_makes_the_most_difference() -> None:
    assert doubt(ADVICE, POORER.action, 2.4) == msg("coach.sure_other", reason=msg("gold"))
    assert doubt(ADVICE, COSTLY.action, 2.4) == msg("coach.sure", reason=msg("effort"))


def test_without_a_reason_nothing_is_asked() -> None:
    neither = (Ranked(Action("e"), (Part(msg("effort"), -0.5),)), BARE)
    assert doubt(neither, BARE.action, -9.0) is None


def test_what_was_not_weighed_is_not_asked_about() -> None:
    assert doubt(ADVICE, Action("unknown"), 0.1) is None


@pytest.mark.parametrize("game", TABLES)
def test_a_good_player_is_asked_before_fewer_than_one_in_thirty_choices(game: str) -> None:
    found = measure(game, "good", range(3, 4), most=60)
    assert found.choices > 20
    assert found.asked * 30 < found.choices


@pytest.mark.full
@pytest.mark.parametrize("game", TABLES)
def test_so_it_is_in_whole_games_and_who_plays_anything_is_asked_more_often(game: str) -> None:
    good, anything = measure(game, "good", range(20)), measure(game, "random", range(2))
    assert good.share < 1 / 30
    assert anything.share > 1 / 30
