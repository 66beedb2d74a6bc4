"""Actions that take several clicks, on the board of Dos Rios: every click narrows what is legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ribeira.app.tables import Player, Table
from ribeira.app.update.opening import open_new
from ribeira.core import chance as draw
from ribeira.core import match as matches
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES
from tests.games.dosrios.scene import scene

from ..fakes import App, change, opened, playing, table


@pytest.fixture
def app() -> App:
    """Two people at the rivers of Dos Rios."""
    return opened("dosrios", "", "", seed="11")


def click_anything(app: App, chance: int) -> int:
    """Whatever the screen offers, by chance."""
    controls = app.controls
    if ("lift", "") in controls.commands:
        app.do("lift")
        return chance
    wanted, chance = draw.pick(chance, [*controls.actions, *controls.clickable])
    (app.click if wanted in controls.actions else app.pick)(wanted)
    return chance


def placed(app: App) -> None:
    """On to the first turn, in which figures move."""
    chance = 5
    while playing(app).match.state.stage != "actions" or playing(app).handover is not None:
        chance = click_anything(app, chance)


def test_any_clicks_lead_through_the_turns(app: App) -> None:
    chance = 3
    for _ in range(150):
        chance = click_anything(app, chance)
    assert table(app).match.state.turns > 0


def test_a_turn_of_many_actions_needs_no_curtain_between_them(app: App) -> None:
    placed(app)
    seat = playing(app).viewer
    chance, turns = 5, playing(app).match.state.turns
    while playing(app).match.state.turns == turns:
        assert (playing(app).viewer, playing(app).handover) == (seat, None)
        chance = click_anything(app, chance)
    assert playing(app).handover != seat


def test_a_picked_figure_shows_where_it_can_go_and_escape_puts_it_down(app: App) -> None:
    placed(app)
    before = set(app.controls.clickable)
    app.pick("CITY")
    assert playing(app).clicked == ("CITY",)
    assert set(app.controls.clickable) != before
    app.key("Escape")
    assert playing(app).clicked == ()
    assert set(app.controls.clickable) == before


@pytest.mark.parametrize("write", [str, str.lower, str.upper])
def test_typed_actions_are_played_at_once_whatever_their_capitals(
    app: App, write: Callable[[str], str]
) -> None:
    placed(app)
    match = table(app).match
    step = next(action for action in playing(app).legal if action.verb == "step")
    app.heard("do", "type", write(match.game.write(step)))
    assert table(app).match.past[-1].action == step
    assert table(app).match.at == match.at + 1


def test_after_each_click_of_several_it_says_what_is_still_wanted(app: App) -> None:
    placed(app)
    step = next(a for a in playing(app).legal if a.verb == "step")
    assert "dosrios.status.actions" in app.controls.text
    app.pick(str(step.at[0]))
    assert "dosrios.next.target" in app.controls.text
    assert "dosrios.next.target" in app.spoken[-1]
    app.key("Escape")
    assert "dosrios.status.actions" in app.controls.text


def test_what_cannot_be_typed_is_answered_and_nothing_is_played(app: App) -> None:
    placed(app)
    steps = len(table(app).match.past)
    app.heard("do", "type", "step D1 G7")
    why, rule = playing(app).heard.lines
    assert why.key == "dosrios.refusal.no_figure"
    assert str(dict(rule.values)["rule"]).startswith("R-6")
    app.heard("do", "type", "walk about")
    assert playing(app).heard.lines[0].key == "ear.unknown"
    assert len(table(app).match.past) == steps


def test_with_confirmation_the_second_click_on_the_last_part_plays(app: App) -> None:
    placed(app)
    app.set("settings.confirm", "true")
    steps = len(table(app).match.past)
    app.pick("CITY")
    legal = playing(app).legal
    target = next(str(a.at[1]) for a in legal if a.verb == "step" and a.at[0] == "CITY")
    app.pick(target)
    assert playing(app).picked is not None
    assert len(table(app).match.past) == steps
    app.pick(target)
    assert len(table(app).match.past) == steps + 1
    assert playing(app).clicked == ()


def with_a_pair(own: str) -> App:
    """A turn on layout R1, with a rival on A4, who asks twice before anything is done."""
    setup = make_setup(registry.meta("dosrios"), 2, 0, {"layout": "R1"})
    state = scene(figures={0: own, 1: "A4"})
    match = matches.Match(registry.rules("dosrios"), setup, (state,))
    players = tuple(Player(n, c, s) for n, c, s in zip("AB", COLOURS, SHAPES, strict=False))
    app = App()
    app.set("settings.pace", "instant")
    change(app, lambda model: open_new(model, Table("pair", match, players)))
    return app


@pytest.mark.parametrize("own", ["A3 A5", "A3 A3"])
def test_a_second_tap_on_the_target_sends_the_only_pair(own: str) -> None:
    app = with_a_pair(own)
    app.pick("A3")
    app.pick("pair A4")
    assert playing(app).picked
    assert not table(app).match.past
    app.pick("pair A4")
    assert [step.action.verb for step in table(app).match.past] == ["chase2"]


def test_a_partner_is_tapped_and_tapped_again_also_where_the_first_one_stands() -> None:
    app = with_a_pair("A3 A3 A5")
    app.pick("A3")
    app.pick("pair A4")
    assert playing(app).picked is None
    app.pick("A3")
    assert playing(app).picked == Action("chase2", ("A3", "A3", "A4"))
    app.pick("A5")
    assert playing(app).picked == Action("chase2", ("A3", "A5", "A4"))
    app.pick("A5")
    assert [step.action.at for step in table(app).match.past] == [("A3", "A5", "A4")]


def test_what_a_bot_does_in_the_open_is_shown() -> None:
    app = opened("dosrios", "easy", "easy", pace="calm")
    app.think()
    assert playing(app).animation is not None
    app.wait()
    assert playing(app).animation is None


def test_the_number_of_a_rule_is_behind_the_question_why() -> None:
    app = opened("dosrios", "", "easy")
    app.heard("ask", "A1")
    assert app.model.notice is not None
    rule = app.model.notice.rule
    assert rule
    told = app.markup.partition('id="notice"')[2].partition("</p>")[0]
    assert f'data-value="{rule}"' in told
    assert f">{rule}<" not in told
    assert "data-beside" in app.markup
