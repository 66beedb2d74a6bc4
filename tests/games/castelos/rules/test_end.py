"""C-15: contracts, tracks, religion, wealth, and who wins."""

import pytest

from ribeira.games.castelos import rules
from ribeira.games.castelos.material import CONSTRUCTIONS, CONTRACTS, LANDSCAPES, PRODUCTS
from ribeira.games.castelos.rules.score import winners
from ribeira.games.castelos.rules.steps.contracts import measures
from tests.games.castelos.scene import A, B, C, ended, keys, named, scene

LAKES = (["E07", "b", False], ["E11", "b", False], ["E20", "b", False])
# lake toll lake scrub | lake toll lake pasture | wasteland toll wasteland lake
BOARD = (
    ["SA", 0, 0, 0],
    ["T27", 1, 0, 3],
    ["T24", 0, 1, 1],
    ["T25", -1, 0, 0],
    ["T30", -1, 1, 0],
)
MILESTONES = [["tile", 1, 0, 3]]  # two


def end(*players, contracts=(), version="advanced", **more):
    return ended(
        scene(board=BOARD, players=players, publicContracts=contracts, version=version, **more)
    )


def parts(state, seat):
    return {item.key: item.points for item in rules.scores(state)[seat].items}


def test_there_is_a_contract_for_every_type_and_one_for_castles():
    counted = [card[0] for card in CONTRACTS.values()]
    assert sorted(counted) == sorted(("castle", *PRODUCTS, *LANDSCAPES, *CONSTRUCTIONS))


def test_c_15_1_contracts_then_tracks_religion_and_wealth():
    _, events = end(
        {
            "trail": LAKES,
            "cylinder": 4,
            "contract": "K16",
            "workers": MILESTONES,
            "mealhas": 5,
            "religion": 2,
            "landscapes": [["lake", 3]],
            "constructions": [["house", 5]],
        },
        {"contract": "K11"},
        contracts=("K00", "K08"),
    )
    assert keys(events) == [
        "revealed",
        "contract_lost",  # K00
        "contract_won",  # K08
        "contract_won",  # K16
        "contract_lost",  # K11
        *["scored"] * 4,
        "ended",
    ]
    assert [values["item"] for values in named(events, "scored")] == [
        "landscapes",
        "constructions",
        "religion",
        "wealth",
    ]


def test_c_15_1_family_counts_religion_and_wealth_only():
    state, events = end({"religion": 9, "mealhas": 13}, {}, version="family")
    assert parts(state, A) == {"religion": 3, "wealth": 2}
    assert "revealed" not in keys(events)


def test_c_15_2_the_kept_contracts_are_revealed_and_open_to_all():
    state, events = end({"contract": "K08"}, {"contract": "K07", "trail": LAKES, "cylinder": 2})
    assert named(events, "revealed") == [{"contracts": ("K08", "K07")}]
    assert state.table.revealed == ("K08", "K07")
    assert state.table.awards == (("K08", B),)


@pytest.mark.parametrize(
    ("cylinders", "winner"),
    [
        pytest.param((4, 2, 0), A, id="C-15.2 strictly most"),
        pytest.param((2, 2, 0), None, id="C-15.2 a tie gives nothing"),
        pytest.param((2, 0, 4), C, id="C-15.2 any seat"),
        pytest.param((4, 6, 6), B - 2, id="C-15.2 a tie of others at the top"),
    ],
)
def test_majority_of_lakes(cylinders, winner):
    players = [{"trail": LAKES, "cylinder": cylinder} for cylinder in cylinders]
    state, _ = end(*players, contracts=("K08",))
    won = {seat for _, seat in state.table.awards}
    assert won == ({winner} if winner in (A, B, C) else set())


@pytest.mark.parametrize(
    ("card", "players", "counts"),
    [
        pytest.param("K08", ({"trail": LAKES, "cylinder": 4}, {}), (3, 0), id="C-15.2 landscape"),
        pytest.param(
            "K01",
            ({"trail": (["E16", "a", False],), "trailDiscs": [2]}, {}),
            (2, 0),
            id="C-15.2 product under a disc",
        ),
        pytest.param(
            "K16",
            ({"workers": [*MILESTONES, ["tile", 0, 0, 2]]}, {}),
            (2, 0),
            id="C-15.2 construction, each monte once",
        ),
        pytest.param("K07", ({}, {}), (0, 0), id="C-15.2 zero"),
    ],
)
def test_measures(card, players, counts):
    assert measures(scene(board=BOARD, players=players).table, card) == counts


def test_c_15_2_zero_is_no_majority():
    state, events = end({}, {}, contracts=("K08",))
    assert state.table.awards == ()
    assert named(events, "contract_lost") == [{"contract": "K08", "measures": (0, 0)}]


def test_c_15_2_castles_count_discs_on_markets_and_workers():
    castle = {"id": "idanha", "corner": [1, 1], "open": ["flax"]}  # two discs of the second seat
    board = (*BOARD, ["T35", 1, 1, 0])
    players = ({"workers": [["castle", 1, 1]]}, {"workers": [["castle", 1, 1]]})
    state = scene(board=board, castles=[castle], players=players)
    assert measures(state.table, "K00") == (1, 3)
    state, _ = ended(state)
    assert parts(state, B)["contracts"] == 5


@pytest.mark.parametrize(
    ("card", "player", "expected"),
    [
        pytest.param(
            "K06",
            {"trail": (["E05", "b", False],), "religion": 1},
            {"contracts": 3, "religion": 1},
            id="C-15.3 a religion step counts for religion",
        ),
        pytest.param(
            "K09",
            {"trail": (["E02", "b", False],), "mealhas": 3},
            {"contracts": 3, "wealth": 1},
            id="C-15.3 mealhas count for wealth",
        ),
        pytest.param("K08", {"trail": LAKES, "mealhas": 4}, {"contracts": 4}, id="C-15.3 no bonus"),
        pytest.param(
            "K06",
            {"trail": (["E05", "b", False],), "religion": 33},
            {"contracts": 3, "religion": 10},
            id="C-15.3 not beyond the track",
        ),
    ],
)
def test_bonus(card, player, expected):
    state, _ = end(player, {"trail": (["E01", "a", False],)}, contracts=(card,))
    assert parts(state, A) == expected


def test_c_15_4_tracks_religion_and_wealth():
    player = {
        "landscapes": [["lake", 4], ["rock", 2]],
        "constructions": [["house", 3]],
        "religion": 7,
        "mealhas": 14,
    }
    state, _ = end(player, {})
    assert parts(state, A) == {"landscapes": 6, "constructions": 3, "religion": 3, "wealth": 2}
    assert rules.scores(state)[A].total == 14


@pytest.mark.parametrize(
    ("players", "ranking", "first"),
    [
        pytest.param(
            ({"religion": 9, "mealhas": 13}, {"religion": 6, "mealhas": 17}),
            (A, B),
            (A,),
            id="C-15.5 X22 more left over",
        ),
        pytest.param(
            ({"religion": 9, "mealhas": 12}, {"religion": 6, "mealhas": 17}),
            (A, B),
            (A, B),
            id="C-15.5 X22b shared",
        ),
        pytest.param(
            ({"religion": 3}, {"religion": 12}, {"religion": 6, "mealhas": 9}),
            (B, C, A),
            (B,),
            id="C-15.5 most points",
        ),
        pytest.param(
            ({"mealhas": 2}, {"mealhas": 4}, {"mealhas": 4}),
            (B, C, A),
            (B, C),
            id="C-15.5 shared by two of three",
        ),
    ],
)
def test_ranking(players, ranking, first):
    state, events = end(*players, version="family")
    assert rules.ranking(state) == ranking
    assert winners(state.table) == first
    assert dict(events[-1].values) == {"ranking": ranking, "winners": first}


def test_scores_leave_kept_contracts_out_until_the_end():
    state = scene(board=BOARD, players=({"contract": "K16", "workers": MILESTONES}, {}))
    assert rules.scores(state)[A].total == 0
