"""The soak tells growth from a level."""

import pytest

from tools.bench.soak import FLAT, Measured, growth

pytestmark = pytest.mark.cpython_only


def rows(more):
    """Twelve rounds; `more` objects in each after a larger step at the start."""
    return [Measured(n, n, 10, 30, 50_000 + (n > 1) * 9_000 + n * more, 200) for n in range(12)]


def test_a_step_at_the_start_is_no_growth():
    assert max(growth(rows(0)).values()) <= FLAT


def test_what_grows_with_each_round_is_found():
    assert growth(rows(2_000))["objects"] > FLAT
    assert growth(rows(2_000))["script"] == 1
