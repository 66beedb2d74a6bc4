"""Names that anybody may have written: shown, told apart, and kept from turning the text around."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.app.storage import GAME
from ribeira.app.tables import NAME_LENGTH, Player, read_file, sit_apart, write_file
from ribeira.core.values import Message
from ribeira.i18n.catalogue import Catalogue
from ribeira.kit.names import END, ISOLATE, SHOWN, clean, clean_title, isolated, tell_apart
from ribeira.views import regions
from ribeira.views.title import title_of

from .. import scenes
from ..controls import sent_by
from ..fakes import ENGLISH, App, playing, table
from ..scenes import SCENES
from .test_links import link_of, opened

HEBREW = "דנה"
UNSEEN = (
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
    "\u200b\ufeff\u00ad\u2060\x00\x1b\u3164\u2800"
)
SIGNS = st.characters(codec=None) | st.sampled_from(UNSEEN + "\u200d\ufe0f ́aA")
OPENED = {(name, "") for name in ("log", "text", "share", "menu", "unkept", "devices", "about")}
TEXTS = st.text(SIGNS, max_size=40)


@pytest.mark.parametrize("sign", UNSEEN)
def test_what_cannot_be_seen_is_shown(sign: str) -> None:
    assert clean(f"A{sign}b", NAME_LENGTH) == f"A{SHOWN}b"


@pytest.mark.parametrize("name", ["❤️ Ana", "👩‍👩‍👧", "علی‌رضا", "श्रीमान्‌", "Zoé", "Łukasz"])
def test_names_of_any_writing_stay_as_they_are(name: str) -> None:
    assert clean(name, NAME_LENGTH) == name


@given(TEXTS)
def test_a_cleaned_name_is_clean(name: str) -> None:
    once = clean(name, NAME_LENGTH)
    assert clean(once, NAME_LENGTH) == once
    assert len(once) <= NAME_LENGTH
    assert not set(once) & set(UNSEEN)
    title = clean_title(name, 60)
    assert clean_title(title, 60) == title
    assert title.isprintable()


@pytest.mark.parametrize("other", ["ana", "ÁNA", "Ａｎａ", "A n a", "Ana\u0301", "ᴬna"])
def test_names_that_look_alike_are_told_apart(other: str) -> None:
    first, second = tell_apart(("Ana", other), NAME_LENGTH)
    assert (first, second) == ("Ana", f"{other} (2)")


@given(st.lists(TEXTS, max_size=5))
def test_names_told_apart_stay_so(names: list[str]) -> None:
    cleaned = (clean(name, NAME_LENGTH) for name in names)
    told = tell_apart(filter(None, cleaned), NAME_LENGTH)
    assert tell_apart(told, NAME_LENGTH) == told
    assert len(set(told)) == len(told)
    assert all(len(name) <= NAME_LENGTH for name in told)
    assert tuple(clean(name, NAME_LENGTH) for name in told) == told


def test_players_are_told_apart_wherever_they_come_from() -> None:
    here = App()
    here.do("new", "douro")
    here.set("draft.seats", "2")
    for seat, name in enumerate(("Ana", "aNA")):
        here.set(f"draft.bot:{seat}", "")
        here.set(f"draft.name:{seat}", name)
    here.do("start")
    assert [player.name for player in table(here).players][:2] == ["Ana", "aNA (2)"]
    text = write_file(table(here)).replace("aNA (2)", "ÁNA")
    assert [player.name for player in read_file("x", text).players][:2] == ["Ana", "ÁNA (2)"]
    here.do("lobby")
    (key,) = (key for key in here.storage.texts if key.startswith(GAME))
    stored = json.loads(here.storage.texts[key])
    assert stored["names"][:2] == ["Ana", "aNA (2)"]


def test_a_hostile_name_from_a_link_is_shown() -> None:
    here = App()
    here.start()
    players = (Player("\u202eeht", "wine", "circle"), *table(here).players[1:])
    here.runtime.model = _with_players(here, players)
    there = opened(link_of(here))
    assert f"{SHOWN}eht" in there.markup
    assert "\u202e" not in there.markup


def _with_players(app: App, players: tuple[Player, ...]):  # type: ignore[no-untyped-def]
    from dataclasses import replace

    seated = replace(table(app), players=players)
    return replace(app.model, screen=replace(playing(app), table=seated))


def bare(markup: str) -> list[str]:
    """Where a name stands that nothing keeps to itself."""
    read = re.sub(r'<input[^>]*>| data-value="[^"]*"', "", markup)  # a field holds the name alone
    isolated_away = re.sub(f"{ISOLATE}[^{END}]*{END}", "", unescape(read))
    return re.findall(f".{{0,40}}{HEBREW}.{{0,40}}", isolated_away)


@pytest.mark.parametrize("game", ["douro", "dosrios", "castelos"])
def test_a_name_is_isolated_wherever_it_stands(game: str) -> None:
    """In sentences, drawings and their descriptions, the log, dialogs, and the table as text."""
    assert isolated(HEBREW) == f"{ISOLATE}{HEBREW}{END}"
    app = App()
    app.set("settings.pace", "instant")
    app.set("settings.confirm", "false")
    app.do("new", game)
    app.set("draft.seats", "2")
    app.set("draft.name:0", HEBREW)
    app.set("draft.name:1", f"{HEBREW} b")
    app.set("draft.bot:1", "")
    app.do("start")
    seen = 0
    for _ in range(12):
        for dialog in ("", "log", "text", "share", "menu"):
            if dialog:
                app.heard("do", dialog)
            markup = regions(app.model).whole()
            seen += markup.count(HEBREW)
            assert bare(markup) == []
            app.heard("do", "close")
        if ("lift", "") in app.controls.commands:
            app.do("lift")
        elif app.controls.actions:
            app.click(app.controls.actions[0])
        elif app.controls.clickable:
            app.pick(app.controls.clickable[0])
    assert seen > 50
    app.do("lobby")
    assert bare(app.markup) == []


def told(catalogue: Catalogue, message: Message) -> str:
    """The key with all that fills its gaps; whoever has no name is called in Hebrew."""
    if message.key.startswith("setup.name."):
        return f"{HEBREW} {message.key[-1]}"
    values = (value for _, value in message.values)
    filled = (told(catalogue, v) if isinstance(v, Message) else str(v) for v in values)
    return " ".join((message.key, *filled))


@pytest.fixture
def hebrew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All people of all scenes have names that are written from the right."""
    scenes._finished.cache_clear()
    monkeypatch.setattr(Catalogue, "_say", told)
    monkeypatch.setattr(ENGLISH, "say", partial(told, ENGLISH))
    yield
    scenes._finished.cache_clear()


@pytest.mark.usefixtures("hebrew")
@pytest.mark.parametrize("scene", SCENES)
def test_a_name_is_isolated_on_every_screen_and_all_that_opens_there(scene: str) -> None:
    app = SCENES[scene]()
    here = app.runtime.model
    markup = regions(here).whole()
    assert bare(markup) == []
    pressed = {(name, value) for kind, name, value in sent_by(markup) if kind == "do"}
    seen = markup.count(HEBREW)
    for name, value in sorted(pressed | OPENED):
        app.runtime.model = here
        app.heard("do", name, value)
        markup = regions(app.runtime.model).whole()
        seen += markup.count(HEBREW)
        assert bare(markup) == [], (name, value)
        assert bare(title_of(app.runtime.model)) == []
    assert seen or scene in ("thinking", "slow_link", "bad_link", "renewed")


def test_the_players_of_a_table_have_colours_and_shapes_of_their_own() -> None:
    players = sit_apart((Player("A", "wine", "circle"), Player("a", "river", "square")))
    assert [player.name for player in players] == ["A", "a (2)"]
