"""Whole games through the app, by what is on the screen."""

from __future__ import annotations

import pytest

from .fakes import App, table


def play_on(app: App) -> None:
    """Whatever the screen asks for, the first thing that it offers, until the end."""
    for _ in range(500):
        controls = app.controls
        if ("again", "new") in controls.commands:
            return
        if ("lift", "") in controls.commands:
            app.do("lift")
        elif ("continue", "") in controls.commands:
            app.do("continue")
        else:
            app.click(controls.actions[0])
        app.think()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_person_plays_bots_to_the_end(seats: int) -> None:
    app = App()
    app.start(seats)
    play_on(app)
    assert table(app).match.state.stage == "over"


@pytest.mark.parametrize(("seats", "people"), [(2, (0, 1)), (3, (0, 2)), (5, (0, 1, 2, 3, 4))])
def test_several_people_share_one_screen(seats: int, people: tuple[int, ...]) -> None:
    app = App()
    app.start(seats, people)
    play_on(app)
    assert table(app).match.state.stage == "over"


def test_bots_play_by_themselves_when_nobody_sits_down() -> None:
    app = App()
    app.start(3, ())
    for _ in range(200):
        app.think()
        if ("continue", "") in app.controls.commands:
            app.do("continue")
    assert ("again", "new") in app.controls.commands


def test_the_same_deal_again_is_the_same_deal() -> None:
    app = App()
    app.start()
    first = table(app).match.setup
    play_on(app)
    app.do("again", "same")
    assert table(app).match.setup == first
    assert not [step for step in table(app).match.past if step.seat == 0]


def test_a_closed_page_comes_back_to_the_same_position() -> None:
    app = App()
    app.start()
    app.click(app.controls.actions[0])
    app.think()
    before = table(app).match.state
    again = App(app.storage)
    again.think()
    assert again.model.name_of_screen == "table"
    assert table(again).match.state == before


def test_half_time_waits_again_when_the_page_comes_back() -> None:
    app = App()
    app.start(3, ())
    while ("continue", "") not in app.controls.commands:
        app.think()
    again = App(app.storage)
    assert ("continue", "") in again.controls.commands
    again.do("continue")
    again.think()
    assert table(again).match.state.half == 2


def test_what_is_asked_for_is_drawn_once() -> None:
    app = App()
    assert len(app.shown) == 1
    app.start()
    for press in (lambda: app.click(app.controls.actions[0]), lambda: app.do("rules")):
        before = len(app.shown)
        press()
        assert len(app.shown) == before + 1
    assert len(App(app.storage).shown) == 1
