"""In the drawn table a turn of a bot is told in one sentence when it has ended, the rest with M."""

from __future__ import annotations

import random

import pytest

from ribeira.app.ear import accounts
from tests.i18n.catalogues import real

from ..fakes import App, opened, playing

pytestmark = pytest.mark.cpython_only  # the sentences are the real ones
IN_TURNS = ("dosrios", "castelos")
PACES = ("instant", "calm")


def at_the_table(game: str, pace: str = "instant", seed: str = "7") -> App:
    app = opened(game, "", "easy", "easy", seed=seed, pace=pace, words=real("en"))
    go_on(app)
    return app


def go_on(app: App) -> None:
    """Until the person is asked or the game is over."""
    while app.asked or playing(app).animation:
        app.think()
        app.wait()


def act(app: App, luck: random.Random) -> list[str]:
    """Any action, and what is said until the person is asked again."""
    before = len(app.spoken)
    app.heard("action", playing(app).match.game.write(action=luck.choice(playing(app).legal)))
    while not playing(app).picked and playing(app).animation:
        app.wait()
    if playing(app).picked:
        app.heard("do", "confirm")
    go_on(app)
    return app.spoken[before:]


def own_turn_and_round(app: App, luck: random.Random) -> tuple[int, list[str]]:
    """Acts until bots have had a turn; the number of actions before, and what was said."""
    while True:
        at = playing(app).match.at
        said = act(app, luck)
        past = playing(app).match.past
        if any(step.seat for step in past[at:]):
            own = next(n for n in range(at, len(past)) if past[n].seat)
            return own, said


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", IN_TURNS)
def test_a_round_of_bots_is_one_sentence_a_turn(game, pace):  # type: ignore[no-untyped-def]
    app, luck = at_the_table(game, pace), random.Random(3)
    rounds = 0
    while rounds < 3:
        since, said = own_turn_and_round(app, luck)
        say = app.model.words.say
        turns = list(accounts.turns(playing(app), since))
        heard = " ".join(said)
        for turn in turns:
            (line, *to_me) = [say(one) for one in accounts.of_turn(playing(app), turn)] or [""]
            assert heard.count(line) >= 1, (line, said)
            assert all(one in heard for one in to_me)
        steps = [step for step in playing(app).match.past[since:] if step.seat]
        if len(steps) > len(turns):
            told = {say(m) for turn in turns for m in accounts.of_turn(playing(app), turn)}
            beats = {say(m) for step in steps for _, m in accounts.told(playing(app), step)} - told
            assert not any(beat in heard for beat in beats)
            rounds += 1


@pytest.mark.parametrize("game", IN_TURNS)
def test_m_tells_the_rest(game):  # type: ignore[no-untyped-def]
    app, luck = at_the_table(game), random.Random(3)
    since, _ = own_turn_and_round(app, luck)
    while len(playing(app).match.past) - since < 4:
        since, _ = own_turn_and_round(app, luck)
    say, wanted = app.model.words.say, accounts.in_full(playing(app), since)
    before = len(app.spoken)
    for _ in range(12):
        app.key("m")
    heard = " ".join(app.spoken[before:])
    assert all(say(one) in heard for one in wanted)


def test_the_first_time_it_is_said_how_to_hear_more():  # type: ignore[no-untyped-def]
    app, luck = at_the_table("dosrios"), random.Random(3)
    heard = [" ".join(own_turn_and_round(app, luck)[1]) for _ in range(12)]
    assert sum("press M" in said for said in heard) == 1


def test_step_by_step_each_beat_is_told():  # type: ignore[no-untyped-def]
    app = opened("dosrios", "", "easy", seed="7", pace="steps", words=real("en"))
    luck, heard = random.Random(1), []
    while playing(app).match.state.round < 3:
        while playing(app).animation:
            app.heard("do", "continue")
        app.think()
        if playing(app).choosing:
            app.heard(
                "action", playing(app).match.game.write(action=luck.choice(playing(app).legal))
            )
            if playing(app).picked:
                app.heard("do", "confirm")
    heard = " ".join(app.spoken)
    steps = [step for step in playing(app).match.past if step.seat == 1]
    say = app.model.words.say
    told = [say(m) for step in steps[:-1] for _, m in accounts.told(playing(app), step)]
    assert told
    assert all(one in heard for one in told)


def test_who_wants_silence_has_it():  # type: ignore[no-untyped-def]
    app, luck = at_the_table("douro"), random.Random(3)
    assert act(app, luck)
    app.set("settings.speak", "false")
    before = len(app.spoken)
    act(app, luck)
    app.heard("do", "type", "moves")
    assert app.spoken[before:] == []
    assert playing(app).heard.lines
    app.set("settings.speak", "true")
    assert act(app, luck)
