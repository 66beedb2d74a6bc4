"""Today's deal from the lobby to its end, and what is kept of it."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.app.daily import kept
from ribeira.app.daily.kept import DAYS, Deal
from ribeira.app.daily.tables import LEVELS, deal_of_day, seed_of
from ribeira.app.effects import AskBot, Share
from ribeira.app.msg import BotAnswered
from ribeira.app.seats.cast import characters
from ribeira.app.storage import GAME
from ribeira.bots.levels import THOUGHTS
from ribeira.games import registry
from tests.app.daily.test_days import NOON, TODAY
from tests.app.fakes import App, Texts, playing, table
from tests.app.kept.test_hostile import HOSTILE

DAY = 24 * 60 * 60 * 1000
GAMES = registry.game_ids()


def lobby(storage: Texts | None = None, fragment: str = "", days: int = 0) -> App:
    """The page so many days after the twentieth of November 2026, at noon."""
    app = App(storage, fragment, time=NOON + days * DAY)
    app.set("settings.pace", "instant")
    app.set("settings.confirm", "false")
    return app


def play_on(app: App) -> None:
    """The person always plays the first legal action."""
    app.think()
    while not playing(app).over:
        if ("continue", "") in app.controls.commands:
            app.do("continue")
            continue
        game = playing(app).match.game
        app.heard("action", game.write(action=playing(app).legal[0]))
        app.think()


def begun(app: App, game: str = "douro") -> App:
    app.do("day", game)
    return app


def deals(app: App) -> kept.Deals:
    return app.model.stored.days


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_the_same_deal_for_everybody(game: str) -> None:
    one = table(begun(lobby(), game))
    other = lobby()
    other.luck += 12345
    other.set("settings.language", "de")
    other.set("settings.thinking", "long")
    two = table(begun(other, game))
    assert one.match.setup == two.match.setup
    seats = [(player.bot, player.face) for player in one.players]
    assert seats == [(player.bot, player.face) for player in two.players]
    assert one.people == (0,)
    assert one.match.setup.seed == seed_of(game, TODAY)
    tomorrow = table(begun(lobby(days=1), game))
    assert tomorrow.match.setup.seed != one.match.setup.seed


@pytest.mark.parametrize("game", GAMES)
@given(day=st.dates(date(2026, 1, 1), date(2100, 1, 1)))
def test_every_day_has_opponents_of_its_level_who_all_differ(game: str, day: date) -> None:
    found = deal_of_day(game, day, lambda message: message.key, "x")
    level = LEVELS[day.weekday()]
    cast = {one.id for one in characters(game, level)}
    bots = [player for player in found.players if player.thinks]
    assert {player.bot for player in bots} == {level}
    assert {player.face for player in bots} <= cast
    assert len({look.face for look in found.looks if look.face}) == len(bots) + 1


def test_the_bots_think_a_number_of_thoughts_and_have_the_chance_of_the_deal() -> None:
    requests = [json.loads(ask.request) for ask in begun(lobby()).done(AskBot)]
    slow = lobby()
    slow.set("settings.thinking", "long")
    slow.luck += 99
    assert requests == [json.loads(ask.request) for ask in begun(slow).done(AskBot)]
    assert {request["thoughts"] for request in requests} == {THOUGHTS}
    assert all("budget" not in request for request in requests)
    assert len({request["chance"] for request in requests}) == len(requests)


def test_a_bot_that_is_asked_again_after_a_reload_is_asked_the_same() -> None:
    """Also where another seat has chosen in secret meanwhile."""
    app = begun(lobby())
    asked = {ask.then.seat: ask.request for ask in app.asked if isinstance(ask.then, BotAnswered)}
    assert len(asked) == 2
    app.think_once()
    app.heard("action", playing(app).match.game.write(action=playing(app).legal[0]))
    again = App(app.storage, time=NOON)
    (left,) = again.asked
    assert isinstance(left.then, BotAnswered)
    assert left.request == asked[left.then.seat]


def test_undoing_changes_no_bot() -> None:
    app = begun(lobby())
    before = [ask.request for ask in app.asked]
    app.think()
    app.heard("action", playing(app).match.game.write(action=playing(app).legal[0]))
    for _ in range(len(playing(app).match.past)):
        app.heard("do", "undo")
    if not playing(app).match.past:
        assert [ask.request for ask in app.asked] == before
    undone = [ask.request for ask in app.done(AskBot)]
    assert set(before) <= set(undone)


def test_a_deal_that_is_not_over_goes_on() -> None:
    app = begun(lobby())
    name = table(app).id
    app.heard("action", playing(app).match.game.write(action=playing(app).legal[0]))
    app.do("lobby")
    assert "lobby.resume" in app.controls.text
    assert table(begun(app)).id == name
    assert playing(app).match.past


def test_a_deal_that_is_over_shows_its_end() -> None:
    app = begun(lobby())
    play_on(app)
    name = table(app).id
    (deal,) = deals(app).values()
    assert deal.place
    assert deal.points is not None
    assert not deal.late
    assert "day.row" not in app.controls.text  # one day is no row
    app.do("lobby")
    assert "day.points" in app.controls.text
    assert table(begun(app)).id == name
    assert playing(app).at_its_end
    assert len(app.model.stored.games()) == 1


def test_the_result_stays_when_the_game_is_deleted() -> None:
    app = begun(lobby())
    play_on(app)
    before = deals(app)
    app.do("lobby")
    app.do("delete", table_id(before))
    app.do("day", "douro")
    assert app.model.dialog
    assert app.model.dialog.name == "days"
    app.do("day_again", f"douro {TODAY.isoformat()}")
    assert table(app).match.setup.seed == seed_of("douro", TODAY)
    first = before[TODAY, "douro"]
    assert deals(app)[TODAY, "douro"] == replace(first, table=table(app).id)
    play_on(app)
    assert deals(app)[TODAY, "douro"].points == first.points


def table_id(found: kept.Deals) -> str:
    (deal,) = found.values()
    return deal.table


def test_a_deal_whose_game_was_deleted_before_its_end_begins_anew() -> None:
    app = begun(lobby())
    name = table(app).id
    app.do("lobby")
    app.do("delete", name)
    assert table(begun(app)).id != name


def test_the_result_can_be_copied_and_sent_with_the_link_to_the_deal() -> None:
    app = begun(lobby())
    play_on(app)
    app.do("copy_day")
    line, link = app.copied[-1].splitlines()
    assert "day.line" in line
    assert link == f"https://example.org/ribeira/#day=douro.{TODAY.isoformat()}"
    app.do("send_day")
    (sent,) = app.done(Share)
    assert (sent.text, sent.address) == (line, link)
    assert 'id="result-picture"' in app.markup
    assert "day.title" in app.markup.partition('id="result-picture"')[2]


# Clocks and other days


def test_a_game_belongs_to_the_day_on_which_it_was_begun() -> None:
    """Midnight comes, and even some days more."""
    app = begun(lobby())
    app.time += 3 * DAY
    play_on(app)
    assert list(deals(app)) == [(TODAY, "douro")]
    assert not deals(app)[TODAY, "douro"].late
    app.do("lobby")
    assert "day.new" in app.controls.text
    begun(app)
    assert set(deals(app)) == {(TODAY, "douro"), (TODAY.replace(day=23), "douro")}


def test_earlier_days_can_be_played_and_count_for_nothing() -> None:
    app = lobby()
    app.do("days")
    app.do("days", "2026-11-18")
    app.do("day", "douro 2026-11-18")
    play_on(app)
    assert deals(app)[TODAY.replace(day=18), "douro"].late
    assert "day.late" in app.controls.text
    assert "day.row" not in app.controls.text


@pytest.mark.parametrize(
    "which", ["douro 2026-11-21", "douro 1999-01-01", "douro x", "chess", "", "douro 2026-02-30"]
)
def test_no_other_deal_is_begun(which: str) -> None:
    app = lobby()
    app.heard("do", "day", which)
    assert app.model.name_of_screen == "lobby"
    assert "day.not_there" in app.controls.text
    assert not deals(app)


def test_a_clock_that_goes_back_loses_nothing() -> None:
    app = begun(lobby())
    play_on(app)
    app.do("lobby")
    app.time -= DAY
    app.do("days")
    assert "on-2026-11-20" in app.markup
    app.do("close")
    play_on(begun(app))
    assert set(deals(app)) == {(TODAY, "douro"), (TODAY.replace(day=19), "douro")}
    assert "day.row" in app.controls.text
    app.do("copy_day")
    assert "day.row" in app.copied[-1]


@pytest.mark.parametrize("time", [-(10**15), 0, 10**17])
def test_a_clock_that_is_wrong_shows_a_day_all_the_same(time: int) -> None:
    app = App(time=time)
    app.do("days")
    assert app.model.dialog
    app.do("close")
    begun(app)
    assert table(app).fixed


# Links


def test_a_link_to_a_deal_leads_to_the_calendar() -> None:
    app = lobby(fragment="day=castelos.2026-11-18")
    assert app.model.dialog
    assert app.model.dialog.page == "2026-11-18"
    app.do("day", "castelos 2026-11-18")
    assert table(app).match.setup.game == "castelos"


@pytest.mark.parametrize(
    "fragment", ["day=douro.2026-11-21", "day=chess.2026-11-18", "day=douro.2026-02-30"]
)
def test_a_link_to_no_deal_is_refused_in_words(fragment: str) -> None:
    app = lobby(fragment=fragment)
    assert "day.not_there" in app.controls.text
    assert app.model.arrival is None


@pytest.mark.parametrize("fragment", ["day=", "day=douro", f"day=douro.{HOSTILE}"])
def test_what_only_begins_like_such_a_link_is_refused_as_a_link(fragment: str) -> None:
    app = lobby(fragment=fragment)
    assert app.model.arrival
    assert app.model.arrival.error


# What is kept


deal = st.builds(
    Deal,
    st.text("0123456789abcdef", min_size=8, max_size=8),
    st.booleans(),
    st.integers(0, 5),
    st.none() | st.integers(-100, 100),
)


@given(st.dictionaries(st.tuples(st.dates(), st.sampled_from(GAMES)), deal, max_size=9))
def test_what_is_kept_is_read_again(found: kept.Deals) -> None:
    assert kept.read(kept.write(found)) == found


def test_the_oldest_are_forgotten() -> None:
    many = {(date.fromordinal(700_000 + n), "douro"): Deal("0" * 8) for n in range(kept.MOST + 5)}
    left = kept.read(kept.write(many))
    assert len(left) == kept.MOST
    assert min(left) == (date.fromordinal(700_005), "douro")


@pytest.mark.parametrize(
    "fields",
    [
        {"table": "x"},
        {"table": "../../etc"},
        {"table": "0" * 8, "place": True},
        {"table": "0" * 8, "place": -1},
        {"table": "0" * 8, "place": 10**9},
        {"table": "0" * 8, "points": 1.5},
        {"table": "0" * 8, "points": 10**30},
        {"table": "0" * 8, "late": 1},
        {"table": "0" * 8, "more": 1},
        [],
        None,
    ],
)
def test_what_is_no_deal_is_left_out_and_set_aside(fields: object) -> None:
    sound = {"table": "12345678", "place": 1}
    days = {"2026-11-19": {"douro": fields, "castelos": sound}}
    text = json.dumps({"format": 1, "days": days})
    app = lobby(Texts(**{DAYS: text}))
    assert set(deals(app)) == {(date(2026, 11, 19), "castelos")}
    assert text in app.storage.texts.values()
    assert app.model.stored.set_aside()
    begun(app)
    assert text in app.storage.texts.values()


def test_deals_of_a_newer_page_are_set_aside() -> None:
    text = json.dumps({"format": 2, "days": {}})
    app = lobby(Texts(**{DAYS: text}))
    assert text in app.storage.texts.values()
    assert app.model.stored.set_aside()


def test_a_file_says_that_its_bots_are_fixed() -> None:
    app = begun(lobby())
    (name,) = (key.removeprefix(GAME) for key in app.storage.texts if key.startswith(GAME))
    app.do("lobby")
    app.do("export", name)
    (_, file), *_ = app.files
    other = lobby()
    other.heard("do", "take_in", file)
    other.do("open", other.model.stored.games()[0].id)
    assert table(other).fixed
    assert '"fixed"' in file
