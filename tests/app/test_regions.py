"""Regions: what a region does not read it does not show, and only what has changed is drawn."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from ribeira.app import stored_games
from ribeira.app.model import Model
from ribeira.app.msg import LanguageLoaded, Open, TextsChanged
from ribeira.app.regions import Changes, Region
from ribeira.app.storage import GAME
from ribeira.app.tables import Table
from ribeira.core.match import start
from ribeira.kit.markup import Markup
from ribeira.views import regions
from tests.strategies import play_blindly

from .fakes import App, Spelled, playing, table

Read = tuple[str, int]
"""A kind of region, and which of its reads."""
Drawing = tuple[Region, Markup]
MANY = 60
"""So many different drawings of each kind are remembered."""


class Watched(App):
    """Compares what a region draws with what it drew from equal reads before, and what stays on the
    page with what would be drawn anew.

    `proved` has the reads that cannot be forgotten unnoticed: two models that differed in nothing
    else were drawn differently.
    """

    def __init__(self) -> None:
        self.kept: dict[str, Drawing] = {}
        self.marks: dict[str, dict[str, str | None]] = {}
        self.seen: dict[str, deque[Drawing]] = defaultdict(lambda: deque(maxlen=MANY))
        self.proved: set[Read] = set()
        self.read: set[Read] = set()
        super().__init__(words=LANGUAGES[0])

    @property
    def markup(self) -> str:
        return "".join(self.kept[region.id][1] for region in walk(regions(self.model)))

    def show(self, model: Model, changes: Changes) -> None:
        super().show(model, changes)
        fresh = {region.id: (region, own_markup(region)) for region in walk(regions(model))}
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
        others = self.seen[kind(region)]
        self.read |= {(kind(region), place) for place in range(len(region.reads))}
        for other, drawn in others:
            changed = differences(other, region)
            if not changed:
                assert drawn == markup, region.id
                return
            if len(changed) == 1 and drawn != markup:
                self.proved.add((kind(region), changed[0]))
        others.append((region, markup))


def differences(one: Region, other: Region) -> list[int]:
    """Which reads differ, at most two of them; -1 twice if the parts do."""
    if (one.id, ids(one), len(one.reads)) != (other.id, ids(other), len(other.reads)):
        return [-1, -1]
    pairs = enumerate(zip(one.reads, other.reads, strict=True))
    return list(islice((place for place, (a, b) in pairs if a != b), 2))


def walk(region: Region) -> Iterator[Region]:
    yield region
    for part in region.parts:
        yield from walk(part)


def ids(region: Region) -> list[str]:
    return [part.id for part in region.parts]


def kind(region: Region) -> str:
    return re.sub(r"^(saved|log-from|dialog-log-from)-.*", r"\1", region.id)


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


LEAVING = {"lobby", "open", "again", "level", "reload", "recover", "send_game"}
FIELDS = {
    "settings.pace": ("calm", "brisk", "instant", "steps"),
    "settings.confirm": ("true", "false"),
    "eyes.seat": ("", "0", "1", "2"),
    "look.at": ("0", "1", "50", "999"),
    "share.names": ("true", "false"),
    "share.what": ("whole", "bare"),
}
LANGUAGES = tuple(map(Spelled, ("en", "pt")))
DIALOGS = ("log", "settings", "text", "share", "hint", "menu", "rules")


class Player:
    """Clicks at random on what is on the screen."""

    def __init__(self, game: str, seats: int, bots: int) -> None:
        self.app, self.random = Watched(), Random(game)
        app = self.app
        app.do("new", game)
        app.set("draft.seats", str(seats))
        app.set("draft.seed", "7")
        for seat in range(seats):
            app.set(f"draft.bot:{seat}", "easy" if seat >= seats - bots else "")
        app.do("start")

    def play(self) -> Watched:
        """A whole game."""
        while not playing(self.app).over:
            self.step()
        for _ in range(100):
            self.look_around()
        return self.app

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
        commands = [c for c in self.commands() if c[0] in ("lift", "continue", "confirm", "now")]
        clicks = self.named("action") or self.named("pick")
        if commands:
            app.heard("do", *self.random.choice(commands))
        elif clicks:
            app.heard(*self.random.choice(clicks))
        elif app.asked:
            app.think_once()
        elif app.later:
            app.wait_once()

    def commands(self) -> list[tuple[str, str]]:
        return re.findall(
            r'<button[^>]* data-do="(\w+)"(?: data-value="([^"]*)")?', self.app.markup
        )

    def named(self, what: str) -> list[tuple[str, str]]:
        """The things on the screen that send this."""
        return [(what, name) for name in re.findall(rf' data-{what}="([^"]+)"', self.app.markup)]

    def look_around(self) -> None:
        """Something beside the game."""
        app, random = self.app, self.random
        commands = [c for c in self.commands() if c[0] not in LEAVING]
        field = random.choice(tuple(FIELDS))
        ways = (
            lambda: app.heard("do", *random.choice(commands)),
            lambda: app.heard("do", random.choice(("look", "undo", "redo")), "last"),
            lambda: app.heard("do", random.choice(DIALOGS)),
            lambda: app.heard("do", "close"),
            lambda: app.set(field, random.choice(FIELDS[field])),
            lambda: app.send(LanguageLoaded(random.choice(LANGUAGES))),
            lambda: app.heard("news", random.choice(("offline", "renewed"))),
            lambda: app.heard(*random.choice(self.named("ask") or [("do", "close")])),
            self.open_renamed,
            self.open_other_deal,
        )
        random.choice(ways)()

    def open_renamed(self) -> None:
        """The same game with other players."""
        here = table(self.app)
        players = tuple(replace(player, name=f"{player.name}'") for player in here.players)
        self.open("renamed", replace(here, players=players))

    def open_other_deal(self) -> None:
        """Another game of the same players, and back."""
        here = table(self.app)
        match = start(here.match.game, replace(here.match.setup, seed=8))
        self.open("other", here.with_match(play_blindly(match, 1, here.match.at)))
        self.app.send(Open(here.id))

    def open(self, name: str, opened: Table) -> None:
        """A game that another tab has stored."""
        self.app.send(TextsChanged({GAME + name: stored_games.write(opened, 0)}), Open(name))


@pytest.mark.parametrize(
    ("game", "seats", "bots"), [("douro", 3, 1), ("dosrios", 2, 1), ("castelos", 2, 1)]
)
def test_models_with_equal_reads_are_drawn_equal(game: str, seats: int, bots: int) -> None:
    Player(game, seats, bots).play()
