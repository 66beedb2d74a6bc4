"""Who thinks and who plays any card: what a strong bot reads from the cards that were shown."""

from itertools import islice
from statistics import mean

import pytest

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core.advice import finished
from ribeira.core.contract import make_setup
from ribeira.games import catalog
from ribeira.games.douro import people
from ribeira.games.douro.sight import sight

DOURO = catalog.load("douro")
DEALS = range(6)
KNOWN = ("valley", "discard", "spent")


def games(*bots, **options):
    """Whole games, a bot in each seat."""
    seats = tuple(make("douro", bot) for bot in bots)
    for seed in DEALS:
        yield play_game(DOURO, make_setup(DOURO.META, len(bots), seed, options), seats, seed)


def read(match, seat, after=5):
    """What the next seat thinks of that one, when so many cards have been played."""
    for state in match.states:
        if state.stage == "play" and state.plays == after:
            yield finished(people.thinkers(sight(state, (seat + 1) % match.setup.seats)))[seat]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_thinks_is_soon_told_from_who_does_not(seats):
    matches = list(games("good", *["random"] * (seats - 1)))
    assert mean(odds for match in matches for odds in read(match, 0)) > 0.85
    assert mean(odds for match in matches for odds in read(match, 1)) < 0.3


def test_nothing_is_known_of_who_has_shown_nothing():
    assert {odds for match in games("good", "random") for odds in read(match, 0, after=0)} == {0.5}


def test_who_sits_together_is_taken_to_be_alike():
    """Of whom nothing is known is taken to be as the others are, whose cards tell more."""
    assert people.together([1.0, 1.0, 1.0, 1.0]) == pytest.approx([0.5] * 4)
    assert people.together([1.0, 9.0, 9.0])[0] > 0.7
    assert people.together([1.0, 0.1, 0.1])[0] < 0.3
    alone = people.together([9.0])
    assert alone == pytest.approx([0.9])
    assert people.together([9.0, 0.1])[0] < alone[0] < people.together([9.0, 9.0])[0]


def test_the_phantom_is_known_to_think_nothing():
    for match in games("good", "good", **{"O-9": "phantom"}):
        assert {odds for after in (0, 5) for odds in read(match, 2, after)} == {0.0}


def test_what_the_first_half_has_shown_is_not_forgotten():
    matches = list(games("good", "random"))
    assert mean(odds for match in matches for odds in read(match, 0, after=12)) > 0.98
    assert mean(odds for match in matches for odds in read(match, 1, after=12)) < 0.1


def test_who_reads_on_in_the_same_game_need_not_read_all_again():
    (match,) = islice(games("good", "good"), 1)
    before, after = (next(s for s in match.states if s.plays == plays) for plays in (6, 7))
    finished(people.thinkers(sight(before, 1)))
    assert len(list(people.thinkers(sight(before, 1)))) == 0
    fresh = len(list(people.thinkers(sight(after, 1))))
    people._noted.cache_clear()
    assert 0 < fresh < len(list(people.thinkers(sight(after, 1)))) / 4


def test_a_play_is_looked_at_again_as_it_was_seen():
    """Sirga and what it tows lie in these games, and Cardia, whose play is taken back (D-5.3)."""
    looked = 0
    for match in games("random", "random", "random"):
        assert {"SIR", "CAR"} < {*match.state.discard}
        plays = [state for state in match.states if state.stage == "play"]
        shown = {state.plays: state for state in plays}
        for then, card in people._plays(sight(match.state, 0), 1):
            seen = sight(shown[then.plays], 1)
            assert [getattr(then, name) for name in KNOWN] == [
                getattr(seen, name) for name in KNOWN
            ]
            assert card in seen.hand
            assert {*seen.hand} <= {*then.hand}  # with the donation, which nobody knows
            looked += 1
    assert looked == 19 * len(DEALS)
