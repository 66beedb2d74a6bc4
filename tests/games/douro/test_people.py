"""Who thinks and who plays any card: what a strong bot reads from the cards that were shown."""

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


def read(match, seat, shown=5):
    """What the next seat thinks of that one, wherever it has shown so many cards."""
    for state in match.states:
        if state.stage == "play" and len(state.spent[seat]) == shown:
            yield finished(people.thinks(sight(state, (seat + 1) % match.setup.seats), seat))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_thinks_is_soon_told_from_who_does_not(seats):
    matches = list(games("good", *["random"] * (seats - 1)))
    assert mean(odds for match in matches for odds in read(match, 0)) > 0.9
    assert mean(odds for match in matches for odds in read(match, 1)) < 0.3


def test_nothing_is_known_of_who_has_shown_nothing():
    assert {odds for match in games("good", "random") for odds in read(match, 0, shown=0)} == {0.5}


def test_the_phantom_is_known_to_think_nothing():
    for match in games("good", "good", **{"O-9": "phantom"}):
        assert {odds for shown in (0, 5) for odds in read(match, 2, shown)} == {0.0}


def test_a_play_is_looked_at_again_as_it_was_seen():
    """Sirga and what it tows lie in these games, and Cardia, whose play is taken back (D-5.3)."""
    looked = 0
    for match in games("random", "random", "random"):
        assert {"SIR", "CAR"} < {*match.state.discard}
        for half in (1, 2):
            plays = [s for s in match.states if s.stage == "play" and s.half == half]
            last = {len(state.spent[1]): state for state in plays}
            for then, card in people._plays(sight(plays[-1], 0), 1):
                seen = sight(last[len(then.spent[1])], 1)
                assert [getattr(then, name) for name in KNOWN] == [
                    getattr(seen, name) for name in KNOWN
                ]
                assert card in seen.hand
                assert {*seen.hand} <= {*then.hand}  # with the donation, which nobody knows
                looked += 1
    assert looked > 60
