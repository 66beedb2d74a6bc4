"""The drawing of 6 Castelos: what is shown where, to whom, and what clicks change."""

import xml.etree.ElementTree as ET
from math import dist
from re import findall

import pytest

from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.core.values import Action, msg
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import CONTRACTS, MARKETS, TERRAIN
from ribeira.games.castelos.rules.flow import DISCS, WORKERS
from ribeira.games.castelos.rules.score import ranking
from ribeira.games.castelos.table import board
from ribeira.games.castelos.table.art.symbols import plates
from ribeira.games.castelos.table.boards.contract_cards import draw_contract
from ribeira.games.castelos.table.clicks.paths import STEPWISE, paths
from ribeira.games.castelos.table.land.outlines import outline
from ribeira.games.castelos.table.land.tile import tile_picture
from ribeira.kit import clicks
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tests.conformance.drawings import Drawing, check
from tests.games.castelos.scene import A, B, acts, scene
from tests.strategies import play_blindly

LOOKS = tuple(map(Look, ("Ana", "Bruno", "Clara", "Duarte"), COLOURS, SHAPES))


def say(message):
    """Every key and value, so that a test can find them."""
    return f"{message.key}({', '.join(f'{name}={value}' for name, value in message.values)})"


def view(state, seat, **more):
    legal = () if seat is None or "events" in more else rules.legal_actions(state, seat)
    return View(LOOKS[: len(state.table.estates)], say, **{"legal": legal, **more})


def drawn(state, seat, **more):
    seen, look = rules.sight(state, seat), view(state, seat, **more)
    return board.draw(seen, look) + board.draw_hand(seen, look)


def parsed(markup):
    return ET.fromstring(f"<page>{markup}</page>")


def named(page, attribute):
    return [node.get(attribute) for node in page.iter() if node.get(attribute)]


def by_clicks(state, seat, most=60):
    """Every drawing that clicks can lead to, with the clicks that lead there."""
    legal = rules.legal_actions(state, seat)
    waiting, seen = [()], {()}
    while waiting and len(seen) < most:
        clicked = waiting.pop()
        page = parsed(drawn(state, seat, clicked=clicked))
        yield clicked, page
        after = {clicks.pick(legal, paths, clicked, name) for name in named(page, "data-pick")}
        waiting += sorted(after - seen)
        seen |= after


def test_picks_alone_never_lay_a_tile():
    state = scene(players=({"hand": ["T24", "T25"]}, {}))
    for clicked, page in by_clicks(state, A):
        verbs = {rules.read(action).verb for action in named(page, "data-action")}
        assert bool(verbs & STEPWISE) == (len(clicked) > 1)


def test_only_the_picked_tiles_cells_light_up_and_the_picked_one_shows_the_tile():
    state = scene(players=({"hand": ["T24", "T25"]}, {}))
    page = parsed(drawn(state, A, clicked=("hand-T24",)))
    assert {name for name in named(page, "data-pick") if name.startswith("cell")} == {
        "cell-0,-1",
        "cell-1,0",
        "cell-0,1",
        "cell--1,0",
    }
    page = parsed(drawn(state, A, clicked=("hand-T24", "cell-1,0", "turn-1")))
    assert "tile.place T24 1,0 r1" in named(page, "data-action")
    assert {name for name in named(page, "data-pick") if "turn" in name} == {"turn-0", "turn-2"}


def test_a_placement_that_waits_for_a_yes_is_shown_too():
    state = scene(players=({"hand": ["T24", "T25"]}, {}))
    picked = Action("tile.place", ("T24", 1, 0, 3))
    assert node(drawn(state, A, picked=picked), "castelos-forecast") is not None


def test_while_a_monte_is_chosen_one_sees_how_far_each_would_carry():
    trail = [["E07", "a", False]]  # wheat chestnut wheat lake
    players = ({"trail": trail}, {})
    state = scene(board=[["T23", 0, 0, 0]], players=players, phase="mark", placed=(0, 0))
    montes = [found.get("aria-label") for found in node(drawn(state, A), "castelos-outlooks")[0]]
    carried = [label.partition("steps=")[2] for label in montes]
    assert carried == ["0, spaces=0)", "0, spaces=0)", "0, spaces=0)", "1, spaces=1)"]
    state = acts(state, "monte.choose 0,0 SE")
    assert node(drawn(state, A), "castelos-outlooks") is None


FOUNDING = {  # the last tile round a rock
    "board": [["SA", 0, 0, 0], ["T21", -1, 0, 0], ["T22", -1, -1, 0]],
    "players": ({"hand": ["T24", "T25"]}, {}),
    "castleStack": ("idanha", "monsanto"),
}


def test_before_it_is_done_one_sees_what_a_placement_founds_and_its_bonus():
    state = scene(**FOUNDING)
    page = drawn(state, A, clicked=("hand-T24", "cell-0,-1"))
    assert "castle=Idanha, factor=" in words(node(page, "castelos-forecast"))
    state = scene(**FOUNDING | {"players": ({"hand": ["T01", "T25"]}, {})})
    page = drawn(state, A, clicked=("hand-T01", "cell-0,-1"))
    assert "castelos.board.bonus.mealha" in words(node(page, "castelos-forecast"))


def test_a_choice_of_corners_is_offered_on_the_land():
    ring = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    tiles = [["SA", 0, 0, 0]]
    names = [f"T{n:02}" for n in range(1, 9)]
    tiles += [[name, x, y, 0] for name, (x, y) in zip(names, ring, strict=True)]
    state = scene(board=tiles, phase="found", placed=(0, 0), castleStack=("idanha",))
    legal = sorted(map(rules.write, rules.legal_actions(state, A)))
    assert len(legal) > 1
    page = parsed(drawn(state, A))
    offered = [name for name in named(page, "data-action") if name.startswith("castle.found")]
    assert sorted(offered) == [name for name in legal if name.startswith("castle.found")]


def test_hands_and_kept_contracts_are_seen_by_their_owner_alone():
    players = ({"hand": ["T24", "T25"], "contract": "K07"}, {"hand": ["T26"], "contract": "K12"})
    state = scene(players=players)
    others = scene(players=(players[0], {"hand": ["T39"], "contract": "K13"}))
    assert drawn(state, A) == drawn(others, A)
    assert drawn(state, B) != drawn(others, B)
    assert drawn(state, None) == drawn(others, None)
    assert node(drawn(state, A), "castelos-contract-K07") is not None
    assert node(drawn(state, B), "castelos-contract-K07") is None


def node(markup, name):
    return next((found for found in parsed(markup).iter() if found.get("id") == name), None)


def words(found):
    return "".join(found.itertext())


AROUND = (["SA", 0, 0, 0], ["T21", -1, 0, 0], ["T22", -1, -1, 0], ["T24", 0, -1, 0])


def founded(castle, closed=(), **more):
    """A castle at the corner of four tiles; the second seat sold on its closed markets."""
    markets = [product for product in MARKETS[castle] if product not in closed]
    castles = ({"id": castle, "corner": [0, 0], "open": markets},)
    return scene(board=AROUND, castles=castles, **more)


def test_a_market_tells_what_a_sale_would_bring_and_who_sold():
    trail = [["E07", "a", False]]  # wheat chestnut wheat lake
    state = founded("idanha", ("flax",), players=({"trail": trail, "cylinder": 2}, {}))
    factor = state.table.castles[0].factor
    page = drawn(state, A)
    wheat, flax = (node(page, f"castelos-market-idanha-{name}") for name in ("wheat", "flax"))
    assert words(wheat) == str(2 * factor)
    assert flax.get("aria-label").endswith("name=Bruno)")


def test_contracts_tell_who_would_win_now():
    trails = [["E07", "b", False]]  # lake toll lake scrub
    players = ({"trail": trails, "cylinder": 2}, {})
    page = drawn(scene(players=players, publicContracts=("K08",)), A)
    label = node(page, "castelos-contract-K08").get("aria-label")
    assert label.startswith("castelos.board.contract.leads")
    assert label.endswith("name=Ana)")


def test_the_family_version_has_neither_tracks_nor_contracts():
    page = drawn(scene(version="family"), A)
    assert node(page, "castelos-tracks") is None
    assert node(page, "castelos-contracts") is None
    assert node(page, "castelos-religion") is not None


def test_the_path_shows_what_is_behind_and_what_is_closed():
    def states(state):
        path = node(drawn(state, A), "castelos-path")
        return [
            step.get("class").split()[-1]
            for step in path.iter("span")
            if "is-" in str(step.get("class"))
        ]

    half = len(DISCS), len(WORKERS)
    assert states(scene(phase="place")) == ["is-now", *["is-open"] * (sum(half) + 1)]
    played = {"placed": (0, 0)}
    assert states(scene(phase="land", **played)) == [
        "is-done", "is-done", "is-done", "is-now", *["is-off"] * 3, "is-open"
    ]  # fmt: skip


def test_laying_a_worker_beside_another_seats_tells_its_price():
    rivals = {"workers": [["tile", 0, 0, 0]]}
    state = scene(players=({"mealhas": 5}, rivals), phase="move", placed=(0, 0))
    state = acts(state, "worker.add")
    beds = [node(drawn(state, A), f"castelos-lay-{k}") for k in range(4)]
    prices = [bed.get("aria-label").rpartition("price=")[2] for bed in beds]
    assert prices == ["5)", "0)", "0)", "0)"]


def test_the_sheet_grows_with_the_land_and_says_where_one_can_act():
    def sheet(state):
        found = node(drawn(state, A), "castelos-territory")
        return [int(n) for n in found.get("viewBox").split()], found.get("data-focus")

    wide = [["SA", 0, 0, 0], *([f"T{n:02}", n, 0, 0] for n in range(1, 7))]
    (x, _, width, _), close = sheet(scene(board=wide))
    assert x <= -100
    assert x + width >= 800
    assert close == "300 0 100 100"  # in the middle of the cells for a tile
    assert sheet(scene(board=wide, phase="mark", placed=(6, 0)))[1] == "500 -100 300 300"


def test_places_are_told_in_the_end():
    setup = make_setup(rules.META, 3, 5)
    state = play_blindly(start(rules, setup), 3).state
    first = ranking(state)[0]
    label = node(drawn(state, A), f"castelos-seat-{first}-rank").get("aria-label")
    assert label == say(msg("castelos.board.rank", place=1))


@pytest.mark.parametrize(
    ("quarters", "sides"),
    [((0,), 4), ((0, 1), 4), ((1, 2), 4), ((0, 1, 2), 6), ((0, 2, 3), 6), ((0, 1, 2, 3), 4)],
)
def test_the_outline_of_a_monte_has_as_many_sides_as_its_shape(quarters, sides):
    d = outline(100, 200, quarters)
    assert d.count("h") + d.count("v") + d.count("z") == sides


def test_every_tile_is_well_formed_and_unlike_the_others():
    tiles = [tile_picture(tile, turns) for tile in TERRAIN for turns in range(4)]
    check(Drawing("".join((plates(), *tiles))))
    assert len(set(tiles)) == len(tiles)


def test_every_castle_and_contract_can_be_drawn():
    for castle in MARKETS:
        check(Drawing(drawn(founded(castle), A)))
    check(Drawing(drawn(scene(publicContracts=tuple(CONTRACTS)), A)))


@pytest.mark.parametrize("place", [["tile", 0, 0, 0], ["tile", 0, 0, 2], ["castle", 0, 0]], ids=str)
def test_workers_beside_each_other_do_not_take_each_others_clicks(place):
    players = ({"workers": [place, place, ["tile", 0, 0, 1]]}, {})
    state = founded("idanha", phase="move", placed=(0, 0), players=players)
    page = parsed(drawn(state, A))
    reach = {
        float(part.get("r"))
        for node in page.iter()
        if node.get("data-pick") in ("worker-0", "worker-1")
        for part in node.iter()
        if part.get("class") == "ct-pointed"
    }
    (one,) = reach
    first, second = (_middle(page, n) for n in (0, 1))
    assert one * 1.25 < dist(first, second)


@pytest.mark.parametrize("k", range(4))
def test_a_worker_does_not_take_the_clicks_on_its_tile(k):
    players = ({"workers": [["tile", 0, 0, k], ["castle", 0, 0]]}, {})
    state = founded("idanha", phase="move", placed=(0, 0), players=players)
    page = parsed(drawn(state, A))
    (worker,) = (node for node in page.iter() if node.get("data-pick") == "worker-0")
    (reach,) = (float(part.get("r")) for part in worker.iter() if part.get("class") == "ct-pointed")
    assert reach * 1.25 < dist(_middle(page, 0), (50, 50))


def _middle(page, n):
    """Where a worker of the first seat is drawn."""
    (worker,) = (node for node in page.iter() if node.get("data-pick") == f"worker-{n}")
    moved = next(part.get("transform") for part in worker.iter() if part.get("transform"))
    return [float(number) for number in findall(r"[-.\d]+", moved)[:2]]


def test_the_bonus_of_an_open_contract_is_on_its_card_and_in_its_label():
    state = scene(players=({"hand": ["T24", "T25"]}, {}))
    seen = rules.sight(state, A)
    with_bonus = [card for card, (_, _, bonus, _) in CONTRACTS.items() if bonus]
    assert len(with_bonus) == 10
    for card, (_, _, bonus, amount) in CONTRACTS.items():
        drawing = draw_contract(card, seen, view(state, A))
        told = ET.fromstring(drawing)
        shown = "ct-contract-bonus" in drawing and f"+{amount}" in "".join(told.itertext())
        assert shown == bool(bonus), card
        key = "castelos.words.steps" if bonus == "religion" else "castelos.board.mealhas"
        assert (key in told.get("aria-label")) == bool(bonus), card
