"""After three wins in a row the page suggests the next level, after three losses the one below."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ribeira.app import streaks
from ribeira.app.msg import TextsChanged
from ribeira.app.storage import STREAKS, Stored
from ribeira.app.streaks import Streak, Streaks
from ribeira.app.tables import Table

from ..fakes import App, playing, table


@pytest.fixture(scope="module")
def ended() -> Table:
    """A game of a person against two easy bots, played to its end."""
    app = App()
    app.start(3)
    play_to_the_end(app)
    return table(app)


def play_to_the_end(app: App) -> None:
    while not playing(app).over:
        app.click(app.controls.actions[0])
        app.think()
        while playing(app).animation:
            app.heard("do", "skip")
        app.think()
    app.wait()


def store(app: App, kept: Streaks) -> None:
    """Stores these streaks, as another tab would."""
    app.send(TextsChanged({STREAKS: streaks.write(kept)}))


def after(ended: Table, *results: bool, streak: Streak | None = None) -> Streak:
    """After so many games; the person is put where the winner or the last one sat."""
    streak = streak or Streak()
    order = ended.match.game.ranking(ended.match.state)
    for number, won in enumerate(results):
        person = order[0] if won else order[-1]
        players = tuple(
            replace(player, bot="" if seat == person else "easy")
            for seat, player in enumerate(ended.players)
        )
        streak = streaks.counted(streak, replace(ended, id=str(number), players=players))
    return streak


@pytest.mark.parametrize(
    ("results", "level"),
    [
        ((True, True), ""),
        ((True, True, True), "good"),
        ((True, True, True, True), "good"),
        ((False, False, False), "first"),
        ((True, True, False, True), ""),
        ((False, True, True, True), "good"),
    ],
)
def test_three_in_a_row_suggest_another_level(
    ended: Table, results: tuple[bool, ...], level: str
) -> None:
    assert streaks.suggestion(after(ended, *results)) == level


def test_nobody_goes_beyond_the_ends() -> None:
    assert streaks.suggestion(Streak("strong", 5)) == ""
    assert streaks.suggestion(Streak("first", -5)) == ""


def test_another_level_begins_anew(ended: Table) -> None:
    assert after(ended, True, streak=Streak("good", 2)) == Streak("easy", 1, "0")


def test_the_same_game_counts_once(ended: Table) -> None:
    streak = streaks.counted(Streak(), ended)
    assert abs(streak.run) == 1
    assert streaks.counted(streak, ended) == streak


def test_practice_and_company_do_not_count(ended: Table) -> None:
    people = tuple(replace(player, bot="") for player in ended.players)
    assert streaks.counted(Streak(), replace(ended, practice=True)) == Streak()
    assert streaks.counted(Streak(), replace(ended, players=people)) == Streak()


@pytest.mark.parametrize(
    "garbage",
    [
        *("", "[]", '{"douro": 1}', '{"douro": {"run": "x"}}'),
        '{"douro": {"level": "", "run": 5, "table": ""}}',
        '{"douro": {"level": "mighty", "run": 0, "table": ""}}',
        '{"douro": {"level": "easy", "run": true, "table": ""}}',
        '{"douro": {"level": "easy", "run": 1, "table": "", "more": 1}}',
    ],
)
def test_garbage_counts_for_nothing(garbage: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json has its own
        streaks.read(garbage)
    assert Stored({STREAKS: garbage}).streaks == {}


def test_what_is_written_is_read_again() -> None:
    kept = {"douro": Streak("good", -2, "x")}
    assert streaks.read(streaks.write(kept)) == kept


def test_the_page_suggests_it_and_plays_it() -> None:
    app = App()
    app.start(3)
    play_to_the_end(app)
    streak = app.model.stored.streaks["douro"]
    store(app, {"douro": replace(streak, run=3 * streak.run)})
    level = "good" if streak.run > 0 else "first"
    app.do("level", level)
    assert {player.bot for player in table(app).players} == {"", level}


def test_a_game_opened_after_its_end_is_not_counted_again() -> None:
    app = App()
    app.start(3)
    play_to_the_end(app)
    store(app, {})
    app.do("lobby")
    (game,) = app.model.stored.games()
    app.do("open", game.id)
    assert app.model.stored.streaks == {}
