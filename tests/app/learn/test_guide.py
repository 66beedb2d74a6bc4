"""The pages about a game: their doors, what they lead to, and the questions."""

from __future__ import annotations

import pytest

from ribeira.app.effects import LoadLanguage
from ribeira.app.learn.quiz import RIGHT
from ribeira.app.learn.reading import guide_of
from ribeira.app.model import Dialog
from ribeira.app.msg import OpenGuide
from ribeira.games import registry

from ..fakes import App, dialog, opened

GUIDE = guide_of("dosrios")
PAGES = ("summary", "words", "cards", "quiz", "sources")


def page(app: App) -> str:
    assert app.model.dialog
    return app.model.dialog.page


def test_before_a_game_the_rules_begin_with_its_summary() -> None:
    app = App()
    app.do("new", "dosrios")
    app.do("rules")
    assert dialog(app) == "rules"
    assert page(app) == "summary"
    assert GUIDE
    assert app.markup.count("<figure>") == len({p.picture for p in GUIDE.summary})


def test_at_a_table_the_rules_begin_with_what_applies_now() -> None:
    app = opened("dosrios", "", "easy")
    app.do("rules")
    assert page(app) == ""
    assert 'id="rules-now"' in app.markup
    app.send(OpenGuide("dosrios/summary"))
    assert page(app) == "summary"


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("game", registry.game_ids())
def test_every_page_is_drawn(game: str, name: str) -> None:
    app = App()
    app.send(OpenGuide(f"{game}/{name}"))
    assert page(app) == name
    assert f'class="guide of-{name}"' in app.markup


def test_a_rule_of_another_page_is_one_of_the_same_game() -> None:
    app = App()
    app.send(OpenGuide("dosrios/summary"))
    app.do("rules", "R-4.3")
    assert 'id="rule-R-4.3" class="here"' in app.markup


def test_at_the_table_of_another_game_its_rules_are_its_own() -> None:
    app = opened("dosrios", "", "easy")
    app.send(OpenGuide("douro/rules"))
    assert 'id="rule-D-5.1"' in app.markup
    assert 'id="rules-now"' not in app.markup


def test_a_page_without_its_texts_is_fetched_and_else_the_rules_are_shown() -> None:
    app = App()
    app.online = False
    app.send(OpenGuide("dosrios/summary"))
    assert [load.learn for load in app.done(LoadLanguage)] == [True]
    assert app.model.dialog == Dialog("rules", game="dosrios")
    assert app.model.notice
    assert 'id="rule-R-4.3"' in app.markup


def test_a_wrong_answer_gets_its_reply_and_one_tries_again() -> None:
    app = App()
    app.send(OpenGuide("douro/quiz/2"))
    app.do("quiz", "3")
    assert 'data-answer="wrong"' in app.markup
    assert "quiz.lowest.reply.3" in app.spoken[-1]
    assert 'id="quiz-next"' not in app.markup
    app.do("quiz", str(RIGHT))
    assert 'data-answer="right"' in app.markup
    app.send(OpenGuide("douro/quiz/3"))
    assert "data-answer" not in app.markup


def test_after_the_last_question_one_can_play() -> None:
    app = App()
    app.send(OpenGuide("douro/quiz/11"))
    assert 'id="quiz-play"' in app.markup
