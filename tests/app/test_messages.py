"""Every control carries a message, no message is left out, and all are handled at every screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from gettext import NullTranslations
from pathlib import Path
from types import UnionType
from typing import get_args

import pytest

from ribeira.app import msg as m
from ribeira.app.model import Model
from ribeira.app.msg import Msg
from ribeira.app.parse import COMMANDS, FIELDS, KINDS, WITH_VALUE, UnknownWordError, parse
from ribeira.app.storage import GAME, SETTINGS
from ribeira.bots.review.work import Piece
from ribeira.core import match as matches
from ribeira.core.match import Match
from ribeira.core.slices import Far
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.i18n.catalogue import Catalogue
from ribeira.views import regions
from ribeira.views.parts.dialogs import DIALOGS
from tests.conformance.played import play_at_random, spread

from .controls import Sent, sent_by
from .fakes import App, opened, playing
from .scenes import SCENES

ROOT = Path(__file__).parents[2]
POSITIONS = 30
"""So many positions of each random game are drawn, and each once more after a pick."""


# What is drawn


LEADS_OUT = ("recover", "leave_crashed")


@cache
def drawn_by_scenes() -> tuple[frozenset[Sent], frozenset[str]]:
    """What all screens and all that can be reached from them by pressing carry; and the dialogs."""
    found: set[Sent] = set()
    pressed: set[tuple[str, ...]] = set()
    dialogs = set()
    for scene in SCENES.values():
        app = scene()
        waiting = [app.runtime.model]
        while waiting:
            model = waiting.pop()
            dialogs |= {model.dialog.name} if model.dialog else set()
            controls = sent_by(regions(model).whole())
            found |= controls
            for press in sorted(controls):
                if press[0] == "do" and (place := (*where(model), press[1])) not in pressed:
                    pressed.add(place)
                    app.runtime.model = model
                    app.heard(*press)
                    crash = app.runtime.model.crash
                    assert crash == model.crash or press[1] in LEADS_OUT, press
                    waiting.append(app.runtime.model)
    return frozenset(found), frozenset(dialogs)


def where(model: Model) -> tuple[str, ...]:
    """What the screen is called, and what else decides what its buttons lead to."""
    game = model.playing.match.setup.game if model.playing else ""
    arrival = "known" if model.arrival and model.arrival.known else ""
    crash, dialog = "crash" if model.crash else "", model.dialog.name if model.dialog else ""
    teaching = model.playing.teaching if model.playing and not dialog else None
    step = teaching.step.id if teaching else ""
    return model.name_of_screen, dialog, game, arrival, crash, step


@cache
def drawn_by_games() -> frozenset[Sent]:
    """What the tables of whole random games carry."""
    return frozenset(
        sent
        for game in registry.game_ids()
        for number, seats in enumerate(registry.meta(game).seats[-2:])
        for sent in drawn_by_game(play_at_random(registry.rules(game), seats, 10 * seats + number))
    )


def drawn_by_game(match: Match) -> Iterator[Sent]:
    app = opened(match.setup.game, *("",) * match.setup.seats)
    app.set("settings.confirm", "true")
    model, before = app.model, playing(app)
    for at in spread(range(len(match.steps) + 1), POSITIONS):
        table = before.table.with_match(matches.branch(matches.jump(match, at)))
        viewer = next(iter(table.acting), None)
        app.runtime.model = replace(
            model, screen=replace(before, table=table, viewer=viewer, handover=None)
        )
        controls = sorted(sent_by(app.markup))
        yield from controls
        picks = [sent for sent in controls if sent[0] in ("pick", "action")]
        if picks:
            app.heard(*picks[at % len(picks)])
            yield from sent_by(app.markup)


def drawn() -> frozenset[Sent]:
    return drawn_by_scenes()[0] | drawn_by_games()


# Words


def test_every_dialog_has_been_drawn() -> None:
    assert drawn_by_scenes()[1] == set(DIALOGS)


def test_every_control_carries_a_message() -> None:
    for sent in drawn():
        assert isinstance(parse(*sent), Msg)


def test_no_control_carries_a_value_that_nobody_reads() -> None:
    assert not {sent for sent in drawn() if sent[0] == "do" and sent[1] in COMMANDS and sent[2]}


def test_a_key_that_a_control_names_is_a_click_on_it() -> None:
    keys = {press for kind, _, press in drawn() if kind == "key" and press}
    assert keys
    for press in keys:
        assert isinstance(parse(*press.split(" ", 1)), m.ClickMsg)


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        *(("do", "dance"), ("do", ""), ("do", "Lobby"), ("action ", "play 1"), ("", "")),
        *(("field", "theme"), ("field", "colours.theme"), ("field", ""), ("click", "play 1")),
    ],
)
def test_an_unknown_word_is_an_error(kind: str, name: str) -> None:
    with pytest.raises(UnknownWordError):
        parse(kind, name)


SAYS = re.compile(r'\bsend\(\s*"(\w+)", (?:"(\w+)")?')


def sent_by_the_browser() -> set[tuple[str, str]]:
    """Kind and, of commands, the name of what is sent by itself and not for a control."""
    sources = (ROOT / "py/ribeira/browser").glob("*.py")
    return {said for source in sources for said in SAYS.findall(source.read_text(encoding="utf-8"))}


def test_no_word_is_dead() -> None:
    browser = sent_by_the_browser()
    words = {name for kind, name, _ in drawn() if kind == "do"}
    words |= {name for kind, name in browser if kind == "do"}
    assert {*COMMANDS, *WITH_VALUE} - words == set()
    kinds = {kind for kind, _, _ in drawn()} | {kind for kind, _ in browser}
    assert set(KINDS) - kinds == set()
    areas = {name.partition(".")[0] for kind, name, _ in drawn() if kind == "field"}
    assert areas == set(FIELDS)


def test_what_the_browser_sends_by_itself_is_a_message() -> None:
    """A kind without a name passes on what a control carries."""
    named = [(kind, name) for kind, name in sent_by_the_browser() if name]
    assert named
    for kind, name in named:
        assert isinstance(parse(kind, name, "x"), Msg)


def test_each_word_stands_for_one_message() -> None:
    assert not set(COMMANDS) & set(WITH_VALUE)
    assert len(set(COMMANDS.values())) == len(COMMANDS)


# Messages


def classes(union: object) -> set[type]:
    """The classes of a union of unions."""
    parts = get_args(union) if isinstance(union, UnionType) else ()
    return set().union(*map(classes, parts)) if parts else {union}  # type: ignore[arg-type]


@cache
def answers() -> tuple[str, str]:
    """What a bot has answered at a table, and in a contest."""
    found: list[str] = []
    for name in ("thinking", "arena"):
        app = SCENES[name]()
        app.send(m.RunArena())
        seen = len(found)
        send = app.send

        def note(*messages: Msg) -> None:
            found.extend(
                x.answer for x in messages if isinstance(x, m.BotAnswered | m.ContestAnswered)
            )

        app.send = note  # type: ignore[method-assign]
        app.think_once()
        app.send = send  # type: ignore[method-assign]
        assert len(found) == seen + 1
    return found[0], found[1]


def messages(app: App) -> Iterator[Msg]:
    """At least one of every class, with values that may come at this screen, or too late."""
    yield from COMMANDS.values()
    model = app.runtime.model
    names = [saved.id for saved in model.stored.games()] + ["gone"]
    for name in names:
        yield from (m.Open(name), m.AskName(name), m.Duplicate(name), m.Delete(name))
        yield from (m.Export(name), m.SendGame(name), m.Claim(name))
        yield from (m.PictureDrawn(name, text, None) for text in ("", "{"))
        yield from (m.TabSaid(f"{what} {name}") for what in ("who", "mine", "yours", "what"))
        yield m.Return(f"lobby\ntable {name}\nlook")
        yield m.TextsChanged({GAME + name: None})
        yield m.TextsChanged({GAME + name: "{"})
    for name in ("", "6", "first", "+1", "-turn", "+round", "-1"):
        yield from (m.Look(name), m.Slide(name), m.SeeAs(name), m.Accept(name), m.CopyLink(name))
        yield from (m.ShowChoice(name), m.ReviewSeat(name))
        yield from (m.OpenPlayed(name), m.PlayAgain(name), m.PlayNow(name), m.ShowTab(name))
    for game in registry.game_ids():
        yield from (m.SetUp(game), m.OpenArena(game), m.OpenLearn(game))
        yield m.Return(f"lobby\nsetup {game}\ndialog rules")
    for name in DIALOGS:
        yield m.Return(f"lobby\ndialog {name}")
    for text in ("play 1", "dam D1", "nonsense", ""):
        yield from (m.Act(text), m.TypeLine(text), m.TakeIn(text), m.Rename(text))
        yield m.OpenSeat(text)
        yield from (m.OpenRules(text), m.FindRules(text), m.Arrive(text), m.PlayLevel(text))
    for field, value in (("seats", "2"), ("bot:1", "good"), ("nothing", "x"), ("0", "easy")):
        yield from (m.SetDraft(field, value), m.SetArena(field, value))
    for field, value in (("names", "false"), ("what", "bare"), ("here", "all"), ("seats", "all")):
        yield m.SetShare(field, value)
    yield from (m.Vouch("nobody"), m.Vouch("⟨setup.name.1⟩"))
    for name, value in (("theme", "dark"), ("language", "pt"), ("pace", "x"), ("warn:a.b", "true")):
        yield m.SetSetting(name, value)
    yield from (
        m.Key(key, "") for key in ("?", "u", "h", "l", "t", "w", " ", "Escape", "Home", "x")
    )
    yield from (m.PlayLevel("easy"), m.PlayAgain("new"), m.PlayAgain("same"))
    yield from (m.OfflineNews("offline"), m.OfflineNews("renewed"), m.Copied(msg("done")))
    yield from (m.LanguageLoaded(None), m.LanguageLoaded(Catalogue("pt", NullTranslations())))
    yield from (m.StorageFailed("full"), m.StorageFailed("forbidden"), m.Promised(True))
    yield from (
        m.StorageFailed("full", name) for name in (SETTINGS, GAME + "gone", "", "ribeira.x")
    )
    yield from (m.TextKept(SETTINGS), m.ListMore(), m.ExportUnkept(), m.Explain("a rule"))
    for name in (*model.stored.set_aside(), SETTINGS, "gone"):
        yield from (m.ExportAside(name), m.DropAside(name))
    yield from (m.TextsChanged({SETTINGS: "{"}), m.Begin(""), m.Begin("nonsense"))
    yield from late_answers(model)
    yield from of_this_table(model)
    yield from of_lessons()
    yield from of_days()
    yield m.Failed("elsewhere", "Traceback")


def of_days() -> Iterator[Msg]:
    for which in ("douro", "castelos 1970-01-01", "douro 1970-01-02", "chess", "douro x", ""):
        yield from (m.PlayDay(which), m.PlayDayAgain(which), m.OpenDays(which))
        yield m.Arrive(f"day={which.replace(' ', '.')}")
    yield from (m.ShowMoment(where) for where in ("first", "+1", "-1", "2", "x"))
    yield from (m.OpenDays("1969-12-31"), m.OpenDays("9999-12-31"))


def of_lessons() -> Iterator[Msg]:
    for text in ("douro.first", "douro.first/half", "dosrios.first/none", "nonsense", "a.b/"):
        yield from (m.OpenLesson(text), m.Arrive(f"learn={text}".replace("/", "&part=")))
        yield m.Return(f"lobby\nlesson {text}")
    yield from (m.AnswerStep(number) for number in ("1", "2", "9", "x"))
    for where in ("douro/summary", "castelos/quiz/2", "dosrios/cards", "douro/none", "x/words", ""):
        yield m.OpenGuide(where)
        yield from (m.TryAnswer(number) for number in ("1", "2", "9" * 5000, "x"))
    yield from (m.SetCoach(on) for on in ("true", "false", "x"))


def of_this_table(model: Model) -> Iterator[Msg]:
    """What only some games draw, and some steps."""
    playing = model.playing
    steps = enumerate(playing.match.past, 1) if playing else ()
    by_bots = [at for at, step in steps if playing and playing.table.players[step.seat].thinks]
    yield from (m.AskWhy(str(at)) for at in (*by_bots[:1], 0, 10_000))
    yield from (m.ShowIdea(place) for place in ("0", "2", "99", "9" * 5000, "x"))
    if playing is None or playing.module.clicks:
        for name in ("D1", "nonsense"):
            yield from (m.Pick(name), m.AskWhyNot(name), m.Key("d", f"pick {name}"))
    if playing is None or playing.module.dragging:
        yield from (m.Grab("tile"), m.Drop("tile trail"), m.Drop("tile"))


def late_answers(model: Model) -> Iterator[Msg]:
    """Those that are waited for, and those that come too late."""
    answer, of_contest = answers()
    playing, contest = model.playing, model.contest
    yield from (m.BeatEnded(-1, 1), m.BotIsSlow(-1, 1), m.BotAnswered(-1, 0, answer))
    yield m.EndWaited(-1)
    for run in (-1, model.reading.run if model.reading else 0):
        yield from (m.ReadFar(run), m.ReadFar(run, Far(3, 9), 2, 3, asks=True))
        yield from (m.LinkRead(run, refused=msg("no")), m.GameRead(run, refused=msg("no")))
        yield m.FileRead(run)
    yield from (m.HintAnswered(-1, 1, answer), m.ContestAnswered(-1, 1, of_contest))
    yield m.CoachAdvised(-1, 0, 0, answer)
    if playing:
        yield m.CoachAdvised(playing.run, playing.viewer or 0, 0, answer)
        yield m.BeatEnded(playing.run, playing.beats)
        yield m.BotIsSlow(playing.run, playing.match.at)
        yield m.EndWaited(playing.run)
        yield m.HintAnswered(playing.run, playing.question, answer)
        if playing.match.setup.game == "douro":
            yield m.BotAnswered(playing.run, 0, answer)
    told = '{"course": [], "judged": []}'
    yield m.ReviewTold(-1, Piece(), told)
    if playing and playing.review:
        yield m.ReviewTold(playing.review.run, Piece((), (1,)), told)
    if contest:
        yield m.ContestAnswered(contest.run, 1, of_contest)


def test_no_message_is_left_out() -> None:
    sent = {type(message) for name in SCENES for message in messages(SCENES[name]())}
    assert classes(Msg) - sent == set()


@pytest.mark.parametrize("name", SCENES)
def test_every_message_is_handled_at_every_screen(name: str) -> None:
    app = SCENES[name]()
    before = app.runtime.model
    failures = []
    for message in messages(app):
        app.runtime.model = before
        app.send(message)
        crash = app.runtime.model.crash
        if crash and crash != before.crash and not isinstance(message, m.Failed):
            failures.append((message, crash.trace))
    assert not failures
