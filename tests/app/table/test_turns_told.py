"""A whole turn is one line of the story, and its steps stand behind it."""

from __future__ import annotations

import re

import pytest

from ribeira.app.model import Model
from ribeira.app.playing import Playing
from ribeira.app.tables import Player, Table
from ribeira.core.match import Match, start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.dosrios.rules.events import ActionsEnded, Built, Stepped
from ribeira.games.dosrios.words import say_turn
from ribeira.kit.view import COLOURS, SHAPES
from ribeira.views.parts.story import log_region
from tests.i18n.catalogues import real
from tests.strategies import play_blindly

pytestmark = pytest.mark.cpython_only  # Pyodide has no Babel

NAMES = ("Ana", "Carmela", "Evaristo")


def played(game: str, steps: int) -> Match:
    rules = registry.rules(game)
    return play_blindly(start(rules, make_setup(rules.META, 3, 7)), 1, steps)


def story_of(match: Match) -> str:
    players = tuple(map(Player, NAMES, COLOURS, SHAPES, ("", "easy", "easy")))
    playing = Playing(Table("t", match, players), run=1, viewer=0)
    model = Model(real("en"), screen=playing)
    return log_region(model, playing, "log").whole()


def test_walks_are_put_together_and_boots_counted() -> None:
    turn = (
        Stepped(seat=1, from_="E5", to="F5"),
        Stepped(seat=1, from_="B4", to="C3"),
        Stepped(seat=1, from_="C3", to="B2"),
        Built(seat=1, kind="finca", hex_="B2", price=500),
        ActionsEnded(seat=1, unused=3),
    )
    said = Model(real("en")).say(say_turn(turn, NAMES))
    assert said == (
        "Carmela walks from E5 to F5, from B4 by way of C3 to B2 and builds a finca on B2 · 3 boots"
    )


@pytest.mark.parametrize("game", ["dosrios", "castelos"])
def test_each_turn_of_several_steps_is_one_line_with_a_face(game: str) -> None:
    markup = story_of(played(game, 150))
    lines = re.findall(r'<li id="turn-\d+".*?</details>', markup, re.DOTALL)
    assert len(lines) > 5
    for line in lines:
        assert line.count("<p>") == 1
        assert "portrait" in line.partition("<p>")[0]


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_step_that_is_told_is_in_the_story_once(game: str) -> None:
    match = played(game, 150)
    told = re.findall(r'id="log-(\d+)"', story_of(match))
    assert told == sorted(set(told), key=int)
    assert len(told) > 15


def test_while_one_plays_on_the_older_part_of_the_story_stays_as_it_is() -> None:
    """Its chunks end where turns end."""
    match = played("dosrios", 150)
    chunks = re.findall(r'<ol id="log-from-(\d+)"', story_of(match))
    assert len(chunks) > 2
    turn_of = match.game.turn_of
    for first in map(int, chunks[1:]):
        before, after = match.states[first - 2], match.states[first - 1]
        changed = match.steps[first - 2].seat != match.steps[first - 1].seat
        assert changed or turn_of(state=before) != turn_of(state=after)
