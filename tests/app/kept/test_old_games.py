"""Games of older rules are looked back at and stay as they are; too long ones say so in time."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ribeira.app.storage import GAME
from ribeira.app.stored_games import file_in
from ribeira.app.update.exchange.links import remember_deal
from ribeira.app.update.opening import open_new
from ribeira.codec import link, textfile
from ribeira.core.upgrade import Upgrade
from ribeira.core.values import msg
from ribeira.games.douro import rules

from ..fakes import App, Texts, change, deliver, playing, sit, table
from ..test_whole_games import play_on

WHY = "douro.ended"


def moved(app: App, times: int = 3) -> None:
    for _ in range(times):
        app.click(app.controls.actions[0])
        app.think()


def end_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "META", replace(rules.META, rules=2))
    monkeypatch.setattr(rules, "UPGRADES", {1: Upgrade(ends=msg(WHY))}, raising=False)


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> App:
    """A page under new rules that comes back to a game of the old ones."""
    app = App()
    app.start()
    moved(app)
    end_the_rules(monkeypatch)
    return App(Texts(**app.storage.texts))


def text_of(app: App) -> str:
    return app.storage.texts[GAME + table(app).id]


def test_a_game_of_old_rules_says_why_it_is_only_looked_back_at(old: App) -> None:
    assert WHY in old.controls.text
    assert table(old).match.at == 11
    assert not old.controls.actions
    assert not old.asked
    assert {"undo", "redo", "hint", "take_over"} & {do for do, _ in old.controls.commands} == set()
    legal = table(old).match.game.legal_actions(table(old).match.state, 0)
    old.heard("action", table(old).match.game.write(legal[0]))
    assert table(old).match.at == 11


def test_it_is_looked_back_at(old: App) -> None:
    old.do("look", "first")
    assert playing(old).looking == 0
    old.do("look", "+1")
    assert "branch" not in {do for do, _ in old.controls.commands}
    games = old.model.stored.games()
    old.heard("do", "branch")
    assert old.model.stored.games() == games
    old.do("now")
    assert WHY in old.controls.text


def test_whatever_is_done_its_text_stays(old: App) -> None:
    before = text_of(old)
    for do in ("undo", "redo", "take_over", "branch", "hint", "share"):
        old.heard("do", do)
    old.set("share.seats", "0")
    change(old, lambda model: open_new(model, table(old)))
    assert text_of(old) == before
    name = table(old).id
    old.do("lobby")
    old.do("ask_name", name)
    old.heard("do", "rename", "Sunday")
    files = [json.loads(text)["file"] for text in (before, old.storage.texts[GAME + name])]
    assert files[0] == files[1]


def test_its_file_is_what_it_was(old: App) -> None:
    file = json.loads(text_of(old))["file"]
    name = table(old).id
    old.do("lobby")
    old.do("export", name)
    old.do("export_all")
    (_, alone), (_, together) = old.files
    assert alone == file
    assert json.loads(together)["games"] == [json.loads(file)]


def test_such_a_file_is_taken_in_as_it_is(old: App) -> None:
    file = json.loads(text_of(old))["file"]
    app = App()
    app.heard("do", "take_in", file)
    (game,) = app.model.stored.games()
    assert (game.over, game.turn, game.error) == (True, (), None)
    assert file_in(app.storage.texts[GAME + game.id]) == file
    app.do("open", game.id)
    assert WHY in app.controls.text


def test_it_has_no_link_but_its_deal_has(old: App) -> None:
    old.share()
    assert WHY in old.controls.text
    assert "share-link" not in old.markup
    old.set("share.what", "bare")
    assert "share-link" in old.markup


def test_a_link_of_old_rules_says_why_it_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App()
    app.start()
    moved(app)
    payload = link.write(link.Linked(table(app).match, (0,) * 3))
    end_the_rules(monkeypatch)
    for order in (None, lambda *given: given[-1]):
        monkeypatch.setattr(rules, "UPGRADES", {1: Upgrade(ends=msg(WHY), legal=order)})
        there = App(fragment=payload)
        assert there.model.name_of_screen == "arrival"
        assert WHY in there.controls.text


def test_a_link_never_takes_the_place_of_a_game_of_old_rules(
    old: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, before = table(old).match, text_of(old)
    change(old, lambda model: remember_deal(model, table(old)))
    monkeypatch.setattr(rules, "UPGRADES", {1: Upgrade(ends=msg(WHY))})
    old.heard("do", "arrive", link.write(link.Linked(match, (0, 3, 3))))
    assert old.model.arrival
    old.heard("do", "accept")
    assert table(old).only_looking is None
    assert before in old.storage.texts.values()


def test_two_tabs_may_look_at_it_together(old: App) -> None:
    other = App(old.storage.beside())
    deliver(old, other)
    assert "tabs.follow" not in other.controls.text + old.controls.text
    assert WHY in other.controls.text


def test_a_game_that_ends_where_its_rules_end_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App()
    app.start()
    play_on(app)
    end_the_rules(monkeypatch)
    again = App(Texts(**app.storage.texts))
    assert 'id="only-looking"' in again.markup
    assert WHY in again.controls.text


# Long games


@pytest.fixture
def long(monkeypatch: pytest.MonkeyPatch) -> App:
    """Eleven actions were played of the thirteen that can be stored."""
    app = App()
    app.start()
    moved(app)
    monkeypatch.setattr(textfile, "MAX_ACTIONS", 13)
    return app


def test_a_long_game_says_in_time_that_it_is_nearly_full(long: App) -> None:
    assert 'id="nearly-full"' in long.markup
    assert "table.nearly_full" in long.controls.text


def test_a_full_game_is_not_played_on_and_nothing_is_lost(long: App) -> None:
    moved(long, 1)
    assert table(long).match.at == 13
    assert "table.full" in long.controls.text
    assert not long.controls.actions
    assert not long.asked
    long.heard("action", "play 7")
    assert table(long).match.at == 13
    stored = long.model.stored.load(table(long).id)
    assert stored.match.past == table(long).match.past
    long.do("look", "first")
    assert playing(long).looking == 0


def test_in_a_full_game_actions_can_be_taken_back(long: App) -> None:
    practice = replace(table(long), practice=True)
    sit(long, replace(playing(long), table=practice))
    moved(long, 1)
    long.do("undo")
    assert table(long).match.at < 13
    assert long.controls.actions


def test_a_game_that_is_too_long_to_be_stored_is_shown_all_the_same(
    long: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(textfile, "MAX_ACTIONS", 5)
    change(long, lambda model: open_new(model, replace(table(long), id="arena")))
    assert "codec.error.too_many_actions" in long.controls.text
    assert table(long).match.at == 11
    assert GAME + "arena" not in long.storage.texts


def test_too_many_games_for_one_file_are_told(long: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ribeira.codec.bundle.MAX_CHARACTERS", 100)
    long.do("lobby")
    long.do("export_all")
    assert "codec.error.too_large" in long.controls.text
    assert not long.files
