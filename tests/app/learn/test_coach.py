"""The coach of a first game: what it tells and when, how it is switched, and what it asks."""

from __future__ import annotations

import json

import pytest

from ribeira.app.effects import AskBot, LoadLanguage
from ribeira.app.learn.coach_kept import COACH, KNOWN, Coached, read, write
from ribeira.app.msg import CoachAdvised
from ribeira.core.learning.coaching import Note, Start
from ribeira.games import registry
from ribeira.games.douro import learn as of_douro

from ..fakes import App, Texts, opened, playing
from ..test_whole_games import play_on

BEGIN = "learn.coach.douro.begin"


def first_game(**more: bool) -> App:
    return opened("douro", "", "easy", "easy", coach=True, **more)


def told(app: App) -> frozenset[str]:
    return read(app.storage.texts[COACH]).told


def worst(app: App) -> str:
    """The choice furthest from the best one, as text."""
    coach = playing(app).coach
    assert coach
    assert coach.advice
    return playing(app).match.game.write(action=coach.advice[-1].action)


# Telling


def test_the_first_game_begins_with_a_note_which_is_spoken_and_remembered() -> None:
    app = first_game()
    assert BEGIN in app.markup
    assert BEGIN in app.spoken[-1]
    assert told(app) == {BEGIN}


def test_a_note_stays_while_others_choose_at_the_same_time() -> None:
    app = first_game()
    app.think()
    assert len(playing(app).match.past) == 2
    assert BEGIN in app.markup
    assert told(app) == {BEGIN}


def test_a_note_goes_when_one_goes_on_and_is_never_told_again() -> None:
    app = first_game()
    before = len(app.spoken)
    play_on(app)
    assert not any(BEGIN in said for said in app.spoken[before:])
    assert {"learn.coach.douro.met", "learn.coach.douro.half_time"} <= told(app)


def test_a_note_comes_when_its_thing_happens() -> None:
    app = first_game()
    while "learn.coach.douro.half_time" not in app.markup:
        app.think()
        if ("continue", "") in app.controls.commands:
            app.do("continue")
        else:
            assert playing(app).match.state.stage == "play"
            app.click(app.controls.actions[0])
    assert playing(app).match.state.stage == "donate"


def test_the_texts_are_fetched_by_the_coach_alone() -> None:
    app = opened("douro", "", "easy", "easy")
    app.think()
    assert app.done(LoadLanguage) == []
    assert app.done(AskBot)[0].then.__class__ is not CoachAdvised
    assert first_game().done(LoadLanguage) == [LoadLanguage("en", learn=True, quiet=True)]


def test_without_its_texts_the_coach_is_silent_and_the_game_goes_on() -> None:
    app = App(Texts())
    app.online = False
    app.start()
    assert app.model.notice is None
    assert "coach-note" not in app.markup
    at = playing(app).match.at
    app.click(app.controls.actions[0])
    app.click(app.controls.actions[0])
    assert playing(app).match.at > at


def test_how_the_first_game_has_ended_is_told_there_and_stays() -> None:
    app = first_game()
    play_on(app)
    told_at_end = {"learn.coach.douro.charity", "learn.coach.douro.tied"} & told(app)
    assert told_at_end
    assert any(text in app.markup for text in told_at_end)
    assert 'id="coach-note"' in app.markup


# Where it is


def test_after_the_first_game_has_ended_there_is_none_in_the_next() -> None:
    app = first_game()
    play_on(app)
    assert read(app.storage.texts[COACH]).first["douro"] == KNOWN
    app.do("again", "new")
    assert playing(app).coach is None
    assert ("coach", "true") in menu(app)


def test_a_first_game_that_was_left_does_not_count() -> None:
    app = first_game()
    app.do("lobby")
    app.do("new", "douro")
    app.do("start")
    assert playing(app).coach is not None
    assert read(app.storage.texts[COACH]).first["douro"] == playing(app).table.id


def test_each_kind_of_game_has_its_own_first_game() -> None:
    app = first_game()
    play_on(app)
    app.do("lobby")
    app.do("new", "dosrios")
    app.do("start")
    assert read(app.storage.texts[COACH]).first["dosrios"] == playing(app).table.id


def test_who_had_games_of_this_kind_before_is_left_alone() -> None:
    app = opened("douro", "", "easy", "easy")
    play_on(app)
    texts = {name: text for name, text in app.storage.texts.items() if name != COACH}
    app = App(Texts(**texts))
    app.do("lobby")
    app.do("new", "douro")
    app.do("start")
    assert playing(app).coach is None


def test_it_is_switched_off_and_on_in_the_menu_and_that_is_kept() -> None:
    app = first_game()
    app.do("coach", "false")
    assert "coach-note" not in app.markup
    assert "coach.is_off" in app.spoken[-1]
    again = App(app.storage)
    assert playing(again).coach is None
    again.do("coach", "true")
    assert playing(again).coach is not None
    assert any("coach.is_on" in said for said in again.spoken)


def menu(app: App) -> list[tuple[str, str]]:
    app.do("menu")
    return app.controls.commands


def test_a_lesson_has_no_coach() -> None:
    app = App(Texts())
    app.do("learn", "douro")
    app.do("lesson", "douro.first")
    assert playing(app).coach is None
    assert COACH not in app.storage.texts


# Asking before a blunder


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_douro, "DOUBT", 0.05)


@pytest.mark.usefixtures("strict")
def test_before_a_blunder_it_asks_once_with_the_reason() -> None:
    app = first_game()
    app.think()
    at, choice = playing(app).match.at, worst(app)
    app.click(choice)
    assert playing(app).match.at == at
    assert "coach.sure" in app.markup
    assert "coach.sure" in app.spoken[-1]
    app.click(choice)
    assert playing(app).match.at > at


@pytest.mark.usefixtures("strict")
def test_it_does_not_ask_again_about_another_choice() -> None:
    app = first_game()
    app.think()
    at = playing(app).match.at
    app.click(worst(app))
    app.do("unpick")
    coach = playing(app).coach
    assert coach
    app.click(playing(app).match.game.write(action=coach.advice[-2].action))
    assert playing(app).match.at > at


@pytest.mark.usefixtures("strict")
def test_typed_words_are_asked_about_too() -> None:
    app = first_game()
    app.think()
    at, choice = playing(app).match.at, worst(app)
    app.heard("do", "type", choice)
    assert playing(app).match.at == at
    app.heard("do", "type", choice)
    assert playing(app).match.at > at


@pytest.mark.usefixtures("strict")
def test_where_each_action_is_confirmed_the_question_takes_no_further_click() -> None:
    app = first_game(confirm=True)
    app.think()
    at = playing(app).match.at
    app.click(worst(app))
    assert "coach.sure" in app.markup
    app.do("confirm")
    assert playing(app).match.at > at


@pytest.mark.usefixtures("strict")
def test_nobody_waits_for_advice() -> None:
    app = first_game()
    at = playing(app).match.at
    assert playing(app).coach.advice == ()  # type: ignore[union-attr]
    app.click(app.controls.actions[0])
    assert playing(app).match.at > at


@pytest.mark.usefixtures("strict")
def test_advice_for_another_choice_is_dropped() -> None:
    app = first_game()
    (late,) = (asked for asked in app.asked if isinstance(asked.then, CoachAdvised))
    app.asked = [asked for asked in app.asked if asked is not late]
    app.click(app.controls.actions[0])
    app.think()
    advice = playing(app).coach.advice  # type: ignore[union-attr]
    app.asked.append(late)
    app.think()
    assert playing(app).coach.advice == advice  # type: ignore[union-attr]


def test_the_adviser_gets_what_its_seat_may_know() -> None:
    app = first_game()
    (asked,) = (asked for asked in app.asked if isinstance(asked.then, CoachAdvised))
    sight = json.loads(asked.request)["sight"]
    assert sight["seat"] == playing(app).viewer
    assert "hands" not in sight


# What is stored


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        '{"first": 7, "chosen": [], "told": {}}',
        '{"first": {"douro": 7, "chess": "a"}, "chosen": {"douro": "yes"}}',
        '{"told": [1, "<b>", "x", ["a.b"], null]}',
        '{"told": ["' + "a.b" * 60 + '"]}',
        "[" * 100_000,
    ],
)
def test_nonsense_in_storage_is_ignored(text: str) -> None:
    assert read(text) == Coached()
    app = App(Texts(**{COACH: text}))
    app.start()
    assert playing(app).coach is not None


def test_what_is_written_is_read() -> None:
    kept = Coached({"douro": "a1"}, {"dosrios": False}, frozenset({BEGIN}))
    assert read(write(kept)) == kept


# The notes themselves


@pytest.mark.parametrize("game", registry.game_ids())
def test_each_note_has_a_text_of_its_own_and_rules_that_exist(game: str) -> None:
    learn, words = registry.load(game).learn, registry.load(game).words
    assert learn
    texts = [note.text for note in learn.NOTES]
    assert len(texts) == len(set(texts))
    for note in learn.NOTES:
        assert isinstance(note, Note | Start)
        assert note.rules
        for rule in note.rules:
            words.say_rule(number=rule)


# The rules beside the prompt


def test_the_rules_that_apply_now_stand_with_the_prompt_and_open_there() -> None:
    app = opened("douro", "", "easy", "easy")
    numbers = of_douro.applies(playing(app).sight())
    assert len(numbers) > 1
    assert ", ".join(numbers) in app.markup
    for number in numbers:
        assert ("rules", number) in app.controls.commands
        assert playing(app).module.words.say_rule(number=number).key in app.markup


def test_they_are_not_there_while_nothing_is_asked() -> None:
    app = opened("douro", "", "easy", "easy", confirm=True)
    app.click(app.controls.actions[0])
    assert 'id="applying"' not in app.markup
