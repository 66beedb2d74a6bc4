"""A match comes back from its link, now and from every older format, and the link is short."""

from math import ceil, log2
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.codec import errors, textfile
from ribeira.codec.checksum import checksum
from ribeira.codec.link import KINDS_OF_PLAYERS as KINDS
from ribeira.codec.link import Linked, read, write
from ribeira.codec.order import in_order
from ribeira.core.match import branch, jump, play, start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.douro import rules as douro
from tests.codec.linked import linked_of
from tests.codec.saved import match_of
from tests.strategies import matches, play_blindly, unfinished

SAMPLES = sorted((Path(__file__).parent / "samples").glob("link*.txt"))

labels = st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"])), max_size=12)


def seated(match):
    return tuple((3 * seat + 1) % KINDS for seat in range(match.setup.seats))


def comes_back(linked):
    found = read(write(linked))
    assert found.match == in_order(linked.match)
    assert (found.kinds, found.practice, found.labels) == (
        linked.kinds,
        linked.practice,
        linked.labels,
    )
    assert found.match.state == linked.match.state
    assert write(found) == write(linked)


@pytest.mark.parametrize("game", registry.game_ids())
@settings(max_examples=12)  # whole games are long
@given(data=st.data())
def test_whole_games_come_back(game, data):
    match = data.draw(matches(registry.rules(game)))
    comes_back(Linked(match, seated(match)))


@pytest.mark.parametrize("game", registry.game_ids())
@settings(max_examples=12)  # whole games are long
@given(data=st.data())
def test_games_come_back_that_were_left_in_the_middle(game, data):
    match = data.draw(unfinished(registry.rules(game)))
    comes_back(Linked(match, seated(match), data.draw(st.booleans())))


@given(unfinished(douro), labels)
def test_labels_come_back(match, texts):
    comes_back(Linked(match, seated(match), labels=("", *texts)))


@pytest.mark.parametrize("game", registry.game_ids())
@settings(max_examples=12)  # whole games are long
@given(data=st.data())
def test_a_file_of_what_a_link_held_is_the_same_game(game, data):
    match = data.draw(unfinished(registry.rules(game)))
    found = read(write(Linked(match, seated(match)))).match
    assert textfile.read(textfile.write(textfile.Saved(found))).match == found


@given(unfinished(douro), st.randoms())
def test_in_which_order_sealed_choices_were_made_does_not_change_the_link(match, luck):
    shuffled = in_another_order(match, luck)
    assert shuffled.state == match.state
    assert write(Linked(shuffled, seated(match))) == write(Linked(match, seated(match)))


def in_another_order(match, luck: Random):
    left = [(step.seat, step.action) for step in match.steps]
    other = start(match.game, match.setup)
    while left:
        together = left[: len(match.game.to_act(other.state))]
        chosen = luck.choice(together)
        left.remove(chosen)
        other = play(other, *chosen)
    return other


@given(matches(douro))
def test_in_order_each_seat_keeps_its_choices(match):
    ordered = in_order(match)
    assert in_order(ordered) == ordered
    for seat in range(match.setup.seats):
        assert by(ordered, seat) == by(match, seat)


def by(match, seat):
    return [step.action for step in match.steps if step.seat == seat]


def test_what_was_undone_does_not_travel():
    match = match_of(steps=9)
    assert write(Linked(jump(match, 4), (0, 0, 0))) == write(Linked(match_of(4), (0, 0, 0)))


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_link_is_as_short_as_its_game_allows(game):
    rules = registry.rules(game)
    for seats in rules.META.seats:
        for seed in range(4):
            match = play_blindly(start(rules, make_setup(rules.META, seats, seed)), seed)
            for moment in (len(match.steps), len(match.steps) // 2, 1, 0):
                part = branch(jump(match, moment))
                most = 1.05 * bound(part) / 6 + 16
                assert len(write(Linked(part, seated(part)))) <= most


def bound(match):
    """Bits: the seed, the options that came later, and the choice at each step."""
    acted = zip(match.states, match.steps, strict=False)
    later = [option for option in match.game.META.options if option.since > 1]
    options = 6 + sum(log2(len(option.values)) for option in later) if later else 0
    return (
        32 + options + sum(log2(len(match.game.legal_actions(s, step.seat))) for s, step in acted)
    )


def test_a_whole_game_of_five_at_douro_takes_some_sixty_signs():
    match = play_blindly(start(douro, make_setup(douro.META, 5, 7)), 1)
    assert len(write(Linked(match, (0,) * 5))) <= ceil(1.05 * bound(match) / 6 + 16) <= 70


def test_only_signs_that_need_no_escape_are_in_a_link():
    assert set(write(linked_of())) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
    )


def test_too_long_a_match_is_not_written():
    labels = ("x" * 7000,)
    with pytest.raises(errors.TooLargeError):
        write(linked_of(labels=labels))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_old_links_open_for_ever(path):
    payload, state, *texts = path.read_text(encoding="utf-8").splitlines()
    found = read(payload)
    assert write(found) == payload
    assert checksum(found.match.state) == state
    assert list(found.labels) == texts
    assert path.stem.split("-")[1] == found.match.setup.game


def test_there_is_a_sample_of_every_format_and_game():
    kinds = {tuple(path.stem.split("-")[:2]) for path in SAMPLES}
    assert kinds == {("link1", game) for game in registry.game_ids()}
