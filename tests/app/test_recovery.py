"""What becomes of the game after a failure: going on, leaving, and starting with what fails."""

from __future__ import annotations

import json

import pytest

from ribeira.app.effects import LeaveLink, StartBots
from ribeira.app.kept.keeper import Keeper
from ribeira.app.model import Lobby, Model
from ribeira.app.msg import (
    BotAnswered,
    ContestAnswered,
    Failed,
    LeaveCrashed,
    Recover,
    StorageFailed,
)
from ribeira.app.storage import GAME, OPEN
from ribeira.app.update import library
from ribeira.app.update import table as tables
from ribeira.app.update.exchange import links
from ribeira.views.screens import crash

from .fakes import App, Controls, deliver, opened, table


def boom(*_: object) -> None:
    raise ValueError("planted")


@pytest.fixture
def app() -> App:
    """At a table with two bots that have chosen."""
    app = opened("douro", "", "easy", "easy", fields=(("name:0", "Quitéria"),))
    app.think()
    return app


def crashed(app: App) -> Model:
    model = app.runtime.model
    assert model.crash
    return model


def shown(app: App) -> Controls:
    return Controls(crash.draw(crashed(app)))


def stored(app: App) -> str:
    (text,) = (text for key, text in app.storage.texts.items() if key.startswith(GAME))
    return text


def plays_on(app: App) -> None:
    app.click(app.controls.actions[0])
    before = table(app).match.at
    app.think()
    assert table(app).match.at > before
    assert app.controls.actions


def test_bots_whose_answers_were_lost_are_asked_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(tables, "_answered", boom)
        app.click(app.controls.actions[0])
        app.think()
    assert crashed(app).crash
    app.send(Recover())
    assert app.asked
    app.think()
    plays_on(app)


def test_a_worker_is_started_anew(app: App) -> None:
    before = len(app.done(StartBots))
    app.send(Failed("somewhere", "planted"), Recover())
    assert len(app.done(StartBots)) == before + 1


def test_an_animation_that_has_stopped_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened("douro", "", "easy", "easy", pace="brisk")
    app.think()
    app.click(app.controls.actions[0])
    assert table(app).match.past
    with monkeypatch.context() as patch:
        patch.setattr("ribeira.app.update.animation._go_on", boom)
        app.wait()
    assert crashed(app).table.animation
    app.send(Recover())
    app.think()
    assert app.model.table.animation is None
    assert app.controls.actions


def test_what_could_not_be_stored_is_stored_when_one_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stored(app)
    with monkeypatch.context() as patch:
        patch.setattr(Keeper, "_write", boom)
        app.click(app.controls.actions[0])
    assert stored(app) == before
    app.send(Recover())
    assert stored(app) != before


def test_a_tab_that_follows_writes_nothing(app: App) -> None:
    other = App(app.storage.beside())
    deliver(app, other)
    before = stored(app)
    assert other.model.table.following
    other.send(Failed("somewhere", "planted"), Recover())
    assert other.model.table.following
    assert stored(app) == before


def test_the_hand_is_hidden_again_where_people_share_a_screen() -> None:
    app = opened("douro", "", "", "")
    app.do("lift")
    app.send(Failed("somewhere", "planted"), Recover())
    assert ("lift", "") in app.controls.commands


def test_a_contest_that_waits_for_a_lost_answer_can_be_run_again() -> None:
    app = App()
    app.do("more")
    app.do("arena", "douro")
    app.do("arena_run")
    app.send(Failed("somewhere", "planted"), Recover())
    app.asked.clear()
    app.do("arena_run")
    assert isinstance(app.asked[0].then, ContestAnswered)


def test_a_bot_that_wants_what_is_not_legal_is_a_failure(app: App) -> None:
    app.click(app.controls.actions[0])
    run = app.model.table.run
    seat = next(a.then.seat for a in app.asked if isinstance(a.then, BotAnswered))
    answer = json.dumps({"game": "douro", "action": "play 99", "reasons": []})
    app.send(BotAnswered(run, seat, answer))
    assert "play 99" in crashed(app).crash.trace


# A failure that comes again


def test_a_failure_that_comes_again_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    once_more = "crash.once_more"
    app.send(Failed("somewhere", "planted"))
    assert once_more not in shown(app).text
    app.send(Recover(), Failed("elsewhere", "planted"))
    assert once_more not in shown(app).text
    app.send(Recover(), Failed("elsewhere", "planted"))
    assert once_more in shown(app).text
    monkeypatch.setattr("ribeira.app.update.crash._recover", boom)
    app.send(Recover())
    assert crashed(app).crash.where == "elsewhere"
    assert once_more in shown(app).text


def test_one_can_leave_a_table_that_fails(app: App) -> None:
    app.send(Failed("drawing", "planted"))
    assert ("leave_crashed", "") in shown(app).commands
    app.heard("do", "leave_crashed")
    assert isinstance(app.model.screen, Lobby)
    assert OPEN not in app.storage.texts
    app.do("open", app.model.stored.games()[0].id)
    plays_on(app)


def test_one_can_leave_a_link_that_fails(app: App) -> None:
    app.heard("do", "arrive", "nonsense")
    app.send(Failed("drawing", "planted"))
    app.send(LeaveCrashed())
    assert app.model.arrival is None
    assert app.done(LeaveLink) == [LeaveLink(forward=False)]


# The start


@pytest.mark.parametrize(("module", "name"), [(library, "open_game"), (links, "arrive")])
def test_a_failure_at_the_start_loses_no_game(
    app: App, monkeypatch: pytest.MonkeyPatch, module: object, name: str
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(module, name, boom)
        again = App(app.storage, fragment="nonsense")
    assert "Quitéria" not in shown(again).text
    assert "crash.safe" in shown(again).text
    again.heard("do", "save_crashed")
    assert len(again.files) == 1
    again.send(Recover())
    assert len(again.model.stored.games()) == 1
    assert StartBots() in again.done(StartBots)


# What the screen says


def test_names_of_stored_games_are_not_reported(app: App) -> None:
    app.send(LeaveCrashed(), Failed("opening", "ValueError: Quitéria has no hand"))
    assert "ValueError: … has no hand" in shown(app).text


def test_without_a_game_none_is_called_safe() -> None:
    app = App()
    app.send(Failed("somewhere", "planted"))
    assert "crash.safe" not in shown(app).text


def test_who_shares_the_screen_says_in_whose_name_the_game_is_saved() -> None:
    app = opened("douro", "", "", "easy", fields=(("name:0", "Ana"), ("name:1", "Bruno")))
    app.send(Failed("somewhere", "planted"))
    app.heard("do", "save_crashed")
    assert app.files == []
    assert "secrets.what" in shown(app).text
    asked = [value for do, value in shown(app).commands if do == "vouch"]
    assert asked == ["Ana", "Bruno"]
    app.heard("do", "close")
    assert ("save_crashed", "") in shown(app).commands
    app.heard("do", "save_crashed")
    app.heard("do", "vouch", "Bruno")
    assert len(app.files) == 1
    assert "secrets.taken" in shown(app).text
    app.heard("do", "save_crashed")
    assert len(app.files) == 2, "it is asked once"
    app.send(Recover())
    assert "secrets.taken" in app.controls.text, "the curtain tells the next person"


def test_who_plays_alone_is_not_asked(app: App) -> None:
    app.send(Failed("somewhere", "planted"))
    app.heard("do", "save_crashed")
    assert len(app.files) == 1


def test_a_game_saved_after_a_failure_keeps_its_title(app: App) -> None:
    app.do("lobby")
    (game,) = app.model.stored.games()
    app.do("ask_name", game.id)
    app.heard("do", "rename", "The long one")
    app.do("open", game.id)
    app.send(Failed("somewhere", "planted"))
    app.heard("do", "save_crashed")
    assert json.loads(app.files[-1][1])["title"] == "The long one"


def test_where_storage_fails_nothing_is_called_safe(app: App) -> None:
    app.send(StorageFailed("full"), Failed("somewhere", "planted"))
    assert "crash.safe" not in shown(app).text
    assert "storage.full" in shown(app).text


def test_an_older_notice_is_not_taken_for_news_of_the_failure() -> None:
    app = opened("dosrios", "", "easy")
    app.heard("ask", "A1")
    assert app.model.notice
    app.send(Failed("somewhere", "planted"))
    assert crashed(app).notice is None
