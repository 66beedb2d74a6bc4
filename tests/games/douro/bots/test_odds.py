"""Expected points, against the tables of the rules (6.1) and against counting by hand."""

from itertools import product

import pytest

from ribeira.core import chance
from ribeira.games.douro.bots.odds import (
    Position,
    Rival,
    chance_of_meeting,
    charity,
    expected,
    stays_alone,
)
from ribeira.games.douro.material import BARRELS, FOGS, LEVELS, REGULARS, order
from ribeira.games.douro.rules.charity import GETS, PAYS
from ribeira.games.douro.rules.settle import settle, stake_of
from tests.games.douro import scene

PLAIN = scene.options()
ROWS = {
    (4, 1): (-0.02, 0.00, 0.03, 0.09, 0.20, 0.37, 0.59, 0.90, 1.30, 1.81),
    (4, 2): (-0.38, -0.12, -0.02, 0.01, 0.06, 0.25, 0.50, 0.84, 1.26, 1.78),
    (4, 3): (-1.15, -0.64, -0.28, -0.07, -0.01, 0.03, 0.15, 0.42, 0.85, 1.42),
    (4, 4): (-1.59, -1.10, -0.70, -0.38, -0.16, -0.03, 0.00, 0.05, 0.22, 0.58),
    (4, 5): (-1.63, -1.16, -0.79, -0.51, -0.30, -0.16, -0.06, -0.01, 0.00, 0.05),
    (3, 1): (-0.07, 0.02, 0.11, 0.26, 0.44, 0.66, 0.91, 1.20, 1.53, 1.90),
    (3, 2): (-0.54, -0.22, -0.05, 0.03, 0.18, 0.51, 0.82, 1.15, 1.51, 1.89),
    (3, 3): (-1.32, -0.85, -0.46, -0.16, -0.02, 0.09, 0.34, 0.70, 1.14, 1.60),
    (3, 4): (-1.69, -1.31, -0.96, -0.63, -0.34, -0.07, 0.02, 0.14, 0.41, 0.83),
    (3, 5): (-1.71, -1.36, -1.05, -0.78, -0.55, -0.34, -0.16, -0.05, 0.03, 0.18),
}


@pytest.mark.parametrize(("seats", "level"), ROWS)
def test_the_tables_of_6_1(seats, level):
    rivals = (Rival(BARRELS, holds=True), *(Rival(BARRELS),) * (seats - 2))
    position = Position(seats, 0, False, rivals, PLAIN)
    boats = [boat for boat in REGULARS if LEVELS[boat] == level]
    row = [sum(expected(card, position, boat) for boat in boats) / 3 for card in BARRELS]
    assert row == pytest.approx(ROWS[seats, level], abs=0.006)


def counted(card, position, points_of):
    """The same by trying every combination of cards; the seat itself comes first."""
    holders = [position.mine, *(rival.holds for rival in position.rivals)]
    holder = holders.index(True) if any(holders) else -1
    games = list(product(*(rival.cards for rival in position.rivals)))
    return sum(points_of((card, *others), holder) for others in games) / len(games)


def positions():
    """Hands of every size, phylloxera in every seat, both sides of O-1 and O-2."""
    luck = 1
    for seats in (3, 4, 5):
        for holder in (*range(seats), None):
            rivals = []
            for seat in range(1, seats):
                size, luck = chance.below(luck, 4)
                cards, luck = chance.shuffle(luck, BARRELS)
                rivals.append(Rival(tuple(sorted(cards[: size + 1])), holder == seat))
            one, luck = chance.pick(luck, ("full", "tie"))
            two, luck = chance.pick(luck, ("highest", "lowest"))
            options = scene.options(O_1=one, O_2=two)
            yield Position(seats, 0, holder == 0, tuple(rivals), options)


@pytest.mark.parametrize("purse", [None, 0, 1, 3])
def test_expected_points_are_what_counting_gives(purse):
    for position in positions():
        options = position.options

        def points(cards, holder, rabelo, position=position, options=options):
            asked = order(rabelo, position.seats)
            stake = stake_of(rabelo, asked is not None and sum(cards) >= asked, options)
            gained = settle(cards, holder, stake, options).deltas[0] if stake else 0
            return gained if purse is None else max(gained, -purse)

        for card, rabelo in product((0, 3, 6, 10), ("R02", "R08", "R12", *FOGS)):
            by_hand = counted(card, position, lambda cards, who, r=rabelo: points(cards, who, r))
            assert expected(card, position, rabelo, purse) == pytest.approx(by_hand)


def test_charity_counts_both_ends():
    for position in positions():
        options = position.options

        def points(cards, holder, options=options):
            ends = (settle(cards, holder, stake, options) for stake in (PAYS, GETS))
            return sum(verdict.deltas[0] for verdict in ends)

        for card in (0, 4, 10):
            assert charity(card, (PAYS, GETS), position) == pytest.approx(
                counted(card, position, points)
            )


def test_the_chance_to_stay_alone():
    rivals = (Rival((1, 2)), Rival((2, 3, 4)), Rival((5,)))
    assert stays_alone(2, rivals) == pytest.approx(1 / 2 * 2 / 3)
    assert stays_alone(5, rivals) == 0
    assert stays_alone(9, rivals) == 1


def test_the_chance_of_meeting_an_order_is_counted():
    rivals = (Rival((0, 4, 10)), Rival((1, 6)))
    assert chance_of_meeting(7, rivals) == pytest.approx(3 / 6)
    assert chance_of_meeting(-3, rivals) == 1
    assert chance_of_meeting(17, rivals) == 0
