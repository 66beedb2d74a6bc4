"""Who sits where: names and faces, the table of last time, and a game begun with one touch."""

from __future__ import annotations

import json

import pytest

from ribeira.app.seats import last
from ribeira.app.seats.cast import faces_of
from ribeira.app.seats.players import Player
from ribeira.app.storage import LASTS
from ribeira.app.tables import AWAY, read_file, write_file
from ribeira.bots.levels import LEVELS
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES

from ..fakes import App, Texts, table

GAMES = registry.game_ids()


def players(*bots: str, face: str = "") -> tuple[Player, ...]:
    looks = zip(COLOURS, SHAPES, bots, strict=False)
    return tuple(Player(f"N{n}", *look, face) for n, look in enumerate(looks))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["", "random", *LEVELS])
def test_no_two_at_a_table_look_alike(game: str, bot: str) -> None:
    faces = faces_of(game, players(*(bot,) * 5))
    assert None not in faces
    assert len(set(faces)) == 5


def test_of_two_who_ask_for_a_face_the_first_has_it() -> None:
    alone = faces_of("douro", players("", face="p3"))
    both = faces_of("douro", players("", "", face="p3"))
    assert both[0] == alone[0] != both[1]


def test_an_old_bot_has_the_face_of_its_name() -> None:
    looks = zip(COLOURS, SHAPES, strict=True)
    named = [
        Player(name, *look, "good")
        for name, look in zip(("X", "Mestre Anselmo"), looks, strict=False)
    ]
    cast = registry.load("douro").bots.CHARACTERS["good"]
    assert faces_of("douro", tuple(named))[1] == cast[0].face


@pytest.mark.parametrize("game", GAMES)
def test_one_touch_begins_a_game_against_easy_opponents(game: str) -> None:
    app = App()
    app.do("play_now", game)
    seated = table(app).players[: table(app).match.setup.seats]
    assert [player.bot for player in seated] == ["", "easy", "easy"]
    names = {one.name for one in registry.load(game).bots.CHARACTERS["easy"]}
    assert {player.name for player in seated[1:]} <= names
    assert app.model.dialog is None
    first = registry.meta(game).first
    assert first is None or first in table(app).match.setup.options


def test_the_table_of_last_time_comes_again_with_another_deal() -> None:
    app = App()
    app.do("new", "douro")
    app.do("choose", "seats=2")
    app.do("choose", "chosen=1")
    app.do("choose", "bot:1=strong")
    app.do("choose", "face:1=teodoro")
    app.set("draft.name:0", "Rita")
    app.do("start")
    before = table(app)
    app.do("lobby")
    app.luck = 5
    app.do("play_now", "douro")
    assert table(app).looks == before.looks
    assert table(app).match.setup.seed != before.match.setup.seed


def test_a_bot_that_takes_a_face_gives_its_own() -> None:
    app = App()
    app.do("new", "douro")
    app.do("choose", "chosen=1")
    app.do("choose", "face:1=tome")
    assert app.model.draft
    assert [player.face for player in app.model.draft.players[1:]] == ["tome", "rosalina"]
    assert [player.name for player in app.model.draft.players[1:]] == ["Tomé", "Rosalina"]


def test_a_game_by_link_begins_with_its_link() -> None:
    app = App()
    app.do("new", "douro")
    app.do("choose", "where=link")
    app.do("start")
    assert [player.bot for player in table(app).players[:3]] == ["", AWAY, "easy"]
    assert app.model.dialog
    assert app.model.dialog.name == "share"


def test_a_face_is_kept_in_the_file_and_nothing_is_said_without_one() -> None:
    app = App()
    app.do("play_now", "douro")
    text = write_file(table(app))
    assert read_file("x", text).looks == table(app).looks
    fields = json.loads(text)
    assert fields["players"][1]["face"] == "rosalina"
    for player in fields["players"]:
        del player["face"]
    bare = read_file("x", json.dumps(fields))
    assert "face" not in json.loads(write_file(bare))["players"][0]
    assert bare.looks[1] == table(app).looks[1]


NONSENSE = (
    "",
    "[]",
    "{",
    '{"douro": 5}',
    '{"douro": {"players": 5, "options": {}}}',
    '{"douro": {"players": [], "options": {}}}',
    '{"douro": {"players": [{}], "options": {}}}',
    '{"douro": {"players": [[]], "options": []}}',
    '{"chess": {"players": [], "options": {}}}',
)


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_about_the_last_table_is_as_if_there_was_none(text: str) -> None:
    assert last.read(text) == {}
    app = App(Texts(**{LASTS: text}))
    app.do("play_now", "douro")
    assert table(app).match.setup.seats == 3


def test_what_is_written_of_the_last_table_is_read() -> None:
    some = {"douro": last.Last(players("", "easy"), (("O-1", "tie"),))}
    assert last.read(last.write(some)) == some
    odd = last.write({"douro": last.Last(players("", "easy"), (("O-1", "x"), ("y", "z")))})
    assert last.read(odd)["douro"].options == ()
    twice = players("", "easy")
    same = last.write({"douro": last.Last((twice[0], twice[0]))})
    assert last.read(same) == {}
