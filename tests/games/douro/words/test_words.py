"""Douro's values become messages: cards, actions, events and rule numbers."""

import pytest
from hypothesis import given

from ribeira.core.values import Action, Message, msg, plural
from ribeira.games.douro import material, rules, words
from ribeira.games.douro.rules import state
from ribeira.games.douro.rules.events import Gained, Lost
from ribeira.games.douro.terms import TERMS
from tests.conformance.played import play_at_random
from tests.games.douro.scene import P1, P2, P3, final, reveal, scene
from tests.strategies import matches

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Eva")
SILENT = {"chosen", "given"}


def said(events, key):
    return [words.say_event(event, NAMES) for event in events if event.key == key]


def parts(message):
    """A message and all the messages inside it."""
    yield message
    for _, value in message.values:
        if isinstance(value, Message):
            yield from parts(value)


# Names of things


def test_every_card_and_every_source_of_points_has_a_name():
    assert len({words.say_card(fog) for fog in material.FOGS}) == len(material.FOGS)
    assert len({words.say_effect(fog) for fog in material.FOGS}) == len(material.FOGS)
    assert len({TERMS.say_item(source) for source in state.SOURCES}) == len(state.SOURCES)


@pytest.mark.parametrize(
    ("card", "table", "message"),
    [
        ("R08", 3, msg("douro.card.ordered", card=msg("douro.card.boat", level=3), order=15)),
        ("R08", 5, msg("douro.card.ordered", card=msg("douro.card.boat", level=3), order=25)),
        ("RAP", 4, msg("douro.card.ordered", card=msg("douro.card.RAP"), order=20)),
        ("BAR", 4, msg("douro.card.BAR")),
    ],
)
def test_a_turned_card_is_said_with_its_order(card, table, message):
    assert words.say_boat(card, table) == message


def test_actions():
    assert words.say_action(Action("play", (7,))) == msg("douro.action.play", card=7)
    assert words.say_action(Action("donate", (0,))) == msg("douro.action.donate", card=0)


@pytest.mark.parametrize(
    ("rapids", "key"),
    [
        ("", "douro.effect.RAP"),
        ("highest", "douro.effect.RAP.highest"),
        ("lowest", "douro.effect.RAP.lowest"),
    ],
)
def test_the_effect_of_the_rapids_hangs_on_an_option(rapids, key):
    """O-2"""
    assert words.say_effect("RAP", rapids) == msg(key)


# Events


@pytest.mark.parametrize("value", ["highest", "lowest"])
def test_the_story_tells_what_the_rapids_do_in_this_game(value):
    """O-2"""
    told = [
        message
        for seed in range(4)
        for step in play_at_random(rules, 3, seed, {"O-2": value}).past
        for message in said(step.events, "turned")
        if dict(message.values).get("card") == msg("douro.card.RAP")
    ]
    assert {dict(message.values)["effect"] for message in told} == {
        msg(f"douro.effect.RAP.{value}")
    }


@given(matches(rules))
def test_every_event_of_a_game_has_a_sentence_but_those_that_the_table_shows(match):
    names = NAMES[: match.state.table]
    for step in match.steps:
        for event in step.events:
            message = words.say_event(event, names)
            assert (message is None) == (event.key in SILENT), event


PLAYS = {  # rule and example: the play, and whom its sentences name
    "D-6.1 gain": (scene("R03", 3), (2, 3, 4), "gained", {P3: "gained.highest.alone"}),
    "D-6.1 loss": (scene("R15", 3), (2, 3, 4), "lost", {P1: "lost.lowest.alone"}),
    "D-6.2 gain": (
        scene("R05", 4, holder=3),
        (9, 9, 2, 4),
        "gained",
        {P1: "gained.highest.tied", P2: "gained.highest.tied"},
    ),
    "D-6.2 loss, E-08": (
        scene("R13", 4, holder=P2),
        (9, 9, 2, 2),
        "lost",
        {P3: "lost.lowest.tied", 3: "lost.lowest.tied"},
    ),
    "D-6.3, E-01": (scene("R08", 4), (9, 9, 3, 1), "gained", {P2: "gained.highest.holder"}),
    "D-6.3 denied": (scene("R08", 4), (9, 9, 3, 1), "denied", {P1: "denied.highest"}),
    "D-6.4, E-02": (scene("R15", 5), (1, 1, 1, 10, 4), "lost", {P1: "lost.lowest.holder"}),
    "D-6.4 spared": (
        scene("R15", 5),
        (1, 1, 1, 10, 4),
        "spared",
        {P2: "spared", P3: "spared"},
    ),
    "D-6.5, E-14": (
        scene("BAR", 4, holder=3),
        (0, 0, 0, 0),
        "denied",
        {3: "denied.lowest"},
    ),
}


@pytest.mark.parametrize(("before", "cards", "key", "endings"), PLAYS.values(), ids=PLAYS)
def test_who_gains_or_loses_and_why(before, cards, key, endings):
    _, events = reveal(before, *cards)
    sentences = said(events, key)
    assert [next(parts(sentence)).key for sentence in sentences] == [
        f"douro.event.{ending}" for ending in endings.values()
    ]
    assert [dict(sentence.values)["name"] for sentence in sentences] == [NAMES[s] for s in endings]


def test_a_fog_card_that_rewards_is_named():
    _, events = reveal(scene("BAR", 3), 6, 1, 9)
    inner = msg("douro.event.gained.lowest.alone", name="Bruno", points=plural("douro.points", 2))
    assert said(events, "gained") == [
        msg("douro.event.by_fog", card=msg("douro.card.BAR"), told=inner)
    ]


def test_a_tie_counts_the_others():
    _, events = reveal(scene("R15", 5, holder=3), 1, 1, 1, 10, 4)
    assert [sentence.count for sentence in said(events, "lost")] == [2, 2, 2]


@pytest.mark.parametrize(
    ("gifts", "holder", "keys"),
    [
        ((9, 9, 1), P1, ["charity.lost.alone", "charity.gained.holder"]),  # E-23
        ((3, 3, 3), P3, ["charity.lost.holder", *["charity.gained.holder"] * 2]),  # E-22
        ((0, 0, 10, 10), P2, ["charity.lost.holder", *["charity.gained.tied"] * 2]),  # E-21
        ((4, 4, 9), P3, [*["charity.lost.tied"] * 2, "charity.gained.alone"]),
    ],
)
def test_charity_has_words_of_its_own(gifts, holder, keys):
    _, events = final(gifts, holder=holder)
    messages = [
        words.say_event(event, NAMES) for event in events if event.key in ("lost", "gained")
    ]
    assert [message.key for message in messages] == [f"douro.event.{key}" for key in keys]


def test_the_phylloxera_moves_in_a_play_and_in_the_charity():
    """D-6.6, D-9.5"""
    _, play = reveal(scene("CUS", 3), 4, 4, 9)
    _, charity = final((9, 9, 1), holder=P1)
    gap = {"name": "Ana", "next": "Bruno"}
    assert said(play, "phylloxera") == [msg("douro.event.phylloxera", **gap)]
    assert said(charity, "phylloxera") == [msg("douro.event.phylloxera.charity", **gap)]


@pytest.mark.parametrize(
    ("below", "message"),
    [
        (("R07", "R14"), msg("douro.event.towed", boat=msg("douro.card.boat", level=3))),
        (  # E-16
            ("RAP", "CUS", "R07", "R14"),
            plural("douro.event.towed.past", 2, boat=msg("douro.card.boat", level=3)),
        ),
    ],
)
def test_sirga_says_what_it_passes_over(below, message):
    """D-5.5"""
    _, events = reveal(scene("SIR", 3, below=below), 4, 4, 6)
    assert said(events, "towed") == [message]


@pytest.mark.parametrize(
    ("events", "key", "message"),
    [
        (
            reveal(scene("R15", points=(1, 5, 5)), 2, 3, 4)[1],  # E-19
            "forgiven",
            plural("douro.event.forgiven", 1, name="Ana"),
        ),
        (final((3, 3, 3), O_7="void")[1], "charity_void", msg("douro.event.charity_void")),
        (final((1, 2, 3))[1], "ended", msg("douro.event.ended", name="Clara")),
        (reveal(scene("CUS"), 4, 4, 9)[1], "customs", msg("douro.event.customs")),
        (
            reveal(scene("R08"), 1, 0, 3)[1],
            "missed",
            plural("douro.event.missed", 4, order=15, short=11),
        ),
        (reveal(scene("R08"), 9, 0, 6)[1], "met", plural("douro.event.met", 15, order=15)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_else_happened(events, key, message):
    assert said(events, key) == [message]


# Rules and refusals


def test_the_rulebook_goes_through_all_numbers_in_order():
    numbers = [number for _, texts in words.CHAPTERS for number, _ in texts]
    lengths = {1: 5, 2: 7, 3: 4, 4: 11, 5: 8, 6: 8, 7: 10, 8: 4, 9: 7}
    chapters = [f"D-{c}.{rule}" for c, most in lengths.items() for rule in range(1, most + 1)]
    options = [f"O-{option}" for option in range(1, 10)]
    assert numbers == [*chapters, *options, "D-11"]


@given(matches(rules))
def test_the_rule_by_which_somebody_gains_or_loses_is_in_the_rulebook(match):
    for step in match.steps:
        for event in step.events:
            if isinstance(event, Gained | Lost):
                assert words.say_rule(event.because)
