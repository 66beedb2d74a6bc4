"""Sound is offered once, switched in one way, and heard by those who want it."""

from __future__ import annotations

import pytest

from ribeira.browser.sounds import SOUNDS
from ribeira.games import registry

from ..fakes import App, opened, playing

OFFER = 'id="sound-offer"'


def switches(app: App) -> list[str]:
    return [value for name, value in app.controls.commands if name == "sound"]


def act(app: App) -> None:
    """Plays any legal action of a game in which actions take several clicks."""
    while not playing(app).choosing:
        if playing(app).animation:
            app.heard("do", "skip")
        app.think()
    game = playing(app).match.game
    app.heard("do", "type", game.write(action=playing(app).legal[0]))


def test_sound_is_offered_before_the_first_game_and_never_again() -> None:
    app = opened("douro", "", "easy", "easy")
    assert OFFER in app.markup
    app.click(app.controls.actions[0])
    app.think()
    assert OFFER not in app.markup
    app.do("lobby")
    app.do("new", "douro")
    app.do("start")
    assert OFFER not in app.markup


def test_who_takes_the_offer_hears_the_table_and_is_not_asked_again() -> None:
    app = opened("dosrios", "", "easy")
    assert app.sounds == []
    app.do("sound", "true")
    assert OFFER not in app.markup
    act(app)
    assert app.sounds


def test_lobby_and_table_have_the_same_switch() -> None:
    app = App()
    assert set(switches(app)) == {"true"}
    app.do("sound", "true")
    assert set(switches(app)) == {"false"}
    app.do("new", "douro")
    app.do("start")
    assert set(switches(app)) == {"false"}


def test_ones_turn_is_heard_once_others_have_been_watched() -> None:
    app = opened("dosrios", "", "easy", pace="calm")
    app.do("sound", "true")
    for _ in range(30):
        act(app)
        while not playing(app).choosing:
            if playing(app).animation:
                app.heard("do", "skip")
            app.think()
        if "yours" in app.sounds:
            break
    assert app.sounds[-1] == "yours"
    assert set(app.sounds) <= set(SOUNDS)


def test_what_one_does_sounds_like_what_it_is() -> None:
    app = opened("dosrios", "", "easy")
    app.do("sound", "true")
    act(app)  # lays a piece of a river
    assert "water" in app.sounds


def next_moment(app: App) -> None:
    """The smallest thing that can happen next: an act, a bot's answer, a beat of an animation."""
    if playing(app).choosing:
        game, legal = playing(app).match.game, playing(app).legal
        app.heard("do", "type", game.write(action=legal[len(legal) // 2]))
    elif app.asked:
        app.think_once()
    elif ("continue", "") in app.controls.commands:
        app.do("continue")
    else:
        app.wait_once()


def seen(app: App) -> str:
    """The table with its hand and what is said at it, without the bar above it."""
    return app.markup.partition('id="board"')[2]


@pytest.mark.parametrize("game", registry.game_ids())
def test_whoever_hears_nothing_sees_it(game: str) -> None:
    """With every sound the table, the hand, or what is said beside them changes."""
    app = opened(game, "", "easy", pace="calm")
    app.do("sound", "true")
    heard: set[str] = set()
    for _ in range(250):
        if playing(app).over:
            break
        sounds, before = len(app.sounds), seen(app)
        next_moment(app)
        if len(app.sounds) > sounds:
            assert seen(app) != before, app.sounds[-1]
            heard |= set(app.sounds[sounds:])
    assert len(heard) > 4
