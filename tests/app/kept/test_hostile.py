"""No stored value, of any key, of any shape, keeps the lobby from opening, gets into the page as
markup, or is thrown away."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.app import stored_games as stored
from ribeira.app.daily.kept import DAYS
from ribeira.app.learn.coach_kept import COACH
from ribeira.app.learn.kept import LESSONS
from ribeira.app.storage import DEAL, GAME, LASTS, OPEN, SETTINGS, STREAKS, TALK, UNREAD

from ..fakes import App, Texts, opened
from ..scenes import lesson, over

WHOLE = ("", "x", "null", "[]", "{}", "[[[[", '"x"', "1e999", "[" * 10_000, "\ud800", "<p>", "0")
HOSTILE = '<svg py-click="print" data-do="delete" data-value="mine"></svg></div><div id="app">'
READ = (SETTINGS, STREAKS, LESSONS, COACH, LASTS, DAYS)
KEYS = (*READ, OPEN, TALK, DEAL + "0", UNREAD + "x", GAME + "x", GAME, GAME + HOSTILE)


@cache
def going_on() -> str:
    app = opened("douro", "", "easy", "easy")
    (text,) = (text for key, text in app.storage.texts.items() if key.startswith(GAME))
    return text


@cache
def finished() -> tuple[str, str, dict[str, str]]:
    """A game that is over, the wins in a row that it led to, and all else that is kept then."""
    texts = over().storage.texts
    (text,) = (text for key, text in texts.items() if key.startswith(GAME))
    return text, texts[STREAKS], texts


@cache
def remembered() -> dict[str, str]:
    """Everything besides games that the page keeps of a person who has played and learnt."""
    app = opened("douro", "", "easy", "easy", coach=True)
    app.think()
    app.set("settings.theme", "dark")
    app.do("lobby")
    app.do("day", "douro")
    texts = {**finished()[2], **lesson().storage.texts, **app.storage.texts}
    return {name: texts[name] for name in READ}


def values() -> st.SearchStrategy[Any]:
    """Whatever JSON can hold, not deep."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    leaves |= st.sampled_from([10**400, -(10**30), HOSTILE, "\ud800", "douro", "easy"])
    several = st.lists(leaves, max_size=3) | st.dictionaries(
        st.text(max_size=8), leaves, max_size=3
    )
    return leaves | several


@st.composite
def bent(draw: st.DrawFn, text: str) -> str:
    """The sound text with some of its fields replaced, missing or added, at any depth."""
    stored_text = json.loads(text)
    for _ in range(draw(st.integers(1, 3))):
        place: Any = stored_text
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = draw(st.sampled_from(keys)) if keys else None
            inside = place[key] if key is not None else None
            if not isinstance(inside, dict | list) or not inside or draw(st.booleans()):
                break
            place = inside
        if key is None:
            continue
        if isinstance(place, dict) and draw(st.booleans()):
            del place[key]
        else:
            place[key] = draw(values())
    return json.dumps(stored_text)


def texts() -> st.SearchStrategy[str]:
    game, ended, warned = going_on(), finished()[0], '{"format": 1, "unwarned": "a.b"}'
    sound = (game, ended, warned, *remembered().values())
    return st.one_of(st.sampled_from([*WHOLE, *sound]), values().map(json.dumps), *map(bent, sound))


def opens(storage: Texts) -> App:
    """The page, wherever it begins, and its lobby with all pictures."""
    app = App(storage)
    assert "py-click" not in app.markup.replace("&lt;svg py-click", "")
    if app.model.name_of_screen != "lobby":
        app.heard("do", "lobby")
    app.draw_pictures()
    for door in ("new", "learn"):
        app.heard("do", door, "douro")
        assert "<svg py-click" not in app.markup
        app.heard("do", "lobby")
    assert app.model.name_of_screen == "lobby"
    assert "<svg py-click" not in app.markup
    assert '<div id="app">' not in app.markup
    return app


@given(st.dictionaries(st.sampled_from(KEYS), texts(), max_size=len(KEYS)))
def test_any_texts_under_any_keys_let_the_lobby_open(found: dict[str, str]) -> None:
    storage = Texts(**found)
    app = opens(storage)
    kept = list(storage.texts.values())
    for key, text in found.items():
        if key.startswith((GAME, UNREAD)):
            assert stored.renewed(text) in kept
    for game in app.model.stored.games():
        app.heard("do", "export", game.id)
        whole = app.model.stored.text(game.id)
        assert whole is not None
        assert app.files[-1][1] in (whole, stored.file_with_title(whole))
    opens(storage)  # and once more, with what has been set aside


@pytest.mark.parametrize("text", WHOLE)
@pytest.mark.parametrize("key", KEYS)
def test_every_text_under_every_key(key: str, text: str) -> None:
    storage = Texts(**{key: text})
    opens(storage)
    if key in READ and text != "{}":
        assert text in storage.texts.values()


def test_what_is_remembered_is_whole() -> None:
    """Nothing that the page itself has written is set aside."""
    app = App(Texts(**remembered()))
    assert app.model.stored.set_aside() == ()
    assert app.storage.texts.items() >= remembered().items()


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (SETTINGS, '{"format": 1, "theme": "pink", "pace": "brisk"}'),
        (LESSONS, '{"open": "", "places": {"douro.first": 5}, "done": ["douro.first"]}'),
        (LESSONS, '{"open": "", "places": {}, "done": [], "later": 1}'),
        (COACH, '{"first": {"chess": "x"}, "chosen": {"douro": false}, "told": []}'),
        (COACH, '{"told": ["<b>"]}'),
        (LASTS, '{"douro": {"players": [{"name": "Ana"}], "options": {}}}'),
    ],
)
def test_a_part_that_is_not_understood_is_not_written_over(key: str, text: str) -> None:
    app = App(Texts(**{key: text}))
    assert "storage.aside" in app.controls.text
    app.set("settings.sounds", "true")
    app.start()
    app.do("lobby")
    app.heard("do", "learn", "douro")
    app.heard("do", "lesson", "douro.first")
    app.do("show_step")
    assert text in app.storage.texts.values()
    again = App(app.storage)
    assert again.model.notice is None, "it is told once"
    assert len(again.model.stored.set_aside()) == 1


@given(st.sampled_from(READ), st.data())
def test_what_is_set_aside_is_the_text_as_it_was(key: str, data: st.DataObject) -> None:
    text = data.draw(bent(remembered()[key]))
    app = App(Texts(**{key: text}))
    assert text in app.storage.texts.values()


@given(bent(going_on()))
def test_a_damaged_game_can_always_be_had_as_its_text(text: str) -> None:
    app = App(Texts(**{GAME + "x": text}))
    app.do("export", "x")
    ((_, file),) = app.files
    assert file in (stored.file_in(text), text, stored.file_with_title(text))
    app.heard("do", "export_all")
    app.heard("do", "open", "x")
    app.heard("do", "lobby")
    assert app.model.name_of_screen == "lobby"


def test_a_game_whose_time_is_a_word_has_a_way_out() -> None:
    text = json.dumps(json.loads(going_on()) | {"when": "yesterday"})
    app = App(Texts(**{GAME + "x": text}))
    assert "storage.unread" in app.controls.text
    app.do("export", "x")
    assert app.files == [("x.ribeira.json", text)]


def test_a_stored_picture_is_no_markup() -> None:
    """Format 2 kept pictures as markup, which storage can be made to hold."""
    two = json.loads(going_on()) | {"format": 2, "thumb": HOSTILE}
    app = opens(Texts(**{GAME + "x": json.dumps(two)}))
    assert "py-click" not in app.markup
    assert "py-click" not in "".join(app.storage.texts.values())


def test_a_wrong_level_stops_nothing_and_is_set_aside() -> None:
    ended = finished()[0]
    wrong = '{"douro": {"level": "", "run": 5, "table": "x"}}'
    app = App(Texts(**{GAME + "x": ended, OPEN: "x", STREAKS: wrong}))
    assert app.model.name_of_screen == "table"
    assert "storage.streaks_unread" in app.controls.text
    assert wrong in app.storage.texts.values()
    assert "storage.streaks_unread" not in App(app.storage).controls.text


@pytest.mark.parametrize("key", READ)
def test_what_cannot_be_read_is_kept_under_a_new_name_each_time(key: str) -> None:
    storage = Texts()
    for number in range(3):
        storage.texts[key] = f"unreadable {number}"
        App(storage)
    for number in range(3):
        assert f"unreadable {number}" in storage.texts.values()


def test_what_was_set_aside_is_listed_and_can_be_had_and_dropped() -> None:
    app = App(Texts(**{SETTINGS: "unreadable"}))
    (name,) = app.model.stored.set_aside()
    assert "storage.aside" in app.controls.text
    app.do("export_aside", name)
    assert app.files[0][1] == "unreadable"
    app.do("drop_aside", name)
    assert "unreadable" not in app.storage.texts.values()
    assert "storage.aside" not in app.controls.text


def test_where_there_is_no_room_to_set_aside_nothing_is_written_over_it() -> None:
    storage = Texts(**{SETTINGS: "unreadable", GAME + "x": going_on()})
    storage.error = "full"
    app = App(storage)
    app.do("settings")
    app.set("settings.theme", "dark")
    assert storage.texts[SETTINGS] == "unreadable"
    app.do("close")
    storage.error = ""
    app.do("delete", "x")
    assert json.loads(storage.texts[SETTINGS])["theme"] == "dark"
    assert "unreadable" in storage.texts.values()
    assert app.model.unkept == ()


def test_warnings_without_end_take_no_time_and_stay_few() -> None:
    text = json.dumps({"unwarned": " ".join(f"a.{number}" for number in range(300_000))})
    app = App(Texts(**{SETTINGS: text}))
    assert len(app.model.settings.unwarned.split()) == 100
