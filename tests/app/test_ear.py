"""Playing by ear: a typed line asks and plays, and what is said is enough to play by."""

from __future__ import annotations

import random
import re
from itertools import count

import pytest

from ribeira.app.ear import commands
from ribeira.app.model import Model
from ribeira.app.msg import TypeLine
from ribeira.app.update import update
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES
from tests.i18n.catalogues import real

from .fakes import App, opened, playing

pytestmark = pytest.mark.cpython_only  # the sentences are the real ones
GAMES = registry.game_ids()
NUMBERED = re.compile(r"(?:^|(?<=[.!?:;…”»’)] ))(\d+)\s?: ")
"""A number at the beginning of a line."""


def by_ear(game: str, *bots: str, language: str = "en", seed: str = "7") -> App:
    """A table in words, in that language, where what is said is real sentences."""
    app = opened(game, *bots, seed=seed, words=real(language))
    app.set("settings.ear", "true")
    return app


def listen(app: App, line: str) -> str:
    """Types the line, has the bots answer, and gives all that was said."""
    before = len(app.spoken)
    app.heard("do", "type", line)
    app.think()
    return " ".join(app.spoken[before:])


def named(language: str, command: str) -> str:
    return commands.names_of(real(language), command)[0]


def all_of(app: App, line: str, language: str = "en") -> str:
    """What is said to the line and then for *more*, until that is all."""
    said, more = [listen(app, line)], named(language, "more")
    while said[-1] != real(language).say(msg("ear.all")):
        said.append(listen(app, more))
    return " ".join(said)


def numbers_in(said: str) -> list[int]:
    return [int(found) for found in NUMBERED.findall(said)]


@pytest.mark.parametrize("language", ["en", "pt"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_typed_words(game, language):  # type: ignore[no-untyped-def]
    """The player hears sentences and types numbers from them; nothing else is looked at."""
    app = by_ear(game, "", "easy", "easy", language=language)
    app.think()
    luck, moves = random.Random(5), named(language, "moves")
    for _ in range(2500):
        if playing(app).over:
            break
        heard = numbers_in(all_of(app, moves, language))
        assert heard, app.spoken[-3:]
        at = playing(app).match.at
        assert listen(app, str(luck.choice(heard)))
        assert playing(app).match.at > at
    assert playing(app).over
    assert not any("⟨" in text for text in app.spoken)


@pytest.mark.parametrize("positions", [20, pytest.param(200, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", GAMES)
def test_moves_tells_every_legal_action(game, positions):  # type: ignore[no-untyped-def]
    """Of random positions: each number that is said plays an action, and together they are all."""
    seen = 0
    for seed in count():
        app, luck = by_ear(game, "", "", seed=str(seed)), random.Random(seed)
        while not playing(app).over and seen < positions:
            if playing(app).handover is not None:
                listen(app, "go on")
            model, legal = app.model, playing(app).legal
            if luck.random() < SHARE[game]:
                numbers = numbers_in(all_of(app, "moves"))
                assert len(set(numbers)) == len(numbers)
                assert {_played(model, number) for number in numbers} == set(legal)
                seen += 1
            app.send(TypeLine(playing(app).match.game.write(action=luck.choice(legal))))
        if seen == positions:
            break


SHARE = {"douro": 0.8, "dosrios": 0.25, "castelos": 0.25}
"""So often a position is looked at: several whole games are played."""


def _played(model: Model, number: int):  # type: ignore[no-untyped-def]
    after, _ = update(model, TypeLine(str(number)))
    at = model.table.match.at
    return after.table.match.past[at].action


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_by_its_own_name_and_in_english(game, language):  # type: ignore[no-untyped-def]
    app = by_ear(game, "", "easy", "easy", language=language)
    app.think()
    for command in commands.NAMES:
        if command in ("undo", "redo", "hint", "why", "more", "go on"):
            continue
        rest = {"around": " D4", "what if": " 1", "log": " 3"}.get(command, "")
        own = listen(app, named(language, command) + rest)
        assert own
        assert "⟨" not in own
        if command != "again":
            assert listen(app, command + rest) == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_means_two_commands(language):  # type: ignore[no-untyped-def]
    known: dict[str, str] = {}
    for command in commands.NAMES:
        for name in (command, *commands.names_of(real(language), command)):
            assert known.setdefault(commands.plain(name), command) == command, name


def test_a_bare_card_is_played_and_a_refusal_says_its_rule_each_time():  # type: ignore[no-untyped-def]
    app = by_ear("douro", "", "easy", "easy")
    app.think()
    card = playing(app).legal[0].at[0]
    listen(app, str(card))
    assert card in [step.action.at[0] for step in playing(app).match.past if step.seat == 0]
    first, second = listen(app, str(card)), listen(app, str(card))
    assert first == second
    assert "Rule D-" in first


def test_a_bare_place_is_taken():  # type: ignore[no-untyped-def]
    app = by_ear("dosrios", "", "easy")
    app.think()
    while playing(app).match.state.stage != "place":
        listen(app, "1")
    place = playing(app).legal[5].at[0]
    listen(app, str(place).lower())
    assert place in playing(app).match.state.figures[0]
    taken = playing(app).match.state.figures[1][0]
    assert "Rule R-5" in listen(app, taken)


def test_what_if_tells_and_plays_nothing():  # type: ignore[no-untyped-def]
    app = by_ear("castelos", "", "easy")
    app.think()
    while playing(app).match.state.table.phase != "place":
        listen(app, "1")
    before = playing(app).match
    said = listen(app, "what if 1")
    assert "Steps for the cylinder" in said
    assert playing(app).match == before


def test_others_are_told_in_short_and_in_full_when_more_is_wanted():  # type: ignore[no-untyped-def]
    app = by_ear("dosrios", "", "easy", "easy")
    app.think()
    while playing(app).match.state.round < 2:
        said = listen(app, "end" if "end" in {a.verb for a in playing(app).legal} else "1")
    assert "more lines" in said
    assert "All of it:" in listen(app, "more")


def test_a_hint_and_reasons_are_answers():  # type: ignore[no-untyped-def]
    app = by_ear("douro", "", "easy", "easy")
    app.think()
    assert "Play the" in listen(app, "hint")
    assert playing(app).heard.lines
    listen(app, str(playing(app).legal[0].at[0]))
    assert listen(app, "why")
    assert app.model.dialog is None


@pytest.mark.parametrize("number", ["0", "9" * 5000, "two"])
def test_a_number_of_entries_that_is_none_tells_the_last_ones(number):  # type: ignore[no-untyped-def]
    app = by_ear("douro", "", "easy", "easy")
    app.think()
    for card in ("3", "4", "5"):
        listen(app, card)
    assert len(playing(app).match.past) > 6
    assert listen(app, f"log {number}") == listen(app, "log")


def test_an_answer_stays_while_others_choose_in_secret():  # type: ignore[no-untyped-def]
    app = by_ear("douro", "", "easy", "easy")
    app.heard("do", "type", "moves")
    asked = playing(app).heard
    assert asked.typed == "moves"
    app.think()
    assert len(playing(app).match.past) == 2
    assert playing(app).heard.lines == asked.lines
    assert playing(app).heard.typed == "moves"


def test_undo_and_redo():  # type: ignore[no-untyped-def]
    app = by_ear("dosrios", "", "easy")
    app.think()
    while playing(app).match.state.stage != "place":
        listen(app, "1")
    at = playing(app).match.at
    app.heard("do", "type", "1")
    app.heard("do", "type", "undo")
    assert playing(app).match.at == at
    app.heard("do", "type", "redo")
    assert playing(app).match.at == at + 1


def test_nothing_of_what_a_drawing_shows_is_drawn():  # type: ignore[no-untyped-def]
    app = by_ear("dosrios", "", "easy")
    app.think()
    assert "<svg" not in app.markup.split('id="board"')[1].split('id="dock"')[0]
