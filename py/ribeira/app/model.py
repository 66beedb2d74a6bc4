"""The state of the app as one frozen value. `ribeira.app.update` makes the next one from a message,
and `ribeira.views` draws it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TYPE_CHECKING

from ribeira.app.contest import Contest
from ribeira.app.daily.days import day_at
from ribeira.app.draft import Draft
from ribeira.app.duel.duels import Duel
from ribeira.app.effects import Effect
from ribeira.app.incoming.arrival import Arrival
from ribeira.app.incoming.reading import Intake, Reading
from ribeira.app.msg.learn import OpenGuide, OpenLearn, OpenLesson
from ribeira.app.notices import Notice
from ribeira.app.playing import Playing
from ribeira.app.settings import Settings
from ribeira.app.sharing import Secret
from ribeira.app.storage import Stored
from ribeira.app.stored_games import Saved
from ribeira.core import chance
from ribeira.core.chance import SEEDS
from ribeira.core.match import Step
from ribeira.core.values import Message, Refusal
from ribeira.i18n.catalogue import Catalogue
from ribeira.kit.markup import Markup

LISTED = 30
"""So many of the stored games are listed at first, and more each time that more are wanted."""

if TYPE_CHECKING:
    from ribeira.app.msg import AnyButKey


@dataclass(frozen=True, slots=True)
class Lobby:
    """The first screen. Of the games that go on and of those that are over so many are listed."""

    listed: int = LISTED


Screen = Lobby | Draft | Playing | Contest
"""What the screen is about: nothing yet, a game being set up, a table, or a contest of bots."""


@dataclass(frozen=True, slots=True)
class Dialog:
    """The dialog that is open. Its other fields are for the one dialog that needs them."""

    name: str
    rule: str = ""  # of the rules: which one to show
    step: int = 0  # of "why": the one whose reasons are shown
    seat: int = 0  # of "seat": the one that is told of
    renaming: Saved | None = None
    refused: tuple[Message, ...] = ()  # of the import: why games were refused
    news: tuple[Step, ...] = ()  # what happened elsewhere since the game was last here
    bare: bool = False  # of the link: only the deal, without what was played
    game: str = ""  # of the rules and the ways to learn: which game, if not the one on screen
    tried: tuple[int, ...] = ()  # of the quiz: the answers to the question so far
    page: str = ""  # of the rules: which page, if not the rules by number
    query: str = ""  # of the rules: what is searched for
    secrets: tuple[Secret, ...] = ()  # of "secrets": the games that are to leave the page
    then: AnyButKey | None = None  # of "secrets": what is done afterwards


@dataclass(frozen=True, slots=True)
class Page:
    """What stays as it is while the page is open. The address is empty for a page that lies in a
    file; the version is what the build wrote into it."""

    version: str = ""
    address: str = ""
    can_share: bool = False


@dataclass(frozen=True, slots=True)
class Crash:
    """What the error boundary has caught: where, and the traceback."""

    where: str
    trace: str


@dataclass(frozen=True, slots=True)
class Sketch:
    """The small picture of a stored game, for as long as it has that text."""

    text: str
    picture: Markup | None = None


@dataclass(frozen=True, slots=True)
class Model:
    """`arrival` is shown instead of the screen until the link is accepted or declined. `now` and
    `luck` are set anew before each message, so that nothing else needs a clock or chance."""

    words: Catalogue
    page: Page = field(default_factory=Page)
    stored: Stored = field(default_factory=Stored)
    settings: Settings = field(default_factory=Settings)
    now: int = 0  # milliseconds since 1970
    luck: int = 0  # 64 random bits
    zone: int = 0  # minutes by which the device's clock is ahead of Greenwich
    screen: Screen = field(default_factory=Lobby)
    arrival: Arrival | None = None
    intake: Intake | None = None
    duel: Duel | None = None  # of the challenge that has just been played
    dialog: Dialog | None = None
    notice: Notice | None = None
    noticed: int = 0  # how many notices there have been: each is heard, also the same again
    error: Message | None = None  # what went wrong with the storage, once told
    unkept: tuple[str, ...] = ()  # the names of texts that storage did not take
    sketches: Mapping[str, Sketch] = field(default_factory=dict)  # by the id of the game
    sketching: bool = False  # a small picture is being drawn
    deleted: tuple[str, str] | None = None  # id and text of the game deleted last
    names_in_links: bool = True
    vouched: tuple[tuple[str, str], ...] = ()  # games with secrets, and who made a file or a link
    promised: bool = False  # the browser has promised to keep the games
    claimed: str = ""  # the game that this tab plays and no other has answered "yours" yet
    way: tuple[str, ...] = ()  # where the browser's back button thinks one is
    wanted: OpenGuide | OpenLearn | OpenLesson | None = None  # once the texts of lessons have come
    runs: int = 0  # how many tables and contests have been begun
    crash: Crash | None = None
    overcome: Crash | None = None  # the last one after which the person has gone on

    @property
    def playing(self) -> Playing | None:
        return self.screen if isinstance(self.screen, Playing) else None

    @property
    def draft(self) -> Draft | None:
        return self.screen if isinstance(self.screen, Draft) else None

    @property
    def contest(self) -> Contest | None:
        return self.screen if isinstance(self.screen, Contest) else None

    @property
    def reading(self) -> Reading | None:
        """The link or the file that is being read."""
        if self.arrival and self.arrival.reading:
            return self.arrival.reading
        return self.intake.reading if self.intake else None

    @property
    def name_of_screen(self) -> str:
        if self.arrival:
            return "arrival"
        names = {Lobby: "lobby", Draft: "setup", Playing: "table", Contest: "arena"}
        return names[type(self.screen)]

    @property
    def today(self) -> date:
        return day_at(self.now, self.zone)

    @property
    def table(self) -> Playing:
        """The table, where there is one for certain."""
        assert isinstance(self.screen, Playing)
        return self.screen

    def new_seed(self) -> int:
        return self.luck % SEEDS

    def new_id(self, number: int = 0) -> str:
        """A random id for a table in storage; another one for each number."""
        bits, _ = chance.step(self.luck + number)
        return f"{bits % SEEDS:08x}"

    def say(self, message: Message) -> str:
        return self.words.say(message)

    def sentences(self, messages: tuple[Message, ...]) -> tuple[str, ...]:
        return tuple(map(self.say, messages))


Effects = tuple[Effect, ...]
Next = tuple[Model, Effects]
"""What a message leads to: the next model, and what is to be done outside."""


def refused(model: Model, refusal: Refusal | None) -> Model:
    """The model with a notice that gives the reason, if there is one."""
    if refusal is None:
        return model
    return replace(model, notice=Notice(refusal.message, rule=refusal.rule, answers=True))
