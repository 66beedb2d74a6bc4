"""PettingZoo's own suites over every game, and what observations hold.

They need PettingZoo, which `make test-full` installs (tools/pins/peers.txt).
"""

from random import Random

import pytest

pytestmark = [pytest.mark.cpython_only, pytest.mark.full]
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make .venv/peers.stamp`")

from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

import ribeira  # noqa: E402
from ribeira.peers.pettingzoo import aec_env, parallel_env  # noqa: E402

SETTINGS = [("douro", 2), ("douro", 5), ("dosrios", 3), ("castelos", 2), ("castelos", 4)]


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_the_suite_of_aec_environments_passes(game, seats):
    api_test(aec_env(game, seats=seats, most_steps=800), num_cycles=1000)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_the_same_seed_gives_the_same_match(game, seats):
    seed_test(lambda: aec_env(game, seats=seats, most_steps=300), num_cycles=300)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_suite_of_parallel_environments_passes(seats):
    parallel_api_test(parallel_env(seats=seats), num_cycles=200)


def test_the_same_seed_gives_the_same_parallel_match():
    """Their own test of it chooses without looking at the mask."""
    played = []
    for _ in range(2):
        env, luck = parallel_env(seats=3), Random(4)
        found, _ = env.reset(seed=9)
        while env.agents:
            masks = {agent: found[agent]["action_mask"].nonzero()[0] for agent in env.agents}
            found, *_ = env.step({agent: luck.choice(list(m)) for agent, m in masks.items()})
        played.append(env.match)
    assert played[0] == played[1]
    assert played[0].is_over


@pytest.mark.parametrize(("game", "seats"), [("douro", 3), ("castelos", 2)])
def test_the_winners_share_one_at_the_end(game, seats):
    env, luck = aec_env(game, seats=seats), Random(1)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        legal = [number for number, on in enumerate(seen["action_mask"]) if on]
        env.step(None if ended or cut else luck.choice(legal))
    shares = [1 / len(env.match.winners) * (s in env.match.winners) for s in range(seats)]
    assert list(total.values()) == shares
    assert sum(shares) == pytest.approx(1)


def test_a_wrong_action_is_said_in_one_sentence():
    env = aec_env("douro", seats=3)
    env.reset(seed=1)
    for wrong, sentence in (
        (3, "No legal action has the number 3 now."),
        ("x", "An action is a number here, not 'x'."),
    ):
        with pytest.raises(ribeira.RibeiraError) as refused:
            env.step(wrong)
        assert str(refused.value) == sentence
    both = parallel_env(seats=2)
    both.reset(seed=1)
    with pytest.raises(ribeira.RibeiraError, match="There is no action for 'seat_1'"):
        both.step({"seat_0": 12})


def test_options_are_those_of_the_game():
    env = aec_env("douro", seats=3, options={"O-1": "tie"})
    env.reset(seed=1, options={"game": {"O-4": "no"}})
    assert (env.match.options["O-1"], env.match.options["O-4"]) == ("tie", "no")
    env.reset(seed=1)
    assert env.match.options["O-4"] == "yes"


def test_an_agent_sees_nothing_that_is_sealed():
    env = aec_env("douro", seats=3)
    env.reset(seed=1)
    others = []
    for number in env.match.numbers(0)[:2]:
        env.reset(seed=1)
        env.step(number)
        others.append(env.observe("seat_1")["observation"].tobytes())
    assert others[0] == others[1]
