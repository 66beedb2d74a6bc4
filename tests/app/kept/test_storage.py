"""Whatever storage does, there is a sentence and a game, and nothing unread is thrown away."""

from __future__ import annotations

import json

import pytest

from ribeira.app.storage import GAME, OPEN, SETTINGS

from ..fakes import App, Texts, table


@pytest.mark.parametrize("trouble", ["full", "forbidden"])
def test_without_storage_the_game_goes_on_in_memory(trouble: str) -> None:
    storage = Texts()
    storage.error = trouble
    app = App(storage)
    app.start()
    assert f"storage.{trouble}" in app.controls.text
    app.click(app.controls.actions[0])
    app.think()
    before = table(app).match.past
    app.do("lobby")
    saved = app.model.stored.games()
    assert [game.error for game in saved] == [None]
    app.do("open", saved[0].id)
    assert table(app).match.past == before


def test_a_sentence_about_storage_is_said_once() -> None:
    storage = Texts()
    storage.error = "full"
    app = App(storage)
    app.start()
    app.do("dismiss")
    app.click(app.controls.actions[0])
    app.think()
    assert "storage.full" not in app.controls.text


@pytest.mark.parametrize("garbage", ["", "{", "[]", "null", '"x"', '{"theme": []}', "[" * 10_000])
def test_garbage_for_settings_is_kept_aside(garbage: str) -> None:
    storage = Texts(**{SETTINGS: garbage})
    app = App(storage)
    assert app.model.settings.theme == "system"
    app.do("settings")
    app.set("settings.theme", "dark")
    assert json.loads(storage.texts[SETTINGS])["theme"] == "dark"
    assert garbage in storage.texts.values()


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{}",
        "nonsense",
        "[" * 10_000,
        '{"when": 1, "game": "chess", "names": [], "over": 0}',
        '{"format": 0, "when": 1, "game": "douro", "names": [], "over": 0}',
    ],
)
def test_a_game_that_cannot_be_read_is_reported_and_left_alone(garbage: str) -> None:
    storage = Texts(**{GAME + "broken": garbage, OPEN: "broken"})
    app = App(storage)
    assert app.model.name_of_screen == "lobby"
    assert "storage.unread" in app.controls.text
    assert storage.texts[GAME + "broken"] == garbage


def test_a_changed_record_is_refused_with_its_reason() -> None:
    app = App()
    app.start()
    app.click(app.controls.actions[0])
    app.think()
    key = next(key for key in app.storage.texts if key.startswith(GAME))
    stored = json.loads(app.storage.texts[key])
    stored["file"] = stored["file"].replace('"seed": 7', '"seed": 8')
    app.storage.texts[key] = json.dumps(stored)
    again = App(app.storage)
    assert again.model.name_of_screen == "lobby"
    assert "codec.error" in again.controls.text


@pytest.mark.parametrize(
    ("ours", "theirs"), [("easy", "nobody"), ("easy", "phantom"), ("wine", "plaid")]
)
def test_players_that_nobody_could_be_are_refused(ours: str, theirs: str) -> None:
    app = App()
    app.start()
    key = next(key for key in app.storage.texts if key.startswith(GAME))
    app.storage.texts[key] = app.storage.texts[key].replace(ours, theirs)
    again = App(app.storage)
    assert again.model.name_of_screen == "lobby"
    assert "codec.error.field" in again.controls.text


def test_a_game_that_nobody_knows_is_refused() -> None:
    app = App()
    app.start()
    key = next(key for key in app.storage.texts if key.startswith(GAME))
    stored = json.loads(app.storage.texts[key])
    stored["file"] = stored["file"].replace('"douro"', '"chess"')
    app.storage.texts[key] = json.dumps(stored)
    assert "codec.error.game" in App(app.storage).controls.text


def test_a_deleted_game_can_be_brought_back() -> None:
    app = App()
    app.start()
    app.do("lobby")
    (game,) = app.model.stored.games()
    app.do("delete", game.id)
    assert app.model.stored.games() == ()
    app.do("undelete")
    assert [saved.id for saved in app.model.stored.games()] == [game.id]


@pytest.mark.parametrize(("before", "now"), [("gentle", "easy"), ("saver", "good")])
def test_a_bot_that_had_another_name_is_known_again(before: str, now: str) -> None:
    app = App()
    app.start()
    key = next(key for key in app.storage.texts if key.startswith(GAME))
    app.storage.texts[key] = app.storage.texts[key].replace("easy", before)
    again = App(app.storage)
    assert [player.bot for player in table(again).players] == ["", now, now]
