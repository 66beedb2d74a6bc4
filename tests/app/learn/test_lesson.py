"""A lesson in the page: it is played to its end by clicks or typed words, left and gone on with."""

from __future__ import annotations

import json
import re

import pytest

from ribeira.app.effects import LoadLanguage, Walk
from ribeira.app.learn import teaching as lessons
from ribeira.app.learn.kept import LESSONS
from ribeira.app.learn.teaching import Teaching
from ribeira.app.storage import GAME
from ribeira.core.learning.lesson import Act, Ask, Free
from ribeira.core.values import Action
from ribeira.games import registry

from ..fakes import App, Texts, dialog, opened, playing

TAUGHT = (registry.load(game).learn for game in registry.game_ids())
ALL = tuple(lesson.id for learn in TAUGHT if learn for lesson in learn.LESSONS)


def lesson(name: str = "douro.first", storage: Texts | None = None) -> App:
    app = App(storage, fragment=f"learn={name}")
    app.set("settings.pace", "instant")
    return app


def here(app: App) -> Teaching:
    teaching = playing(app).teaching
    assert teaching
    return teaching


def place(app: App) -> str:
    return f"{here(app).here.id}/{here(app).step.id}"


def wanted(app: App) -> Action:
    """The first action that the step allows; in a free turn the last legal one, which ends it."""
    now = lessons.moment(here(app), playing(app).match, playing(app).table.names)
    return now.allowed[0] if isinstance(here(app).step, Act) else playing(app).legal[-1]


def click(app: App) -> None:
    """Does what is wanted by what can be clicked."""
    action, match = wanted(app), playing(app).match
    text = match.game.write(action=action)
    clicks = playing(app).module.clicks
    for name in (
        () if text in app.controls.actions or clicks is None else clicks.paths(action=action)[0]
    ):
        if text in app.controls.actions or playing(app).match is not match:
            break
        if name in app.controls.clickable:
            app.pick(name)
        else:  # a tile is turned step by step
            app.heard("pick", name)
    if playing(app).match is match and text in app.controls.actions:
        app.click(text)
    if ("confirm", "") in app.controls.commands:
        app.do("confirm")


def type_it(app: App) -> None:
    app.heard("do", "type", playing(app).match.game.write(action=wanted(app)))


def answer(app: App) -> None:
    step = here(app).step
    assert isinstance(step, Ask)
    now = lessons.moment(here(app), playing(app).match, playing(app).table.names)
    app.do("answer", str(lessons.right_answer(step, now)))
    app.do("next_step")


def go_on(app: App, act=type_it) -> None:  # type: ignore[no-untyped-def]
    """One step of the lesson, or one action of a free turn."""
    step = here(app).step
    if isinstance(step, Act | Free):
        act(app)
    elif isinstance(step, Ask):
        answer(app)
    else:
        app.do("next_step")


def to(app: App, wanted_place: str) -> App:
    while place(app) != wanted_place:
        go_on(app)
    return app


@pytest.mark.parametrize("act", [click, type_it])
@pytest.mark.parametrize("name", ALL)
def test_a_lesson_is_played_to_its_end(name, act):  # type: ignore[no-untyped-def]
    app, seen = lesson(name), []
    while not here(app).is_last:
        seen.append(place(app))
        before = playing(app)
        go_on(app, act)
        assert playing(app) != before, place(app)
    steps = [f"{part.id}/{step.id}" for part in here(app).lesson.parts for step in part.steps]
    assert list(dict.fromkeys((*seen, place(app)))) == steps
    assert json.loads(app.storage.texts[LESSONS])["done"] == [name]


def lit(app: App) -> set[str]:
    """What can be clicked and leads on."""
    tags = re.findall(r"<[^>]* data-lit=\"wanted\"[^>]*", app.markup)
    return {name for tag in tags for name in re.findall(r' data-(?:pick|action)="([^"]+)"', tag)}


def test_the_light_leads_to_what_is_wanted():
    app = lesson("castelos.family")
    assert lit(app) == {"hand-T26"}
    app.pick("hand-T26")
    assert lit(app) == {"cell-0,-1"}
    app.pick("cell-0,-1")
    assert {name.partition("-")[0] for name in lit(app)} == {"turn"}
    app.pick(lit(app).pop())
    assert lit(app) or "tile.place T26 0,-1 r1" in app.controls.actions


def test_a_wrong_choice_gets_its_reply_and_changes_nothing():
    app = lesson()
    before = playing(app).match
    app.click("play 9")
    assert app.spoken[-1] == "⟨learn.douro.first.boats.first-boat.wrong.1⟩"
    app.click("play 3")
    assert app.spoken[-1] == "⟨learn.douro.first.boats.first-boat.else⟩"
    assert "⟨learn.douro.first.boats.first-boat.else⟩" in app.controls.text
    assert playing(app).match is before
    app.heard("do", "type", "play 77")
    assert "⟨ear.unknown⟩" in app.spoken[-1]


def test_a_wrong_answer_leaves_the_question_open():
    app = to(lesson(), "boats/level")
    app.do("answer", "2")
    assert "⟨learn.douro.first.boats.level.reply.2⟩" in app.controls.text
    assert ("next_step", "") not in app.controls.commands
    app.do("answer", "1")
    assert ("answer", "2") not in app.controls.commands
    app.do("next_step")
    assert place(app) == "boats/not-lowest"


def test_who_acts_while_there_is_something_to_read_is_told_so():
    app = to(lesson(), "boats/filled")
    app.click("play 9")
    assert app.spoken[-1] == "⟨learn.read_first⟩"
    app.do("next_step")
    app.click("play 9")
    assert app.spoken[-1] == "⟨learn.answer_first⟩"


def test_it_shows_what_to_do():
    app = lesson()
    app.do("show_step")
    assert place(app) == "boats/filled"
    app.do("next_step")
    app.do("show_step")
    assert here(app).done


def test_back_goes_to_the_step_before_and_to_the_part_before():
    app = to(lesson(), "boats/level")
    app.do("step_back")
    assert place(app) == "boats/filled"
    app.heard("do", "undo")
    assert place(app) == "boats/first-boat"
    assert playing(app).match.at == 0
    app = to(lesson("douro.first&part=half"), "half/plan")
    app.do("step_back")
    app.do("step_back")
    assert place(app) == "boats/first-boat"


@pytest.mark.parametrize(
    "at", ["boats/filled", "boats/level", "boats/tie", "half/plan", "end/done", "yours/go-on"]
)
def test_it_goes_on_where_it_was_left(at):
    app = to(lesson(), at)
    again = App(app.storage)
    assert place(again) == at
    assert playing(again).match.state == playing(app).match.state
    app.do("leave_lesson")
    assert app.model.name_of_screen == "lobby"
    assert App(app.storage).model.name_of_screen == "lobby"


@pytest.mark.parametrize(
    "kept",
    [
        *("", "{", "[]", '{"open": "douro.first"}', '{"open": 3, "places": {}, "done": []}'),
        *(
            json.dumps({"open": "douro.first", "places": {"douro.first": found}, "done": []})
            for found in (
                {"part": 9, "begun": [{"at": 0, "since": 0}], "actions": []},
                {"part": 0, "begun": [], "actions": []},
                {"part": 0, "begun": [{"at": 5, "since": 0}], "actions": []},
                {"part": 0, "begun": [{"at": 0, "since": -1}], "actions": []},
                {"part": 0, "begun": [{"at": 1, "since": 0}], "actions": ["P1 play 77"]},
                {"part": 0, "begun": [{"at": 1, "since": 0}], "actions": ["nonsense"]},
                {"part": 0, "begun": [{"at": 0, "since": 0}] * 5, "actions": []},
            )
        ),
    ],
)
def test_a_stored_place_that_cannot_be_is_forgotten(kept):
    app = App(Texts(**{LESSONS: kept}))
    assert app.model.name_of_screen == "lobby" or place(app) == "boats/first-boat"


def test_a_lesson_that_was_left_for_a_game_does_not_come_back_by_itself():
    app = to(lesson(), "yours/go-on")
    app.do("play_on")
    assert playing(App(app.storage)).teaching is None


def test_a_lesson_is_no_game():
    app = to(lesson(), "boats/level")
    assert not [key for key in app.storage.texts if key.startswith(GAME)]
    assert app.model.stored.games() == ()


def test_from_a_table_one_comes_back_to_it():
    app = opened("douro", "", "easy", "easy")
    name = playing(app).table.id
    app.do("learn", "douro")
    app.do("lesson", "douro.first")
    app.do("leave_lesson")
    assert playing(app).table.id == name


def test_texts_are_fetched_once_somebody_wants_to_learn():
    app = App()
    assert not app.done(LoadLanguage)
    app.do("learn", "douro")
    assert [load.learn for load in app.done(LoadLanguage)] == [True]
    assert dialog(app) == "learn"
    app.do("lesson", "douro.first")
    assert len(app.done(LoadLanguage)) == 1
    app.set("settings.language", "pt")
    assert app.model.words.language == "pt"
    assert app.model.words.teaches


def test_without_a_connection_it_says_so():
    app = App()
    app.online = False
    app.do("learn", "douro")
    assert app.model.notice
    assert app.model.notice.message.key == "page.learn_failed"
    assert app.model.wanted is None
    app.online = True
    app.do("learn", "douro")
    assert dialog(app) == "learn"


def test_a_step_is_spoken_once_with_what_is_lit():
    app = lesson()
    app.effects.clear()
    app.do("show_step")
    (spoken,) = app.spoken
    assert "⟨learn.douro.first.boats.filled.1⟩" in spoken
    assert "⟨learn.look_at⟩" in spoken


def test_keys_answer_show_and_go_on():
    app = lesson()
    app.key("s")
    assert place(app) == "boats/filled"
    app.key("n")
    assert place(app) == "boats/level"
    app.key("1")
    app.key("n")
    assert place(app) == "boats/not-lowest"
    app.key("u")
    assert place(app) == "boats/level"


def test_a_lesson_that_is_done_begins_anew():
    app = to(lesson(), "yours/go-on")
    app.do("learn", "douro")
    app.do("lesson", "douro.first/boats")
    assert place(app) == "boats/first-boat"
    app.do("show_step")
    app.do("leave_lesson")
    app.do("learn", "douro")
    app.do("lesson", "douro.first")
    assert place(app) == "boats/filled"


def test_a_link_leads_to_a_part():
    app = to(lesson("douro.first&part=half"), "half/plan")
    app.do("share")
    assert app.copied[-1].endswith("#learn=douro.first&part=half")


@pytest.mark.parametrize("fragment", ["learn=nonsense.first", "learn=douro.none", "learn=douro"])
def test_a_link_to_no_lesson_leads_to_the_lobby(fragment):
    assert App(fragment=fragment).model.name_of_screen == "lobby"


def test_the_browser_goes_back_to_the_lobby():
    app = lesson()
    assert app.done(Walk)[-1].way == ("lobby", "lesson douro.first")
    app.heard("do", "return", "lobby")
    assert app.model.name_of_screen == "lobby"
    app.heard("do", "return", "lobby\nlesson douro.first")
    assert place(app) == "boats/first-boat"


def typed(app: App, text: str) -> None:
    app.heard("do", "type", text)


@pytest.mark.parametrize("ear", ["true", "false"])
@pytest.mark.parametrize("name", ALL)
def test_a_lesson_is_played_by_typed_lines_alone(name, ear):  # type: ignore[no-untyped-def]
    """Numbers answer, the example does what is wanted, an empty line goes on."""
    app = lesson(name)
    app.set("settings.ear", ear)
    while not here(app).is_last:
        before, step = place(app), here(app).step
        if isinstance(step, Ask):
            for number in range(len(step.answers), 0, -1):
                typed(app, str(number))
                assert f"reply.{number}⟩" in app.spoken[-1]
                if here(app).done:
                    break
        if isinstance(step, Act | Free):
            type_it(app)
        else:
            typed(app, "")
        assert place(app) != before or isinstance(step, Free)


def test_a_typed_line_may_be_a_hint_a_way_back_or_the_words_of_an_answer():
    app = lesson()
    typed(app, "hint")
    assert place(app) == "boats/filled"
    typed(app, "go on")
    assert place(app) == "boats/level"
    typed(app, "")
    assert place(app) == "boats/level"
    assert app.spoken[-1].count("⟨ear.move⟩") == 2  # the answers with their numbers
    typed(app, "⟨learn.douro.first.boats.level.answer.1⟩")
    assert here(app).done
    typed(app, "undo")
    assert place(app) == "boats/filled"
    typed(app, "again")
    assert "⟨learn.douro.first.boats.filled.2⟩" in app.spoken[-1]


def test_the_line_says_what_to_type():
    app = lesson()
    app.set("settings.ear", "true")
    for place_, said in (("first-boat", "example"), ("filled", "on"), ("level", "answer")):
        typed(to(app, f"boats/{place_}"), "again")
        assert f"⟨learn.type_{said}⟩" in app.controls.text
        assert f"⟨learn.type_{said}⟩" in app.spoken[-1]
        assert app.markup.index('id="lesson"') < app.markup.index('id="typed"')


def test_after_half_a_game_the_next_lesson_comes_first():
    app = lesson("castelos.family")
    while not here(app).is_last:
        go_on(app)
    app.do("lesson", "castelos.workers")
    assert here(app).lesson.id == "castelos.workers"


@pytest.mark.parametrize("name", [name for name in ALL if name != "castelos.family"])
def test_a_lesson_ends_with_a_free_turn_that_goes_on_into_a_game_with_a_coach(name):  # type: ignore[no-untyped-def]
    app = lesson(name)
    while not here(app).is_last:
        last = here(app).step
        go_on(app)
    assert isinstance(last, Free)
    app.do("play_on")
    assert playing(app).coach or not playing(app).choosing
    app.think()
    assert playing(app).coach


def test_after_a_lesson_the_game_goes_on_against_bots():
    app = lesson("castelos.workers")
    while not here(app).is_last:
        go_on(app)
    match = playing(app).match
    app.do("play_on")
    table = playing(app).table
    assert playing(app).teaching is None
    assert table.match.state == match.state
    assert [player.bot for player in table.players] == ["", "first"]
    assert table.practice
    assert app.model.stored.games()[0].id == table.id
