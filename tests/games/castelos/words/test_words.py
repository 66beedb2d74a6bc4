"""The values of 6 Castelos become messages: names, actions, events, endings and rule numbers."""

import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings

from ribeira.core.game import after, apply
from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos import rules, words
from ribeira.games.castelos.rules import events, score
from ribeira.games.castelos.rules.notation import FORMS
from ribeira.games.castelos.table import scenes
from ribeira.games.castelos.terms import AMOUNTS, TERMS, VALUES
from ribeira.kit.beats import beats
from tests.games.castelos.scene import dealt, opened
from tests.strategies import matches, unfinished

NAMES = ("Ana", "Bruno", "Clara", "Duarte")
FEW = settings(max_examples=8)


def names_of(match):
    return NAMES[: match.setup.seats]


def parts(message):
    """A message and all the messages inside it."""
    yield message
    for _, value in message.values:
        if isinstance(value, Message):
            yield from parts(value)


def every_event(match):
    return [event for step in match.steps for event in step.events]


# Names of things


def test_no_words_for_values_that_there_are_not():
    known = {(option.id, value) for option in rules.META.options for value in option.values}
    assert VALUES.keys() <= known
    assert AMOUNTS.keys() == {value for _, value in known - VALUES.keys()}


def test_every_source_of_points_has_a_name():
    assert tuple(TERMS.items) == score.SOURCES
    assert len({TERMS.say_item(source) for source in score.SOURCES}) == len(score.SOURCES)


SHOWN_ALIKE = {"trail.start", "trail.add", "trail.alter", "tile.place"}
"""Two ways to lay a tile may look the same; all other actions that differ are said differently."""


@FEW
@given(unfinished(rules))
def test_actions_that_differ_are_said_differently(match):
    for seat in rules.to_act(match.state):
        legal = rules.legal_actions(match.state, seat)
        single = [action for action in legal if action.verb not in SHOWN_ALIKE]
        assert len({words.say_action(action) for action in single}) == len(single)


@pytest.mark.parametrize("verb", FORMS)
def test_every_verb_has_words(verb):
    assert words.say_action(VERBS[verb]).key.startswith("castelos.")


VERBS = {
    text.split(" ")[0]: rules.read(text)
    for text in (
        "contract.keep K00",
        "start.face A",
        "trail.start E01a'",
        "rival.place 1,0",
        "rival.shift 1,0 r2",
        "tile.place T01 1,0 r1",
        "castle.found 1,0",
        "bonus.decline",
        "mode.disc",
        "mode.worker",
        "turn.end",
        "toll.pay",
        "monte.choose 0,0 NW",
        "cyl.advance",
        "disc.mark 3",
        "trail.add E12b",
        "trail.alter 1 E12b'",
        "mark.done",
        "sell idanha wheat reserve",
        "sell.skip",
        "land.claim lake 4 5",
        "worker.add",
        "worker.step w1 0,1",
        "worker.lay SE",
        "move.done",
        "cons.claim camp 5 w0",
    )
}


def test_a_disc_is_said_with_the_place_it_comes_from():
    """C-9.4"""
    reserve, space = (
        words.say_action(rules.read(f"sell idanha wheat {source}")) for source in ("reserve", "4")
    )
    assert msg("castelos.action.disc.reserve") in parts(reserve)
    assert msg("castelos.action.disc.space", space=4) in parts(space)


# Events


@FEW
@given(matches(rules))
def test_every_event_of_a_game_has_a_sentence(match):
    for event in every_event(match):
        assert words.say_event(event, names_of(match)), event


UNSHOWN = {events.Mode.key, events.HasKept.key, events.Kept.key}
"""What changes nothing that can be seen on the table, or is done in secret."""

JOINING = {events.DiscsBack.key, events.Drew.key}
"""What is shown together with the event before it."""


def test_every_kind_of_event_has_its_beat():
    kinds = {kind.key for kind in get_args(events.Event)}
    assert kinds - scenes.BEATS.keys() == UNSHOWN | JOINING


@FEW
@given(matches(rules))
def test_what_changes_the_table_is_shown(match):
    for step in match.steps:
        if {event.key for event in step.events} - UNSHOWN:
            assert beats(step.events, scenes.BEATS), step


@FEW
@given(matches(rules))
def test_a_short_account_leaves_something_of_all_that_the_log_tells(match):
    for step in match.steps:
        told = [event for event in step.events if event.key not in scenes.QUIET]
        if told:
            assert any(event.key not in scenes.SEEN for event in told)


@pytest.mark.parametrize(
    ("happened", "key"),
    [
        (events.Religion(seat=0, steps=1, space=3, rule="C-7.3"), "religion.rock"),
        (events.Religion(seat=0, steps=2, space=3, rule="C-12.1"), "religion"),
        (events.Advanced(seat=0, space=3, terrain="toll", rule="C-7.4"), "advanced.rock"),
        (events.Advanced(seat=0, space=3, terrain="flax", rule="C-8.4"), "advanced"),
        (events.BonusLost(seat=0, rule="C-7.4"), "bonus_lost.advance"),
        (events.BonusLost(seat=0, rule="C-7.5"), "bonus_lost.explore"),
        (events.DiscsBack(seat=0, discs=1, rule="C-8.7"), "discs_back.cylinder"),
        (events.DiscsBack(seat=0, discs=2, rule="C-8.8"), "discs_back.tile"),
        (events.Founded(seat=-1, castle="idanha", x=0, y=1, factor=4), "founded.rival"),
        (events.Founded(seat=1, castle="idanha", x=0, y=1, factor=4), "founded"),
        (events.Mode(seat=0, mode="disc", rule="C-4.3"), "mode.disc"),
        (events.Mode(seat=0, mode="worker", rule="C-4.4"), "mode.worker"),
        (events.WorkerEntered(seat=0, worker=1, x=0, y=1, quarter=2), "worker_entered"),
    ],
)
def test_why_it_happened_changes_the_sentence(happened, key):
    assert words.say_event(happened, NAMES).key == f"castelos.event.{key}"


def test_a_sale_tells_its_sum_and_the_disc_of_the_trail():
    """C-9.3, C-9.4"""
    sale = {"seat": 1, "castle": "penha-garcia", "product": "olive", "goods": 3, "factor": 4}
    values = {
        "name": "Bruno",
        "castle": "Penha Garcia",
        "product": msg("castelos.terrain.olive"),
        "goods": 3,
        "factor": 4,
    }
    reserve, space = (
        words.say_event(events.Sold(**sale, mealhas=12, source=source), NAMES) for source in (-1, 5)
    )
    assert reserve == plural("castelos.event.sold", 12, **values)
    assert space == plural("castelos.event.sold.trail", 12, **values, space=5)


def test_a_contract_tells_who_has_how_much_and_what_it_brings():
    """C-15.2, C-15.3"""
    won = events.ContractWon(
        contract="K06",
        measures=(2, 5),
        seat=1,
        points=3,
        item="contracts",
        bonus="religion",
        amount=1,
        rule="C-15.2",
    )
    said = words.say_event(won, NAMES[:2])
    assert said.key == "castelos.event.contract_won"
    inside = list(parts(said))
    assert msg("castelos.words.has", name="Bruno", count=5) in inside
    assert plural("castelos.points", 3) in inside
    assert plural("castelos.words.steps", 1) in inside
    alone = words.say_event(replace(won, rule="C-17.4", measures=(5,), seat=0), NAMES[:1])
    assert dict(alone.values)["goal"] == 4


@pytest.mark.parametrize(
    ("seats", "winners", "message"),
    [
        (1, (0,), msg("castelos.event.ended.solo")),
        (3, (2,), plural("castelos.event.ended", 1, names="Clara")),
        (
            2,
            (0, 1),
            plural("castelos.event.ended", 2, names=msg("list.and", first="Ana", last="Bruno")),
        ),
    ],
)
def test_the_victory_may_be_shared(seats, winners, message):
    """C-15.5"""
    over = events.Ended(ranking=tuple(range(seats)), winners=winners)
    assert words.say_event(over, NAMES[:seats]) == message


# What is asked, and how it ends


def test_who_keeps_a_contract_and_who_is_waited_for():
    """C-2.6"""
    before = dealt(3)
    keep = rules.legal_actions(before, 0)[0]
    chosen = after(rules, before, 0, keep)
    asked = words.say_status(rules.sight(before, 0), NAMES)
    assert asked == msg("castelos.status.contract")
    waiting = words.say_status(rules.sight(chosen, 0), NAMES)
    others = msg("list.and", first="Bruno", last="Clara")
    assert waiting == msg("castelos.status.waiting", names=others)


@FEW
@given(matches(rules))
def test_there_is_something_to_say_at_every_moment(match):
    names = names_of(match)
    for state in match.states:
        acting = rules.to_act(state)
        for seat in (None, *range(len(names))):
            key = words.say_status(rules.sight(state, seat), names).key
            assert key.startswith("castelos.status.over") == (not acting)
            if acting:
                assert (key == "castelos.status.waiting") == (seat not in acting)


def test_the_opening_says_who_begins_and_with_how_much():
    """C-2.1, C-2.7"""
    state = dealt(3)
    lines = words.say_opening(rules.sight(state, None), NAMES[:3])
    assert msg("castelos.opening.first", name=NAMES[state.table.first]) in lines
    inside = [part for line in lines for part in parts(line)]
    assert {plural("castelos.board.mealhas", n) for n in (1, 2, 3)} <= set(inside)


def over(*estates):
    """The sight of a finished game of so many seats, each with mealhas and religion."""
    match = opened(len(estates))
    table = match.state.table
    table = replace(
        table,
        phase="over",
        estates=tuple(
            replace(estate, mealhas=mealhas, religion=religion)
            for estate, (mealhas, religion) in zip(table.estates, estates, strict=True)
        ),
    )
    return rules.sight(replace(match.state, table=table), None)


def test_left_over_mealhas_break_a_tie_and_are_told():
    """C-15.5"""
    ranked = words.say_ranking(over((11, 0), (8, 2), (0, 0)), NAMES[:3])
    assert [dict(line.values)["name"] for line in ranked] == ["Bruno", "Ana", "Clara"]
    assert [dict(line.values)["place"] for line in ranked] == [1, 2, 3]
    ties = [dict(line.values).get("tie") for line in ranked]
    assert ties == [
        plural("castelos.tie.mealhas", 3, names="Ana"),
        plural("castelos.tie.mealhas", 1, names="Bruno"),
        None,
    ]


def test_equal_seats_share_a_place():
    """C-15.5"""
    seen = over((11, 0), (6, 2), (0, 0))
    ranked = words.say_ranking(seen, NAMES[:3])
    assert [dict(line.values)["place"] for line in ranked] == [1, 1, 3]
    assert dict(ranked[0].values)["tie"] == msg("castelos.tie.shared", names="Bruno")
    both = msg("list.and", first="Ana", last="Bruno")
    won = plural("castelos.status.over", 2, names=both, points=plural("castelos.points", 2))
    assert words.say_status(seen, NAMES[:3]) == won


@FEW
@given(matches(rules))
def test_the_ranking_is_that_of_the_rules(match):
    names = names_of(match)
    ranked = words.say_ranking(rules.sight(match.state, None), names)
    order = [names[seat] for seat in rules.ranking(match.state)]
    assert [dict(line.values)["name"] for line in ranked] == order


# Rules and refusals


def test_the_rulebook_goes_through_all_numbers_in_order():
    numbers = [number for _, texts in words.CHAPTERS for number, _ in texts]
    lengths = (12, 9, 4, 5, 4, 6, 5, 10, 5, 4, 11, 2, 3, 2, 5)
    chapters = [f"C-{c}.{n}" for c, most in enumerate(lengths, 1) for n in range(1, most + 1)]
    assert numbers == [*chapters, "C-16", *(f"C-17.{n}" for n in range(1, 5))]


def test_every_rule_number_in_the_rules_code_is_in_the_rulebook():
    """Whatever an event or a refusal could ever carry is written out as a number."""
    package = Path(rules.__file__).parent
    cited = {
        number
        for path in package.rglob("*.py")
        for number in re.findall(r'"(C-\d+(?:\.\d+)?)"', path.read_text(encoding="utf-8"))
    }
    assert len(cited) > 60
    assert all(words.say_rule(number) for number in cited)


def test_a_kept_contract_is_told_to_its_owner_alone():
    """C-2.6"""
    before = dealt(2)
    _, happened = apply(rules, before, 0, rules.legal_actions(before, 0)[0])
    private = [event for event in happened if not event.seen_by(1)]
    said = [words.say_event(event, NAMES[:2]) for event in private]
    assert [message.key for message in said] == ["castelos.event.kept"]
