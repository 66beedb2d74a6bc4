"""A record that knows nothing of an option keeps what its game did before there was a choice."""

import json

import pytest

from ribeira.codec import errors, link, textfile
from ribeira.codec.link import Linked
from ribeira.core.meta import Option
from ribeira.games import registry
from tests.codec.toy import LIMIT, PASSING, PILE, played, saved, toy

LATER = (PASSING, LIMIT)
OLD = {"passing": "no", "limit": "three"}
BOTS = (0, 3)


@pytest.fixture
def before(register):
    """Text and link of a game of yesterday, when there was less to choose."""
    old = register(toy())
    match = played(old, 3, 1, pile="large")
    return textfile.write(textfile.Saved(match)), link.write(Linked(match, BOTS))


def test_an_old_file_means_what_it_meant_and_is_written_as_it_was(register, before):
    game = register(toy((PILE, *LATER)))
    found = textfile.read(before[0])
    assert game.META.options_of(found.match.setup) == {"pile": "large", **OLD}
    assert textfile.write(found) == before[0]


def test_an_old_link_means_what_it_meant_and_is_written_as_it_was(register, before):
    game = register(toy((PASSING, PILE, LIMIT)))
    found = link.read(before[1])
    assert game.META.options_of(found.match.setup) == {"pile": "large", **OLD}
    assert link.write(found) == before[1]
    assert before[1][0] == "B"


def test_a_new_game_has_the_default_and_says_so(register):
    game = register(toy((PILE, *LATER)))
    text = textfile.write(saved(game, 0, 2))
    assert json.loads(text)["options"] == {"limit": "two", "passing": "yes", "pile": "small"}
    assert textfile.read(text) == saved(game, 0, 2)


@pytest.mark.parametrize("passing", PASSING.values)
@pytest.mark.parametrize("limit", LIMIT.values)
def test_every_choice_comes_back_from_its_link(register, passing, limit):
    game = register(toy((PILE, *LATER)))
    linked = Linked(played(game, 1, 2, passing=passing, limit=limit), BOTS, True, ("A", "B"))
    payload = link.write(linked)
    assert link.read(payload) == linked
    assert payload[0] == ("B" if (passing, limit) == ("no", "three") else "C")


def test_a_link_stays_what_it_is_when_still_more_options_come(register):
    match = played(register(toy((PILE, PASSING))), 0, 2)
    payload = link.write(Linked(match, BOTS))
    game = register(toy((Option("sun", ("off", "on"), "on", since=3, absent="off"), PILE, *LATER)))
    found = link.read(payload)
    chosen = game.META.options_of(found.match.setup)
    assert chosen == {"pile": "small", "passing": "yes", "limit": "three", "sun": "off"}
    assert link.write(found) == payload


def test_a_link_of_a_page_that_knows_more_options_is_refused(register):
    payload = link.write(Linked(played(register(toy((PILE, *LATER))), 0, 2), BOTS))
    register(toy((PILE, PASSING)))
    with pytest.raises(errors.UnknownOptionError):
        link.read(payload)


@pytest.mark.parametrize(
    "later",
    [
        pytest.param(((0, link.MAX_LATER),), id="none at all"),
        pytest.param(((1, link.MAX_LATER), (0, 2)), id="as before there was a choice"),
        pytest.param(((2, link.MAX_LATER), (1, 2), (0, 2)), id="more than are needed"),
    ],
)
def test_there_is_one_link_for_each_game(register, monkeypatch, later):
    match = played(register(toy((PILE, *LATER))), passing="yes", limit="three")
    monkeypatch.setattr(link, "_later", lambda _: iter(later))
    payload = link.write(Linked(match, BOTS))
    with pytest.raises(errors.ImpossibleLinkError):
        link.read(payload)


def test_options_that_follow_from_the_seats_need_no_place_in_a_link(register):
    ghost = Option("ghost", ("off", "on"), "off", by_seats=((2, "on"),))
    linked = Linked(played(register(toy((ghost, PILE))), 1), BOTS)
    assert link.read(link.write(linked)) == linked


def test_a_file_without_an_option_that_was_always_there_is_refused_by_its_name(register):
    fields = json.loads(textfile.write(saved(register(toy((PILE, *LATER))), 0)))
    del fields["options"]["pile"]
    with pytest.raises(errors.MissingOptionError) as refused:
        textfile.read(json.dumps(fields))
    assert dict(refused.value.message.values) == {"option": "pile"}


def test_a_file_with_an_option_from_nowhere_is_refused_by_its_name(register):
    text = textfile.write(saved(register(toy((PILE, *LATER))), 0))
    register(toy((PILE, LIMIT)))
    with pytest.raises(errors.UnknownOptionError) as refused:
        textfile.read(text)
    assert dict(refused.value.message.values) == {"option": "passing"}


# The real games


def test_link_numbers_are_never_used_again():
    numbers = {game: registry.meta(game).link for game in registry.game_ids()}
    assert {"douro": 0, "dosrios": 1, "castelos": 2}.items() <= numbers.items()
    assert len(set(numbers.values())) == len(numbers)
    assert max(numbers.values()) < link.MAX_GAMES


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_option_that_came_later_says_what_was_before(game):
    for option in registry.meta(game).options:
        assert (option.since == 1) or option.absent in option.values
        assert option.absent is None or option.absent in option.values
