"""What a card gains on the rivals, against counting every combination by hand."""

from itertools import product

import pytest

from ribeira.games.douro.bots.lead import at_stake, lead
from ribeira.games.douro.bots.odds import Position, Rival
from ribeira.games.douro.material import order
from ribeira.games.douro.rules.settle import settle, stake_of
from tests.games.douro.scene import options

OPTIONS = options()
POSITION = Position(3, 0, False, (Rival((1, 6, 8), holds=True), Rival((2, 7, 10))), OPTIONS)
APART = (0, 3, 4, 9)  # cards that tie with nobody's


def counted(card, rabelo):
    """Our own points less the mean of the others', over all they may play."""
    ways = list(product(*(rival.cards for rival in POSITION.rivals)))
    total = 0.0
    for others in ways:
        asked = order(rabelo, 3)
        met = asked is not None and card + sum(others) >= asked
        stake = stake_of(rabelo, met, OPTIONS)
        if stake:
            own, *theirs = settle((card, *others), 1, stake, OPTIONS).deltas
            total += own - sum(theirs) / len(theirs)
    return total / len(ways)


@pytest.mark.parametrize("rabelo", ["R01", "R06", "R08", "R10", "R15", "FRA", "CAR", "RAP", "BAR"])
@pytest.mark.parametrize("card", APART)
def test_without_ties_it_is_exact(card, rabelo):
    assert lead(card, POSITION, rabelo) == pytest.approx(counted(card, rabelo))


def test_customs_gain_nobody_anything():
    assert at_stake(10, POSITION, "CUS") == lead(10, POSITION, "CUS") == 0


def test_a_high_card_on_a_doubtful_boat_is_also_a_gift():
    assert at_stake(9, POSITION, "R08") > at_stake(4, POSITION, "R08") + 0.3
