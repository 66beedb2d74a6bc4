"""What the page answers to an illegal click, and its warnings before an action."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ribeira.core import chance as draw
from ribeira.core.values import Action
from ribeira.games.dosrios.rules.state import State

from ..fakes import App, opened, playing, table


def play_until(app: App, wanted: Callable[[State, tuple[Action, ...]], bool]) -> None:
    """On by a fixed luck until somebody may choose what is wanted."""
    luck = 5
    for _ in range(2_000):
        if wanted(playing(app).match.state, playing(app).legal):
            return
        if ("lift", "") in app.controls.commands:
            app.do("lift")
        verb, luck = draw.pick(luck, sorted({action.verb for action in playing(app).legal}))
        action, luck = draw.pick(luck, [a for a in playing(app).legal if a.verb == verb])
        app.heard("do", "type", playing(app).match.game.write(action))
    raise AssertionError("no such position")


def a_turn(state: State, legal: tuple[Action, ...]) -> bool:
    return bool(legal) and state.round > 2 and state.points == 6


def wet_dams(app: App) -> list[str]:
    pieces = playing(app).match.state.pieces
    dams = (str(action.at[0]) for action in playing(app).legal if action.verb == "dam")
    return [border for border in dams if border in pieces]


@pytest.fixture
def app() -> App:
    """Dos Rios for two at one screen, without asking twice."""
    return opened("dosrios", "", "", seed="11")


def test_a_click_that_cannot_be_is_answered_with_its_rule(app: App) -> None:
    play_until(app, a_turn)
    state = playing(app).match.state
    empty = next(hex_ for hex_ in ("D1", "D4", "C5") if hex_ not in state.figures[state.active])
    app.heard("ask", empty)
    assert app.model.notice
    assert app.model.notice.message.key == "dosrios.refusal.no_figure"
    assert ("rules", "R-6.7") in app.controls.commands
    app.heard("ask", "hacienda")
    assert app.model.notice.rule == "R-8.1"


def test_letters_press_the_buttons_that_name_them(app: App) -> None:
    play_until(app, lambda state, legal: a_turn(state, legal) and state.hands[state.active] > 0)
    app.key("d", "pick dam")
    assert playing(app).clicked == ("dam",)
    app.key("d", "pick dam")
    assert playing(app).clicked == ()
    app.key("a", "ask hacienda")
    assert app.model.notice
    assert app.model.notice.rule == "R-8.1"
    app.set("settings.keys", "false")
    app.key("d", "pick dam")
    assert playing(app).clicked == ()


def test_a_dam_on_a_wet_border_always_asks(app: App) -> None:
    play_until(app, lambda state, legal: a_turn(state, legal) and bool(wet_dams(app)))
    border, steps = wet_dams(app)[0], playing(app).match.at
    app.pick("dam")
    app.pick(border)
    assert playing(app).match.at == steps
    assert "dosrios.warning.reroute" in app.markup
    assert "dosrios.warning.reroute" in app.spoken[-1]
    app.pick(border)
    assert playing(app).match.at == steps + 1


def test_points_left_are_asked_about_unless_that_is_switched_off(app: App) -> None:
    play_until(app, lambda state, legal: a_turn(state, legal) and Action("end") in legal)
    steps = playing(app).match.at
    app.click("end")
    assert playing(app).match.at == steps
    assert "dosrios.warning.points" in app.markup
    app.do("unpick")
    app.do("settings")
    app.set("settings.warn:dosrios.points", "false")
    app.do("close")
    assert not app.model.settings.warns("dosrios.points")
    app.click("end")
    assert playing(app).match.at == steps + 1


def test_switched_off_warnings_are_kept(app: App) -> None:
    app.set("settings.warn:dosrios.points", "false")
    app.set("settings.warn:dosrios.danger", "false")
    app.set("settings.warn:dosrios.danger", "true")
    assert App(app.storage).model.settings.unwarned == "dosrios.points"


def test_the_whole_action_part_can_be_undone_step_by_step(app: App) -> None:
    play_until(app, lambda state, _: state.round > 2 and state.stage == "card")
    seat, steps = playing(app).match.state.active, playing(app).match.past
    actions = 0
    while steps[-1 - actions].seat == seat and steps[-1 - actions].action.verb != "shift":
        actions += 1
    assert actions > 3
    for undone in range(1, actions + 1):
        app.do("undo")
        assert playing(app).match.at == len(steps) - undone
        assert playing(app).viewer == seat
    assert playing(app).match.state.points == 6


def test_the_card_part_ends_what_can_be_undone(app: App) -> None:
    play_until(app, lambda state, _: state.round > 2 and state.stage == "card")
    app.heard("do", "type", "use")
    assert ("undo", "") not in app.controls.commands


def test_no_curtain_falls_where_nothing_is_hidden(app: App) -> None:
    seats = set()
    for _ in range(60):
        assert playing(app).handover is None
        assert playing(app).viewer in table(app).acting
        seats.add(playing(app).viewer)
        action = playing(app).legal[0]
        app.heard("do", "type", playing(app).match.game.write(action))
    assert seats == {0, 1}


def test_hidden_money_asks_for_the_curtain() -> None:
    app = opened("dosrios", "", "", fields=(("option:money", "hidden"),))
    assert playing(app).handover is not None


def test_water_that_turns_is_shown_even_to_who_turned_it(app: App) -> None:
    def turns(state: State, legal: tuple[Action, ...]) -> bool:
        return a_turn(state, legal) and any(not forks(app, border) for border in wet_dams(app))

    play_until(app, turns)
    border = next(border for border in wet_dams(app) if not forks(app, border))
    app.set("settings.pace", "calm")
    app.heard("do", "type", f"dam {border}")
    assert playing(app).animation is not None
    app.wait()
    assert playing(app).animation is None
    assert playing(app).choosing


def forks(app: App, border: str) -> tuple[str, ...]:
    return playing(app).match.state.bed_after_dam(border).forks
