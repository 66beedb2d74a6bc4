"""OpenSpiel's own simulation test over every game, and what states and resampled states know.

They need OpenSpiel, which `make test-full` installs (tools/pins/peers.txt).
"""

from random import Random

import pytest

pytestmark = [pytest.mark.cpython_only, pytest.mark.full]
pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: `make .venv/peers.stamp`"
)

import ribeira  # noqa: E402
from ribeira.peers import openspiel  # noqa: E402

GAMES = ["ribeira_douro(seats=2)", "ribeira_douro(seats=5)", "ribeira_castelos(seats=2)"]
GAMES += ["ribeira_castelos(seats=3)", "ribeira_dosrios(seats=2)"]


@pytest.mark.parametrize("name", GAMES)
def test_the_simulation_test_passes(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_states_can_be_written_and_read():
    game = pyspiel.load_game("ribeira_douro(seats=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def some_states(name, seed=2, most=40):
    """Matches at which somebody has to decide."""
    luck, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and most:
        if not state.is_chance_node():
            yield state
            most -= 1
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_and_goes_on(name):
    luck = Random(3)
    differ = 0
    for state in some_states(name):
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: 0.5)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ += other.match.state != state.match.state
        other.apply_action(luck.choice(other.legal_actions()))
        assert other.information_state_string(player) != state.information_state_string(player)
    assert differ


def test_a_player_recalls_only_what_it_could_see():
    states = []
    for card in (10, 11):
        state = pyspiel.load_game("ribeira_douro(seats=3)").new_initial_state()
        for action in (7, card):  # the deal, and the sealed card of the first seat
            state.apply_action(action)
        states.append(state)
    one, other = states
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_every_game_is_registered():
    assert {game.name for game in openspiel.GAMES} == set(ribeira.game_names())


def test_options_are_passed_on_and_checked():
    state = pyspiel.load_game("ribeira_douro(seats=3,options=O-1:tie;O-4:no)").new_initial_state()
    state.apply_action(5)
    assert state.match.options["O-1"] == "tie"
    assert state.match.options["O-4"] == "no"
    with pytest.raises(ribeira.RibeiraError, match="The option O-1 is 'full' or 'tie', not 'x'"):
        openspiel.DouroGame({"seats": 3, "options": "O-1:x"})


def test_a_search_of_openspiel_plays_with_it():
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("ribeira_douro(seats=2)")
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.0, max_simulations=4, evaluator=mcts.RandomRolloutEvaluator()
    )
    state = next(some_states("ribeira_douro(seats=2)"))
    assert bot.step(state) in state.legal_actions()
