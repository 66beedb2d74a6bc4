"""Looking back: by action, turn and round, from the log, as another seat, and playing on."""

from __future__ import annotations

import pytest

from ribeira.app.storage import GAME
from ribeira.app.update.lookback import beginnings
from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from tests.strategies import play_blindly

from ..fakes import App, playing, table


def looking(people: tuple[int, ...] = (0,), clicks: int = 4) -> App:
    app = App()
    app.start(people=people)
    for _ in range(clicks):
        act(app)
    app.do("look")
    return app


def act(app: App) -> None:
    if ("lift", "") in app.controls.commands:
        app.do("lift")
    if ("continue", "") in app.controls.commands:
        app.do("continue")
    app.click(app.controls.actions[0])
    app.think()


def over(people: tuple[int, ...] = (0,)) -> App:
    app = App()
    app.start(people=people)
    while not playing(app).over:
        act(app)
    return app


def at(app: App) -> int:
    return playing(app).shown_at


@pytest.mark.parametrize("game", registry.game_ids())
def test_turns_and_rounds_begin_where_the_game_says(game: str) -> None:
    rules = registry.rules(game)
    setup = make_setup(rules.META, 3, 7)
    match = play_blindly(start(rules, setup), 1, 120)
    turns, rounds = beginnings(match, "turn"), beginnings(match, "round")
    assert turns[0] == rounds[0] == 0
    assert set(rounds) <= set(turns)
    assert 1 < len(rounds) < len(turns) < len(match.states)


def test_steps_go_by_action_turn_and_round() -> None:
    app = looking(clicks=4)
    now = at(app)
    app.do("look", "-1")
    assert at(app) == now - 1
    app.do("look", "-turn")
    assert at(app) == 12  # two bots have chosen since
    app.do("look", "-turn")
    assert at(app) == 9
    app.do("look", "+turn")
    assert at(app) == 12
    app.do("look", "-round")
    assert at(app) == 0
    app.do("look", "+round")
    assert at(app) == now


@pytest.mark.parametrize(
    ("key", "position"),
    [("ArrowLeft", 13), ("Home", 0), ("PageUp", 12), ("<", 0), ("End", 14), ("ArrowRight", 14)],
)
def test_keys_move_while_one_looks_back(key: str, position: int) -> None:
    app = looking()
    app.heard("key", key)
    assert at(app) == position


def test_keys_do_nothing_of_the_kind_while_one_plays() -> None:
    app = looking()
    app.do("now")
    app.heard("key", "ArrowLeft")
    assert playing(app).looking is None


def test_a_line_of_the_log_leads_to_its_position_and_the_log_follows() -> None:
    app = looking()
    app.do("log")
    app.do("look", "6")
    assert at(app) == 6
    app.do("log")
    assert 'aria-current="step"' in app.markup
    assert ("look", "12") in app.controls.commands


def in_a_scene(pace: str) -> App:
    """What has just been played is being shown."""
    app = App()
    app.start()
    app.set("settings.pace", pace)
    app.click(app.controls.actions[0])
    app.think()
    assert playing(app).animation
    return app


def test_the_log_says_nothing_that_has_not_been_shown_yet() -> None:
    app = in_a_scene("steps")
    app.do("log")
    assert ("look", "3") not in app.controls.commands


def test_a_branch_is_another_game_and_the_old_one_stays() -> None:
    app = looking()
    old, whole = table(app), app.storage.texts[GAME + table(app).id]
    app.do("log")
    app.do("look", "6")
    app.do("branch")
    assert table(app).id != old.id
    assert table(app).match.past == old.match.past[:6]
    assert "look.branch_of" in table(app).title
    act(app)
    assert app.storage.texts[GAME + old.id] == whole


def test_while_the_game_runs_nobody_sees_with_other_eyes() -> None:
    app = looking(people=(0, 1), clicks=3)
    assert "look.eyes" not in app.controls.text
    viewer = playing(app).viewer
    app.set("eyes.seat", "1")
    assert playing(app).viewer == viewer


def test_when_it_is_over_every_seat_can_be_looked_through() -> None:
    app = over()
    app.do("look", "first")
    hands = []
    for seat in ("0", "1", "2"):
        app.set("eyes.seat", seat)
        hands.append(playing(app).viewer)
    assert hands == [0, 1, 2]
    app.do("now")
    assert playing(app).viewer == 0


@pytest.mark.parametrize("nonsense", ["9", "x", "-1", "1.5"])
def test_eyes_that_nobody_has_see_nothing(nonsense: str) -> None:
    app = over()
    app.do("look", "first")
    app.set("eyes.seat", nonsense)
    assert playing(app).viewer == 0


def stepping(position: int, pace: str = "brisk") -> App:
    """The number of actions to look at so that one step more leads to that position."""
    app = looking(clicks=12)
    app.set("settings.pace", pace)
    app.do("look", "first")
    app.set("look.at", str(position - 1))
    app.set("look.at", str(position - 1))
    return app


REVEAL = 3
"""The action of a game of three that ends the first play."""


@pytest.mark.parametrize("step", ["button", "slider", "key"])
def test_a_step_forward_shows_what_happened_beat_by_beat(step: str) -> None:
    app = stepping(REVEAL)
    app.effects.clear()
    if step == "key":
        app.heard("key", "ArrowRight")
    elif step == "slider":
        app.set("look.at", str(REVEAL))
    else:
        app.do("look", "+1")
    animation = playing(app).animation
    assert animation
    assert animation.at == at(app) == REVEAL - 1
    assert playing(app).position == REVEAL
    assert ("skip", "") in app.controls.commands
    app.wait()
    assert (playing(app).animation, at(app)) == (None, REVEAL)
    assert any("douro.event.revealed" in sentence for sentence in app.spoken)


def test_what_is_shown_again_can_be_skipped_or_left_behind() -> None:
    app = stepping(REVEAL)
    app.do("look", "+1")
    app.heard("key", " ")
    assert (playing(app).animation, at(app)) == (None, REVEAL)
    app.do("look", "-1")
    app.do("look", "+1")
    app.do("look", "+1")
    assert (playing(app).animation, at(app)) == (None, REVEAL + 1)
    app.do("look", "-1")
    assert (playing(app).animation, at(app)) == (None, REVEAL)


def test_by_steps_each_beat_waits_when_shown_again_too() -> None:
    app = stepping(REVEAL, "steps")
    app.do("look", "+1")
    beats = 0
    while playing(app).animation:
        app.do("continue")
        beats += 1
    assert (beats > 1, at(app)) == (True, REVEAL)


def test_a_pause_of_the_game_is_none_when_looking_back() -> None:
    app = over()
    app.set("settings.pace", "brisk")
    steps = enumerate(table(app).match.past)
    half = next(n for n, s in steps if any(event.key == "half_time" for event in s.events))
    app.do("look", "first")
    app.set("look.at", str(half))
    app.do("look", "+1")
    beats = 0
    while animation := playing(app).animation:
        assert not animation.beat.stop
        app.heard("do", "continue")
        beats += 1
    assert (beats > 1, at(app)) == (True, half + 1)


def test_a_sealed_choice_is_no_scene() -> None:
    app = stepping(REVEAL - 1)
    app.do("look", "+1")
    assert (playing(app).animation, at(app)) == (None, REVEAL - 1)


def test_the_game_goes_on_behind_whoever_looks_back() -> None:
    app = App()
    app.start(people=(0,))
    app.click(app.controls.actions[0])
    app.set("settings.pace", "brisk")
    app.do("look")
    app.do("look", "first")
    app.think()
    assert (playing(app).animation, at(app)) == (None, 0)
    app.do("now")
    assert (playing(app).animation, playing(app).choosing) == (None, True)


def test_looking_back_in_the_middle_of_a_scene_ends_it() -> None:
    app = in_a_scene("brisk")
    app.do("look")
    assert playing(app).animation is None
    app.wait()
    app.do("now")
    assert playing(app).choosing


def test_other_eyes_stay_while_one_steps_on() -> None:
    app = over()
    app.do("look", "first")
    app.set("eyes.seat", "1")
    for _ in range(REVEAL):
        app.do("look", "+1")
    assert playing(app).viewer == 1


def test_nothing_is_taken_back_while_one_looks_back() -> None:
    app = looking()
    before = table(app).match
    app.heard("key", "u")
    assert table(app).match is before


def test_the_result_can_be_copied_as_words() -> None:
    app = over()
    app.do("copy_summary")
    assert app.copied[-1] == "\n".join(app.model.sentences(playing(app).summary()))
    assert app.copied[-1].count("\n") >= 3
    assert "end.copied" in app.controls.text
    app.clipboard = False
    app.do("copy_summary")
    assert "end.not_copied" in app.controls.text
