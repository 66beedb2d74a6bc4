"""Regions: each reads all that it shows, and only what has changed is drawn."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from ribeira.app import stored_games, streaks
from ribeira.app.model import Model
from ribeira.app.msg import (
    Act,
    CloseDialog,
    Dismiss,
    LanguageLoaded,
    Msg,
    Open,
    PictureDrawn,
    Promised,
    Rename,
    TextsChanged,
)
from ribeira.app.regions import Changes, Region
from ribeira.app.storage import GAME, OPEN, STREAKS
from ribeira.app.streaks import Streak
from ribeira.app.tables import Table
from ribeira.core.match import start
from ribeira.kit.markup import Markup
from tests.strategies import play_blindly

from . import fakes
from .fakes import App, Spelled, Texts, opened, playing, table

Drawing = tuple[Region, Markup]
MANY = 40
"""So many different drawings of each kind of region are remembered."""


class Watched(App):
    """Compares, after each message, what stays on the page with what would be drawn anew, and what
    a region draws with what it drew from equal reads before. What has not changed draws nothing."""

    def __init__(self, storage: Texts | None = None) -> None:
        self.kept: dict[str, Drawing] = {}
        self.marks: dict[str, dict[str, str | None]] = {}
        self.nothing_new = False
        self.known: dict[str, deque[Drawing]] = defaultdict(lambda: deque(maxlen=MANY))
        super().__init__(storage, words=LANGUAGES[0])

    @property
    def markup(self) -> str:
        return "".join(self.kept[region.id][1] for region in walk(fakes.regions(self.model)))

    def before_next_frame(self, draw: Callable[[], None]) -> None:
        draw()
        self.nothing_new = True
        draw()
        self.nothing_new = False

    def show(self, model: Model, changes: Changes) -> None:
        if self.nothing_new:
            assert changes == Changes((), ())
            return
        fresh = {r.id: (r, own_markup(r)) for r in walk(fakes.regions(model))}
        for name, _ in changes.drawn:
            for region in walk(fresh[name][0]):
                self.kept[region.id] = fresh[region.id]
                self.marks[region.id] = dict(region.marks)
        for name, mark, *value in changes.marked:
            self.marks[name][mark] = value[0] if value else None
        for name, (region, markup) in fresh.items():
            assert self.kept[name][1] == markup, name
            assert self.marks[name] == dict(region.marks), name
            self._compare_with_others(region, markup)

    def _compare_with_others(self, region: Region, markup: Markup) -> None:
        known = self.known[region.id]
        for other, drawn in known:
            if (ids(other), other.reads) == (ids(region), region.reads):
                assert drawn == markup, region.id
                return
        known.append((region, markup))


def walk(region: Region) -> Iterator[Region]:
    yield region
    for part in region.parts:
        yield from walk(part)


def ids(region: Region) -> list[str]:
    return [part.id for part in region.parts]


def own_markup(region: Region) -> Markup:
    """What a region draws besides its parts and its marks."""
    markup = region.draw(tuple(Markup(f"<!--{name}-->") for name in ids(region)))
    if not region.marks:
        return markup
    names = "|".join(name for name, _ in region.marks)
    opening = re.match(rf'<[^>]* id="{region.id}"[^>]*>', markup)
    assert opening, region.id
    bare = re.sub(rf' (?:{names})(?:="[^"]*")?(?=[ >])', "", opening[0])
    return Markup(bare + markup[opening.end() :])


# Random games

LANGUAGES = tuple(map(Spelled, ("en", "pt")))
LEAVING = {"lobby", "open", "again", "level", "reload", "recover", "send_game", "new", "arena"}
FIELDS = {
    "settings.pace": ("calm", "brisk", "instant", "steps"),
    "settings.confirm": ("true", "false"),
    "eyes.seat": ("", "0", "1", "2"),
    "look.at": ("0", "1", "50", "999"),
    "share.names": ("true", "false"),
    "share.what": ("whole", "bare"),
}
DIALOGS = ("log", "settings", "text", "share", "menu", "rules")
SEATS = {"douro": ("", "", "easy"), "dosrios": ("", "easy"), "castelos": ("", "easy")}


class Player:
    """Clicks at random on what is on the screen."""

    def __init__(self, app: Watched, seed: str) -> None:
        self.app, self.random = app, Random(seed)
        self.ways = [
            lambda: self.press(c for c in self.commands() if c[0] not in LEAVING),
            lambda: app.heard("do", "close"),
            lambda: app.send(LanguageLoaded(self.random.choice(LANGUAGES))),
            lambda: app.heard("news", self.random.choice(("offline", "renewed"))),
        ]

    def look_around(self) -> None:
        self.random.choice(self.ways)()

    def press(self, commands: Iterator[tuple[str, str]]) -> None:
        self.app.heard("do", *self.random.choice([*commands, ("close", "")]))

    def commands(self) -> list[tuple[str, str]]:
        button = r'<button[^>]* data-do="(\w+)"(?: data-value="([^"]*)")?'
        return re.findall(button, self.app.markup)


class TablePlayer(Player):
    """Plays a whole game, and does what can be done beside it."""

    def __init__(self, game: str) -> None:
        super().__init__(Watched(), game)
        app = self.app
        app.do("new", game)
        app.set("draft.seats", str(len(SEATS[game])))
        app.set("draft.seed", "7")
        for seat, bot in enumerate(SEATS[game]):
            app.set(f"draft.bot:{seat}", bot)
        app.do("start")
        self.ways += [
            lambda: app.heard("do", self.random.choice(("look", "undo", "redo")), "last"),
            lambda: app.heard("do", self.random.choice(DIALOGS)),
            lambda: app.heard(*self.random.choice([*self.named("ask"), ("do", "close")])),
            self.set_field,
            self.rename_players,
            self.see_another_deal,
        ]

    def play(self) -> None:
        while not playing(self.app).over:
            self.step()
        if len(table(self.app).people) == 1:
            self.ways.append(self.win_streak)
        for _ in range(100):
            self.look_around()

    def step(self) -> None:
        app, chance = self.app, self.random.random()
        if chance < 0.3:
            self.look_around()
        elif app.asked and chance < 0.6:
            app.think_once()
        elif app.later and chance < 0.6:
            app.wait_once()
        else:
            self.click()

    def click(self) -> None:
        """Something that leads on."""
        app = self.app
        leading = [c for c in self.commands() if c[0] in ("lift", "continue", "confirm", "now")]
        clicks = self.named("action") or self.named("pick")
        if leading:
            self.press(iter(leading))
        elif clicks:
            app.heard(*self.random.choice(clicks))
        elif app.asked:
            app.think_once()
        elif app.later:
            app.wait_once()

    def named(self, what: str) -> list[tuple[str, str]]:
        """The things on the screen that send this."""
        return [(what, name) for name in re.findall(rf' data-{what}="([^"]+)"', self.app.markup)]

    def set_field(self) -> None:
        field = self.random.choice(tuple(FIELDS))
        self.app.set(field, self.random.choice(FIELDS[field]))

    def rename_players(self) -> None:
        """The same game with other players."""
        here = table(self.app)
        players = tuple(replace(player, name=f"{player.name}'") for player in here.players)
        self.open("renamed", replace(here, players=players))

    def see_another_deal(self) -> None:
        """Another game of the same players with as many actions, and back."""
        here = table(self.app)
        match = start(here.match.game, replace(here.match.setup, seed=8))
        self.open("other", here.with_match(play_blindly(match, 1, here.match.at)))
        self.app.send(Open(here.id))

    def open(self, name: str, kept: Table) -> None:
        """A game that another tab has stored."""
        self.app.send(TextsChanged({GAME + name: stored_games.write(kept, 0)}), Open(name))

    def win_streak(self) -> None:
        here = table(self.app)
        streak = Streak("easy", self.random.choice((-3, 1, 3)), here.id)
        self.app.send(TextsChanged({STREAKS: streaks.write({here.match.setup.game: streak})}))


class LobbyPlayer(Player):
    """Does what can be done with stored games."""

    def __init__(self) -> None:
        super().__init__(Watched(stored(5)), "lobby")
        app = self.app
        self.ways += [
            self.rename,
            lambda: app.send(Promised(self.random.choice((True, False)))),
            lambda: setattr(app, "time", app.time + 40 * 60_000),
        ]

    def rename(self) -> None:
        self.press(c for c in self.commands() if c[0] == "ask_name")
        self.app.heard("do", "rename", self.random.choice(("Évora", "Braga")))

    def play(self) -> None:
        for _ in range(300):
            self.look_around()


def stored(count: int) -> Texts:
    """A storage with so many games."""
    app = opened("douro", "", "", "")
    text = app.storage.texts[GAME + table(app).id]
    return Texts(**{f"{GAME}g{number}": text for number in range(count)})


@pytest.mark.parametrize(
    "game", ["douro", "dosrios", pytest.param("castelos", marks=pytest.mark.full)]
)
def test_models_with_equal_reads_are_drawn_equal(game: str) -> None:
    TablePlayer(game).play()


def test_models_with_equal_reads_are_drawn_equal_in_the_lobby() -> None:
    LobbyPlayer().play()


def forgetful(id_: str, place: int) -> Callable[[Model], Region]:
    """The regions, one of which forgets one of the things that it reads."""

    def forget(region: Region) -> Region:
        reads = region.reads
        if re.fullmatch(id_, region.id):
            reads = reads[:place] + reads[place + 1 :]
        return replace(region, reads=reads, parts=tuple(map(forget, region.parts)))

    return lambda model: forget(regions(model))


regions = fakes.regions


@pytest.mark.parametrize(
    ("id_", "place"), [("board", 3), ("hand", 2), ("acts", 2), (r"log-from-\d+", 3), ("dialog", 0)]
)
def test_a_region_that_forgets_what_it_reads_is_found(
    id_: str, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fakes, "regions", forgetful(id_, place))
    with pytest.raises(AssertionError, match=rf"AssertionError: {id_}\n"):
        TablePlayer("douro").play()


# What is drawn


def drawn(app: App, *messages: Msg) -> list[str]:
    """The regions that these messages lead to the drawing of."""
    app.shown.clear()
    app.send(*messages)
    return [name for changes in app.shown for name, _ in changes.drawn]


def test_renaming_one_of_a_hundred_games_draws_one() -> None:
    app = App(stored(100))
    app.do("ask_name", "g0")
    assert drawn(app, Rename("Évora")) == ["saved-g0", "over"]  # the dialog is closed
    renamed = stored_games.rename(app.storage.texts[f"{GAME}g0"], "Braga")
    assert drawn(app, TextsChanged({f"{GAME}g0": renamed})) == ["saved-g0"]


def test_a_picture_of_one_of_a_hundred_games_draws_one() -> None:
    app = App(stored(100))
    wanted = app.pictures[0]
    assert drawn(app, PictureDrawn(wanted.name, wanted.text, Markup("<svg></svg>"))) == [
        f"saved-{wanted.name}"
    ]


def test_what_changes_nothing_draws_nothing() -> None:
    app = App(stored(3))
    assert drawn(app, Promised(False), Dismiss(), CloseDialog()) == []
    assert app.shown == []


def test_an_action_draws_neither_the_bar_nor_the_tabs() -> None:
    new = table(opened("castelos", "", "", fields=(("option:version", "family"),)))
    middle = new.with_match(play_blindly(new.match, 1, 90))
    app = App(Texts(**{GAME + "late": stored_games.write(middle, 0), OPEN: "late"}))
    app.set("settings.pace", "instant")
    app.set("settings.confirm", "false")
    app.do("lift")
    first, *_ = app.controls.actions
    assert drawn(app, Act(first)) == ["board", "middle", "hand", "acts"]
    assert playing(app).match.at == 91
