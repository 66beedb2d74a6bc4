"""Bots know what their seat may know: every legal action is ranked, soon, and by no secret.

Calls are counted and not time, so that no busy machine can change the answer.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ribeira.bots.bot import Choice, Thoughts, decided
from ribeira.bots.levels import BOTS, LEVELS, make
from ribeira.kit.faces import BEARDS, BEHIND, HAIR, HATS, draw_face
from tests.conformance.played import FULL, Played, spread

POSITIONS = 60 if FULL else 10
ROUNDS = 2
BETWEEN = 80_000
"""Calls of functions between two yield points: some ten milliseconds."""
UNTIL = 3_000_000
"""Calls until there is a first choice, which cannot be hurried: a third of a second."""


MORE = 300
"""Thoughts that are looked at after the first choice."""


def positions(played: Played) -> Iterator[tuple[Any, int]]:
    """States with a seat that has a choice."""
    rules = played.rules
    found = [
        (state, seat)
        for state in played.some_states
        for seat in rules.to_act(state)[:1]
        if len(rules.legal_actions(state, seat)) > 1
    ]
    return iter(spread(found, POSITIONS))


def thoughts(played: Played, bot: str, state: Any, seat: int) -> Thoughts:
    seen, legal = played.rules.sight(state, seat), played.rules.legal_actions(state, seat)
    return make(played.meta.id, bot).think(seen, legal, 11)


def test_there_is_a_bot_with_a_face_for_each_level(played: Played) -> None:
    assert tuple(played.game.bots.LEVELS) == LEVELS
    assert tuple(played.game.bots.CHARACTERS) == LEVELS
    for character in played.game.bots.CHARACTERS.values():
        face = character.face
        assert face.cut in {"", *HAIR}
        assert face.behind in {"", *BEHIND}
        assert face.hat in {"", *HATS}
        assert face.beard in {"", *BEARDS}
        assert draw_face(face)


def test_a_level_that_searches_has_a_search(played: Played) -> None:
    searches = any(level.depth for level in played.game.bots.LEVELS.values())
    assert searches == (played.game.search is not None)


@pytest.mark.parametrize("bot", BOTS)
def test_every_choice_is_legal_and_every_legal_action_is_ranked(played: Played, bot: str) -> None:
    for state, seat in positions(played):
        legal = played.rules.legal_actions(state, seat)
        choice = decided(thoughts(played, bot, state, seat), ROUNDS)
        assert choice.action in legal
        if bot != "random":
            assert tuple(sorted(ranked.action for ranked in choice.reasons)) == legal
            values = [ranked.value for ranked in choice.reasons]
            assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_when_all_that_is_hidden_is_drawn_anew(
    played: Played, bot: str
) -> None:
    for state, seat in positions(played):
        guessed, _ = played.rules.guess(played.rules.sight(state, seat), 5)
        here = decided(thoughts(played, bot, state, seat), ROUNDS)
        assert decided(thoughts(played, bot, guessed, seat), ROUNDS) == here


def test_a_bot_that_were_shown_the_state_would_be_found_out(played: Played) -> None:
    """Or else the check above would prove nothing."""
    differs = [
        state != played.rules.guess(played.rules.sight(state, seat), 5)[0]
        for state, seat in positions(played)
    ]
    assert any(differs)


@pytest.mark.parametrize("bot", ["good", "strong"])
def test_a_bot_yields_often_and_chooses_in_time(played: Played, bot: str) -> None:
    for state, seat in positions(played):
        thinking, spent, choice = counted(thoughts(played, bot, state, seat)), 0, None
        while not choice:
            calls, choice = next(thinking)
            assert calls < BETWEEN
            spent += calls
        assert spent < UNTIL
        assert all(calls < BETWEEN for calls, _ in islice(thinking, MORE))


def counted(thinking: Thoughts) -> Iterator[tuple[int, Choice | None]]:
    """Each thought with the number of calls that it took."""
    while True:
        calls = 0

        def called(_frame: object, event: str, _function: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        sys.setprofile(called)
        try:
            thought = list(islice(thinking, 1))
        finally:
            sys.setprofile(None)
        yield calls, thought[0] if thought else None
        if not thought:
            return
