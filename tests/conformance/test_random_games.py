"""Random games: somebody may act until the end, and what may be done is told without doubt."""

import json
from collections.abc import Iterator

import pytest

from ribeira.core import chance as draw
from ribeira.core import match as matches
from ribeira.core.meta import make_setup
from ribeira.core.plain import from_plain, to_plain
from tests.conformance.played import Played, no_seats_at, random_setup, seats_at, spread


def test_who_may_act_has_legal_actions_and_nobody_else_has(played: Played) -> None:
    rules = played.rules
    for state in played.states:
        for seat in seats_at(rules, state):
            assert bool(rules.legal_actions(state, seat)) == (seat in rules.to_act(state))
        for seat in no_seats_at(rules, state):
            assert seat not in rules.to_act(state)
            assert not rules.legal_actions(state, seat)


def test_legal_actions_are_sorted_and_each_is_there_once(played: Played) -> None:
    for state in played.states:
        for seat in played.rules.to_act(state):
            legal = played.rules.legal_actions(state, seat)
            assert list(legal) == sorted(set(legal))


def test_a_legal_action_is_not_refused(played: Played) -> None:
    for state in played.some_states:
        for seat in played.rules.to_act(state):
            for action in played.rules.legal_actions(state, seat):
                assert played.rules.why_not(state, seat, action) is None


def test_any_other_action_is_refused_with_a_rule(played: Played) -> None:
    rules = played.rules
    for number, state in enumerate(played.some_states):
        for seat in (*seats_at(rules, state), *no_seats_at(rules, state)):
            legal = set(rules.legal_actions(state, seat))
            for action in played.actions[number % 7 :: 1 + len(played.actions) // 40]:
                refusal = rules.why_not(state, seat, action)
                assert bool(refusal) == (action not in legal), action
                assert refusal is None or refusal.rule


def test_an_action_beside_the_legal_ones_is_refused_with_a_rule(played: Played) -> None:
    rules = played.rules
    for state in played.some_states:
        for seat in rules.to_act(state)[:1]:
            legal = rules.legal_actions(state, seat)
            for near in {near for action in spread(legal, 5) for near in played.beside(action)}:
                refusal = rules.why_not(state, seat, near)
                assert bool(refusal) == (near not in legal), near
                assert refusal is None or refusal.rule, near


def test_an_action_is_written_and_read_again(played: Played) -> None:
    texts = {played.rules.write(action): action for action in played.actions}
    assert len(texts) == len(played.actions)
    assert {text: played.rules.read(text) for text in texts} == texts


@pytest.mark.parametrize("text", ["", " ", "no such verb", "{}", "1", "\0", "é" * 1000])
def test_a_text_that_is_no_action_is_not_read(played: Played, text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each game says it in its own words
        played.rules.read(text)


def test_a_text_that_is_nearly_an_action_is_one_or_is_not_read(played: Played) -> None:
    """And nothing in it is overlooked: an action has one text, but for the order of its words."""
    texts = [played.rules.write(action) for action in spread(played.actions, 200)]
    for near in {*mixed(texts), *(near for text in texts for near in nearly(text))}:
        try:
            action = played.rules.read(near)
        except ValueError:
            continue
        assert sorted(played.rules.write(action).split(" ")) == sorted(near.split(" "))


def nearly(text: str) -> Iterator[str]:
    """The text with one sign less, more or changed."""
    yield from (f"{text} ", f" {text}", f"{text}\n", f"{text} x")
    yield from (text.upper(), text.title(), text.replace(" ", "  "), text.replace(" ", "\n"))
    for at in range(len(text)):
        yield text[:at] + text[at + 1 :]
        yield from (text[:at] + sign + text[at:] for sign in "0-1x²٣")
        yield from (text[:at] + sign + text[at + 1 :] for sign in "09aA,")


def mixed(texts: list[str], count: int = 2000) -> Iterator[str]:
    """Words of many actions, one after the other."""
    words, luck = sorted({word for text in texts for word in text.split()}), 5
    for number in range(count):
        line = []
        for _ in range(1 + number % 5):
            word, luck = draw.pick(luck, words)
            line.append(word)
        yield " ".join(line)


def test_the_same_set_up_and_choices_give_the_same_game(played: Played) -> None:
    for match in played.matches:
        again = matches.start(played.rules, match.setup)
        for step in match.steps:
            again = matches.play(again, step.seat, step.action)
        assert again == match


def test_states_are_values(played: Played) -> None:
    """They can be hashed, so nothing in them can change, and they survive being text."""
    for state in played.some_states:
        assert isinstance(hash(state), int)
        assert from_plain(type(state), json.loads(json.dumps(to_plain(state)))) == state


def test_a_state_keeps_its_set_up_and_the_generator(played: Played) -> None:
    for match in played.matches:
        assert {state.setup for state in match.states} == {match.setup}
        assert all(type(state.chance) is int for state in match.states)


def test_a_score_names_each_source_once(played: Played) -> None:
    for state in played.some_states:
        for score in played.rules.scores(state):
            items = [item.key for item in score.items]
            assert len(items) == len(set(items))


def test_in_the_end_every_seat_has_its_place(played: Played) -> None:
    for match in played.matches:
        if not played.rules.to_act(match.state):
            assert sorted(played.rules.ranking(match.state)) == list(range(match.setup.seats))


def test_a_round_ends_only_with_a_turn(played: Played) -> None:
    rules = played.rules
    for step in played.steps:
        if rules.turn_of(step.before) == rules.turn_of(step.after):
            assert rules.round_of(step.before) == rules.round_of(step.after)


def test_a_game_can_be_dealt_with_every_value_of_every_option(played: Played) -> None:
    for seats in played.meta.seats:
        for option in played.meta.options:
            for value in option.values:
                if option.by_seats and value != option.default_for(seats):
                    continue
                chosen = dict(random_setup(played.meta, seats, 5).options) | {option.id: value}
                setup = make_setup(played.meta, seats, 5, chosen)
                assert played.rules.to_act(played.rules.deal(setup))
