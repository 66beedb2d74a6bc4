"""The table as text: whole, and in order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.core.game import after
from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos import rules, words
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.words.phrases import say_shown
from tests.games.castelos.scene import A, acts, dealt, opened, scene
from tests.strategies import matches, unfinished

NAMES = ("Ana", "Bruno", "Clara", "Duarte")
FEW = settings(max_examples=10)
SQUARE = (["SA", 0, 0, 0], ["T21", 1, 0, 0], ["T22", 1, 1, 0], ["T23", 0, 1, 0])
"""Four tiles round the corner 1,1."""
TILES = ("castelos.view.tile", "castelos.view.tile.rock")
viewers = st.sampled_from([None, 0, 1])


def may_look(match, seat):
    return seat if seat is None or seat < match.setup.seats else 0


def parts(message):
    """A message and all the messages inside it."""
    yield message
    for _, value in message.values:
        if isinstance(value, Message):
            yield from parts(value)


def view(state, seat):
    names = NAMES[: state.setup.seats]
    return words.say_sight(rules.sight(state, seat), names)


def seat_lines(state, seat):
    """What everybody hears of that seat."""
    seats = [s for s in view(state, None) if s.title.key == "castelos.view.seat"]
    return seats[seat].lines


def lines(state, seat, title):
    found = (section.lines for section in view(state, seat) if section.title.key == title)
    return next(found, ())


@FEW
@given(unfinished(rules), viewers)
def test_the_text_view_has_a_section_for_every_seat(match, seat):
    sections = view(match.state, may_look(match, seat))
    seats = [s for s in sections if s.title.key == "castelos.view.seat"]
    assert [dict(s.title.values)["name"] for s in seats] == list(NAMES[: match.setup.seats])
    assert all(section.lines for section in sections)


@FEW
@given(unfinished(rules))
def test_hands_and_kept_contracts_are_said_to_their_owner_alone(match):
    state = match.state
    for viewer in (None, *range(match.setup.seats)):
        said = lines(state, viewer, "castelos.view.hand")
        hand = [dict(line.values) for line in said if line.key in TILES]
        shown = [line["shown"] for line in hand]
        own = () if viewer is None else state.hands[viewer]
        assert shown == [say_shown(SHOWN[tile][0]) for tile in own]
        kept = [line for line in said if line.key == "castelos.view.kept"]
        secret = viewer is not None and state.kept[viewer] and not state.table.revealed
        assert bool(kept) == bool(secret)


def test_the_bonus_of_a_rock_is_said_beside_the_tile():
    """C-7.1"""
    state = scene(players=({"hand": ["T04", "T39"]}, {}))
    rock, plain = lines(state, A, "castelos.view.hand")
    assert (rock.key, plain.key) == (TILES[1], TILES[0])
    assert dict(rock.values)["bonus"] == msg("castelos.board.bonus.explore")


def test_the_contracts_dealt_are_said_to_those_who_choose():
    """C-2.6"""
    before = dealt(2)
    chosen = after(rules, before, 0, rules.legal_actions(before, 0)[0])
    key = "castelos.view.hand"
    assert "castelos.view.dealt" in {line.key for line in lines(before, 0, key)}
    assert "castelos.view.dealt" not in {line.key for line in lines(chosen, 0, key)}
    assert "castelos.view.kept" in {line.key for line in lines(chosen, 0, key)}
    assert lines(chosen, None, key) == ()


@FEW
@given(matches(rules))
def test_all_that_lies_on_the_land_is_said(match):
    for state in match.states[::25] + match.states[-1:]:
        table = state.table
        assert len(lines(state, None, "castelos.board.territory")) == len(table.tiles)
        assert len(lines(state, None, "castelos.board.markets")) == len(table.castles)
        contracts = lines(state, None, "castelos.board.contracts")
        assert len(contracts) == len(table.contracts) + len(table.revealed)
        said = str(lines(state, None, "castelos.board.tracks"))
        taken = range(said.count("castelos.view.track.taken"))
        cells = {cell for e in table.estates for cell in (*e.landscapes, *e.constructions)}
        assert len(taken) == len(cells)


@pytest.mark.parametrize(("version", "terrains"), [("advanced", 11), ("family", 0)])
def test_the_family_version_has_no_tracks(version, terrains):
    """C-3.4"""
    state = opened(2, version=version).state
    assert len(lines(state, None, "castelos.board.tracks")) == terrains


@FEW
@given(matches(rules))
def test_the_points_that_are_said_are_those_of_the_rules(match):
    scores = [score.total for score in rules.scores(match.state)]
    sections = [s for s in view(match.state, None) if s.title.key == "castelos.view.seat"]
    assert all(
        plural("castelos.points", points) in section.lines
        for points, section in zip(scores, sections, strict=True)
    )


@pytest.mark.parametrize(
    ("worker", "where"),
    [
        (["tile", 0, 0, 2], ("quarter", {"cell": "0,0", "quarter": msg("castelos.quarter.SE")})),
        (["castle", 1, 1], ("castle", {"castle": "Monsanto"})),
    ],
)
def test_a_worker_is_said_with_the_place_where_it_is(worker, where):
    """C-1.11"""
    castle = {"id": "monsanto", "corner": [1, 1], "open": ["flax"]}
    castles = [castle] if worker[0] == "castle" else []
    state = scene(board=SQUARE, players=({"workers": [worker]}, {}), castles=castles)
    key, values = where
    place = msg(f"castelos.board.place.{key}", **values)
    assert msg("castelos.view.worker", worker=1, place=place) in seat_lines(state, A)


def test_a_worker_that_walks_is_said_at_its_crossroads():
    """C-11.1"""
    state = acts(scene(phase="move", placed=(0, 0)), "worker.add")
    place = msg("castelos.board.place.crossroads", cell="0,0")
    assert msg("castelos.view.worker", worker=1, place=place) in seat_lines(state, A)
    status = words.say_status(rules.sight(state, A), NAMES[:2])
    assert status == plural("castelos.status.move.walker", 1)


def test_a_trail_is_said_space_by_space():
    """C-8.2"""
    trail = [["E02", "a", False]]
    state = scene(players=({"trail": trail, "cylinder": 1, "trailDiscs": [3]}, {}))
    inside = [part for line in seat_lines(state, A) for part in parts(line)]
    (laid,) = (part for part in inside if part.key == "castelos.view.slot")
    assert dict(laid.values)["slot"] == 1
    spaces = {
        0: ("view.space.owned", "terrain.meat"),
        1: ("view.space.cylinder", "board.toll"),
        2: ("view.space", "terrain.meat"),
        3: ("view.space.disc", "terrain.olive"),
    }
    for at, (key, shown) in spaces.items():
        assert msg(f"castelos.{key}", space=at, shown=msg(f"castelos.{shown}")) in inside
    assert msg("castelos.words.goods", terrain=msg("castelos.terrain.meat"), count=1) in inside


def test_the_chosen_monte_and_closed_markets_are_said():
    """C-8.3, C-9.5"""
    castle = {"id": "monsanto", "corner": [1, 1], "open": ["flax"]}
    state = scene(board=SQUARE, phase="mark", placed=(0, 0), monte=(0, 0, 1), castles=[castle])
    chosen = msg("castelos.view.monte", cell="0,0", quarter=msg("castelos.quarter.NE"))
    assert chosen in lines(state, A, "castelos.view.now")
    (said,) = lines(state, A, "castelos.board.markets")
    sold = msg("castelos.view.market.sold", product=msg("castelos.terrain.olive"), name="Bruno")
    assert sold in parts(said)
    assert msg("castelos.view.market.open", product=msg("castelos.terrain.flax")) in parts(said)
