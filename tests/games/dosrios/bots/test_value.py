"""What the advice sees, the blunders of section 6.1 that it avoids, and that it never peeks."""

from dataclasses import replace

import pytest

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core import chance as draw
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.bots.danger import danger, exposure, threat
from ribeira.games.dosrios.bots.value import REASONS, rank
from ribeira.games.dosrios.bots.weights import Worth
from ribeira.games.dosrios.rules.sight import unseen
from ribeira.games.dosrios.rules.water import irrigated, possible_beds
from ribeira.kit.advice import finished
from tests.games.dosrios.playing import states
from tests.games.dosrios.scene import P1, P2, P3, do, scene


def advice(state):
    (seat,) = rules.to_act(state)
    return finished(rank(rules.sight(state, seat), rules.legal_actions(state, seat)))


def best(state):
    return rules.write(advice(state)[0].action)


def parts(state, text):
    (ranked,) = [choice for choice in advice(state) if rules.write(choice.action) == text]
    return {part.reason.key.removeprefix("dosrios.why."): part.points for part in ranked.parts}


def turn(state):
    """What a player does who always takes the best, until the turn has passed."""
    begun = state.turns
    done = []
    while rules.to_act(state) and state.turns == begun:
        done.append(best(state))
        state, _ = do(state, done[-1])
    return state, done


def some_states(seats=(2, 3, 4), every=23, most=230):
    """Positions from the midst of random games, the same on each run."""
    for number in seats:
        options = {"reshuffle": "when-needed"}  # as it was when KNOWN was written down
        game = states(make_setup(rules.META, number, number, options), 7 * number, most)
        yield from (state for at, (state, *_) in enumerate(game) if at % every == 0)


# What is asked of the advice


def test_it_ranks_every_legal_action_once_and_best_first():
    for state in some_states():
        ranked = advice(state)
        (seat,) = rules.to_act(state)
        assert sorted(choice.action for choice in ranked) == sorted(
            rules.legal_actions(state, seat)
        )
        values = [choice.value for choice in ranked]
        assert values == sorted(values, reverse=True)


def test_the_draw_pile_may_lie_in_any_order():
    peeked = 0
    for luck, state in enumerate(some_states(every=31)):
        deck, chance = draw.shuffle(luck, unseen(state))
        peeked += deck != state.deck
        assert advice(replace(state, deck=deck, chance=chance)) == advice(state)
    assert peeked > 5  # else nothing was hidden


@pytest.mark.full
@pytest.mark.parametrize("options", [{"stackLimit": "always"}, {"fincaShield": "yes"}])
def test_two_good_bots_finish_a_game_under_any_option(options):
    setup = make_setup(rules.META, 2, 5, options)
    match = play_game(registry.rules("dosrios"), setup, (make("dosrios", "good"),) * 2, 5)
    assert match.state.winners
    assert match.state.turns < 60


def test_every_part_of_the_worth_has_its_words():
    assert tuple(REASONS) == Worth._fields


def test_ending_at_once_is_what_all_is_measured_by():
    state = scene(figures={P1: "A4"})
    assert parts(state, "end") == {}
    assert parts(state, "step CITY D7")["effort"] < 0


# Whole turns


def test_it_takes_a_win_by_building():  # EC-32a
    state = scene(
        haciendas={P1: "B4"}, fincas={P1: "B5 B6"}, money=(500, 0), figures={P1: "A6"}, hands=(0, 0)
    )
    state, done = turn(state)
    assert state.winners == (P1,)
    assert done[-1].startswith("finca")


def test_it_takes_a_win_by_a_dam():  # 6.1, item 8; EC-33a
    state = scene(haciendas={P1: "F4"}, fincas={P1: "F5 E5 E6"}, figures={P1: "F2"})
    state, done = turn(state)
    assert state.winners == (P1,)
    assert "dam F3:DL" in done


def test_a_win_is_the_first_reason():
    state = scene(haciendas={P1: "B4"}, fincas={P1: "B5 B6"}, money=(500, 0), figures={P1: "A7"})
    (first, *_) = advice(state)
    assert first.parts[0].reason.key == "dosrios.why.victory"


def test_land_that_stays_dry_is_not_built_on():
    state = scene(money=(500, 0), figures={P1: "D1 B5 C5"}, hands=(0, 0))
    assert parts(state, "finca B5")["buildings"] > parts(state, "finca D1")["buildings"]
    after, _ = turn(state)
    assert irrigated(after.pieces).issuperset(after.fincas[P1])
    assert after.fincas[P1]


def test_a_lone_rival_below_is_chased_from_a_paying_field():  # 6.1, item 4
    state = scene(figures={P1: "A4", P2: "B4"}, hands=(0, 0), row=("T", "RV", "W"))
    _, done = turn(state)
    assert "chase1 A4 B4" in done


# Danger (6.1, item 11)


def threatening(**more):
    """P2 needs one finca more on wet land and can pay it."""
    return scene(haciendas={P2: "B4"}, fincas={P2: "B5 B6"}, money=(0, 500), hands=(2, 0), **more)


def test_a_rival_with_money_and_three_wet_buildings_is_a_threat():
    assert threat(threatening(), P2) == 100
    assert threat(replace(threatening(), money=(0, 400)), P2) == 0
    assert threat(replace(threatening(), fincas=((), ("B5", "C1"))), P2) == 0


def test_after_many_rounds_somebody_dares():
    """Or else two who only keep each other from winning would never end."""
    dangers = [danger(threatening(round_=number), P1) for number in (2, 16, 20, 24, 60)]
    assert dangers[0] == dangers[1] > dangers[2] > dangers[3] == dangers[4] == 0


def test_a_building_is_exposed_where_dams_could_dry_it_and_a_rival_has_one():
    dams = "G1:D F1:DL F1:DR F2:D F2:DR"
    safe = scene(fincas={P1: "F3"}, dams=dams)
    open_ = scene(fincas={P1: "D6"}, dams=dams)
    assert exposure(safe, P1) == 0
    assert exposure(open_, P1) == 4
    assert exposure(replace(open_, hands=(2, 0)), P1) == 0


def test_one_dam_that_would_wet_the_last_building_is_a_threat():
    state = scene(haciendas={P2: "F4"}, fincas={P2: "F5 E5 E6"}, hands=(0, 1))
    assert 0 < threat(state, P2) < 100
    assert threat(replace(state, hands=(0, 0)), P2) == 0


def test_no_turn_is_ended_while_a_rival_wins_next_and_a_dam_prevents_it():
    state = threatening(figures={P1: "B3 A3"})
    after, done = turn(state)
    assert any(text.startswith("dam") for text in done)
    assert threat(after, P2) < 100


def test_a_card_that_pays_the_rival_his_victory_is_not_used():  # 6.1, items 2 and 11
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
    assert best(state) == "shift"
    assert parts(state, "shift")["danger"] > 0
    assert best(replace(state, money=(0, 0))) == "shift"
    assert best(replace(state, row=("RM", "RV", "W"))) == "use"


# What is beside it


def test_the_beds_after_a_dam_are_those_that_the_rules_lay():  # EC-22
    state = scene(figures={P1: "F3"})
    for chosen, pieces in possible_beds(state.terrain, state.dams, state.pieces, "F3:DL"):
        after, _ = do(state, "dam F3:DL", *(f"flow {border}" for border in chosen))
        assert after.pieces == pieces


def test_three_players_fear_the_one_who_is_nearest():
    state = scene(
        3, haciendas={P3: "B4"}, fincas={P3: "B5 B6"}, money=(0, 0, 500), figures={P1: "B3"}
    )
    after, _ = turn(state)
    assert threat(after, P3) < 100


# Known answers: the same on both Pythons

KNOWN = (
    "chase1 A5 B4: 472",
    "use: 86",
    "step C7 D7: 831",
    "shift: 0",
    "use: 31",
    "step CITY E7: 385",
    "step CITY ROADE: 374",
    "use: 31",
    "shift: 0",
    "step CITY ROADE: 170",
    "step CITY ROADE: 337",
    "step CITY D7: 218",
    "flow D3:DL: 64",
    "chase1 D1 D2: 321",
    "step CITY ROADE: 258",
    "step CITY D7: 344",
    "shift: 52",
    "step ROADE G6: 394",
)


def known(state):
    """The best action and its value in Rio."""
    (first, *_) = advice(state)
    return f"{rules.write(first.action)}: {round(100 * first.value)}"


def test_the_advice_is_the_same_on_every_python():
    chosen = [state for state in some_states(every=38) if state.stage != "rivers"]
    assert tuple(map(known, chosen)) == KNOWN
