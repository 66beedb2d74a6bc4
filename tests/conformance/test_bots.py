"""Bots know what their seat may know: every legal action is ranked, soon, and by no secret.

Calls are counted and not time, so that no busy machine can change the answer.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from ribeira.bots.bot import Bot, Choice, Thoughts, decided
from ribeira.bots.levels import BOTS, LEVELS, make
from ribeira.core.values import Action
from ribeira.kit.advice import Ranked, finished
from ribeira.kit.faces import BEARDS, BEHIND, HAIR, HATS, draw_face
from tests.conformance.played import FULL, Played, spread

POSITIONS = 80 if FULL else 20
ROUNDS = 3
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
    for face in (one.face for cast in played.game.bots.CHARACTERS.values() for one in cast):
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


def test_the_advice_ranks_every_legal_action_once_and_best_first_and_never_peeks(
    played: Played,
) -> None:
    """In one state for each set of verbs that there is to choose from."""
    for state, seat in one_of_each_choice(played):
        ranked = advice(played, state, seat)
        legal = played.rules.legal_actions(state, seat)
        assert tuple(sorted(choice.action for choice in ranked)) == legal
        values = [choice.value for choice in ranked]
        assert values == sorted(values, reverse=True)
        for luck in (3, 4):
            guessed, _ = played.rules.guess(played.rules.sight(state, seat), luck)
            assert advice(played, guessed, seat) == ranked


def one_of_each_choice(played: Played) -> Iterator[tuple[Any, int]]:
    met = set()
    for state in played.some_states:
        for seat in played.rules.to_act(state):
            verbs = frozenset(action.verb for action in played.rules.legal_actions(state, seat))
            if verbs not in met:
                met.add(verbs)
                yield state, seat


def advice(played: Played, state: Any, seat: int) -> tuple[Ranked, ...]:
    seen, legal = played.rules.sight(state, seat), played.rules.legal_actions(state, seat)
    return finished(played.game.bots.rank(seen=seen, legal=legal))


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_when_all_that_is_hidden_is_drawn_anew(
    played: Played, bot: str
) -> None:
    thinker = make(played.meta.id, bot)
    for state, seat in positions(played):
        assert not peeks(played, thinker, played.rules.sight, state, seat)


Look = Callable[[Any, int], Any]
"""What a bot is shown of a state."""


def peeks(played: Played, bot: Bot, look: Look, state: Any, seat: int) -> bool:
    """Whether the bot chooses otherwise in some state that looks the same."""
    legal = played.rules.legal_actions(state, seat)
    here = decided(bot.think(look(state, seat), legal, 11), ROUNDS)
    for luck in (5, 6):
        guessed, _ = played.rules.guess(played.rules.sight(state, seat), luck)
        if decided(bot.think(look(guessed, seat), legal, 11), ROUNDS) != here:
            return True
    return False


class Peeking:
    """Chooses by the generator of the state, which no sight shows."""

    def think(self, seen: Any, legal: tuple[Action, ...], _chance: int, /) -> Thoughts:
        yield Choice(legal[seen.chance % len(legal)])


def test_a_bot_that_were_shown_the_state_would_be_found_out(played: Played) -> None:
    """Or else the check above would prove nothing."""
    found = positions(played)
    assert any(peeks(played, Peeking(), lambda state, _: state, *here) for here in found)


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


def test_a_bot_that_yields_too_late_is_found_out() -> None:
    def late() -> Thoughts:
        yield Choice(Action(str(sum(abs(number) for number in range(2 * BETWEEN))), ()))

    assert next(counted(late()))[0] > BETWEEN
