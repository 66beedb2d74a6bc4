"""What no good player of Dos Rios does (rules 6.1), with any random numbers. For Douro see
tests/games/douro/bots/test_value.py."""

import pytest

from ribeira.bots.arena import decide
from ribeira.bots.levels import make
from ribeira.core.game import apply
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.bots.danger import threat
from ribeira.games.dosrios.rules.water import irrigated
from tests.games.dosrios.scene import P1, P2, scene

CAREFUL = pytest.mark.parametrize("name", ["good", "strong"])
MOODS = range(16)


def turns(name, state):
    """The state at the end of the turn, and the actions of it, for each random number."""
    bot = make("dosrios", name)
    for luck in MOODS:
        after, done = state, []
        while rules.to_act(after) and after.turns == state.turns:
            action = decide(rules, bot, after, after.active, luck + len(done)).action
            done.append(action.verb)
            after, _ = apply(rules, after, after.active, action)
        yield after, done


@CAREFUL
def test_a_win_by_building_is_taken(name):
    state = scene(
        haciendas={P1: "B4"}, fincas={P1: "B5 B6"}, money=(500, 0), figures={P1: "A6"}, hands=(0, 0)
    )
    assert all(after.winners == (P1,) for after, _ in turns(name, state))


@CAREFUL
def test_a_win_by_a_dam_is_taken(name):  # item 8
    state = scene(haciendas={P1: "F4"}, fincas={P1: "F5 E5 E6"}, figures={P1: "F2"})
    assert all(after.winners == (P1,) for after, _ in turns(name, state))


@CAREFUL
def test_no_turn_is_ended_when_a_rival_can_win_and_a_dam_prevents_it(name):  # item 11
    state = scene(
        haciendas={P2: "B4"},
        fincas={P2: "B5 B6"},
        money=(0, 500),
        hands=(2, 0),
        figures={P1: "B3 A3"},
    )
    for after, done in turns(name, state):
        assert "dam" in done
        assert threat(after, P2) < 100


@CAREFUL
def test_a_card_that_pays_the_rival_his_victory_is_not_used(name):  # items 2 and 11
    state = scene(
        haciendas={P2: "B4"},
        fincas={P2: "B5 B6"},
        money=(0, 400),
        hands=(0, 0),
        figures={P1: "D5 D6"},
        row=("RV", "RM", "W"),
        stage="card",
        points=0,
    )
    assert all(done == ["shift"] for _, done in turns(name, state))


@CAREFUL
def test_nothing_is_built_on_land_that_stays_dry(name):
    state = scene(money=(500, 0), figures={P1: "D1 B5 C5"}, hands=(0, 0))
    for after, _ in turns(name, state):
        assert irrigated(after.pieces).issuperset(after.fincas[P1])


@CAREFUL
def test_nothing_is_built_where_a_rival_dries_it_at_once(name):  # item 7
    """Both fields bear the same; F3 lies below a fixed pipe, D6 below five borders to dam."""
    state = scene(
        money=(500, 0),
        figures={P1: "F3 D6", P2: "D4 D5"},
        dams="G1:D F1:DL F1:DR F2:D F2:DR",
        hands=(0, 2),
        points=0,
    )
    built = {after.fincas[P1] for after, _ in turns(name, state)}
    assert built == {("F3",)}
