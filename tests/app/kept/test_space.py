"""How many finished games a browser's storage has room for."""

from __future__ import annotations

import json

import pytest

from ribeira.app import stored_games as stored
from ribeira.app.model import LISTED
from ribeira.app.storage import GAME
from tests.records.samples import FOLDER, STORED

from ..fakes import App, Texts

ROOM = 5_200_000
"""Characters that browsers keep for one host."""

WANTED = 2000


def finished(format_: int) -> list[str]:
    paths = sorted(FOLDER.glob(f"*-format{format_}-*-finished{STORED}"))
    return [path.read_text(encoding="utf-8").strip() for path in paths]


def several(count: int) -> dict[str, str]:
    """So many games, of all kinds that there are samples of in turn; each another one."""
    texts = finished(stored.FORMAT)
    return {
        f"{GAME}{number:08x}": stored.rename(texts[number % len(texts)], str(number))
        for number in range(count)
    }


def test_two_thousand_finished_games_have_room() -> None:
    texts = several(WANTED)
    assert sum(len(key) + len(text) for key, text in texts.items()) + 64 * WANTED <= ROOM


def test_as_they_were_stored_before_they_had_none() -> None:
    before = finished(2)
    assert ROOM / (sum(map(len, before)) / len(before)) < WANTED / 4


@pytest.mark.parametrize("count", [3 * LISTED])
def test_the_lobby_lists_the_newest_and_more_when_asked(count: int) -> None:
    app = App(Texts(**several(count)))
    assert app.markup.count('class="saved-picture"') == LISTED
    app.do("list_more")
    assert app.markup.count('class="saved-picture"') == 2 * LISTED
    app.do("list_more")
    assert ("list_more", "") not in app.controls.commands


def test_pictures_are_drawn_one_after_the_other_and_once() -> None:
    app = App(Texts(**several(5)))
    assert len(app.pictures) == 1
    app.draw_pictures()
    drawn = [sketch.picture for sketch in app.model.sketches.values()]
    assert len(drawn) == 5
    assert all(
        picture and picture.startswith("<svg") and picture in app.markup for picture in drawn
    )
    app.do("settings")
    app.do("close")
    assert not app.pictures


def test_all_games_go_out_in_one_file_without_being_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = App(Texts(**several(20)))
    monkeypatch.setattr("ribeira.codec.textfile.read", None)
    app.do("export_all")
    assert len(json.loads(app.files[0][1])["games"]) == 20
