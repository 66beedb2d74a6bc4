"""The arena of the page: games are counted, seats rotate, any game can be opened."""

from __future__ import annotations

import json

from ribeira.app.contest import Contest

from ..fakes import App, table


def arena(app: App) -> App:
    app.do("more")
    app.do("arena", "douro")
    app.set("arena.seats", "3")
    app.set("arena.0", "good")
    app.set("arena.1", "easy")
    app.set("arena.2", "random")
    return app


def contest_of(app: App) -> Contest:
    contest = app.model.contest
    assert contest
    return contest


def run(app: App, games: int) -> App:
    app.do("arena_run")
    for _ in range(games):
        app.think_once()
    return app


def test_every_game_is_counted_and_the_next_one_begins() -> None:
    app = run(arena(App()), 3)
    contest = contest_of(app)
    assert contest.count == sum(contest.wins) == 3
    assert len(app.asked) == 1
    assert app.model.name_of_screen == "arena"


def test_a_deal_is_played_from_every_rotation() -> None:
    app = arena(App())
    app.do("arena_run")
    bouts = []
    for _ in range(4):
        bouts.append(json.loads(app.asked[0].request)["bout"])
        app.think_once()
    seats = [tuple(bout[1]) for bout in bouts]
    assert seats[0] == seats[3]
    assert len(set(seats)) == 3
    assert bouts[0][2] == bouts[2][2] != bouts[3][2]


def test_stop_forgets_the_game_under_way() -> None:
    app = run(arena(App()), 1)
    app.do("arena_stop")
    app.think_once()
    contest = contest_of(app)
    assert (contest.count, contest.running) == (1, False)


def test_other_bots_begin_a_new_score() -> None:
    app = run(arena(App()), 1)
    app.set("arena.1", "strong")
    contest = contest_of(app)
    assert (contest.bots, contest.count) == (("good", "strong", "random"), 0)


def test_a_game_can_be_opened_and_looked_back_at() -> None:
    app = run(arena(App()), 2)
    played = contest_of(app).games[1]
    app.do("arena_open", "2")
    assert table(app).match == played.match
    app.do("look", "first")
    assert 'data-looking="true"' in app.markup
    app.think_once()  # the game under way comes to nothing
    assert app.model.name_of_screen == "table"


def test_it_says_that_bots_see_what_their_seat_may_see() -> None:
    assert "setup.fair" in arena(App()).controls.text


def test_leaving_ends_the_arena() -> None:
    app = run(arena(App()), 1)
    app.do("lobby")
    app.think_once()
    assert app.model.name_of_screen == "lobby"


def test_any_of_many_games_can_be_opened_by_its_number() -> None:
    app = run(arena(App()), 14)
    first = contest_of(app).games[0]
    assert ("arena_open", "1") not in app.controls.commands  # only the last ones have a button
    app.heard("do", "arena_open", "15")
    assert "arena.no_such_game" in app.controls.text
    app.heard("do", "arena_open", "1")
    assert table(app).match == first.match
