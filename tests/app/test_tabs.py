"""The same game in two tabs: one plays, the other follows, and nothing is overwritten."""

from __future__ import annotations

import json

from ribeira.app import stored_games as stored
from ribeira.app.storage import GAME

from .fakes import App, playing, table


def two_tabs() -> tuple[App, App]:
    """The second tab comes back to the game that the first one plays, and has not heard of it."""
    first = App()
    first.start()
    return first, App(first.storage.beside())


def act(app: App) -> None:
    app.click(app.controls.actions[0])
    app.bot_worker.think()


def kept(app: App) -> stored.Saved:
    (game,) = app.session.saves.games()
    return game


def test_the_second_tab_says_so_and_follows() -> None:
    first, second = two_tabs()
    first.storage.deliver()
    assert "tabs.follow" in second.controls.text
    assert not second.controls.actions
    assert "tabs.follow" not in first.controls.text
    act(first)
    first.storage.deliver()
    assert table(second).match.past == table(first).match.past
    assert not second.bot_worker.requests


def test_who_takes_over_plays_and_the_other_follows() -> None:
    first, second = two_tabs()
    first.storage.deliver()
    act(first)
    first.storage.deliver()
    second.do("take_over")
    first.storage.deliver()
    assert "tabs.follow" in first.controls.text
    assert not first.controls.actions
    act(second)
    first.storage.deliver()
    assert table(first).match.past == table(second).match.past


def test_taking_over_continues_after_what_the_other_tab_played_meanwhile() -> None:
    first, second = two_tabs()
    first.storage.deliver()
    act(first)
    first.storage.deliver()
    first.click(first.controls.actions[0])
    first.storage.deliver()
    second.do("take_over")
    first.bot_worker.think_once()  # a bot answers before the first tab hears of it
    first.storage.deliver()
    assert "tabs.follow" in first.controls.text
    assert "tabs.follow" not in second.controls.text
    assert table(second).match.past == table(first).match.past
    second.bot_worker.think()
    assert second.controls.actions


def test_a_tab_that_plays_before_it_hears_of_the_other_follows_it() -> None:
    first = App()
    first.start()
    first.click(first.controls.actions[0])
    second = App(first.storage.beside())
    first.storage.hear()
    second.bot_worker.think_once()  # as the first tab says that it plays
    first.storage.deliver()
    assert "tabs.follow" in second.controls.text
    assert "tabs.follow" not in first.controls.text
    assert table(second).match.past == table(first).match.past


def test_a_tab_that_has_slept_claims_nothing() -> None:
    first, second = two_tabs()
    act(second)
    first.storage.deliver()
    assert "tabs.follow" in first.controls.text
    assert "tabs.follow" not in second.controls.text


def test_a_tab_whose_game_is_followed_does_not_play_on_after_a_take_over() -> None:
    """The other tab was asleep and did not know, but it wrote last."""
    first, second = two_tabs()
    first.storage.deliver()
    name = GAME + table(first).id
    second.storage.write(name, second.storage.texts[name].replace("}", " }", 1))
    first.storage.deliver()
    assert "tabs.follow" in first.controls.text


def test_a_tab_that_got_no_message_overwrites_nothing() -> None:
    first, second = two_tabs()
    act(first)
    before = first.storage.texts[GAME + table(first).id]
    second.click(second.controls.actions[-1])
    second.bot_worker.think()
    assert first.storage.texts[GAME + table(first).id] == before
    assert "tabs.follow" in second.controls.text
    assert table(second).match.past == table(first).match.past


def test_undo_in_a_tab_that_got_no_message_overwrites_nothing() -> None:
    first, second = two_tabs()
    before = table(second).match
    act(first)
    text = first.storage.texts[GAME + table(first).id]
    playing(second)._move_to(before)
    assert first.storage.texts[GAME + table(first).id] == text


def test_who_looks_back_goes_on_looking() -> None:
    first, second = two_tabs()
    first.storage.deliver()
    act(first)
    first.storage.deliver()
    second.do("look")
    second.do("look", "first")
    act(first)
    first.storage.deliver()
    assert playing(second).looking == 0
    second.do("now")
    assert "tabs.follow" in second.controls.text


def test_a_game_deleted_in_another_tab_can_be_played_on() -> None:
    first, second = two_tabs()
    first.storage.deliver()
    name = table(first).id
    second.do("lobby")
    second.do("delete", name)
    first.storage.deliver()
    assert "storage.gone" in first.controls.text
    first.do("take_over")
    act(first)
    assert kept(first).error is None
    assert kept(first).id != name


def test_a_game_gone_on_with_by_a_newer_page_is_left_to_it() -> None:
    first, second = two_tabs()
    first.storage.deliver()
    key = GAME + table(first).id
    newer = json.dumps({"format": stored.FORMAT + 1})
    second.storage.write(key, newer)
    first.storage.deliver()
    assert "storage.newer" in first.controls.text
    first.do("take_over")
    act(first)
    assert first.storage.texts[key] == newer
    assert first.controls.actions


def test_settings_chosen_in_one_tab_hold_in_the_other() -> None:
    first, second = two_tabs()
    second.do("settings")
    second.set("settings.theme", "dark")
    second.set("settings.language", "pt")
    first.storage.deliver()
    assert first.page.worn[0] == "dark"
    assert first.session.words.language == "pt"
    first.set("settings.sounds", "true")
    assert App(first.storage).session.settings.theme == "dark"


def test_the_lobby_of_another_tab_shows_what_is_new() -> None:
    first = App()
    lobby = App(first.storage.beside())
    first.start()
    first.storage.deliver()
    assert ("open", kept(lobby).id) in lobby.controls.commands


def test_a_reload_follows_nobody() -> None:
    first = App()
    first.start()
    again = App(first.storage)
    first.storage.deliver()
    assert again.controls.actions
