"""Several people at one screen: nobody sees another's secrets, throughout whole games."""

from __future__ import annotations

import re
from dataclasses import replace

from ribeira.games.douro.rules.sight import sight
from ribeira.views import regions

from ..fakes import App, playing


def offered(app: App) -> set[int]:
    """The barrel cards that the screen offers."""
    return {int(action.split()[1]) for action in app.controls.actions}


def test_a_second_click_on_the_curtain_changes_nothing() -> None:
    """It can come before the first is drawn."""
    app = App()
    app.start(3, people=(0, 1))
    app.do("lift")
    lifted = playing(app)
    app.heard("do", "lift")
    assert playing(app) == lifted


def test_a_curtain_names_the_next_person_and_shows_no_hand() -> None:
    app = App()
    app.start(3, people=(0, 1))
    assert playing(app).handover == 0
    assert ("lift", "") in app.controls.commands
    assert not app.controls.actions
    app.do("lift")
    assert offered(app) == set(playing(app).match.state.hands[0])
    app.click("play 7")
    assert playing(app).handover == 1
    assert not app.controls.actions


def test_the_page_is_drawn_from_the_sight_of_the_viewer_alone() -> None:
    """Whatever the others hold, have chosen or have given: the same markup for whoever looks."""
    app = App()
    app.start(3, people=(0, 1, 2))
    for _ in range(200):
        controls = app.controls
        if ("again", "new") in controls.commands:
            return
        assert app.markup == markup_from_a_guess(app)
        if ("lift", "") in controls.commands:
            app.do("lift")
        elif ("continue", "") in controls.commands:
            app.do("continue")
        else:
            app.click(controls.actions[-1])
            app.see_the_end()
    raise AssertionError("the game does not end")


def markup_from_a_guess(app: App) -> str:
    """The page as it would be if all that the viewer can not know were different."""
    play = playing(app)
    table, match = play.table, play.match
    seen = sight(match.state, play.viewer)
    guessed, _ = match.game.guess(seen, 99)
    guessed = replace(guessed, chance=match.state.chance)  # else undo would think of a drawn card
    states = (*match.states[: match.at], guessed, *match.states[match.at + 1 :])
    guess = type(match)(match.game, match.setup, states, match.steps, match.at)
    return regions(replace(app.model, screen=replace(play, table=table.with_match(guess)))).whole()


def test_the_log_keeps_a_sealed_choice_from_the_others() -> None:
    app = App()
    app.start(3, people=(0, 1))
    app.do("lift")
    app.click("play 7")
    app.do("lift")
    app.heard("do", "log")
    assert "chose" not in re.findall(r"douro\.event\.(\w+)", app.controls.text)


def test_the_last_choice_can_be_taken_back_from_the_curtain() -> None:
    app = App()
    app.start(3, people=(0, 1))
    app.do("lift")
    app.click("play 7")
    app.do("undo")
    assert playing(app).handover == 0
    app.do("lift")
    assert 7 in offered(app)
