"""Flat-topped hexes: six steps, their opposites, and where they are drawn."""

from math import dist, sqrt

import pytest

from ribeira.core.grids.hexes import STEPS, centre, corners, depth, step

OPPOSITES = (("D", "U"), ("DL", "UR"), ("DR", "UL"))


@pytest.mark.parametrize(("there", "back"), OPPOSITES)
def test_a_step_and_its_opposite_come_back(there, back):
    assert step(step((2, -3), there), back) == (2, -3)
    assert depth(STEPS[there]) == -depth(STEPS[back]) > 0


@pytest.mark.parametrize("direction", STEPS)
def test_neighbours_are_drawn_side_by_side(direction):
    here, there = (1, 2), step((1, 2), direction)
    assert dist(centre(here, 10), centre(there, 10)) == pytest.approx(10 * sqrt(3))
    shared = [
        corner
        for corner in corners(here, 10)
        if any(dist(corner, other) < 1e-9 for other in corners(there, 10))
    ]
    assert len(shared) == 2


def test_down_is_down_on_the_screen():
    (x, y), (below_x, below_y) = centre((0, 0), 10), centre(step((0, 0), "D"), 10)
    assert below_x == x
    assert below_y > y
