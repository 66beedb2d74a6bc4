"""Rules 2.10 and 2.11: using and shifting cards, payouts for all, refills, desperados."""

from collections import Counter

import pytest
from hypothesis import given

from ribeira.games.dosrios import rules
from ribeira.games.dosrios.material import CARDS
from ribeira.games.dosrios.rules.desperados import victims
from ribeira.games.dosrios.rules.payout import yields
from tests.games.dosrios.scene import JOINED, do, named, on_board, scene
from tests.strategies import lucks


def pays(card, **position):
    """The state after that card was used, and what was paid to each seat."""
    seats = position.get("seats", 2)
    row = (card, *("W",) * seats)
    state, events = do(scene(stage="card", row=row, deck=("W",), **position), "use")
    return state, named(events, "paid")


def test_r_9_1_r_9_10_shift_draws_and_pays_nothing():
    state = scene(figures={0: "B4"}, stage="card", row=("T", "C", "RV"), deck=("W", "DV"))
    after, events = do(state, "shift")
    assert after.row == ("C", "RV", "T")
    assert (after.deck, after.discard, after.money) == (state.deck, state.discard, state.money)
    assert [event.key for event in events] == ["shifted", "turn"]
    assert not any(event.reveals for event in events)


def test_r_9_2_use_pays_discards_moves_up_and_refills():
    state = scene(figures={0: "B4"}, stage="card", row=("T", "C", "RV"), deck=("W", "DV"))
    after, events = do(state, "use")
    assert [event.key for event in events] == ["used", "paid", "drew", "turn"]
    assert (after.row, after.discard, after.deck) == (("C", "RV", "W"), ("T",), ("DV",))
    assert named(events, "drew") == [{"card": "W", "left": 1}]


def test_r_9_3_everybody_is_paid_the_active_player_first():
    state, paid = pays("T", seats=3, active=1, figures={0: "B4", 1: "B6", 2: "D6"})
    assert state.money == (100, 100, 100)
    assert [payment["seat"] for payment in paid] == [1, 2, 0]


@pytest.mark.parametrize(
    "position",
    [
        {"figures": {0: "B4"}},
        {"figures": {0: "B4 B4"}},
        {"figures": {0: "B4 B4"}, "fincas": {0: "B4"}},
        {"fincas": {0: "B4"}},
        {"haciendas": {0: "B4"}},
    ],
)
def test_r_9_4_each_hex_counts_once(position):
    state, _ = pays("T", **position)
    assert state.money == (100, 0)


PAYOUTS = [
    # card, own figures, money, dams; V is A1 F A2 H A3 F B3 F B4 T B5 C B6 T A7 W
    # and M is G1 F F1 H F2 F F3 T E3 C D4 C D5 W D6 T D7 W
    ("W", "A7 D5 D7", 300, 0),
    ("W", "B4 B5 A1", 0, 0),
    ("C", "B5 E3", 200, 0),
    ("T", "B4 C6", 100, 0),  # C6 is dry
    ("WOOD", "A1 A3 F2 B4", 0, 3),
    ("WOOD", "A2 F1 C1", 0, 0),  # hills yield nothing, C1 is dry
    ("RV", "A1 A2 B4 B5 A7", 300, 1),
    ("RM", "A1 B4", 0, 0),
    ("RM", "G1 F1 F3 E3 D7", 300, 1),
    ("T", "CITY ROADE", 0, 0),
]


@pytest.mark.parametrize(("card", "own", "money", "dams"), PAYOUTS)
def test_r_9_5_r_9_6_r_9_7_what_cards_pay(card, own, money, dams):
    state, paid = pays(card, figures={0: own}, hands=(0, 0))
    assert (state.money[0], state.hands[0]) == (money, dams)
    assert [(p["money"], p["dams"]) for p in paid] == [(money, dams)] * bool(money or dams)


def test_r_9_5_r_9_6_r_9_7_payments_name_their_rule():
    rule_of = {"W": "R-9.5", "WOOD": "R-9.6", "RV": "R-9.7", "RM": "R-9.7"}
    for card, rule in rule_of.items():
        row = (card, "W", "W")
        state = scene(figures={0: "A1 A7 G1 D7"}, stage="card", row=row)
        _, events = do(state, "use")
        assert [event.rule for event in events if event.key == "paid"] == [rule]


@pytest.mark.parametrize("card", ["RV", "RM", "W"])
def test_r_9_7_the_common_course_counts_for_both_rivers(card):
    state, _ = pays(card, verde=JOINED, figures={0: "D5"})
    assert state.money == (100, 0)
    assert yields(scene(verde=JOINED, figures={0: "D5"}), card, 0) == (("D5",), ())


def test_r_1_12_a_short_stock_serves_the_active_player_first_then_clockwise():
    position = {"seats": 3, "hands": (0, 0, 0), "figures": {0: "A1", 1: "A3 B3", 2: "G1 F2"}}
    for active, hands in ((0, (1, 1, 0)), (1, (0, 2, 0)), (2, (0, 0, 2))):
        state, paid = pays("WOOD", active=active, stock=2, **position)
        assert (state.hands, state.stock) == (hands, 0)
        assert sum(p["dams"] for p in paid) == 2
        assert sum(p["owed"] for p in paid) == 5


def test_r_1_14_dams_above_five_are_not_taken():
    state, paid = pays("WOOD", figures={0: "A1 A3"}, hands=(4, 0))
    assert state.hands == (5, 0)
    assert (paid[0]["dams"], paid[0]["owed"]) == (1, 2)


def test_r_9_8_desperados_come_at_once_and_the_next_card_is_drawn():
    row, deck = ("W", "C", "RV"), ("DV", "DM", "T", "C")
    state = scene(figures={0: "B4", 1: "D6"}, stage="card", row=row, deck=deck)
    after, events = do(state, "use")
    assert (on_board(after, 0), on_board(after, 1)) == ("", "")
    assert (after.row, after.discard, after.deck) == (("C", "RV", "T"), ("W", "DV", "DM"), ("C",))
    assert [event.key for event in events] == [
        "used", "drew", "desperados", "raided", "drew", "desperados", "raided", "drew", "turn",
    ]  # fmt: skip


def test_r_9_9_as_soon_as_the_last_card_is_taken_the_discards_become_the_pile():
    state = scene(stage="card", row=("W", "C", "RV"), deck=("T",), discard=("C", "DM", "RM"))
    after, events = do(state, "use")
    assert [event.key for event in events] == ["used", "drew", "reshuffled", "turn"]
    assert [(event.left, event.reveals) for event in events[1:3]] == [(0, True), (4, True)]
    assert Counter(after.deck) == Counter(("C", "DM", "RM", "W"))  # with the card just used
    assert (after.row, after.discard) == (("C", "RV", "T"), ())  # without the card just taken
    assert after.chance != state.chance


@given(lucks)
def test_r_9_9_a_desperado_that_was_the_last_card_is_not_shuffled_in(luck):
    state = scene(stage="card", row=("W", "C", "RV"), deck=("DV",), discard=("T",), chance=luck)
    after, events = do(state, "use")
    keys = [event.key for event in events if event.key != "raided"]
    assert keys == ["used", "drew", "reshuffled", "desperados", "drew", "turn"]
    assert events[2].left == 2
    assert after.discard == ("DV",)
    assert Counter((*after.deck, after.row[-1])) == Counter(("T", "W"))


def test_r_9_9_when_needed_the_last_card_may_be_taken_and_no_more():
    position = {"stage": "card", "row": ("W", "C", "RV"), "reshuffle": "when-needed"}
    after, events = do(scene(**position, deck=("T",), discard=("C", "DM")), "use")
    assert [event.key for event in events] == ["used", "drew", "turn"]
    assert (after.deck, after.discard) == ((), ("C", "DM", "W"))


def test_r_9_9_when_needed_an_empty_pile_is_made_of_the_discards():
    position = {"stage": "card", "row": ("W", "C", "RV"), "reshuffle": "when-needed"}
    discard = ("C", "T", "DV", "RM")
    state = scene(**position, deck=(), discard=discard)
    after, events = do(state, "use")
    assert events[1].key == "reshuffled"
    assert events[1].reveals
    drawn = [card["card"] for card in named(events, "drew")]
    assert Counter(after.deck + tuple(drawn)) == Counter((*discard, "W"))
    assert after.discard == tuple(drawn[:-1])  # a desperado that came
    assert after.chance != state.chance


@given(lucks)
def test_r_9_9_when_needed_a_desperado_just_carried_out_is_shuffled_in(luck):
    position = {"stage": "card", "row": ("W", "C", "RV"), "reshuffle": "when-needed"}
    state = scene(**position, deck=("DV",), discard=("DM",), chance=luck)
    after, events = do(state, "use")
    drawn = [card["card"] for card in named(events, "drew")]
    assert drawn[0] == "DV"
    assert Counter(drawn[1:]) + Counter(after.deck) == Counter(("DM", "W", "DV"))
    assert after.row[-1] == "W"


def test_r_10_1_down_the_course_the_common_part_included():
    state = scene(verde=JOINED, figures={0: "C2 D5 F3"})
    assert victims(state, "V", protected_count=False) == ((0, "C2"), (0, "D5"))
    assert victims(state, "M", protected_count=False) == ((0, "F3"), (0, "D5"))


def test_r_10_2_one_figure_from_each_of_the_first_three_hexes():
    state = scene(figures={0: "A2 A2 B5 B6", 1: "B3 D4"}, stage="card", deck=("DV", "W"))
    after, events = do(state, "use")
    assert [(hit["seat"], hit["hex"]) for hit in named(events, "raided")] == [
        (0, "A2"), (1, "B3"), (0, "B5"),
    ]  # fmt: skip
    assert (on_board(after, 0), on_board(after, 1)) == ("A2 B6", "D4")


def test_r_10_3_nobody_is_spared_and_fincas_do_not_protect():
    state = scene(figures={0: "A2", 1: "B3"}, fincas={0: "A2"})
    assert victims(state, "V", protected_count=False) == ((0, "A2"), (1, "B3"))


@pytest.mark.parametrize(
    ("counts", "option", "hit"), [(False, "no", "A3 B4 B5"), (True, "yes", "A3 B4")]
)
def test_r_10_4_a_hacienda_protects_and_does_not_count(counts, option, hit):
    """Unless desperadoProtectedCounts says that it does. An unheld hacienda never counts."""
    figures = {0: "A2 A2", 1: "A3 B4 B5"}
    position = {"figures": figures, "haciendas": {0: "A2", 1: "B3"}}
    state = scene(stage="card", deck=("DV", "W"), desperadoProtectedCounts=option, **position)
    _, events = do(state, "use")
    assert [raid["hex"] for raid in named(events, "raided")] == hit.split()
    assert [hex_ for _, hex_ in victims(state, "V", counts)] == hit.split()


def test_r_10_5_fewer_hexes_fewer_victims():
    assert victims(scene(), "V", protected_count=False) == ()
    assert victims(scene(figures={1: "A7"}), "V", protected_count=False) == ((1, "A7"),)


def test_r_10_1_the_city_at_the_end_of_a_course_is_not_raided():
    state = scene(figures={0: "D7"})
    assert victims(state, "M", protected_count=False) == ((0, "D7"),)


def test_r_10_6_they_come_after_the_payout():
    state = scene(figures={0: "B4"}, stage="card", row=("T", "W", "C"), deck=("DV", "W"))
    after, _ = do(state, "use")
    assert (after.money[0], on_board(after, 0)) == (100, "")


def test_1_2_all_15_cards():
    assert len(CARDS) == 15
    assert rules.META.id == "dosrios"
