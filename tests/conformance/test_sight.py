"""A seat's sight holds what it may know: nothing hidden can be got out of it, and a guess fits."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from ribeira.core import chance as draw
from ribeira.core import game as core
from ribeira.core.plain import from_plain, to_plain
from ribeira.core.values import Setup
from tests.conformance.played import Played, viewers

GUESSES = (1, 2**40 + 3)


def test_no_state_and_no_seed_can_be_reached_from_a_sight(played: Played) -> None:
    for state in played.some_states:
        for viewer in viewers(state):
            reached = list(parts(played.rules.sight(state, viewer)))
            assert not any(isinstance(part, (type(state), Setup)) for part in reached)
            assert state.chance not in reached
            assert state.setup.seed not in reached


def parts(value: Any) -> Iterator[Any]:
    """The value and everything in it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    if isinstance(value, (tuple, frozenset, list, dict)):
        for item in value:
            yield from parts(item)


def test_a_sight_survives_being_text(played: Played) -> None:
    for state in played.some_states:
        for viewer in viewers(state):
            seen = played.rules.sight(state, viewer)
            assert type(seen) is played.rules.Sight
            assert from_plain(played.rules.Sight, json.loads(json.dumps(to_plain(seen)))) == seen


def test_a_guess_looks_the_same(played: Played) -> None:
    for state in played.some_states:
        for viewer in viewers(state):
            seen = played.rules.sight(state, viewer)
            for chance in GUESSES:
                guessed, after = played.rules.guess(seen, chance)
                assert played.rules.sight(guessed, viewer) == seen
                assert played.rules.guess(seen, chance) == (guessed, after)
                assert after != chance


def test_a_guess_lets_the_seat_do_the_same(played: Played) -> None:
    rules = played.rules
    for state in played.some_states:
        for seat in rules.to_act(state):
            guessed, _ = rules.guess(rules.sight(state, seat), GUESSES[0])
            assert seat in rules.to_act(guessed)
            assert rules.legal_actions(guessed, seat) == rules.legal_actions(state, seat)


def test_a_guess_can_be_played_on(played: Played) -> None:
    rules = played.rules
    for match in played.matches:
        middle = match.states[len(match.states) // 2]
        for viewer in viewers(middle):
            state, luck = rules.guess(rules.sight(middle, viewer), GUESSES[1])
            for _ in range(60):
                if not rules.to_act(state):
                    break
                seat, luck = draw.pick(luck, rules.to_act(state))
                action, luck = draw.pick(luck, rules.legal_actions(state, seat))
                state = core.apply(rules, state, seat, action)[0]


def test_something_is_hidden(played: Played) -> None:
    """Or else the other checks would prove nothing."""
    rules = played.rules
    states = played.some_states
    differ = [rules.guess(rules.sight(state, 0), GUESSES[0])[0] != state for state in states]
    assert sum(differ) > len(states) / 2


def test_states_that_look_the_same_to_a_seat_are_played_the_same_by_it(played: Played) -> None:
    """Where neither chance nor what is revealed makes the difference."""
    rules = played.rules
    for step in played.some_steps:
        seen = rules.sight(step.before, step.seat)
        guessed, _ = rules.guess(seen, GUESSES[0])
        after, told = core.apply(rules, guessed, step.seat, step.action)
        events = tuple(event for event, _ in step.frames)
        revealed = any(event.reveals for event in (*told, *events))
        drawn = after.chance != guessed.chance or step.after.chance != step.before.chance
        if not revealed and not drawn:
            assert rules.sight(after, step.seat) == rules.sight(step.after, step.seat)
            assert [e for e in told if e.seen_by(step.seat)] == [
                e for e in events if e.seen_by(step.seat)
            ]
