"""The browser's back and forward buttons, without a browser: ways through the page and back."""

from __future__ import annotations

from .fakes import App, playing, table


def back(app: App, *way: str) -> None:
    """The browser went to that entry of its history."""
    app.session.heard("do", "return", "\n".join(way))


def test_every_screen_lies_on_a_way_from_the_lobby() -> None:
    app = App()
    assert app.page.way == ("lobby",)
    app.do("new", "douro")
    assert app.page.way == ("lobby", "setup douro")
    app.do("start")
    assert app.page.way == ("lobby", f"table {table(app).id}")
    app.do("menu")
    assert app.page.way[2:] == ("dialog menu",)


def test_back_closes_a_dialog_and_then_leads_to_the_lobby_and_on_to_the_game_again() -> None:
    app = App()
    app.start()
    way = ("lobby", f"table {table(app).id}")
    app.do("share")
    back(app, *way)
    assert app.session.dialog == ""
    assert playing(app).choosing
    back(app, *way[:1])
    assert app.session.screen == "lobby"
    back(app, *way)
    assert playing(app).choosing
    back(app, *way, "dialog share")
    assert app.session.dialog == "share"


def test_back_leaves_the_past_and_forward_returns_to_it() -> None:
    app = App()
    app.start()
    app.click(app.controls.actions[0])
    app.bot_worker.think()
    app.do("look")
    app.do("look", "first")
    way = app.page.way
    assert way[-1] == "look"
    back(app, *way[:-1])
    assert playing(app).looking is None
    back(app, *way)
    assert playing(app).looking is not None


def test_a_set_up_comes_again_and_the_arena_stays_behind_its_games() -> None:
    app = App()
    app.do("new", "castelos")
    way = app.page.way
    back(app, "lobby")
    assert app.session.screen == "lobby"
    back(app, *way)
    assert app.session.draft
    assert app.session.draft.game == "castelos"
    back(app, "lobby")
    app.do("arena", "douro")
    assert app.page.way == ("lobby", "arena douro")


def test_what_is_no_longer_there_is_not_gone_back_to() -> None:
    app = App()
    app.start()
    way = app.page.way
    back(app, "lobby")
    app.do("delete", way[1].removeprefix("table "))
    back(app, *way)
    assert app.session.screen == "lobby"
    assert app.page.way == ("lobby",)
    back(app, *way, "dialog share")
    assert app.session.dialog == ""
    back(app, "lobby", "dialog hint")
    assert app.session.dialog == ""
    back(app, "lobby", "dialog about")
    assert app.session.dialog == "about"
    back(app, "nonsense", "dialog nonsense", "")
    assert app.session.screen == "lobby"


def test_a_link_that_has_arrived_is_no_place_of_its_own() -> None:
    app = App()
    before = app.page.way
    app.page.hash = "nonsense"
    app.session.heard("do", "arrive", "nonsense")
    assert app.page.way == before
    app.page.way = ()
    app.do("decline")
    assert app.page.way == ("lobby",)
