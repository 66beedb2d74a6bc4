"""Changes sound links, files and stored values at random; each must then open or be
refused, never fail, and what opens can be written and read again.

Half of the changes are blind, and half of the links so changed get a fresh checksum, or it alone
would refuse them all. The others are made by who knows the formats (`tools.fuzz.bending`).
"""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from gettext import NullTranslations
from random import Random
from time import process_time
from typing import Any

from ribeira.app import stored_games
from ribeira.app.daily import kept as kept_days
from ribeira.app.daily.kept import DAYS, Deal
from ribeira.app.effects import ReadFile, ReadLink
from ribeira.app.incoming.reader import Reader, Said
from ribeira.app.learn import coach_kept
from ribeira.app.learn import kept as lessons_kept
from ribeira.app.learn.coach_kept import COACH, Coached
from ribeira.app.learn.kept import LESSONS, Lessons, Place
from ribeira.app.learn.teaching import Begun
from ribeira.app.model import Model
from ribeira.app.msg import (
    Begin,
    FileRead,
    GameRead,
    GoHome,
    LinkRead,
    Msg,
    Open,
    OpenDays,
    OpenLearn,
    OpenLesson,
    PlayDay,
    SetUp,
)
from ribeira.app.seats import last
from ribeira.app.seats.last import Last
from ribeira.app.settings import Settings
from ribeira.app.settings import write as write_settings
from ribeira.app.sharing import payload_of, people_of, sit, table_of
from ribeira.app.storage import GAME, LASTS, OPEN, SETTINGS, STREAKS, Stored
from ribeira.app.streaks import Streak
from ribeira.app.streaks import write as write_streaks
from ribeira.app.tables import PHANTOM, Table, read_file, table_of_file, write_file
from ribeira.app.update import update
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.cli import CommandError
from ribeira.codec import envelope, link
from ribeira.codec.errors import CodecError, TooLargeError
from ribeira.codec.link import Linked
from ribeira.codec.textfile import Saved
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match, branch, jump
from ribeira.core.meta import make_setup
from ribeira.core.values import Message
from ribeira.games import registry
from ribeira.i18n.catalogue import Catalogue
from ribeira.views import regions
from tools.fuzz.bending import bent_file, bent_link, bent_storage

SEEDLINGS = 6
"""How many sound records of each game the changes start from."""

MOST_STEPS = 120
"""Longer records are cut to this, or replaying would take most of the time."""

BUDGET = 1.0
"""Seconds of work after which the page would ask whether to go on; it gives five."""

SPOKEN = Catalogue("en", NullTranslations(), NullTranslations())
Change = Callable[[Random, str, str], str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one attack: opened, asks (its time was used up), or the reason of a refusal; and
    the seconds of the longest piece of work, for which a page would stand still, and of all."""

    what: str
    longest: float
    whole: float


def fuzz(args: Namespace) -> Iterator[str]:
    """A line for each kind: how many were refused, for what, and how many opened."""
    attacker = Attacker(args.seed)
    for kind, count in (("links", args.links), ("files", args.files), ("stored", args.stored)):
        yield _counted(kind, Counter(attacker.attack(kind).what for _ in range(count)))


def _counted(kind: str, outcomes: Counter[str]) -> str:
    counts = ", ".join(f"{count} {what}" for what, count in outcomes.most_common())
    return f"{outcomes.total()} {kind}: {counts}"


class Attacker:
    """Makes attacks from some sound games; the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        luck = self._luck = Random(seed)
        self._matches = [
            _some_match(luck, g) for g in registry.game_ids() for _ in range(SEEDLINGS)
        ]
        labels = ("A", "é")
        self._links = [
            link.write(replace(linked, fixed=fixed, sealed=sealed))
            for m in self._matches
            for linked in [Linked(m, (0,) * m.setup.seats, labels=labels)]
            for fixed, sealed in ((False, False), (True, not m.game.to_act(state=m.state)))
        ]
        tables = [
            table_of_file(f"t{n}", Saved(m, fixed=n % 2 == 0, against="" if n % 3 else marked))
            for n, (m, marked) in enumerate(zip(self._matches, self._links[1::2], strict=True))
        ]
        self._files = [write_file(table) for table in tables]
        self._storage = {GAME + table.id: stored_games.write(table, 1) for table in tables[::5]} | {
            SETTINGS: write_settings(Settings()),
            STREAKS: write_streaks({"douro": Streak("easy", 2, "t0")}),
            OPEN: "t0",
            **_remembered(tables[0]),
        }

    def attack(self, kind: str) -> Outcome:
        """One more of that kind. Whatever is no refusal is raised as `CommandError`."""
        text, run = self._made(kind)
        begin = process_time()
        try:
            what, longest = run(text)
        except CommandError:
            raise
        except Exception as escaped:
            shown = f"{type(escaped).__name__} escaped from {kind} {text!r}"
            raise CommandError(shown, 1) from escaped
        return Outcome(what, longest, process_time() - begin)

    def _made(self, kind: str) -> tuple[Any, Callable[[Any], tuple[str, float]]]:
        if kind == "links":
            return self._link(), opened_link
        if kind == "files":
            return self._file(), opened_file
        texts = bent_storage(self._luck, self._storage)
        sound = {key for key, text in self._storage.items() if texts.get(key) == text}
        return texts, lambda texts: opened_storage(texts, sound)

    def _link(self) -> str:
        luck = self._luck
        if luck.random() < 0.5:
            return bent_link(luck, luck.choice(self._matches))
        text = _change(luck, luck.choice(self._links), envelope.SIGNS + envelope.BESIDE)
        if luck.random() < 0.5:
            text = envelope.seal(luck.choice((1, 1, 1, 2, 3, 4)), text[envelope.HEAD :])
        return text

    def _file(self) -> str:
        luck = self._luck
        if luck.random() < 0.7:
            return bent_file(luck, self._files)
        return _change(luck, luck.choice(self._files), '0123456789"{}[],:. truefalsnPé\\')


def _remembered(table: Table) -> dict[str, str]:
    """What is stored besides games, settings and wins."""
    place = Place(0, (Begun(0, 0),), ())
    lessons = Lessons("douro.first", {"douro.first": place}, ("dosrios.first",))
    coached = Coached({"douro": table.id}, {"castelos": False}, frozenset({"learn.coach.douro.x"}))
    players = tuple(player for player in table.players if player.bot != PHANTOM)
    return {
        LESSONS: lessons_kept.write(lessons),
        COACH: coach_kept.write(coached),
        DAYS: kept_days.write({(date(2026, 11, 20), "douro"): Deal("0" * 8, place=1, points=9)}),
        LASTS: last.write({table.match.setup.game: Last(players)}),
    }


def _some_match(luck: Random, game: str) -> Match:
    rules = registry.rules(game)
    setup = make_setup(rules.META, luck.choice(rules.META.seats), luck.randrange(SEEDS))
    match = play_game(rules, setup, (make(game, "random"),) * setup.seats, luck.randrange(SEEDS))
    if luck.random() < 0.5:
        return match if len(match.steps) <= MOST_STEPS else _cut(luck, match)
    return _cut(luck, match)


def _cut(luck: Random, match: Match) -> Match:
    return branch(jump(match, luck.randrange(min(MOST_STEPS, len(match.steps)))))


# What the page does with it


def opened_link(text: str) -> tuple[str, float]:
    said, longest = _read(Reader(ReadLink(1, text, Stored())))
    read = next((one for one in said if isinstance(one, LinkRead)), None)
    if read is None:
        return "asks", longest
    if read.linked is None:
        return _reason(read.refused), longest
    if link.read(link.write(read.linked)) != read.linked:
        raise CommandError(f"It opened, but not wholly: {text!r}", 1)
    try:
        table = table_of(read.linked, "x", SPOKEN.say)
    except CodecError as refused:
        return _reason(refused.message), longest
    check_goes_on(table)
    return "opened", longest


def opened_file(text: str) -> tuple[str, float]:
    said, longest = _read(Reader(ReadFile(1, text)))
    whats = []
    for game in (one for one in said if isinstance(one, GameRead)):
        try:
            if game.saved:
                check_goes_on(table_of_file("x", game.saved))
            whats.append("opened" if game.saved else _reason(game.refused))
        except CodecError as refused:
            whats.append(_reason(refused.message))
    if not any(isinstance(one, FileRead) for one in said):
        return "asks", longest
    return next(
        (what for what in whats if what != "opened"), "opened" if whats else "empty"
    ), longest


def check_goes_on(table: Table) -> None:
    """What is accepted can be written and read again, as a file and as a link."""
    if read_file(table.id, write_file(table)) != table:
        raise CommandError(f"A file of it is another game: {table.players}", 1)
    if table.only_looking:
        return
    try:
        payload = payload_of(table, names=True)
    except TooLargeError:
        return  # a long game is sent as a file
    again = table_of(link.read(payload), table.id, SPOKEN.say)
    seats = table.match.setup.seats  # a Phantom does not travel
    here = sit(table, people_of(table)).players[:seats]
    if again.players[:seats] != here or payload_of(again, names=True) != payload:
        raise CommandError(f"A link of it is another game: {table.players}", 1)


def opened_storage(texts: Mapping[str, str], sound: Container[str] = ()) -> tuple[str, float]:
    """Starts the page with these texts, opens what they are about, and goes on; without what only
    sound texts are about, beside the game that was open."""
    model = Model(SPOKEN, stored=Stored(dict(texts)))
    longest = 0.0

    def send(message: Msg) -> Model:
        nonlocal longest
        begin = process_time()
        after, _ = update(model, message)
        regions(after).whole()
        longest = max(longest, process_time() - begin)
        return after

    model = send(Begin(""))
    for saved in model.stored.games():
        if GAME + saved.id not in sound:
            send(Open(saved.id))
    if DAYS not in sound:
        for day in (OpenDays(""), PlayDay("douro")):
            send(day)
    if any(name not in sound for name in (LESSONS, COACH, LASTS)):
        for message in (OpenLearn("douro"), OpenLesson("douro.first"), SetUp("douro")):
            send(message)
    if send(GoHome()).name_of_screen != "lobby":
        raise CommandError(f"No way to the lobby: {texts!r}", 1)
    return "opened", longest


def _read(reader: Reader) -> tuple[tuple[Said, ...], float]:
    """What was said until the end or the end of the budget, and the longest piece of work."""
    said: list[Said] = []
    begin = last = process_time()
    longest = 0.0
    while not reader.ended and last < begin + BUDGET:
        said += reader.work(0)
        now = process_time()
        longest, last = max(longest, now - last), now
    return tuple(said), longest


def _reason(refused: Message | None) -> str:
    assert refused
    return refused.key.rpartition(".")[2]


def _change(luck: Random, text: str, signs: str) -> str:
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        text = luck.choice(CHANGES)(luck, text, signs)
    return text


# Blind changes


def _span(luck: Random, text: str) -> tuple[int, int]:
    """A stretch of the text, mostly short."""
    begin = luck.randrange(len(text) + 1)
    return begin, min(len(text), begin + luck.choice((1, 1, 2, 3, 8, 40)))


def _lose(luck: Random, text: str, _: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + text[end:]


def _end_early(luck: Random, text: str, _: str) -> str:
    return text[: luck.randrange(len(text) + 1)]


def _replace(luck: Random, text: str, signs: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + "".join(luck.choices(signs, k=end - begin)) + text[end:]


def _insert(luck: Random, text: str, signs: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + "".join(luck.choices(signs, k=end - begin)) + text[begin:]


def _repeat(luck: Random, text: str, _: str) -> str:
    begin, end = _span(luck, text)
    return text[:end] + text[begin:end] * luck.choice((1, 2, 50)) + text[end:]


def _pollute(luck: Random, text: str, _: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + chr(luck.choice((0, 10, 127, 233, 8232, 65533, 128512))) + text[end:]


CHANGES: tuple[Change, ...] = (_lose, _end_early, _replace, _insert, _repeat, _pollute)
