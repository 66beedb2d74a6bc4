"""Our rules and the slow reference agree on every position of random games."""

from itertools import pairwise

from hypothesis import given, settings

from ribeira.core.values import Action
from ribeira.games.castelos import rules
from ribeira.games.castelos.rules.montes import monte_at, quarters_of, worked
from tests.games.castelos.rules import reference
from tests.strategies import matches

FEW = settings(max_examples=8)
whole_games = matches(rules)


def placing(match):
    return [state for state in match.states if state.table.phase == "place"]


def castles_of(state):
    return [castle.corner for castle in state.table.castles]


@FEW
@given(whole_games)
def test_c_1_5_montes(match):
    table = match.state.table
    squares = reference.ground(table.tiles)
    covered = reference.under(castles_of(match.state))
    for _, x, y, _ in table.tiles:
        for k in range(4):
            square = reference.small(x, y, k)
            found = monte_at(table, x, y, k)
            if square in covered:
                assert found is None
                continue
            ours = {reference.small(*quarter) for quarter in quarters_of(table, found)}
            assert ours == reference.monte(squares, square)


@FEW
@given(whole_games)
def test_c_5_1_c_5_2_placements(match):
    at_edges = rules.META.options_of(match.setup)["rockJoins"] == "edge"
    for state in placing(match)[::3]:
        seat = state.table.seat
        offered = [a.at for a in rules.legal_actions(state, seat) if a.verb == "tile.place"]
        expected = {
            (tile, *place)
            for tile in state.hands[seat]
            for place in reference.placements(state.table.tiles, tile, at_edges)
        }
        assert len(offered) == len(expected)
        assert set(offered) == expected


@FEW
@given(whole_games)
def test_c_6_1_foundings(match):
    for before, after in pairwise(match.states):
        if len(after.table.tiles) == len(before.table.tiles) or not before.table.top:
            continue
        possible = sorted(reference.foundable(after.table.tiles, castles_of(before)))
        if len(possible) > 1:
            seat = after.table.seat
            assert after.table.phase == "found"
            offered = [a.at for a in rules.legal_actions(after, seat) if a.verb == "castle.found"]
            assert offered == possible
        else:
            assert castles_of(after)[len(castles_of(before)) :] == possible


@FEW
@given(whole_games)
def test_c_12_1_c_13_1_what_workers_have(match):
    for state in match.states[::7]:
        table = state.table
        for seat, estate in enumerate(table.estates):
            expected = reference.shown(table.tiles, castles_of(state), estate.workers)
            assert sorted(worked(table, seat)) == expected


def affordable(state, cell):
    """Quarters of a tile on which the seat to act could lie down."""
    table = state.table
    castles = castles_of(state)
    others = [e.workers for seat, e in enumerate(table.estates) if seat != table.seat]
    for k in range(4):
        square = reference.small(*cell, k)
        if square in reference.under(castles):
            cost = 0 if table.variant.enter_castles else 999
        else:
            cost = reference.price(table.tiles, castles, others, square)
        if cost <= table.own.mealhas:
            yield k


def walks(state, cell, moves):
    """All cells that can be reached in so many moves, or fewer."""
    cells = reference.cells_of(state.table.tiles)
    found = {cell}
    for _ in range(moves):
        found |= {
            (x + dx, y + dy)
            for x, y in found
            for dx, dy in reference.SIDES
            if (x + dx, y + dy) in cells
        }
    return found


def first_cells(state, worker):
    """Where one move may take a worker, tile or not."""
    where, x, y, _ = worker
    start = {"castle": {(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)}}.get(where, {(x, y)})
    if where in ("reserve", "track"):
        return set()
    found = {(a + dx, b + dy) for a, b in start for dx, dy in reference.SIDES}
    return found | start if where == "quarter" and state.table.variant.turn_in_place else found


def expected_steps(state):
    table = state.table
    turn, cells = table.turn, reference.cells_of(table.tiles)
    for n, worker in enumerate(table.own.workers):
        if n in turn.moved or turn.walker not in (-1, n) or not turn.moves:
            continue
        for to in first_cells(state, worker) & cells:
            ends = walks(state, to, turn.moves - 1)
            if any(list(affordable(state, cell)) for cell in ends):
                yield n, *to


def may_add(state):
    """C-11.1, C-11.9"""
    own, turn = state.table.own, state.table.turn
    if turn.moved or turn.walker >= 0 or ("reserve", 0, 0, 0) not in own.workers:
        return False
    ends = walks(state, turn.placed, turn.moves + 1)
    return any(list(affordable(state, cell)) for cell in ends)


@FEW
@given(whole_games)
def test_c_11_3_c_11_9_steps_and_ends(match):
    moving = [state for state in match.states if state.table.phase == "move"]
    for state in moving[::4]:
        legal = rules.legal_actions(state, state.table.seat)
        steps = {action.at for action in legal if action.verb == "worker.step"}
        assert steps == set(expected_steps(state))
        assert (Action("worker.add") in legal) == may_add(state)
        laid = {action.at[0] for action in legal if action.verb == "worker.lay"}
        walker = state.table.turn.walker
        if walker >= 0:
            _, x, y, _ = state.table.own.workers[walker]
            assert laid == set(affordable(state, (x, y)))
        else:
            assert laid == set()
