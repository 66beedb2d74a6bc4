"""What a seat tells when it is tapped: all that its viewer may know of it, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from ribeira.app.seats.cast import character
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.views import regions

from ..fakes import App, Spelled, change, dialog, opened, playing

GAMES = registry.game_ids()
DRAWER = re.compile(r'<dialog.*?id="dialog".*?</dialog>', re.DOTALL)


def drawer(app: App, seat: int) -> str:
    words = Spelled("en")
    change(app, lambda model: (replace(model, words=words), ()))
    app.do("seat", str(seat))
    assert dialog(app) == "seat"
    return text_in(app.markup)


def text_in(markup: str) -> str:
    found = DRAWER.search(markup)
    assert found
    return unescape(found[0])


def later(game: str, *bots: str, actions: int = 12) -> App:
    """A table at which something has happened, with the person to choose."""
    app = opened(game, *bots)
    while playing(app).match.at < actions or not playing(app).choosing:
        while app.asked:
            app.think_once()
        if ("continue", "") in app.controls.commands:
            app.do("continue")
        elif ("lift", "") in app.controls.commands:
            app.do("lift")
        elif playing(app).choosing:
            action = playing(app).legal[0]
            app.heard("do", "type", playing(app).match.game.write(action=action))
    return app


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_opens_with_face_name_and_who_plays_there(game: str) -> None:
    app = later(game, "", "easy", "good")
    table = playing(app).table
    for seat, player in enumerate(table.players):
        told = drawer(app, seat)
        assert 'class="portrait"' in told
        assert table.looks[seat].name in told
        if seat:
            level = msg(f"level.{player.bot}")
            assert app.model.say(msg("seat.bot", level=level)) in told
            who = character(game, player)
            assert who
            assert app.model.say(msg(who.says)) in told
        else:
            assert app.model.say(msg("seat.you")) in told
        app.do("close")
        assert dialog(app) == ""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_told_from_the_sight_of_the_viewer_alone(game: str) -> None:
    """Whatever the viewer cannot know: the same drawer."""
    app = later(game, "", "", "easy")
    play = playing(app)
    table, match = play.table, play.match
    seen = match.game.sight(state=match.state, seat=play.viewer)
    compared = 0
    for chance in (3, 99):
        guessed, _ = match.game.guess(seen=seen, chance=chance)
        compared += guessed != match.state
        states = (*match.states[: match.at], guessed, *match.states[match.at + 1 :])
        guess = type(match)(match.game, match.setup, states, match.steps, match.at)
        for seat in range(len(table.players)):
            told = drawer(app, seat)
            other = replace(playing(app), table=table.with_match(guess))
            assert text_in(regions(replace(app.model, screen=other)).whole()) == told
    assert compared


def test_in_douro_the_owner_alone_sees_the_points_and_where_they_come_from() -> None:
    app = later("douro", "", "easy", "good", actions=20)
    play = playing(app)
    scores = play.match.game.scores(state=play.match.state)
    own = drawer(app, 0)
    assert scores[0].total == shown_total(own)
    for item in scores[0].items:
        name = app.model.say(registry.terms("douro").say_item(item.key))
        assert f"<dt>{name}</dt><dd>{item.points:+d}</dd>".replace("-", "−") in own
    assert app.model.say(msg("douro.seat.only_you")) in own
    for seat in (1, 2):
        told = drawer(app, seat)
        assert "<dl" not in told
        assert "seat-points" not in told
        assert app.model.say(msg("douro.seat.face_down")) in told


def shown_total(told: str) -> int:
    found = re.search(r'id="seat-points">\D*(\d+)', told)
    assert found
    return int(found[1])


def test_where_scores_are_open_everybody_sees_them() -> None:
    app = opened("douro", "", "easy", "good", fields=(("option:O-8-scores", "on"),))
    app.think()
    scores = playing(app).match.game.scores(state=playing(app).match.state)
    for seat in range(3):
        told = drawer(app, seat)
        assert shown_total(told) == scores[seat].total
        assert app.model.say(msg("douro.seat.only_you")) not in told


def test_the_curtain_takes_the_own_points_out_of_an_open_drawer() -> None:
    app = opened("douro", "", "", "easy")
    app.do("lift")
    assert "seat-points" in drawer(app, 0)
    app.heard("action", "play 7")
    assert playing(app).handover == 1
    assert "seat-points" not in app.markup


def test_in_castelos_the_sources_add_up_to_the_points() -> None:
    app = later("castelos", "", "easy", actions=60)
    scores = playing(app).match.game.scores(state=playing(app).match.state)
    for seat, score in enumerate(scores):
        assert shown_total(drawer(app, seat)) == score.total


def test_a_purse_that_is_shut_stays_shut() -> None:
    app = opened("dosrios", "", "easy", fields=(("option:money", "hidden"),))
    hidden = "dosrios.view.seat.money.hidden"
    assert hidden not in drawer(app, 0)
    assert hidden in drawer(app, 1)


@pytest.mark.parametrize("seat", ["9", "-1", "", "x", "٢"])
def test_there_is_no_other_seat(seat: str) -> None:
    app = opened("douro", "", "easy", "good")
    app.heard("do", "seat", seat)
    assert dialog(app) == ""
