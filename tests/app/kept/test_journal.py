"""Storage and journal together: a killed browser loses at most the last action of one game."""

from __future__ import annotations

import json
from random import Random

import pytest

from ribeira.app import stored_games as stored
from ribeira.app.kept.journal import DAY
from ribeira.app.kept.packed import MOST, pack, unpack
from ribeira.app.storage import GAME, OPEN

from ..fakes import App, Notes, Texts, opened, table


def played(times: int = 3) -> App:
    app = opened("douro", "", "easy", "easy")
    app.think()
    for _ in range(times):
        app.time += 1000
        app.click(app.controls.actions[0])
        app.think()
    return app


def test_a_game_that_never_came_to_the_disk_is_found_in_the_journal() -> None:
    app = played()
    again = App(Texts(), journal=app.journal)
    (game,) = again.model.stored.games()
    assert again.model.stored.load(game.id).match.past == table(app).match.past
    assert again.storage.texts == {
        k: v for k, v in app.storage.texts.items() if k == GAME + game.id
    }


@pytest.mark.parametrize("seed", range(20))
def test_whatever_each_of_them_has_lost_the_later_one_counts(seed: int) -> None:
    """Each holds the game as it was after some action, or not at all."""
    luck, app = Random(seed), opened("douro", "", "easy", "easy")
    texts, notes = [{}], [{}]
    for _ in range(6):
        app.time += luck.choice((0, 0, 1, 1000, -5000))  # clocks are put back, too
        if app.asked:
            app.think_once()
        else:
            app.click(app.controls.actions[0])
        texts.append(dict(app.storage.texts))
        notes.append(dict(app.journal.texts))
    at, noted = luck.randrange(7), luck.randrange(7)
    again = App(Texts(**texts[at]), journal=Notes(**notes[noted]))
    if max(at, noted) == 0:
        assert again.model.stored.games() == ()
        return
    (game,) = again.model.stored.games()
    later = json.loads(texts[max(at, noted)][GAME + game.id])["file"]
    assert json.loads(again.storage.texts[GAME + game.id])["file"] == later


def test_the_later_text_of_two_counts_even_with_a_clock_that_was_put_back() -> None:
    app = played(1)
    name = table(app).id
    before = app.model.stored.summary(name).when
    app.time = 5
    app.click(app.controls.actions[0])
    app.think()
    assert app.model.stored.summary(name).when > before


def test_a_journal_that_answers_late_puts_the_game_right() -> None:
    app = played()
    name = GAME + table(app).id
    before = {name: json.dumps({**json.loads(app.storage.texts[name]), "when": 1})}
    again = App(Texts(**before))
    again.send(*again.keeper.hear_late(app.journal.texts))
    assert again.storage.texts[name] == again.model.stored.texts[name] == app.storage.texts[name]


def test_a_game_that_was_played_on_before_the_journal_answered_is_kept_beside() -> None:
    app = played(1)
    storage = Texts(**app.storage.texts)
    app.time += 1000
    app.click(app.controls.actions[0])
    app.think()
    again = App(storage)
    again.time = app.time + 1000
    again.click(again.controls.actions[-1])
    again.think()
    ours = dict(again.storage.texts)
    again.send(*again.keeper.hear_late(app.journal.texts))
    assert again.storage.texts.items() >= ours.items()
    again.do("lobby")
    loaded = {again.model.stored.load(game.id).match.past for game in again.model.stored.games()}
    assert table(app).match.past in loaded
    assert len(loaded) == 2


def test_a_game_that_was_deleted_before_the_journal_answered_stays_away() -> None:
    app = played()
    name = table(app).id
    again = App(
        Texts(**{GAME + name: app.storage.texts[GAME + name].replace('"when": 1', '"when": 0')})
    )
    again.do("delete", name)
    assert again.keeper.hear_late(app.journal.texts) == ()


def test_a_deleted_game_does_not_come_back() -> None:
    app = played()
    app.do("lobby")
    (game,) = app.model.stored.games()
    app.do("delete", game.id)
    assert App(app.storage, journal=app.journal).model.stored.games() == ()
    app.do("undelete")
    assert GAME + game.id in app.journal.texts


def test_the_journal_keeps_a_game_that_storage_has_no_room_for() -> None:
    app = played(1)
    app.storage.error = "full"
    app.click(app.controls.actions[0])
    app.think()
    again = App(Texts(**app.storage.texts), journal=app.journal)
    assert table(again).match.past == table(app).match.past


def test_another_tabs_game_is_not_written_over_in_the_journal_either() -> None:
    first = App()
    first.start()
    second = App(first.storage.beside(), journal=first.journal)
    first.click(first.controls.actions[0])
    first.think()
    before = dict(first.journal.texts)
    second.click(second.controls.actions[-1])
    second.think()
    assert first.journal.texts == before


def test_after_a_day_storage_alone_is_enough() -> None:
    app = played()
    name = GAME + table(app).id
    App(app.storage, journal=app.journal)
    assert name in app.journal.texts
    texts, _ = app.keeper.begin(app.journal.texts, app.time + 2 * DAY)
    assert name in texts
    assert name not in app.journal.texts


def test_what_only_the_journal_knows_is_never_dropped() -> None:
    app = played()
    name = GAME + table(app).id
    app.storage.texts.clear()
    app.storage.error = "full"
    texts, _ = app.keeper.begin(app.journal.texts, app.time + 9 * DAY)
    assert name in texts
    assert name in app.journal.texts


@pytest.mark.parametrize("entry", ["", "x", "AAAA", pack("{"), pack("[" * 9999), pack("9" * 99)])
@pytest.mark.parametrize("name", [GAME + "x", OPEN, "", "\ud800"])
def test_garbage_in_the_journal_changes_nothing(name: str, entry: str) -> None:
    app = played(1)
    sound = dict(app.storage.texts)
    again = App(Texts(**sound), journal=Notes(**{name: entry}))
    assert again.storage.texts == sound
    assert again.journal.texts == {}


@pytest.mark.parametrize("text", ["", "é\ud800", "x" * 100_000])
def test_what_is_packed_is_unpacked(text: str) -> None:
    assert unpack(pack(text)) == text


def test_a_short_text_that_would_unpack_to_gigabytes_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        unpack(pack("x" * (MOST + 1)))


@pytest.mark.parametrize("end", [1, 5, -1])
def test_a_cut_text_is_refused(end: int) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - base64 has its own
        unpack(pack("some text")[:end])


def test_a_stored_game_says_its_format_first() -> None:
    assert stored.write(table(played(1)), 7).startswith(stored.BEGINS)
