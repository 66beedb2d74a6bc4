"""Taking back: one's own choice, while nothing is known of it; everything in a practice game."""

from __future__ import annotations

from ..fakes import App, opened, playing, table


def refusal(app: App) -> str:
    """The key of the reason why nothing can be taken back now."""
    refused = playing(app).why_not_undo()
    return refused.message.key if refused else ""


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    app = App()
    app.start()
    assert refusal(app) == "undo.nothing"


def test_what_was_revealed_stays() -> None:
    app = App()
    app.start(3, people=(0, 1, 2))
    for card in (1, 2, 3):
        app.do("lift")
        app.click(f"play {card}")
    assert refusal(app) == "undo.revealed"


def test_a_bot_that_chose_in_secret_since_does_not_stand_in_the_way() -> None:
    app = opened("douro", "", "", "easy")
    app.do("lift")
    app.click("play 7")
    app.think()
    app.do("undo")
    assert table(app).match.state.chosen[0] is None
    assert not table(app).match.past
    app.think()
    assert [step.seat for step in table(app).match.past] == [2]


def test_nobody_takes_back_what_another_person_chose() -> None:
    app = App()
    app.start(3, people=(0, 1))
    app.do("lift")
    app.click("play 7")
    assert refusal(app) == ""
    app.do("lift")
    assert refusal(app) == "undo.other"


def test_practice_goes_back_as_far_as_one_likes() -> None:
    app = opened("douro", "", "easy", "easy", fields=(("practice", "true"),))
    app.think()
    for _ in range(3):
        app.click(app.controls.actions[0])
        app.think()
    for _ in range(3):
        app.do("undo")
        app.think()
    assert playing(app).match.state.plays == 0
    assert refusal(app) == "undo.nothing"


def test_what_was_taken_back_can_be_done_again() -> None:
    app = App()
    app.start(3, people=(0, 1))
    app.do("lift")
    app.click("play 7")
    app.do("undo")
    app.do("redo")
    assert playing(app).handover == 1
