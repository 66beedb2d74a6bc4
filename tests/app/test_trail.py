"""The browser's back and forward buttons, without a browser: ways through the page and back."""

from __future__ import annotations

from ribeira.app.effects import Walk

from .fakes import App, dialog, playing, table


def back(app: App, *way: str) -> None:
    """The browser went to that entry of its history."""
    app.heard("do", "return", "\n".join(way))


def way_of(app: App) -> tuple[str, ...]:
    """Where the browser was last told that one is."""
    return app.done(Walk)[-1].way


def test_every_screen_lies_on_a_way_from_the_lobby() -> None:
    app = App()
    assert way_of(app) == ("lobby",)
    app.do("new", "douro")
    assert way_of(app) == ("lobby", "setup douro")
    app.do("start")
    assert way_of(app) == ("lobby", f"table {table(app).id}")
    app.do("menu")
    assert way_of(app)[2:] == ("dialog menu",)


def test_back_closes_a_dialog_and_then_leads_to_the_lobby_and_on_to_the_game_again() -> None:
    app = App()
    app.start()
    way = ("lobby", f"table {table(app).id}")
    app.share()
    back(app, *way)
    assert dialog(app) == ""
    assert playing(app).choosing
    back(app, *way[:1])
    assert app.model.name_of_screen == "lobby"
    back(app, *way)
    assert playing(app).choosing
    back(app, *way, "dialog share")
    assert dialog(app) == "share"


def test_back_leaves_the_past_and_forward_returns_to_it() -> None:
    app = App()
    app.start()
    app.click(app.controls.actions[0])
    app.think()
    app.do("look")
    app.do("look", "first")
    way = way_of(app)
    assert way[-1] == "look"
    back(app, *way[:-1])
    assert playing(app).looking is None
    back(app, *way)
    assert playing(app).looking is not None


def test_a_set_up_comes_again_and_the_arena_stays_behind_its_games() -> None:
    app = App()
    app.do("new", "castelos")
    way = way_of(app)
    back(app, "lobby")
    assert app.model.name_of_screen == "lobby"
    back(app, *way)
    assert app.model.draft
    assert app.model.draft.game == "castelos"
    back(app, "lobby")
    app.do("more")
    app.do("arena", "douro")
    assert way_of(app) == ("lobby", "arena douro")


def test_what_is_no_longer_there_is_not_gone_back_to() -> None:
    app = App()
    app.start()
    way = way_of(app)
    back(app, "lobby")
    app.do("delete", way[1].removeprefix("table "))
    back(app, *way)
    assert app.model.name_of_screen == "lobby"
    assert way_of(app) == ("lobby",)
    back(app, *way, "dialog share")
    assert dialog(app) == ""
    back(app, "lobby", "dialog hint")
    assert dialog(app) == ""
    back(app, "lobby", "dialog about")
    assert dialog(app) == "about"
    back(app, "nonsense", "dialog nonsense", "")
    assert app.model.name_of_screen == "lobby"


def test_a_link_that_has_arrived_is_no_place_of_its_own() -> None:
    app = App()
    before = app.done(Walk)
    app.heard("do", "arrive", "nonsense")
    assert app.done(Walk) == before
    app.do("decline")
    assert app.done(Walk) == [*before, Walk(("lobby",))]
