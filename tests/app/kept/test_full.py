"""Storage that is full: what is not kept is said as long as it is not, and is offered as a file."""

from __future__ import annotations

import json

import pytest

from ribeira.app.model import Model
from ribeira.app.storage import GAME, SETTINGS
from ribeira.app.tables import read_file

from ..fakes import App, Texts, change, deliver, opened, table
from ..test_whole_games import play_on

MARK = 'id="tool-unkept'


def full() -> App:
    app = opened("douro", "", "easy", "easy")
    app.think()
    app.storage.error = "full"
    app.click(app.controls.actions[0])
    app.think()
    return app


def test_the_mark_stands_in_every_bar_while_something_is_not_kept() -> None:
    app = full()
    assert MARK in app.markup
    app.do("dismiss")
    assert MARK in app.markup
    app.do("lobby")
    assert MARK in app.markup
    app.do("new", "douro")
    assert MARK in app.markup
    app.do("lobby")
    app.do("more")
    app.do("arena", "douro")
    assert MARK in app.markup
    app.heard("do", "arrive", "nonsense")
    assert MARK in app.markup


def test_the_mark_stands_at_the_end_of_a_game_too() -> None:
    app = full()
    play_on(app)
    assert table(app).acting == ()
    assert MARK in app.markup


def test_it_says_what_is_not_kept_and_offers_all_of_it() -> None:
    """Six choices and a second game were lost here without a word."""
    app = full()
    first = table(app)
    app.do("lobby")
    app.start(seed="8")
    app.click(app.controls.actions[0])
    app.think()
    second = table(app)
    app.set("settings.theme", "dark")
    app.do("unkept")
    for words in (*first.names, "storage.full", "settings.title"):
        assert words in app.controls.text
    app.do("export_unkept")
    games = json.loads(app.files[-1][1])["games"]
    found = {read_file("x", json.dumps(game)).match for game in games}
    assert {match.state for match in found} >= {first.match.state, second.match.state}


def test_the_mark_goes_as_soon_as_all_is_kept() -> None:
    app = full()
    name, state = table(app).id, table(app).match.state
    app.storage.error = ""
    app.set("settings.theme", "dark")  # anything that is written shows that there is room again
    assert MARK not in app.markup
    assert App(Texts(**app.storage.texts)).model.stored.load(name).match.state == state
    assert SETTINGS not in app.model.unkept


def test_room_that_another_tab_makes_is_used() -> None:
    app = full()
    other = App(app.storage.beside())
    app.storage.error = ""
    other.set("settings.sounds", "true")
    deliver(app, other)
    assert MARK not in app.markup


def test_trouble_that_comes_again_is_told_again() -> None:
    app = full()
    app.do("dismiss")
    app.storage.error = ""
    app.click(app.controls.actions[0])
    app.think()
    assert "storage.full" not in app.controls.text
    app.storage.error = "full"
    app.click(app.controls.actions[0])
    app.think()
    assert "storage.full" in app.controls.text


@pytest.mark.parametrize("kind", ["full", "forbidden"])
def test_what_the_page_still_knows_can_be_played_on(kind: str) -> None:
    storage = Texts()
    storage.error = kind
    app = App(storage)
    app.start()
    app.click(app.controls.actions[0])
    app.think()
    assert MARK in app.markup
    assert GAME + table(app).id in app.model.unkept
    app.do("lobby")
    game = next(name for name in app.model.unkept if name.startswith(GAME))
    app.do("open", game.removeprefix(GAME))


def test_an_empty_list_says_so() -> None:
    app = full()
    app.do("unkept")

    def kept(model: Model) -> tuple[Model, tuple[()]]:
        return model, ()

    app.storage.error = ""
    app.set("settings.theme", "dark")
    change(app, kept)
    assert "unkept.none" in app.controls.text
