"""What comes from outside takes no longer than one lets it: slices, progress, stop, a budget."""

from __future__ import annotations

import json
from time import process_time

import pytest

from ribeira.app.effects import ReadFile, StopReading
from ribeira.app.incoming.reader import BUDGET, Reader
from ribeira.app.incoming.reading import MAX_WAITING, SHOWN
from ribeira.app.msg import FileRead, GameRead, LinkRead, ReadFar
from ribeira.app.storage import GAME
from ribeira.app.stored_games import summary
from ribeira.codec import bundle, errors
from ribeira.codec.pasted import link_in, may_be_ours

from ..fakes import App, Texts, dialog, table
from ..scenes import over, sharing_link, slow, slow_file, slow_link
from .test_links import link_of


def games_of(app: App) -> list[str]:
    return [key for key in app.storage.texts if key.startswith(GAME)]


# Patterns and caps


@pytest.mark.parametrize(
    "text",
    ["#" * (1 << 20) + " x", "#a" * (1 << 19) + " x", " " * (1 << 20) + "x y", "x" * (1 << 20)],
    ids=["signs", "links", "blanks", "letters"],
)
def test_the_look_at_a_pasted_text_takes_no_time(text: str) -> None:
    """The square of 16,000 was 4 seconds."""
    begin = process_time()
    assert not link_in(text)
    assert not may_be_ours(text)
    assert process_time() - begin < 0.5


@pytest.mark.parametrize(
    "text",
    [
        '{"games":[' + "1," * 1_000_000 + "1]}",
        '{"format":1,"games":[' + "1," * 1_000_000 + "1]}",
        '{"format":1,"games":[' + "[]," * 2_000_000 + "1]}",
        '{"format":1,"games":[' + '"",' * 2_000_000 + "1]}",
        '{"format":1,"games":' + "[" * 8_000_000,
    ],
    ids=["numbers without a format", "numbers", "lists", "texts", "brackets"],
)
def test_a_file_of_many_nothings_is_refused_as_one(text: str) -> None:
    """A million of them took 54 seconds, each with a sentence of its own."""
    app = App()
    begin = process_time()
    app.heard("do", "take_in", text)
    assert process_time() - begin < 5
    assert app.model.notice
    assert games_of(app) == []


def test_a_file_holds_so_many_games_and_no_more() -> None:
    with pytest.raises(errors.TooManyGamesError):
        bundle.texts(json.dumps({"format": 1, "games": [1] * (bundle.MAX_GAMES + 1)}))
    assert len(bundle.texts(json.dumps({"format": 1, "games": [1] * bundle.MAX_GAMES}))) > 1
    with pytest.raises(errors.TooManyGamesError):
        bundle.write(["1"] * (bundle.MAX_GAMES + 1))


def test_only_the_first_refusals_are_shown() -> None:
    app = App()
    app.do("import")
    app.heard("do", "take_in", json.dumps({"format": 1, "games": [1] * 500}))
    assert app.model.dialog
    *first, rest = app.model.dialog.refused
    assert len(first) == SHOWN
    assert (rest.key, rest.count) == ("files.more_refused", 500 - SHOWN)


# Slices


def test_a_slow_link_shows_how_far_it_is_and_asks_before_it_goes_on() -> None:
    app = slow_link()
    assert app.model.name_of_screen == "arrival"
    assert {("read_on", ""), ("decline", "")} <= set(app.controls.commands)
    far = app.model.reading
    assert far
    app.read_on()
    assert app.model.reading == far  # it waits
    app.do("read_on")
    assert app.model.reading
    assert not app.model.reading.asks
    app.slice = float("inf")
    app.read_on()
    assert app.model.reading is None
    app.do("accept")
    assert table(app).match.setup.game == "douro"


def test_a_slow_link_can_be_stopped() -> None:
    app = slow_link()
    app.do("decline")
    assert app.model.name_of_screen == "lobby"
    assert app.model.reading is None
    assert app.readers == {}
    assert len(app.done(StopReading)) == 1


def test_the_page_can_be_used_while_a_link_is_read() -> None:
    app = App()
    app.start()
    at = table(app).match.at
    slow(app, lambda app: app.heard("do", "arrive", sharing_link()))
    app.heard("do", "settings")
    assert dialog(app) == "settings"
    app.heard("do", "close")
    app.do("decline")
    app.click(app.controls.actions[0])
    assert table(app).match.at > at


def test_another_link_takes_the_place_of_the_one_that_is_read() -> None:
    app = slow_link()
    app.slice = float("inf")
    app.heard("do", "arrive", "nonsense")
    assert app.model.arrival
    assert app.model.arrival.error
    assert app.model.reading is None
    assert [stopped.run for stopped in app.done(StopReading)] == [1]


def test_what_is_said_of_a_link_that_is_gone_changes_nothing() -> None:
    app = slow_link()
    app.do("decline")
    before = app.model
    app.send(ReadFar(1), LinkRead(1), FileRead(1))
    assert (app.model.arrival, app.model.intake) == (before.arrival, before.intake)


def test_a_slow_file_is_shown_game_by_game_and_stopping_keeps_what_is_taken_in() -> None:
    app = slow_file()
    assert dialog(app) == "import"
    while not (app.model.intake and app.model.intake.taken):
        app.heard("do", "read_on")
        app.read_on()
    app.do("give_up")
    assert app.model.intake is None
    assert dialog(app) == ""
    assert app.model.notice
    assert app.model.notice.message.key == "files.stopped"
    assert len(games_of(app)) == 1
    assert app.readers == {}


def test_closing_the_dialog_stops_the_file() -> None:
    app = slow_file()
    app.do("close")
    assert app.model.intake is None
    assert app.readers == {}


def test_files_that_are_dropped_together_are_read_one_after_the_other() -> None:
    app = slow_file()
    game = over()
    game.do("lobby")
    game.do("export_all")
    for _ in range(2):
        app.heard("do", "take_in", game.files[-1][1])
    app.slice = float("inf")
    app.heard("do", "read_on")
    app.read_on()
    assert len(games_of(app)) == 5
    assert app.model.intake is None


def test_not_too_many_files_wait() -> None:
    app = slow_file()
    for _ in range(MAX_WAITING + 1):
        app.heard("do", "take_in", "{}")
    assert app.model.notice
    assert app.model.notice.message.key == "files.too_many"
    assert app.model.intake
    assert len(app.model.intake.waiting) == MAX_WAITING


def test_a_reader_stops_at_the_end_of_each_slice_and_asks_at_the_end_of_its_budget() -> None:
    clock = Clock(0.01)
    text = game_text()
    reader = Reader(ReadFile(1, text), clock)
    before = clock.time
    said = reader.work(0.1)
    assert clock.time - before < 0.2
    assert [type(one) for one in said] == [ReadFar]
    clock.pace = BUDGET
    (asked,) = reader.work(0.1)
    assert isinstance(asked, ReadFar)
    assert asked.asks
    assert reader.asks
    clock.pace = 0
    reader.go_on()
    said = reader.work(1)  # as far as the first game
    assert isinstance(said[0], GameRead)
    assert said[0].saved
    assert reader.work(1) == (FileRead(1),)
    assert reader.ended


class Clock:
    """Goes on by its pace each time that it is looked at."""

    def __init__(self, pace: float) -> None:
        self.pace, self.time = pace, 0.0

    def __call__(self) -> float:
        self.time += self.pace
        return self.time


def game_text() -> str:
    app = over()
    app.do("lobby")
    app.do("export_all")
    return str(app.files[-1][1])


# What a link keeps


def test_a_title_stays_when_the_game_goes_on_by_a_link() -> None:
    here, there = App(), App()
    here.start()
    there.heard("do", "arrive", link_of(here).partition("#")[2])
    there.do("accept")
    there.do("lobby")
    (key,) = games_of(there)
    there.do("ask_name", key.removeprefix(GAME))
    there.heard("do", "rename", "Sunday")
    here.click(here.controls.actions[0])
    here.think()
    there.heard("do", "arrive", link_of(here).partition("#")[2])
    there.do("accept")
    assert table(there).title == "Sunday"
    assert summary("x", Texts(**there.storage.texts).texts[key]).title == "Sunday"
