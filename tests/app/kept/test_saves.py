"""Stored games: their list, their names, copies and files, in every format there ever was."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ribeira.app import settings as settings_text
from ribeira.app import stored_games as stored
from ribeira.app.draft import new_draft, seat_players
from ribeira.app.effects import AskToKeep
from ribeira.app.storage import GAME, SETTINGS
from ribeira.codec import textfile
from ribeira.core.match import Match, start
from ribeira.core.meta import make_setup
from ribeira.games import registry

from ..fakes import ENGLISH, App, Texts, table

SAMPLES = Path(__file__).parent / "samples"
SAVES = sorted(SAMPLES.glob("save*.json"))
SETTINGS_SAMPLES = sorted(SAMPLES.glob("settings*.json"))


def with_games(count: int = 2) -> App:
    app = App()
    for seed in range(count):
        app.start(seed=str(seed))
        app.do("lobby")
    return app


def listed(app: App) -> list[stored.Saved]:
    return list(app.model.stored.games())


# The list


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_game_is_listed_with_what_distinguishes_it(game: str) -> None:
    dealt = seat_players(new_draft(game, ENGLISH.say, 7), ENGLISH.say, "x")
    saved = stored.summary("x", stored.write(dealt, 5))
    assert (saved.game, saved.when, saved.over, saved.error) == (game, 5, False, None)
    assert saved.names == dealt.names
    assert saved.turn == tuple(dealt.names[seat] for seat in dealt.acting)


def test_a_name_is_text_and_never_markup() -> None:
    app = with_games(1)
    (game,) = listed(app)
    app.do("ask_name", game.id)
    app.heard("do", "rename", " <b>Ours\n</b>" + 100 * "x")
    (game,) = listed(app)
    assert game.title == ("<b>Ours</b>" + 100 * "x")[:60]
    assert "&lt;b&gt;Ours" in app.markup
    app.do("open", game.id)
    assert table(app).title == game.title


def test_a_copy_is_another_game() -> None:
    app = with_games(1)
    (old,) = listed(app)
    app.do("duplicate", old.id)
    (copy,) = (game for game in listed(app) if game.id != old.id)
    assert "lobby.copy_of" in copy.title
    app.do("open", copy.id)
    app.click(app.controls.actions[0])
    app.do("lobby")
    app.do("open", old.id)
    assert table(app).match.at < len(app.model.stored.load(copy.id).match.steps)


def test_the_browser_is_asked_to_keep_games_once_there_are_any() -> None:
    app = App()
    app.start()
    assert not app.done(AskToKeep)
    app.promises = True
    assert "keeping.promised" not in app.controls.text
    app.do("lobby")
    assert app.done(AskToKeep) == [AskToKeep(ask=True)]
    assert "keeping.promised" in app.controls.text


# Formats


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_old_saves_open_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    app = App(Texts(**{GAME + "old": text}))
    (game,) = listed(app)
    assert game.error is None
    app.do("open", "old")
    assert table(app).match.at == 9
    assert table(app).names == ("Ana", "Bruno", "Clara")
    assert stored.read("old", stored.write(table(app), 1)) == table(app)


@pytest.mark.parametrize("path", SETTINGS_SAMPLES, ids=lambda path: path.stem)
def test_old_settings_hold_for_ever(path: Path) -> None:
    app = App(Texts(**{SETTINGS: path.read_text(encoding="utf-8")}))
    settings = app.model.settings
    assert (settings.theme, settings.pace, settings.confirm) == ("dark", "brisk", False)
    assert app.model.error is None


def test_there_is_a_sample_of_every_format() -> None:
    numbers = [int(path.stem.removeprefix("save")) for path in SAVES]
    assert numbers == list(range(1, stored.FORMAT + 1))
    numbers = [int(path.stem.removeprefix("settings")) for path in SETTINGS_SAMPLES]
    assert numbers == list(range(1, settings_text.FORMAT + 1))


def test_a_save_of_a_newer_version_is_reported_left_alone_and_offered_as_a_file() -> None:
    text = json.dumps({"format": stored.FORMAT + 1, "unheard": "of"})
    app = App(Texts(**{GAME + "newer": text}))
    assert "storage.newer" in app.controls.text
    app.do("export", "newer")
    assert app.files == [("newer.ribeira.json", text)]
    app.heard("do", "open", "newer")
    assert app.model.name_of_screen == "lobby"
    for command in ("duplicate", "ask_name"):
        app.heard("do", command, "newer")
    assert app.storage.texts == {GAME + "newer": text}


def test_settings_of_a_newer_version_are_kept_aside() -> None:
    text = json.dumps({"format": settings_text.FORMAT + 1, "theme": "dark", "pace": "warp"})
    storage = Texts(**{SETTINGS: text})
    app = App(storage)
    assert (app.model.settings.theme, app.model.settings.pace) == ("dark", "calm")
    assert "storage.settings_newer" in app.controls.text
    assert text in [kept for key, kept in storage.texts.items() if key != SETTINGS]


# Kills: a page that dies between any two writes


class Killed(BaseException):
    """The page is closed in the middle of something."""


class MortalStorage(Texts):
    """Dies before, or just after, the write with that number."""

    def __init__(self, texts: dict[str, str], fatal: int, after: bool) -> None:
        super().__init__(**texts)
        self.left, self.after = fatal, after

    def write(self, key: str, text: str) -> None:
        self.left -= 1
        if self.left < 0 and not self.after:
            raise Killed
        super().write(key, text)
        if self.left < 0:
            raise Killed


def play_until_killed(storage: Texts) -> Match | None:
    """The match as it was before the last click that anybody saw."""
    played = None
    with suppress(Killed):
        app = App(storage)
        app.start(seats=3, people=(0,))
        while True:
            played = table(app).match
            app.click(app.controls.actions[0])
            app.think()
    return played


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("fatal", range(30))
def test_a_page_killed_at_any_write_leaves_the_game_before_or_after_an_action(
    fatal: int, after: bool
) -> None:
    storage = MortalStorage({}, fatal, after)
    played = play_until_killed(storage)
    again = App(Texts(**storage.texts))
    games = listed(again)
    assert all(game.error is None for game in games)
    if played is not None:
        again.heard("do", "open", games[0].id)
        past = table(again).match.past
        assert past[: played.at] == played.past
        assert len(past) - played.at <= 3


# Files


def test_all_games_travel_in_one_file() -> None:
    app = with_games(3)
    app.do("export_all")
    ((name, text),) = app.files
    assert name.endswith(".ribeira.json")
    other = App()
    other.do("import")
    other.heard("do", "take_in", text)
    assert "files.taken" in other.controls.text
    ours, theirs = ({g.id: app.model.stored.load(g.id) for g in listed(a)} for a in (app, app))
    assert len(listed(other)) == 3
    assert {t.match for t in ours.values()} == {
        other.model.stored.load(game.id).match for game in listed(other)
    }
    assert ours == theirs


def test_of_many_games_the_sound_ones_are_taken_and_the_others_named() -> None:
    app = with_games(2)
    app.do("export_all")
    text = app.files[0][1].replace('"seed": 1', '"seed": 2')
    other = App()
    other.do("import")
    other.heard("do", "take_in", text)
    assert len(listed(other)) == 1
    assert "files.refused" in other.controls.text
    assert "files.taken" in other.controls.text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "codec.error.not_json"),
        ("[" * 9000, "codec.error.not_json"),
        ("{}", "codec.error.field"),
        ('{"format": 7, "games": []}', "codec.error.format"),
        ('{"format": 7}', "codec.error.format"),
        ('{"games": {}}', "codec.error.field"),
        ('{"format": 1, "games": [{"format": 1, "game": "chess"}]}', "codec.error.game"),
        (" " * (1 << 24), "codec.error.too_large"),
    ],
)
@pytest.mark.parametrize("dialog", [False, True], ids=["dropped", "pasted"])
def test_what_cannot_be_taken_in_is_refused_with_its_sentence(
    text: str, sentence: str, dialog: bool
) -> None:
    app = App()
    if dialog:
        app.do("import")
    app.heard("do", "take_in", text)
    assert sentence in app.controls.text
    assert listed(app) == []


def test_a_file_without_players_can_be_played_on() -> None:
    setup = make_setup(registry.meta("douro"), 2, 7)
    match = start(registry.rules("douro"), setup)
    app = App()
    app.heard("do", "take_in", textfile.write(textfile.Saved(match)))
    (game,) = listed(app)
    app.do("open", game.id)
    assert [player.bot for player in table(app).players] == ["", "", "phantom"]
    app.do("lift")
    assert app.controls.actions


def test_a_title_travels_with_its_game() -> None:
    app = with_games(1)
    (game,) = listed(app)
    app.do("ask_name", game.id)
    app.heard("do", "rename", "Sunday")
    app.do("export", game.id)
    ((name, text),) = app.files
    assert name.startswith("Sunday-")
    other = App()
    other.heard("do", "take_in", text)
    ours, theirs = app.model.stored.load(game.id), other.model.stored.load(listed(other)[0].id)
    assert replace(ours, id="") == replace(theirs, id="")
