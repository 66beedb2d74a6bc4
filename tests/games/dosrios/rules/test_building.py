"""Rules 2.9: fincas and haciendas."""

import pytest

from tests.games.dosrios.scene import do, legal, named, on_board, refused, scene, why


def buildings_of(state):
    return [text for text in legal(state) if text.split(" ")[0] in ("finca", "hacienda")]


@pytest.mark.parametrize(
    ("money", "kinds"),
    [(0, set()), (499, set()), (500, {"finca"}), (999, {"finca"}), (1000, {"finca", "hacienda"})],
)
def test_r_8_1_prices(money, kinds):
    state = scene(figures={0: "B4"}, money=(money, 0))
    assert {text.split(" ")[0] for text in buildings_of(state)} == kinds
    for kind in {"finca", "hacienda"} - kinds:
        assert why(state, f"{kind} B4") == ("too_dear", "R-8.1")


def test_r_8_1_two_in_a_turn_in_any_mixture():
    state = scene(figures={0: "B4 B5 B6"}, money=(9000, 0))
    state, _ = do(state, "hacienda B5", "finca B4")
    assert why(state, "finca B6") == ("two_built", "R-8.1")
    assert buildings_of(state) == []
    assert state.points == 6
    state, _ = do(state, "end", "shift", "end", "shift", "finca B6")
    assert state.fincas[0] == ("B4", "B6")


def test_r_8_1_one_building_on_a_hex_and_a_figure_at_that_moment():
    state = scene(figures={0: "B4"}, money=(9000, 0))
    state, _ = do(state, "finca B4")
    assert why(state, "hacienda B4") == ("building_there", "R-8.1")
    state, _ = do(state, "step B4 B5")
    assert why(state, "finca B3") == ("nobody_to_build", "R-8.1")
    assert refused(state, "finca B5") is None
    assert not [text for text in buildings_of(state) if "CITY" in text]


def test_r_8_1_not_in_passing_over_a_rival_finca():
    state = scene(figures={0: "C6"}, fincas={1: "C6"}, money=(9000, 0))
    assert why(state, "finca C6") == ("building_there", "R-8.1")
    assert buildings_of(state) == []


def test_r_8_1_not_after_the_actions():
    state, _ = do(scene(figures={0: "B4"}, money=(9000, 0)), "end")
    assert why(state, "finca B4") == ("actions_over", "R-6.2")


def test_r_3_3_four_fincas_and_one_hacienda():
    state = scene(figures={0: "G7"}, fincas={0: "A1 A2 A3 B1"}, money=(9000, 0))
    assert why(state, "finca G7") == ("no_finca_left", "R-3.3")
    assert buildings_of(state) == ["hacienda G7"]
    state = scene(figures={0: "G7"}, haciendas={0: "A1"}, money=(9000, 0))
    assert why(state, "hacienda G7") == ("no_hacienda_left", "R-3.3")
    assert buildings_of(state) == ["finca G7"]


@pytest.mark.parametrize("hex_", ["B4", "A1", "A2", "D1", "G7"])
def test_r_8_2_any_hex_will_do(hex_):
    state, _ = do(scene(figures={0: hex_}, money=(500, 0)), f"finca {hex_}")
    assert state.fincas[0] == (hex_,)


def test_r_8_3_the_price_goes_to_the_bank_and_the_building_stays():
    state, events = do(scene(figures={0: "B4 C4"}, money=(1700, 300)), "finca B4", "hacienda C4")
    assert state.money == (200, 300)
    assert [built["price"] for built in named(events, "built")] == [500, 1000]
    state, _ = do(state, "step B4 B5", "step C4 C3", "end", "shift")
    assert state.buildings(0) == ("B4", "C4")


def test_r_8_4_a_building_earns_without_a_figure():
    state = scene(fincas={0: "B4"}, haciendas={1: "D6"}, stage="card", row=("T", "W", "C"))
    assert do(state, "use")[0].money == (100, 100)


def test_r_8_5_what_buildings_keep_off():
    rival = scene(figures={0: "C5", 1: "C6"}, fincas={1: "C6"})
    assert refused(do(rival, "chase1 C5 C6")[0], "end") == "R-6.14"
    walled = scene(figures={0: "C5", 1: "C6"}, haciendas={1: "C6"})
    assert refused(walled, "chase1 C5 C6") == "R-6.25"
    raided = scene(
        figures={0: "B4", 1: "B5"},
        haciendas={0: "B4"},
        fincas={1: "B5"},
        stage="card",
        deck=("DV", "W"),
    )
    state, _ = do(raided, "use")
    assert (on_board(state, 0), on_board(state, 1)) == ("B4", "")
    assert refused(scene(haciendas={0: "G1"}), "fast CITY G1") is None
