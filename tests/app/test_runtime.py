"""The loop: one drawing for many messages, and what becomes of exceptions."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ribeira.app.effects import Effect, Speak, Walk
from ribeira.app.model import Model
from ribeira.app.msg import Copied, LiftCurtain, Msg, OpenRules, Recover, SetSetting, Undo
from ribeira.app.notices import Notice
from ribeira.app.regions import Changes, Region
from ribeira.app.update import places
from ribeira.codec.textfile import read
from ribeira.core.values import msg
from ribeira.kit.markup import Markup
from ribeira.views import SCREENS, regions
from ribeira.views.screens import crash

from .fakes import App, Controls, dialog, opened, table


class Broken(App):
    """Draws when the test says so, and can be broken: `breaks` names what of it."""

    def __init__(self) -> None:
        self.frames: list[Callable[[], None]] = []
        self.breaks, self.traces = "", list[str]()
        super().__init__()

    def perform(self, effect: Effect) -> tuple[Msg, ...]:
        if self.breaks == type(effect).__name__:
            raise ValueError("planted")
        return super().perform(effect)

    def before_next_frame(self, draw: Callable[[], None]) -> None:
        self.frames.append(draw)

    def frame(self) -> list[str]:
        """The ids of what is drawn when the browser paints the next time."""
        before = len(self.shown)
        while self.frames:
            self.frames.pop(0)()
        return [id_ for changes in self.shown[before:] for id_, _ in changes.drawn]

    def show(self, model: Model, changes: Changes) -> None:
        if self.breaks == "show":
            raise ValueError("planted")
        super().show(model, changes)

    def give_up(self, trace: str) -> None:
        self.traces.append(trace)


@pytest.fixture
def app() -> Broken:
    app = Broken()
    app.start(people=(0, 1, 2))
    app.frame()
    return app


def boom(*_: object) -> Markup:
    raise ValueError("planted")


def broken_region(model: Model) -> tuple[Region, ...]:
    return (Region("broken", (model.runs,), boom),)


def crashed(app: App, where: str = "") -> Model:
    """The model, in which the failure is kept."""
    model = app.runtime.model
    assert model.crash
    assert "ValueError: planted" in model.crash.trace
    assert where in ("", model.crash.where)
    return model


def on_screen(app: App) -> Controls:
    """What was drawn last, in one piece."""
    ((_, markup),) = app.shown[-1].drawn
    return Controls(markup)


# Drawing


def test_many_messages_are_drawn_once(app: Broken) -> None:
    app.send(SetSetting("theme", "dark"), OpenRules(""))
    app.send(SetSetting("theme", "light"))
    before = len(app.shown)
    assert len(app.frames) == 1
    assert "over" in app.frame()
    assert len(app.shown) == before + 1
    assert (app.model.settings.theme, dialog(app)) == ("light", "rules")
    app.send(Undo())
    assert len(app.frames) == 1


def test_what_an_effect_answers_is_handled_before_the_drawing(app: Broken) -> None:
    app.share()
    app.do("copy")
    assert app.model.notice
    assert app.model.notice.message == msg("share.copied")
    assert len(app.frames) == 1


def test_messages_are_handled_in_their_order_even_when_an_effect_sends_one(app: Broken) -> None:
    """What an effect sends comes after all that was sent before."""
    seen: list[Notice | None] = []
    perform = app.perform

    def sends(effect: Effect) -> tuple[Msg, ...]:
        if isinstance(effect, Speak):
            app.send(Copied(msg("sent by the effect")))
            seen.append(app.model.notice)
        return perform(effect)

    app.perform = sends  # type: ignore[method-assign]
    app.send(LiftCurtain(), Copied(msg("sent after it")))
    assert seen == [None]
    assert app.model.notice == Notice(msg("sent by the effect"))


# Failures


def test_a_failure_while_changing_keeps_the_last_sound_model(
    app: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = app.model
    monkeypatch.setattr(places, "go_home", boom)
    app.do("lobby")
    model = crashed(app, "update GoHome")
    assert model.screen is before.screen
    assert model.stored is before.stored
    assert app.frame() == ["app"]
    assert "crash.title" in on_screen(app).text


def test_a_failure_of_an_effect_is_caught_and_the_others_are_carried_out(app: Broken) -> None:
    app.breaks = "Store"
    app.do("lobby")
    model = crashed(app, "effect Store")
    assert model.name_of_screen == "lobby"
    assert app.done(Walk)[-1] == Walk(("lobby",))
    assert app.frame() == ["app"]


def test_a_failure_while_drawing_a_region_is_caught(
    app: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = app.model
    monkeypatch.setitem(SCREENS, "lobby", broken_region)
    app.do("lobby")
    assert app.frame() == ["app"]
    model = crashed(app, "drawing")
    assert model.name_of_screen == "lobby"
    assert model.settings is before.settings


def test_a_failure_of_the_page_while_it_shows_is_caught(app: Broken) -> None:
    app.breaks = "show"
    app.do("lobby")
    app.frames.pop()()
    assert crashed(app).name_of_screen == "lobby"
    app.breaks = ""
    assert app.frame() == ["app"]


def test_the_first_failure_is_the_one_that_is_told(
    app: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "go_home", boom)
    app.breaks = "Copy"
    app.do("lobby")
    app.frame()
    first = crashed(app).crash
    app.heard("do", "copy_report")
    assert crashed(app).crash == first


def test_after_a_failure_everything_is_drawn_anew(
    app: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(places, "go_home", boom)
        app.do("lobby")
    app.frame()
    before = crashed(app).table.table
    app.send(Recover())
    assert app.frame() == ["app"]
    assert app.shown[-1].drawn == (("app", regions(app.model).whole()),)
    assert table(app) == before
    app.do("lift")
    app.click("play 1")
    assert table(app).match.at == 1


def test_what_fails_again_is_told_again(app: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCREENS, "lobby", broken_region)
    app.do("lobby")
    app.frame()
    app.send(Recover())
    assert app.frame() == ["app"]
    assert "crash.title" in on_screen(app).text
    assert not app.traces


def test_when_not_even_the_failure_can_be_drawn_the_page_is_told(
    app: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "go_home", boom)
    monkeypatch.setattr(crash, "draw", boom)
    app.do("lobby")
    assert app.frame() == []
    (trace,) = app.traces
    assert "ValueError: planted" in trace


def test_something_outside_that_fails_is_told_like_any_failure(app: Broken) -> None:
    try:
        boom()
    except ValueError as error:
        app.runtime.fail("a worker", error)
    model = crashed(app, "a worker")
    assert "in boom" in model.crash.trace


# What a person can do then


NAMES = ("Quitéria", "Zebedeu", "Ermelinda")


@pytest.fixture
def failed(monkeypatch: pytest.MonkeyPatch) -> App:
    """A game among people whose names stand in the exception."""
    names = tuple((f"name:{seat}", name) for seat, name in enumerate(NAMES))
    app = opened("douro", "", "", "", fields=names)
    app.do("lift")
    app.click("play 1")

    def fail(_: Model) -> None:
        raise ValueError(f"planted {table(app).names} Zebedeus")

    with monkeypatch.context() as patch:
        patch.setattr(places, "go_home", fail)
        app.do("lobby")
    return app


def test_the_game_can_be_saved_and_opens_again(failed: App) -> None:
    assert ("save_crashed", "") in on_screen(failed).commands
    failed.heard("do", "save_crashed")
    failed.heard("do", "vouch", NAMES[0])
    ((name, text),) = failed.files
    assert name.endswith(".ribeira.json")
    assert read(text).match == crashed(failed).table.match
    other = App()
    other.heard("do", "take_in", text)
    assert [game.names for game in other.model.stored.games()] == [NAMES]


def test_the_report_has_the_version_and_the_traceback_but_no_names(failed: App) -> None:
    assert ("copy_report", "") in on_screen(failed).commands
    failed.heard("do", "copy_report")
    (report,) = failed.copied
    assert "0.1.0" in report
    assert "1a2b3c4d" in report
    assert "update GoHome" in report
    assert "Traceback" in report
    assert "in fail" in report
    assert "ValueError: planted" in report
    assert "Zebedeus" in report
    for name in NAMES:
        assert not re.search(rf"\b{name}\b", report + on_screen(failed).text)
    assert "crash.copied" in on_screen(failed).text


def test_keys_do_nothing_to_the_table_that_is_not_seen(failed: App) -> None:
    failed.key("u")
    assert crashed(failed).table.match.at == 1


def test_without_a_game_there_is_nothing_to_save(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App()
    monkeypatch.setattr(places, "set_up", boom)
    monkeypatch.setattr("ribeira.app.update.setup.set_up", boom)
    app.do("new", "douro")
    assert crashed(app).screen == App().model.screen
    assert {do for do, _ in on_screen(app).commands} == {"recover", "reload", "copy_report"}
    app.heard("do", "save_crashed")
    assert app.files == []
