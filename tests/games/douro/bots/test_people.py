"""How the others think: what a bot that reads its rivals tells from the cards they have shown."""

from itertools import islice, product
from statistics import mean

import pytest

from ribeira.bots.arena import play_game
from ribeira.bots.levels import Adviser, follow, make
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.douro.bots import people, search
from ribeira.games.douro.rules.sight import sight
from ribeira.kit.advice import Level, finished

DOURO = registry.rules("douro")
DEALS = range(6)
FOLLOWER = Adviser(follow(registry.load("douro").bots), Level(1.0, 0.2, 0.2))
"""Keeps closely to the advice."""
KNOWN = ("valley", "discard", "spent")


def games(*bots, deals=DEALS, **options):
    """Whole games, a bot in each seat."""
    seats = tuple(FOLLOWER if bot == "follower" else make("douro", bot) for bot in bots)
    for seed in deals:
        yield play_game(DOURO, make_setup(DOURO.META, len(bots), seed, options), seats, seed)


def reading(seen, depths=2):
    return people.read_minds(seen, depths, search.find_gaps)


def read(match, seat, after=5):
    """What the next seat thinks of that one, when so many cards have been played."""
    for state in match.states:
        if state.stage == "play" and state.plays == after:
            yield finished(reading(sight(state, (seat + 1) % match.setup.seats)))[seat]


def thinking(matches, seat, **when):
    return mean(sum(mind) for match in matches for mind in read(match, seat, **when))


def together(*odds):
    """How likely each is to think, when there is but one depth."""
    return [mind[0] for mind in people.combine([(odd,) for odd in odds])]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_thinks_is_soon_told_from_who_does_not(seats):
    matches = list(games("follower", *["random"] * (seats - 1)))
    assert thinking(matches, 0) > 0.85
    assert thinking(matches, 1) < 0.3


@pytest.mark.parametrize("seats", [2, *(pytest.param(n, marks=pytest.mark.full) for n in (3, 5))])
def test_who_follows_the_advice_is_told_from_who_reads_the_others(seats):
    matches = list(games("easy", "good", *["easy"] * (seats - 2)))
    for seat, depth in ((0, 0), (1, 1)):
        assert mean(mind[depth] for match in matches for mind in read(match, seat)) > 0.8


def test_nothing_is_known_of_who_has_shown_nothing():
    """But most people think, and those who do are as likely of one depth as of another."""
    sure = 1 / (1 + people.BLIND)
    for match in games("easy", "random"):
        for mind in read(match, 0, after=0):
            assert mind == pytest.approx((sure / 2, sure / 2))


def test_who_sits_together_is_taken_to_be_alike():
    """Of whom nothing is known is taken to be as the others are, whose cards tell more."""
    unknown = together(1.0)[0]
    assert together(1.0, 9.0, 9.0)[0] > unknown > together(1.0, 0.01, 0.01)[0]
    assert together(9.0)[0] == pytest.approx(9 / (9 + people.BLIND))
    assert together(9.0, 0.1)[0] < together(9.0)[0] < together(9.0, 9.0)[0]


def test_those_who_think_are_taken_to_think_alike():
    reader, unknown = people.combine([(0.1, 9.0), (1.0, 1.0)])
    assert reader[1] > 0.9
    assert unknown[1] > unknown[0]


def test_most_tables_think_and_else_any_number_does_and_any_number_to_each_depth():
    """Three rivals, two depths."""
    some = people.BLIND / 3
    tables = {
        (0, 0, 0): some,
        (0, 0, 1): some / 3 / 2,
        (0, 1, 1): some / 3 / 3,
        (0, 1, 2): some / 6 / 3,
        (1, 1, 1): 1 / 4,
        (1, 1, 2): 1 / 3 / 4,
    }
    for table, chance in tables.items():
        assert people._at_first(table, 3) == pytest.approx(chance)
    every = [people._at_first(table, 3) for table in product(range(3), repeat=3)]
    assert sum(every) == pytest.approx(1 + people.BLIND)


def test_the_phantom_is_known_to_think_nothing():
    for match in games("easy", "easy", **{"O-9": "phantom"}):
        assert {mind for after in (0, 5) for mind in read(match, 2, after)} == {(0.0, 0.0)}


@pytest.mark.full
def test_what_the_first_half_has_shown_is_not_forgotten():
    matches = list(games("follower", "random", deals=range(24)))
    assert thinking(matches, 0, after=12) > 0.98
    assert thinking(matches, 1, after=12) < 0.1


def test_who_reads_on_in_the_same_game_need_not_read_all_again():
    (match,) = islice(games("easy", "easy"), 1)
    before, after = (next(s for s in match.states if s.plays == plays) for plays in (6, 7))
    finished(reading(sight(before, 1)))
    assert len(list(reading(sight(before, 1)))) == 0
    fresh = len(list(reading(sight(after, 1))))
    search._notes.cache_clear()
    assert 0 < fresh < len(list(reading(sight(after, 1)))) / 4


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
