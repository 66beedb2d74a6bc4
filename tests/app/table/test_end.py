"""The end of a game: the last move is seen first, then who won is shown, said and in the title."""

from __future__ import annotations

from html import unescape

import pytest

from ribeira.app.effects import SavePicture
from ribeira.app.msg import EndWaited
from ribeira.app.results import counted, say_result, say_to_others
from ribeira.app.update.turns import LINGER
from ribeira.core.values import msg
from ribeira.views import screen_of
from ribeira.views.title import title_of

from ..fakes import App, playing


@pytest.fixture
def at_the_last_move() -> App:
    """A game against two bots, over but for the moment in which the last move is seen."""
    app = App()
    app.start(3)
    while not playing(app).over:
        if ("continue", "") in app.controls.commands:
            app.do("continue")
        else:
            app.click(app.controls.actions[0])
        while app.asked:
            app.think_once()
    return app


def test_the_last_move_is_seen_before_the_end_covers_it(at_the_last_move: App) -> None:
    app = at_the_last_move
    assert screen_of(app.model) == "table"
    title, _ = say_result(playing(app))
    assert not title_of(app.model).startswith(app.model.say(title))
    due = [due - app.time for due, message in app.later if isinstance(message, EndWaited)]
    assert due == [LINGER]
    app.wait()
    assert screen_of(app.model) == "end"


def test_an_undo_meanwhile_leaves_the_game_going(at_the_last_move: App) -> None:
    app = at_the_last_move
    app.send(EndWaited(playing(app).run - 1))
    assert screen_of(app.model) == "table"
    assert playing(app).lingers


def test_who_won_is_said_and_in_the_title(at_the_last_move: App) -> None:
    app = at_the_last_move
    app.wait()
    title, line = (app.model.say(message) for message in say_result(playing(app)))
    assert title_of(app.model).startswith(title)
    assert app.spoken[-1].startswith(f"{title} {line}")


def test_the_points_are_counted_up_to_the_total(at_the_last_move: App) -> None:
    table = playing(at_the_last_move)
    for seat, score in enumerate(table.match.game.scores(state=table.match.state)):
        assert counted(table, seat)[-1][1] == score.total


def test_a_game_opened_after_its_end_shows_the_end_at_once(at_the_last_move: App) -> None:
    app = at_the_last_move
    app.wait()
    app.do("lobby")
    (game,) = app.model.stored.games()
    app.do("open", game.id)
    assert screen_of(app.model) == "end"


def test_the_result_is_saved_as_a_picture_of_what_is_shown(at_the_last_move: App) -> None:
    app = at_the_last_move
    app.heard("do", "save_picture")
    assert not app.done(SavePicture)
    app.wait()
    app.do("save_picture")
    (saved,) = app.done(SavePicture)
    assert f'id="{saved.id}"' in app.markup
    assert saved.name.endswith(".png")


def test_the_picture_names_everybody_and_calls_nobody_you(at_the_last_move: App) -> None:
    app = at_the_last_move
    app.wait()
    table = playing(app)
    names, state = table.table.names, table.match.state
    first, second, *_ = table.match.game.ranking(state=state)
    points = [score.total for score in table.match.game.scores(state=state)]
    title, line = say_to_others(table)
    assert title == msg("end.wins", name=names[first])
    if points[first] > points[second]:
        behind = {"points": points[first], "name": names[second]}
        assert dict(line.values) == {"n": points[first] - points[second], **behind}
    for message in (title, line):
        assert message.key not in ("end.you_won", "end.you_behind", "end.lost")
    label = f'aria-label="{app.model.say(title)} {app.model.say(line)}"'
    assert label in unescape(app.markup)
