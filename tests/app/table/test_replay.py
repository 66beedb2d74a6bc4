"""What the others did, shown once more: beat by beat, on the table as it was, and back again."""

from __future__ import annotations

from ..fakes import App, opened, playing, table


def act(app: App) -> None:
    """The shortest way through a turn, and what the bots answer."""
    legal = playing(app).legal
    action = next((a for a in legal if a.verb in ("end", "shift")), legal[0])
    app.heard("action", playing(app).match.game.write(action))
    wait(app)


def wait(app: App) -> None:
    """Until the person is asked."""
    while not playing(app).choosing:
        app.think()
        app.wait()


def second_turn(pace: str = "calm", bot: str = "easy") -> App:
    """When the one that sits opposite has had a turn."""
    app = at_turn(2, pace, bot)
    while playing(app).viewer != 0:
        act(app)
    return app


def at_turn(turns: int, pace: str = "calm", bot: str = "easy") -> App:
    """At Dos Rios, after so many turns."""
    app = opened("dosrios", "", bot, pace=pace)
    wait(app)
    while playing(app).match.state.turns < turns:
        act(app)
    return app


def theirs(app: App) -> list[int]:
    """How many actions lie before each that has been done since the viewer's last."""
    past = table(app).match.past
    own = max(at for at, step in enumerate(past) if step.seat == playing(app).viewer)
    return list(range(own + 1, len(past)))


def positions(app: App) -> list[int]:
    """The positions shown while an animation runs by the clock."""
    seen = [playing(app).shown_at]
    while app.later:
        app.wait_once()
        if playing(app).animation and playing(app).shown_at != seen[-1]:
            seen.append(playing(app).shown_at)
    return seen


def test_what_the_bot_did_is_shown_once_more_and_nothing_changes() -> None:
    app = second_turn()
    before, expected = table(app), theirs(app)
    assert len(expected) > 2
    app.do("watch")
    assert positions(app) == [at for at in expected if before.match.past[at].action.verb != "end"]
    assert table(app) is before
    assert playing(app).choosing


def test_it_is_said_again_and_then_what_is_asked() -> None:
    app = second_turn()
    before = len(app.spoken)
    app.key("w")
    app.wait()
    again = app.spoken[before:]
    assert any("dosrios.event" in sentence for sentence in again)
    assert playing(app).status().key in again[-1]


def test_whoever_wants_to_see_nothing_move_sees_it_when_asking_for_it() -> None:
    app = second_turn(pace="instant")
    app.do("watch")
    assert playing(app).animation
    app.wait()
    assert playing(app).choosing


def test_step_by_step_it_waits_for_the_person() -> None:
    app = second_turn(bot="good")  # an easy one does little in its first turn
    app.set("settings.pace", "steps")
    expected = theirs(app)
    app.do("watch")
    app.wait()
    assert playing(app).shown_at == expected[0]
    seen = []
    while playing(app).animation:
        seen.append(playing(app).shown_at)
        app.do("continue")
    assert seen == sorted(seen)
    assert len(set(seen)) > 2


def test_one_skip_ends_it_all() -> None:
    app = second_turn()
    app.do("watch")
    app.do("skip")
    assert playing(app).animation is None
    assert playing(app).choosing
    app.wait()
    assert playing(app).choosing


def test_after_an_own_step_the_others_turn_can_still_be_seen() -> None:
    app = second_turn()
    expected = theirs(app)
    step = next(action for action in playing(app).legal if action.verb == "step")
    app.heard("action", playing(app).match.game.write(step))
    app.do("watch")
    assert playing(app).shown_at == expected[0]
    assert positions(app)[-1] <= expected[-1]
    assert playing(app).match.state.points < 6


def test_another_person_at_the_same_table_counts_as_another() -> None:
    app = second_turn(bot="")
    app.do("watch")
    assert playing(app).shown_at in theirs(app)


def test_a_reveal_is_shown_again_though_the_own_choice_brought_it_about() -> None:
    app = App()
    app.start(3)
    app.click(app.controls.actions[0])
    app.think()
    assert playing(app).choosing
    app.do("watch")
    assert playing(app).animation
    shown = playing(app).match.past[playing(app).shown_at]
    assert any(event.key == "revealed" for event in shown.events)


def test_a_turn_that_only_ended_is_described_and_not_how_the_game_began() -> None:
    app = at_turn(1, bot="")
    assert [event.key for event in table(app).match.past[-1].events] == ["actions_ended", "turn"]
    _, _, story = app.markup.partition('id="story"')
    assert story.index("dosrios.event.turn") < story.index("</ul>")


def test_before_anything_has_happened_there_is_nothing_to_see() -> None:
    app = App()
    app.start(3)
    assert ("watch", "") not in app.controls.commands
    app.key("w")
    assert playing(app).animation is None


def test_a_scene_that_is_shown_again_cannot_be_lost_by_redoing() -> None:
    app = second_turn()
    step = next(action for action in playing(app).legal if action.verb == "step")
    app.heard("action", playing(app).match.game.write(step))
    app.do("undo")
    app.do("watch")
    app.heard("do", "redo")
    app.wait()
    assert playing(app).choosing
    app.do("redo")
    assert playing(app).match.past[-1].action == step
