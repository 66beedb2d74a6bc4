"""The table as text: whole, in order, and from no more than the seat may know."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core import game
from ribeira.core.values import Message, msg, plural
from ribeira.games.douro import material, rules, words
from tests.games.douro.scene import P1, P3, final, first, reveal, scene
from tests.strategies import unfinished

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Eva")


def parts(message):
    """A message and all the messages inside it."""
    yield message
    for _, value in message.values:
        if isinstance(value, Message):
            yield from parts(value)


def values(message):
    """Everything that fills a gap somewhere in a message."""
    return [value for part in parts(message) for _, value in part.values]


def lines(seen, title):
    return next(
        section.lines for section in words.say_sight(seen, NAMES) if section.title.key == title
    )


@given(unfinished(rules), st.sampled_from([None, 0, 1]))
def test_the_text_view_has_a_section_for_every_seat(match, seat):
    sections = words.say_sight(rules.sight(match.state, seat), NAMES)
    seats = [s for s in sections if s.title.key == "douro.view.seat"]
    assert [dict(s.title.values)["name"] for s in seats] == list(NAMES[: match.state.table])
    assert all(section.lines for section in sections)
    holds = [msg("douro.view.seat.holder") in section.lines for section in seats]
    assert holds == [s == match.state.holder for s in range(match.state.table)]


@given(unfinished(rules))
def test_a_chosen_card_is_said_to_its_owner_alone(match):
    seat = rules.to_act(match.state)[0]
    action = rules.legal_actions(match.state, seat)[0]
    later = game.after(rules, match.state, seat, action)
    if len(rules.to_act(match.state)) == 1:
        return  # that choice was the last and has been revealed
    other = rules.to_act(later)[0]
    own = words.say_sight(rules.sight(later, seat), NAMES)
    before = words.say_sight(rules.sight(match.state, other), NAMES)
    now = words.say_sight(rules.sight(later, other), NAMES)
    hand = next(section for section in own if section.title.key == "douro.view.hand")
    assert action.at[0] in [value for line in hand.lines for value in values(line)]
    differing = {key for a, b in zip(before, now, strict=True) for key in _changed(a, b)}
    assert differing == {"douro.view.seat.choosing", "douro.view.seat.chosen"}


def _changed(before, after):
    return {line.key for line in {*before.lines} ^ {*after.lines}}


@given(unfinished(rules), st.sampled_from([None, 0, 1]))
def test_what_option_8_hides_is_not_in_the_text(match, seat):
    """O-8: points of others, piles and turned cards make no difference."""
    seen = rules.sight(match.state, seat)
    hidden = {**dict(seen.options), "O-8-scores": "off", "O-8-piles": "off"}
    seen = replace(seen, options=tuple(sorted(hidden.items())))
    turned = len(seen.discard)
    other = replace(
        seen,
        spent=((10,),) * seen.table,
        tally=tuple(
            own if other == seat else (99, *(0,) * 9) for other, own in enumerate(seen.tally)
        ),
        discard=tuple(reversed((*material.FOGS, *material.REGULARS)))[:turned],
    )
    assert words.say_sight(other, NAMES) == words.say_sight(seen, NAMES)


def test_option_8_shows_points_and_piles():
    """O-8"""
    before = scene("R03", 3, points=(5, 6, 7), O_8_scores="on", O_8_piles="on")
    after, _ = reveal(before, 2, 3, 4)
    seen = rules.sight(after, None)
    seats = [s for s in words.say_sight(seen, NAMES) if s.title.key == "douro.view.seat"]
    assert plural("douro.points", 9) in seats[P3].lines
    assert msg("douro.view.seat.pile", cards="4") in seats[P3].lines
    assert lines(seen, "douro.view.discard") == (words.say_boat("R03", 3),)
    turned = msg("douro.view.orders.turned", order="5")
    assert turned in [part for line in lines(seen, "douro.view.orders") for part in parts(line)]


@pytest.mark.parametrize("table", [3, 4, 5])
def test_all_orders_of_this_table_are_said_by_level(table):
    """1.4"""
    said = lines(rules.sight(first(table), None), "douro.view.orders")
    orders = [value for line in said for value in values(line) if isinstance(value, str)]
    assert sorted(map(int, orders)) == list(material.ORDERS[table].values())
    assert [dict(line.values)["level"] for line in said] == [1, 2, 3, 4, 5]


def test_the_river_says_what_is_disputed_what_waits_and_what_is_left():
    """D-4.1, D-4.2"""
    seen = rules.sight(scene("R07", below=("CUS", "R13", "R14", "R15")), None)
    assert lines(seen, "douro.view.river") == (
        msg("douro.view.river.boat", boat=msg("douro.card.boat", level=3)),
        msg("douro.view.river.valley", levels="3, 1"),
        plural("douro.view.river.fogs", 1),
        plural("douro.left", 4),
    )


def test_at_the_end_all_gifts_and_points_are_told():
    """D-9.1"""
    over, _ = final((4, 9, 7))
    sections = words.say_sight(rules.sight(over, P1), NAMES)
    charity = next(s for s in sections if s.title.key == "douro.view.charity")
    assert [value for value in values(charity.lines[0]) if isinstance(value, int)] == [4, 9, 7]
    for section in (s for s in sections if s.title.key == "douro.view.seat"):
        assert any(line.key == "douro.points" for line in section.lines)
