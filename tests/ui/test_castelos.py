"""6 Castelos on the page: a tile turned by key, refused clicks, what is pointed at."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.games.castelos.scene import scene

from .fakes import App, playing


@pytest.fixture
def app() -> App:
    """Two people at 6 Castelos, the family version, on to the first tile."""
    app = App()
    app.set("settings.pace", "instant")
    app.do("new", "castelos")
    app.set("draft.seats", "2")
    app.set("draft.seed", "12")
    app.set("draft.bot:1", "")
    app.set("draft.option:version", "family")
    app.do("start")
    while playing(app).match.state.table.phase != "place":
        step(app)
    if playing(app).curtain is not None:
        app.do("lift")
    return app


def step(app: App) -> None:
    """Whatever the screen offers first."""
    controls = app.controls
    if ("lift", "") in controls.commands:
        app.do("lift")
    elif ("confirm", "") in controls.commands:
        app.do("confirm")
    elif controls.actions:
        app.click(controls.actions[0])
    else:
        app.pick(controls.picks[0])


def first(app: App, kind: str) -> str:
    return next(name for name in app.controls.picks if name.startswith(kind))


def last(app: App, kind: str) -> str:
    return [name for name in app.controls.picks if name.startswith(kind)][-1]


def laid(app: App) -> str | None:
    """The action that would lay the tile where it is shown."""
    return next((text for text in app.controls.actions if text.startswith("tile.place")), None)


def test_a_tile_is_chosen_shown_turned_and_laid_without_asking_twice(app: App) -> None:
    assert laid(app) is None
    app.pick(last(app, "hand-"))
    app.pick(first(app, "cell-"))
    shown = laid(app)
    app.session.heard("key", "r", f"pick {first(app, 'turn-')}")
    turned = laid(app)
    assert shown
    assert turned
    assert shown != turned
    app.click(turned)
    assert playing(app).match.game.write(playing(app).match.past[-1].action) == turned


def test_keys_that_controls_name_can_be_switched_off(app: App) -> None:
    app.pick(last(app, "hand-"))
    app.pick(first(app, "cell-"))
    shown = laid(app)
    app.set("settings.keys", "false")
    app.session.heard("key", "r", f"pick {first(app, 'turn-')}")
    assert laid(app) == shown


def test_what_cannot_be_clicked_answers_with_its_rule(app: App) -> None:
    name = re.findall(r'data-ask="(cell-[^"]+)"', app.page.markup)[0]
    app.session.heard("ask", name, "")
    assert app.session.notice is not None
    assert app.session.notice.rule == "C-5.1"
    assert app.session.notice.message.key == "castelos.refusal.cell_full"


def test_everything_that_can_be_asked_is_refused_with_a_rule(app: App) -> None:
    asked = 0
    for _ in range(60):
        for name in set(re.findall(r'data-ask="([^"]+)"', app.page.markup)):
            refusal = playing(app).why_not_pick(name)
            if refusal:
                asked += 1
                assert refusal.rule.startswith("C-"), (name, refusal)
        step(app)
    assert asked


def test_whoever_points_at_a_quarter_is_told_of_its_monte(app: App) -> None:
    told = app.session.tell("quarter-0,0-1").split("\n")
    assert told == ["⟨castelos.tell.quarter⟩", "⟨castelos.tell.monte.open⟩"]
    assert len(app.session.tell("cell-0,0").split("\n")) == 8


def test_a_castle_that_could_stand_in_two_places_is_founded_by_choice(app: App) -> None:
    """The second example of the rulebook: one tile closes two montes with rocks (C-6.2)."""
    board = (
        *(["SA", 0, 0, 0], ["T01", 1, 0, 3], ["T37", 2, 0, 0]),
        *(["T30", 0, 1, 0], ["T02", 2, 1, 0]),
    )
    stack = ("penha-garcia", "idanha")
    state = scene(board=board, players=({"hand": ("T24",)}, {}), castleStack=stack)
    match = playing(app).match
    match = replace(match, states=(*match.states[:-1], state))
    playing(app).table = playing(app).table.with_match(match)
    playing(app).viewer, playing(app).curtain = 0, None
    app.session.draw()
    app.pick("hand-T24")
    app.pick("cell-1,1")
    while laid(app) != "tile.place T24 1,1 r0":
        app.session.heard("key", "r", first(app, "turn-"))
    app.session.heard("action", "tile.place T24 1,1 r0", "")
    assert app.controls.actions == ["castle.found 1,1", "castle.found 2,1"]
    app.click("castle.found 2,1")
    app.do("confirm")
    (castle,) = playing(app).match.state.table.castles
    assert (castle.id, castle.corner, castle.factor) == ("penha-garcia", (2, 1), 4)
