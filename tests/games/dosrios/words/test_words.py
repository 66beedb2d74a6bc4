"""Dos Rios's values become messages: every place, action, option, event and rule has its words."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.core.values import Action, msg, plural
from ribeira.games.dosrios import board_map, material, rules, words
from ribeira.games.dosrios.names import say_card, say_from, say_space, say_to
from ribeira.games.dosrios.rules import score
from ribeira.games.dosrios.rules.events import Rerouted, RowLaid, Won
from ribeira.games.dosrios.rules.notation import PARTS
from ribeira.games.dosrios.terms import TERMS
from tests.games.dosrios.playing import some_state, states
from tests.games.dosrios.scene import P1, P2, do, scene
from tests.strategies import lucks, setups

NAMES = ("Ana", "Bruno", "Clara", "Duarte")


def sentences_of(state, *texts):
    """What those actions tell, event by event."""
    _, events = do(state, *texts)
    return [words.say_event(event, NAMES) for event in events]


def first(state, *texts):
    """The first sentence of those actions."""
    return sentences_of(state, *texts)[0]


# Names of things


def test_every_option_and_each_of_its_values_has_words():
    for option in rules.META.options:
        texts = {TERMS.say_option(option.id), TERMS.say_option_help(option.id)}
        texts |= {TERMS.say_value(option.id, value) for value in option.values}
        assert len(texts) == 2 + len(option.values)


def test_every_card_has_a_name():
    assert len({say_card(card) for card in material.CARDS}) == len({*material.CARDS})


def test_every_item_of_a_score_has_a_name():
    state = scene(fincas={P1: "A1"}, haciendas={P2: "B3"})
    items = {item.key for seat in score.scores(state) for item in seat.items}
    assert items == set(TERMS.items)
    assert len({TERMS.say_item(key) for key in items}) == 2


def test_every_space_of_the_board_can_be_said():
    """R-1.1, R-1.5, R-1.6: hexes by their own names, all else in words."""
    spaces = {*board_map.PLACES, *board_map.UPPER.values(), *board_map.LOWER.values()}
    for space in spaces:
        assert (say_space(space) == space) == (space in board_map.HEXES)
    starts = {*board_map.PLACES, *board_map.UPPER.values()}
    assert len({say_from(space) for space in starts}) == len(starts)
    ends = {*board_map.PLACES, *board_map.LOWER.values()}
    assert len({say_to(space) for space in ends}) == len(ends)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("place A1", msg("dosrios.action.place", hex="A1")),
        (
            "flow C7:D",
            msg("dosrios.action.flow", source=say_from("C7"), to=msg("dosrios.to.LW")),
        ),
        (
            "step CITY ROADE",
            msg(
                "dosrios.action.step",
                source=msg("dosrios.from.CITY"),
                to=msg("dosrios.to.ROADE"),
            ),
        ),
        ("chase1 C4 B5", msg("dosrios.action.chase1", source=say_from("C4"), hex="B5")),
        (
            "chase2 ROADE ROADE G6",
            msg("dosrios.action.chase2", sources=say_from("ROADE"), hex="G6"),
        ),
        ("fast CITY A1", msg("dosrios.action.fast", hex="A1")),
        ("dam SV:DL", msg("dosrios.action.dam", source=msg("dosrios.from.SV"), to=say_to("A1"))),
        ("finca B4", msg("dosrios.action.finca", hex="B4")),
        ("hacienda B4", msg("dosrios.action.hacienda", hex="B4")),
        ("end", msg("dosrios.action.end")),
        ("use", msg("dosrios.action.use")),
        ("shift", msg("dosrios.action.shift")),
    ],
)
def test_actions(text, message):
    assert words.say_action(rules.read(text)) == message


# Events


@settings(max_examples=15)
@given(setups(rules.META), lucks)
def test_every_event_of_a_game_has_a_sentence_and_its_rule_a_text(setup, luck):
    names = NAMES[: setup.seats]
    for _, action, events, _ in states(setup, luck):
        assert words.say_action(action)
        for event in events:
            assert words.say_event(event, names), event
            assert words.say_rule(event.rule)


@pytest.mark.parametrize(
    ("start", "text", "key", "sources"),
    [
        (
            scene(figures={P1: "B3", P2: "B4"}),
            "chase1 B3 B4",
            "dosrios.event.chased.above",
            say_from("B3"),
        ),
        (  # from one place
            scene(figures={P1: "C3 C3", P2: "B4"}),
            "chase2 C3 C3 B4",
            "dosrios.event.chased.together",
            say_from("C3"),
        ),
        (  # from two places
            scene(figures={P1: "A4 B3", P2: "B4 B4"}),
            "chase2 A4 B3 B4",
            "dosrios.event.chased.two",
            msg("list.and", first=say_from("A4"), last=say_from("B3")),
        ),
    ],
)
def test_a_chase_says_why_it_succeeds(start, text, key, sources):
    sentence = first(start, text)
    assert sentence == msg(key, name="Ana", sources=sources, victim="Bruno", hex="B4")


def test_a_dam_says_whether_the_water_has_to_turn():
    """R-7.5, R-7.6"""
    state = scene(figures={P1: "A2"})
    way = {"name": "Ana", "source": say_from("A2")}
    dry = msg("dosrios.event.dammed.dry", **way, to=say_to("B2"))
    wet = msg("dosrios.event.dammed.wet", **way, to=say_to("A3"))
    assert first(state, "dam A2:DR") == dry
    assert first(state, "dam A2:D") == wet


def test_a_new_bed_says_who_chose_and_what_was_forced():
    """R-4.3, R-4.4: GE-5 with D7 chosen at the end."""
    texts = ("dam F3:DL", "flow F5:DL", "flow E5:D", "flow E6:DL")
    sentences = sentences_of(scene(figures={P1: "F3"}), *texts)
    assert [sentence.key for sentence in sentences] == [
        "dosrios.event.dammed.wet",
        *["dosrios.event.flowed.forced"] * 2,
        *["dosrios.event.flowed.chosen"] * 3,
        "dosrios.event.rerouted",
    ]
    assert sentences[-1].count == 4


def test_a_new_bed_may_leave_nothing_dry():
    """R-7.6"""
    event = Rerouted(seat=P1, removed=(), dry=())
    assert words.say_event(event, NAMES) == msg("dosrios.event.rerouted.nothing_dry")


@pytest.mark.parametrize(
    ("kind", "price"),
    [("finca", 500), ("hacienda", 1000)],
)
def test_a_building_is_named_with_its_price(kind, price):
    """R-8.1"""
    state = scene(figures={P1: "A2"}, money=(1000, 0))
    built = {
        "finca": msg("dosrios.event.built.finca", name="Ana", hex="A2", price=price),
        "hacienda": msg("dosrios.event.built.hacienda", name="Ana", hex="A2", price=price),
    }
    assert first(state, f"{kind} A2") == built[kind]


@pytest.mark.parametrize(
    ("figures", "hands", "gains"),
    [
        ("B4", (2, 2), plural("dosrios.paid.fields", 1, money=100, hexes="B4")),
        ("A3", (2, 2), plural("dosrios.paid.forests", 1, hexes="A3")),
        ("A3", (5, 2), plural("dosrios.paid.withheld", 1, hexes="A3", dams=0)),
        (
            "A3 B4",
            (2, 2),
            msg(
                "list.and",
                first=plural("dosrios.paid.fields", 1, money=100, hexes="B4"),
                last=plural("dosrios.paid.forests", 1, hexes="A3"),
            ),
        ),
    ],
)
def test_a_payout_says_for_which_hexes_and_what_is_withheld(figures, hands, gains):
    """R-9.7, R-1.14"""
    state = scene(figures={P1: figures}, stage="card", row=("RV", "W", "C"), hands=hands)
    used, paid, *_ = sentences_of(state, "use")
    assert used == msg("dosrios.event.used", name="Ana", card=msg("dosrios.card.RV"))
    assert paid == msg("dosrios.event.paid", name="Ana", gains=gains)


@pytest.mark.parametrize(
    ("figures", "raid"),
    [
        ({}, msg("dosrios.event.desperados.nobody", river=msg("dosrios.river.V"))),
        (
            {P2: "A2 B4"},
            plural("dosrios.event.desperados", 2, river=msg("dosrios.river.V")),
        ),
    ],
)
def test_desperados_say_along_which_river_they_ride_and_whom_they_meet(figures, raid):
    """R-9.8, R-10.1, R-10.2"""
    state = scene(figures=figures, stage="card", row=("WOOD", "W", "C"), deck=("DV", "T"))
    sentences = sentences_of(state, "use")
    card = msg("dosrios.card.DV")
    assert plural("dosrios.event.drew.desperados", 1, card=card) in sentences
    assert raid in sentences
    raided = [line for line in sentences if line.key == "dosrios.event.raided"]
    assert len(raided) == (raid.count or 0)


def test_the_first_row_names_the_desperados_that_were_put_aside():
    """R-3.5"""
    row, aside = ("W", "C", "T"), ("DV",)
    event = RowLaid(row=row, aside=aside, left=12)
    sentence = words.say_event(event, NAMES)
    assert sentence.key == "dosrios.event.row_laid.aside"
    assert dict(sentence.values)["aside"] == msg("dosrios.card.DV")


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("five", msg("dosrios.event.won.five", name="Bruno")),
        ("irrigated", msg("dosrios.event.won.irrigated", name="Bruno")),
        ("cap", msg("dosrios.event.won.cap", name="Bruno")),
    ],
)
def test_a_victory_says_its_condition(kind, message):
    """R-2.1, R-11.5"""
    assert words.say_event(Won(seat=P2, kind=kind, rule="R-2.1"), NAMES) == message


# Rules and refusals


def test_the_rulebook_goes_through_all_numbers_in_order():
    numbers = [number for _, texts in words.CHAPTERS for number, _ in texts]
    lengths = {2: 2, 3: 6, 4: 10, 5: 3, 6: 27, 7: 12, 8: 5, 9: 10, 10: 6, 11: 5}
    after = [f"R-{c}.{rule}" for c, most in lengths.items() for rule in range(1, most + 1)]
    assert numbers == ["R-1.1", *(f"R-1.{rule}" for rule in range(5, 15)), *after]


def test_every_rule_that_the_engine_can_cite_is_in_the_rulebook():
    """Events and refusals get their numbers as literals, in whatever file."""
    sources = Path(rules.__file__).parent.rglob("*.py")
    cited = {n for path in sources for n in re.findall(r'"(R-[0-9.]+)"', path.read_text("utf-8"))}
    assert {"R-4.3", "R-6.27", "R-11.5"} <= cited
    assert all(words.say_rule(number) for number in cited)


@given(some_state(), st.data())
def test_every_refusal_cites_a_rule_of_the_rulebook(state, data):
    verb = data.draw(st.sampled_from(sorted(PARTS)))
    at = tuple(data.draw(st.sampled_from(names)) for names in PARTS[verb])
    refusal = rules.why_not(state, rules.to_act(state)[0], Action(verb, at))
    assert refusal is None or words.say_rule(refusal.rule)


def test_an_unknown_rule_is_an_error():
    with pytest.raises(KeyError):
        words.say_rule("R-99.9")
