"""A set-up is complete and checked, or it is refused."""

import pytest

from ribeira.core.chance import SEEDS
from ribeira.core.meta import Meta, Option, SetupError, make_setup
from ribeira.core.values import Setup

PACE = Option("pace", ("slow", "quick"), "quick")
GHOST = Option("ghost", ("off", "on"), "off", by_seats=((2, "on"),))
META = Meta("toy", rules=1, link=7, seats=(2, 3), minutes=(1, 2), options=(PACE, GHOST))


def test_options_left_out_get_their_defaults_in_the_order_of_their_ids():
    assert make_setup(META, 3, 7) == Setup("toy", 3, 7, (("ghost", "off"), ("pace", "quick")))


def test_a_chosen_option_is_kept():
    assert make_setup(META, 3, 7, {"pace": "slow"}).option("pace") == "slow"


def test_an_option_may_be_decided_by_the_seats():
    assert make_setup(META, 2, 7).option("ghost") == "on"
    assert make_setup(META, 3, 7).option("ghost") == "off"


@pytest.mark.parametrize("seed", [0, SEEDS - 1])
def test_the_first_and_the_last_seed_are_seeds(seed):
    assert make_setup(META, 3, seed).seed == seed


@pytest.mark.parametrize(
    ("seats", "seed", "options", "reason"),
    [
        pytest.param(4, 7, {}, "seats", id="too many seats"),
        pytest.param(3, -1, {}, "seed", id="a seed below 0"),
        pytest.param(3, SEEDS, {}, "seed", id="a seed beyond the last"),
        pytest.param(3, 7, {"colour": "red"}, "colour=red", id="no such option"),
        pytest.param(3, 7, {"pace": "lazy"}, "pace=lazy", id="no such value"),
        pytest.param(3, 7, {"ghost": "on"}, "ghost=on", id="not for so many seats"),
        pytest.param(2, 7, {"ghost": "off"}, "ghost=off", id="not for so few seats"),
    ],
)
def test_refused(seats, seed, options, reason):
    with pytest.raises(SetupError, match=reason):
        make_setup(META, seats, seed, options)
