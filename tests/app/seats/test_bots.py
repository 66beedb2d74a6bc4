"""Bots at the table: they can be hurried, and asked why, and give away nothing that is hidden."""

from __future__ import annotations

import json

from ribeira.app.effects import HurryBots
from ribeira.core.values import Action, msg
from ribeira.kit.advice import Part, Ranked, told_parts

from ..fakes import App, dialog, playing, table


def play_on(app: App) -> None:
    """One play: the first card of the hand, and what the bots answer."""
    app.click(app.controls.actions[0])
    app.think()
    while playing(app).animation:
        app.heard("do", "skip")
    app.think()


def whys(app: App) -> list[str]:
    return [value for name, value in app.controls.commands if name == "why"]


def budgets(app: App) -> list[float]:
    return [json.loads(asked.request)["budget"] for asked in app.asked]


def waiting() -> App:
    """A person who has chosen, while the bots still think."""
    app = App()
    app.start(3)
    app.click(app.controls.actions[0])
    app.click(app.controls.actions[0])
    return app


def test_a_bot_that_takes_its_time_can_be_hurried() -> None:
    app = waiting()
    assert ("hurry", "") not in app.controls.commands
    assert 'class="thinking"' not in app.markup
    app.wait()
    assert 'class="thinking"' in app.markup
    app.do("hurry")
    assert app.done(HurryBots)
    app.think()
    assert ("hurry", "") not in app.controls.commands


def test_who_is_to_choose_has_nobody_to_hurry() -> None:
    app = App()
    app.start(3)
    app.wait()
    assert ("hurry", "") not in app.controls.commands


def test_who_has_lifted_a_curtain_has_nobody_to_hurry() -> None:
    app = App()
    app.start(3, people=(0, 1))
    app.think()
    app.do("lift")
    app.wait()
    assert ("hurry", "") not in app.controls.commands


def test_how_long_bots_think_is_a_setting() -> None:
    app = waiting()
    assert budgets(app) == [0.3, 0.3]
    app.set("settings.thinking", "long")
    app.asked.clear()
    app.do("undo")
    assert budgets(app) == [1.5, 1.5]


def test_a_bot_says_why_it_did_what_it_did() -> None:
    app = App()
    app.start(3)
    play_on(app)
    app.do("log")
    app.do("why", whys(app)[-1])
    assert "hint.thinking" in app.controls.text
    app.think()
    assert "why.what" in app.controls.text
    assert "why.chosen" in app.controls.text
    assert "douro.why.here" in app.controls.text


def hinted() -> tuple[App, tuple[Ranked, ...]]:
    """A game in which a hint was asked for, and what it says."""
    app = App()
    app.start(3)
    app.think()
    app.do("hint")
    app.think()
    advice = playing(app).advice
    assert advice
    return app, advice


def test_a_hint_shows_one_choice_after_the_other_and_does_it() -> None:
    app, advice = hinted()
    assert len(advice) > 3
    shown = []
    for _ in range(3):
        assert "hint.count" in app.controls.text
        shown.append(playing(app).hint)
        app.do("show_idea", str(playing(app).next_idea))
    assert tuple(shown) == advice[:3]
    assert playing(app).hint == advice[0]
    app.do("play_hint")
    assert playing(app).hint is None
    assert table(app).match.past[2].action == advice[0].action


def test_the_list_of_ideas_tells_the_reasons_and_shows_one_on_the_board() -> None:
    app, advice = hinted()
    app.do("ideas")
    shown = [value for name, value in app.controls.commands if name == "show_idea"]
    assert shown == ["1", "1", "2", "3", "4", "5"]  # the first is what *Another idea* shows
    assert app.controls.text.count("hint.for") >= 6
    assert "hint.shown" in app.controls.text
    app.do("show_idea", "4")
    assert not dialog(app)
    assert playing(app).hint == advice[4]
    app.do("play_hint")
    assert table(app).match.past[2].action == advice[4].action


def test_an_idea_that_is_not_in_the_list_is_not_shown() -> None:
    app, advice = hinted()
    for place in ("6", "-1", "x", ""):
        app.heard("do", "show_idea", place)
        assert playing(app).hint == advice[0]


def test_a_hint_goes_with_the_next_touch_and_that_touch_counts() -> None:
    app, _ = hinted()
    assert 'data-mark="hint"' in app.markup
    touched = app.controls.actions[0]
    app.click(touched)
    assert not playing(app).hinting
    match = table(app).match
    assert match.game.write(match.past[2].action) == touched


def test_a_hint_is_put_away_by_its_button_and_by_escape() -> None:
    for away in (("do", "hint"), ("key", "Escape")):
        app, _ = hinted()
        app.heard(*away)
        assert not playing(app).hinting
        assert not playing(app).picked


def test_at_most_three_reasons_are_told_with_one_against() -> None:
    many = [Part(msg(f"toy.{n}"), points) for n, points in enumerate((3, 2, 1, -0.5, 0.01))]
    told = told_parts(Ranked(Action("play"), tuple(many)))
    assert [part.points for part in told] == [3, 2, -0.5]


def test_when_all_choices_are_equal_that_is_said() -> None:
    """The first bed of a river: any will do."""
    app = App()
    app.set("settings.pace", "instant")
    app.do("new", "dosrios")
    app.set("draft.seed", "7")
    app.do("start")
    app.think()
    app.do("hint")
    app.think()
    advice = playing(app).advice
    assert advice
    assert not any(part.points for ranked in advice for part in ranked.parts)
    assert "why.nothing" in app.controls.text
    assert "hint.equal" in app.controls.text


def test_an_answer_that_comes_late_is_not_taken_for_that_to_another_question() -> None:
    app = App()
    app.start(3)
    play_on(app)
    app.do("log")
    first, *_, last = whys(app)
    app.do("why", first)
    app.heard("do", "why", last)
    app.think_once()
    assert "hint.thinking" in app.controls.text
    app.think_once()
    assert "why.chosen" in app.controls.text


def test_nobody_asks_for_reasons_of_a_choice_that_is_still_secret() -> None:
    app = App()
    app.start(3)
    assert len(table(app).match.past) == 2  # both bots have chosen
    app.do("log")
    assert whys(app) == []


def test_reasons_that_would_betray_a_donation_wait_for_the_end() -> None:
    app = App()
    app.start(3)
    while table(app).match.state.half == 1 or not table(app).match.state.spent[0]:
        play_on(app)
    app.do("log")
    step = whys(app)[-1]
    app.do("why", step)
    assert "why.secret" in app.controls.text
    assert not app.asked
    app.do("close")
    while not playing(app).over:
        play_on(app)
    app.heard("do", "why", step)
    app.think()
    assert "why.what" in app.controls.text


def test_set_up_shows_who_would_play() -> None:
    app = App()
    app.do("new", "douro")
    app.do("choose", "chosen=1")
    assert "douro.bot.rosalina" in app.controls.text
    app.do("choose", "bot:1=strong")
    assert "douro.bot.rosalina" not in app.controls.text
    assert "douro.bot.benedita" in app.controls.text
    assert "setup.fair" in app.controls.text
