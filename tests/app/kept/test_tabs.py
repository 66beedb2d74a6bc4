"""The same game in two tabs: one plays, the other follows, and nothing is overwritten."""

from __future__ import annotations

import json

from ribeira.app import stored_games as stored
from ribeira.app.storage import GAME

from ..fakes import App, deliver, opened, playing, table


def two_tabs() -> tuple[App, App]:
    """The second tab comes back to the game that the first one plays, and has not heard of it."""
    first = App()
    first.start()
    return first, App(first.storage.beside())


def act(app: App) -> None:
    app.click(app.controls.actions[0])
    app.think()


def kept(app: App) -> stored.Saved:
    (game,) = app.model.stored.games()
    return game


def test_the_second_tab_says_so_and_follows() -> None:
    first, second = two_tabs()
    deliver(first, second)
    assert "tabs.follow" in second.controls.text
    assert not second.controls.actions
    assert "tabs.follow" not in first.controls.text
    act(first)
    deliver(first, second)
    assert table(second).match.past == table(first).match.past
    assert not second.asked


def test_the_second_tab_hears_what_it_shows() -> None:
    first, second = two_tabs()
    deliver(first, second)
    before = len(second.spoken)
    act(first)
    deliver(first, second)
    heard = " ".join(second.spoken[before:])
    told = [m for step in table(second).match.past for m in playing(second).sentences(step.events)]
    assert told
    assert all(second.model.say(message) in heard for message in told)


def test_who_takes_over_plays_and_the_other_follows() -> None:
    first, second = two_tabs()
    deliver(first, second)
    act(first)
    deliver(first, second)
    second.do("take_over")
    deliver(first, second)
    assert "tabs.follow" in first.controls.text
    assert not first.controls.actions
    act(second)
    deliver(first, second)
    assert table(first).match.past == table(second).match.past


def test_taking_over_continues_after_what_the_other_tab_played_meanwhile() -> None:
    first, second = two_tabs()
    deliver(first, second)
    act(first)
    deliver(first, second)
    first.click(first.controls.actions[0])
    deliver(first, second)
    second.do("take_over")
    first.think_once()  # a bot answers before the first tab hears of it
    deliver(first, second)
    assert "tabs.follow" in first.controls.text
    assert "tabs.follow" not in second.controls.text
    assert table(second).match.past == table(first).match.past
    second.think()
    assert second.controls.actions


def test_a_tab_that_plays_before_it_hears_of_the_other_follows_it() -> None:
    first = App()
    first.start()
    first.click(first.controls.actions[0])
    second = App(first.storage.beside())
    first.hear()
    second.think_once()  # as the first tab says that it plays
    deliver(first, second)
    assert "tabs.follow" in second.controls.text
    assert "tabs.follow" not in first.controls.text
    assert table(second).match.past == table(first).match.past


def test_a_tab_that_has_slept_claims_nothing() -> None:
    first, second = two_tabs()
    act(second)
    deliver(first, second)
    assert "tabs.follow" in first.controls.text
    assert "tabs.follow" not in second.controls.text


def test_a_tab_whose_game_is_followed_does_not_play_on_after_a_take_over() -> None:
    """The other tab was asleep and did not know, but it wrote last."""
    first, second = two_tabs()
    deliver(first, second)
    name = GAME + table(first).id
    second.storage.write(name, second.storage.texts[name].replace("}", " }", 1))
    deliver(first, second)
    assert "tabs.follow" in first.controls.text


def test_a_tab_that_got_no_message_overwrites_nothing() -> None:
    first, second = two_tabs()
    act(first)
    before = first.storage.texts[GAME + table(first).id]
    second.click(second.controls.actions[-1])
    second.think()
    assert first.storage.texts[GAME + table(first).id] == before
    assert "tabs.follow" in second.controls.text
    assert table(second).match.past == table(first).match.past


def test_undo_in_a_tab_that_got_no_message_overwrites_nothing() -> None:
    first = opened("douro", "", "easy", "easy", fields=(("practice", "true"),))
    first.think()
    act(first)
    second = App(first.storage.beside())
    act(first)
    text = first.storage.texts[GAME + table(first).id]
    second.do("undo")
    assert first.storage.texts[GAME + table(first).id] == text
    assert "tabs.follow" in second.controls.text
    assert table(second).match.past == table(first).match.past


def test_who_looks_back_goes_on_looking() -> None:
    first, second = two_tabs()
    deliver(first, second)
    act(first)
    deliver(first, second)
    second.do("look")
    second.do("look", "first")
    act(first)
    deliver(first, second)
    assert playing(second).looking == 0
    second.do("now")
    assert "tabs.follow" in second.controls.text


def test_a_game_deleted_in_another_tab_can_be_played_on() -> None:
    first, second = two_tabs()
    deliver(first, second)
    name = table(first).id
    second.do("lobby")
    second.do("delete", name)
    deliver(first, second)
    assert "storage.gone" in first.controls.text
    first.do("take_over")
    act(first)
    assert kept(first).error is None
    assert kept(first).id != name


def test_a_game_gone_on_with_by_a_newer_page_is_left_to_it() -> None:
    first, second = two_tabs()
    deliver(first, second)
    key = GAME + table(first).id
    newer = json.dumps({"format": stored.FORMAT + 1})
    second.storage.write(key, newer)
    deliver(first, second)
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
    deliver(first, second)
    assert first.model.settings.theme == "dark"
    assert first.model.words.language == "pt"
    first.set("settings.sounds", "true")
    assert App(first.storage).model.settings.theme == "dark"


def test_the_lobby_of_another_tab_shows_what_is_new() -> None:
    first = App()
    lobby = App(first.storage.beside())
    first.start()
    deliver(first, lobby)
    assert ("open", kept(lobby).id) in lobby.controls.commands


def test_a_reload_follows_nobody() -> None:
    first = App()
    first.start()
    again = App(first.storage)
    deliver(first, again)
    assert again.controls.actions


def test_a_page_brought_back_from_the_cache_catches_up() -> None:
    first, second = two_tabs()
    act(first)
    second.storage.unheard()
    second.send(*second.keeper.hear("", None))
    assert "tabs.follow" in second.controls.text
    assert table(second).match.past == table(first).match.past
