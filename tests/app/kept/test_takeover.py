"""Keys of former versions are taken over, once and safely; copies on one host share nothing."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from ribeira.app.kept.places import Place
from ribeira.app.kept.takeover import take_over
from ribeira.app.storage import GAME, OPEN, SETTINGS, StorageError

from ..fakes import App, Texts, opened, table

HERE, THERE = "ribeira/here/", "ribeira/there/"


def old_texts() -> dict[str, str]:
    """As format 2 had them, under keys without a folder."""
    app = opened("douro", "", "easy", "easy")
    app.think()
    app.set("settings.theme", "dark")
    texts = dict(app.storage.texts)
    for key in texts:
        if key.startswith(GAME):
            two = json.loads(texts[key]) | {"format": 2, "thumb": "x" * 9000}
            texts[key] = json.dumps(two)
    return texts


class Small(Texts):
    """A storage with room for so many characters."""

    def __init__(self, room: int, **texts: str) -> None:
        super().__init__(**texts)
        self.room = room

    def write(self, key: str, text: str) -> None:
        others = sum(len(k) + len(t) for k, t in self.texts.items() if k != key)
        if others + len(key) + len(text) > self.room:
            raise StorageError("full")
        super().write(key, text)


class Dying(Texts):
    """The page is closed before the change with that number."""

    def __init__(self, left: int, **texts: str) -> None:
        super().__init__(**texts)
        self.left = left

    def write(self, key: str, text: str) -> None:
        self._count()
        super().write(key, text)

    def remove(self, key: str) -> None:
        self._count()
        super().remove(key)

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt


def size(texts: dict[str, str]) -> int:
    return sum(len(key) + len(text) for key, text in texts.items())


def test_old_keys_come_under_the_folder() -> None:
    storage = Texts(**old_texts())
    app = App(storage, place=HERE)
    assert app.model.name_of_screen == "table"
    assert app.model.settings.theme == "dark"
    assert all(key.startswith(HERE) for key in storage.texts)
    assert "thumb" not in "".join(storage.texts.values())
    again = App(storage, place=HERE)
    assert table(again).match == table(app).match


def test_two_copies_on_a_host_share_nothing() -> None:
    storage = Texts()
    here = App(storage, place=HERE)
    here.start()
    there = App(storage, place=THERE)
    assert there.model.name_of_screen == "lobby"
    assert there.model.stored.games() == ()
    deeper = App(storage, place="ribeira/")
    assert deeper.model.stored.games() == ()
    there.set("settings.theme", "dark")
    assert App(storage, place=HERE).model.settings.theme == "system"


def test_the_first_copy_takes_them_and_the_second_takes_nothing_away() -> None:
    storage = Texts(**old_texts())
    here = App(storage, place=HERE)
    there = App(storage, place=THERE)
    assert there.model.stored.games() == ()
    assert table(App(storage, place=HERE)).match == table(here).match


@pytest.mark.parametrize("fatal", range(8))
def test_a_page_closed_in_the_middle_loses_nothing(fatal: int) -> None:
    texts = old_texts()
    storage = Dying(fatal, **texts)
    with suppress(KeyboardInterrupt):
        take_over(storage, Place(HERE))
    again = App(Texts(**storage.texts), place=HERE)
    (game,) = again.model.stored.games()
    assert game.error is None
    assert again.model.settings.theme == "dark"
    assert table(again).match == table(App(Texts(**texts))).match


def test_a_second_tab_that_does_the_same_changes_nothing() -> None:
    texts = old_texts()
    storage = Texts(**texts)
    first = App(storage, place=HERE)
    first.click(first.controls.actions[0])
    first.think()
    late = Texts()
    late.texts = storage.texts
    second = App(late, place=HERE)
    assert table(second).match.past == table(first).match.past
    assert len(second.model.stored.games()) == 1


def test_a_game_played_on_by_a_former_version_stays_beside_ours() -> None:
    texts = old_texts()
    storage = Texts(**texts)
    first = App(storage, place=HERE)
    first.click(first.controls.actions[0])
    first.think()
    storage.texts |= texts  # as a tab that still has the former version would
    second = App(storage, place=HERE)
    assert len(second.model.stored.games()) == 2
    assert second.model.settings.theme == "dark"
    assert not any(key.startswith("ribeira.") for key in storage.texts)
    assert len(App(storage, place=HERE).model.stored.games()) == 2


def test_a_full_storage_is_taken_over_too() -> None:
    texts = old_texts()
    storage = Small(size(texts), **texts)
    app = App(storage, place=HERE)
    assert all(key.startswith(HERE) for key in storage.texts)
    assert table(app).match == table(App(Texts(**texts))).match
    assert app.model.unkept == ()


def test_what_finds_no_room_stays_where_it_was_and_is_known() -> None:
    texts = old_texts() | {GAME + "odd": "unreadable" * 50}
    storage = Small(size(texts), **texts)
    storage.room = size(texts) - 9000  # what was taken over is shorter; this one finds no room
    storage.texts[GAME + "odd"] += "x" * 9000
    app = App(storage, place=HERE)
    assert GAME + "odd" in storage.texts
    assert len(app.model.stored.games()) == 2
    app.do("lobby")
    app.do("delete", "odd")
    assert GAME + "odd" not in storage.texts
    assert len(App(storage, place=HERE).model.stored.games()) == 1


def test_a_page_in_a_file_keeps_its_keys() -> None:
    app = App()
    app.start()
    assert {SETTINGS, OPEN} <= set(app.storage.texts)


@pytest.mark.parametrize("key", ["ribeira/here/game.a/b", "ribeira/hereabouts/game.x", "other"])
def test_keys_of_others_are_let_be(key: str) -> None:
    storage = Texts(**{key: "theirs"})
    assert App(storage, place=HERE).model.stored.games() == ()
    assert storage.texts[key] == "theirs"
