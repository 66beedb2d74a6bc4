"""What holds in every game, whatever the version, the seats and the options."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings

from ribeira.core import match as matches_of
from ribeira.core.grids.squares import corners_of, distance
from ribeira.core.meta import make_setup
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import CONTRACTS, EXPLORATION, HAND, MARKETS, PIECES, TERRAIN
from ribeira.games.castelos.rules import events
from ribeira.games.castelos.rules.flow import TURN, is_past
from ribeira.games.castelos.rules.montes import all_montes, land, quarters_of, ring
from ribeira.games.castelos.rules.score import standing
from ribeira.games.castelos.rules.state import NOBODY, TRACK
from ribeira.games.castelos.rules.steps.contracts import measures
from ribeira.games.castelos.rules.trail import first_slot, spaces
from tests.strategies import matches, play_blindly

whole_games = matches(rules)
GAMES = settings(max_examples=12)
"""A game of 6 Castelos has some hundreds of actions; a dozen games are thousands of positions."""


def in_play(match):
    """The positions from the first round on."""
    return [state for state in match.states if state.table.round]


def turns(match):
    """Positions at the beginning of each turn of a seat."""
    return [
        after
        for before, after in pairwise(match.states)
        if after.table.phase == "place" and before.table.phase not in ("place",)
    ]


def tiles_of(state):
    table = state.table
    yield from (tile[0] for tile in table.tiles[1:])
    yield from (tile for hand in state.hands for tile in hand)
    yield from (*state.pile, *state.rival, *((table.turn.face_up,) if table.turn.face_up else ()))


@GAMES
@given(whole_games)
def test_somebody_may_act_until_the_game_is_over(match):
    for state in match.states:
        assert bool(rules.to_act(state)) == (state.table.phase != "over")


@GAMES
@given(whole_games)
def test_c_4_5_a_turn_only_goes_forward(match):
    for before, after in pairwise([state.table for state in in_play(match)]):
        same = (before.round, before.seat) == (after.round, after.seat)
        if same and after.is_own_turn and before.phase in TURN and not before.turn.rivals:
            assert after.phase == "over" or not is_past(after.phase, before.phase)


@GAMES
@given(whole_games)
def test_c_2_4_terrain_tiles_are_all_there(match):
    first = Counter(tiles_of(match.states[0]))
    assert set(first.values()) == {1}
    assert set(first) <= set(TERRAIN)
    assert all(Counter(tiles_of(state)) == first for state in match.states)


@GAMES
@given(whole_games)
def test_c_2_5_exploration_tiles_are_all_there(match):
    for state in match.states:
        estates = state.table.estates
        tiles = [laid[0] for estate in estates for laid in estate.trail]
        tiles += [tile for estate in estates for tile in estate.unplaced]
        tiles += state.exploration
        assert len(tiles) == len(set(tiles)) == 4 * len(estates) + 6
        assert set(tiles) <= set(EXPLORATION)


@GAMES
@given(whole_games)
def test_c_2_3_castles_are_all_there(match):
    extra = match.setup.option("penafiel") == "on"
    for state in match.states:
        castles = [castle.id for castle in state.table.castles]
        castles += [*state.below, *([state.table.top] if state.table.top else [])]
        assert sorted(castles) == sorted(c for c in MARKETS if extra or c != "penafiel")


@GAMES
@given(whole_games)
def test_c_2_6_contracts_are_all_there(match):
    cards = [*match.states[0].table.contracts, *(c for d in match.states[0].dealt for c in d)]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(CONTRACTS)
    for state in in_play(match):
        assert sorted((*state.table.contracts, *filter(None, state.kept))) == sorted(cards)


@GAMES
@given(whole_games)
def test_c_2_2_discs_and_workers_are_all_there(match):
    pieces = PIECES[match.states[0].table.variant.side]
    for state in match.states:
        sold = Counter(seat for castle in state.table.castles for _, seat in castle.discs)
        for seat, estate in enumerate(state.table.estates):
            discs = estate.discs + len(estate.marks) + len(estate.landscapes) + sold[seat]
            assert discs == len(estate.workers) == pieces
            assert estate.workers.count(TRACK) == len(estate.constructions)
            assert estate.discs >= 0


@GAMES
@given(whole_games)
def test_c_1_12_money_comes_and_goes_as_it_is_told(match):
    for before, step, after in zip(match.states, match.steps, match.states[1:], strict=False):
        sums = Counter()
        for event in step.events:
            match event:
                case events.Mealha() | events.Sold():
                    sums[event.seat] += event.mealhas
                case events.Toll():
                    sums[event.seat] -= 1
                case events.Paid():
                    sums[event.seat] -= event.mealhas
                    sums[event.to] += event.mealhas
                case events.ContractWon(bonus="mealhas"):
                    sums[event.seat] += event.amount
        for seat, estate in enumerate(after.table.estates):
            assert estate.mealhas == before.table.estates[seat].mealhas + sums[seat] >= 0


@GAMES
@given(whole_games)
def test_c_1_5_montes_partition_the_uncovered_quarters(match):
    table = match.state.table
    covered = {castle.corner for castle in table.castles}
    quarters = [quarter for monte in all_montes(table) for quarter in quarters_of(table, monte)]
    expected = {
        (x, y, k)
        for x, y in land(table.tiles).cells
        for k, corner in enumerate(corners_of(x, y))
        if corner not in covered
    }
    assert len(quarters) == len(expected)
    assert set(quarters) == expected


@GAMES
@given(whole_games)
def test_c_1_8_c_1_9_rings_never_meet_and_never_change(match):
    castles = match.state.table.castles
    for at, castle in enumerate(castles):
        assert all(distance(castle.corner, other.corner) >= 2 for other in castles[:at])
        assert len(ring(match.state.table.tiles, castle.corner)) == 12
    for state in match.states:
        for castle, last in zip(state.table.castles, castles, strict=False):
            assert (castle.id, castle.corner, castle.factor) == (last.id, last.corner, last.factor)


@GAMES
@given(whole_games)
def test_c_6_2_a_placement_founds_at_most_one_castle(match):
    for before, after in pairwise(match.states):
        assert 0 <= len(after.table.castles) - len(before.table.castles) <= 1
    foundings = [event for step in match.steps for event in step.events if event.key == "founded"]
    assert len(foundings) <= len(match.state.table.tiles) // 4


@GAMES
@given(whole_games)
def test_c_5_2_rock_that_joins_in_a_monte_lies_open_at_one_corner_at_most(match):
    """With `rockJoins=monte` no placement closes two, and C-6.2 never asks (docs/rulings)."""
    assume(not match.state.table.variant.edge_joins)
    for state in in_play(match):
        corners = land(state.table.tiles).corners.values()
        assert sum("rock" in shown and "" in shown for shown in corners) <= 1


@GAMES
@given(whole_games)
def test_c_14_1_hands_and_the_pile_run_out_together(match):
    for state in in_play(match):
        sizes = set(map(len, state.hands))
        assert sizes <= {HAND, HAND - 1, 0}
    assert set(match.state.hands) == {()}
    assert (match.state.pile, match.state.rival) == ((), ())
    variant, seats = match.state.table.variant, len(match.state.table.estates)
    laid = variant.rounds * (seats + variant.solo)
    assert len(match.state.table.tiles) == 1 + laid


@GAMES
@given(whole_games)
def test_c_8_1_the_cylinder_only_goes_forward_on_tiles_that_stay(match):
    for before, after in pairwise(in_play(match)):
        for was, now in zip(before.table.estates, after.table.estates, strict=True):
            assert was.cylinder <= now.cylinder < len(spaces(now.trail))
            locked = first_slot(was)
            assert now.trail[:locked] == was.trail[:locked]
            assert all(mark > now.cylinder for mark in now.marks)
            assert all(spaces(now.trail)[mark] != "toll" for mark in now.marks)


@GAMES
@given(whole_games)
def test_c_11_6_nobody_stands_on_a_crossroads_between_turns_or_under_a_castle(match):
    for state in in_play(match):
        table = state.table
        corners = {castle.corner for castle in table.castles}
        for seat, estate in enumerate(table.estates):
            walking = [n for n, worker in enumerate(estate.workers) if worker[0] == "crossroads"]
            assert walking == ([table.turn.walker] if _walks(table, seat) else [])
            for where, x, y, k in estate.workers:
                assert where != "quarter" or corners_of(x, y)[k] not in corners
                assert where != "castle" or (x, y) in corners


def _walks(table, seat):
    return seat == table.seat and table.turn.walker != NOBODY


@GAMES
@given(whole_games)
def test_c_10_2_c_13_2_only_the_top_cells_are_taken_twice(match):
    estates = match.state.table.estates
    for cells in ([e.landscapes for e in estates], [e.constructions for e in estates]):
        assert all(len(set(own)) == len(own) for own in cells)
        counts = Counter(cell for own in cells for cell in own)
        assert all(value >= 4 for (_, value), n in counts.items() if n > 1)


@GAMES
@given(whole_games)
def test_c_12_2_religion_is_told_and_never_goes_back(match):
    for before, after in pairwise(match.states):
        for was, now in zip(before.table.estates, after.table.estates, strict=True):
            assert was.religion <= now.religion


@GAMES
@given(whole_games)
def test_c_15_scores_add_up_and_rank(match):
    table = match.state.table
    order = rules.ranking(match.state)
    assert sorted(order) == list(range(len(table.estates)))
    values = [standing(table, seat) for seat in order]
    assert values == sorted(values, reverse=True)
    won = [card for card, _ in table.awards]
    assert len(won) == len(set(won))
    sums = Counter()
    for event in match.steps[-1].events:
        if isinstance(event, events.ContractWon | events.Scored):
            sums[event.seat] += event.points
    for seat, score in enumerate(rules.scores(match.state)):
        assert score.total == standing(table, seat)[0] == sums[seat]
    for card in (*table.contracts, *table.revealed):
        assert len(measures(table, card)) == len(table.estates)


@GAMES
@given(whole_games)
def test_c_4_1_every_seat_has_a_turn_in_every_round(match):
    seats = len(match.state.table.estates)
    order = [(state.table.round, state.table.seat) for state in turns(match)]
    first = match.state.table.first
    rounds = match.state.table.variant.rounds
    expected = [(n, (first + at) % seats) for n in range(1, rounds + 1) for at in range(seats)]
    assert order == expected


@pytest.mark.parametrize("version", ["advanced", "family"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_of_each_kind_is_played_to_its_end(seats, version):
    setup = make_setup(rules.META, seats, 11, {"version": version})
    match = play_blindly(matches_of.start(rules, setup), 5)
    assert match.state.table.phase == "over"
