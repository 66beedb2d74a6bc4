"""Kinds of events: small frozen classes with a key, a rule, an audience and values by name."""

from dataclasses import FrozenInstanceError

import pytest

from ribeira.core.events import Event


class Turned(Event, key="turned", rule="T-1", reveals=True):
    card: str
    level: int


class Chose(Event, key="chose"):
    seat: int
    from_: str
    rule: str

    @property
    def audience(self):
        return (self.seat,)


class Moved(Event, key="moved", rule="T-3"):
    card: str
    level: int


TURNED, CHOSE = Turned(card="FRA", level=0), Chose(seat=1, from_="A1", rule="T-2")


def test_a_kind_says_its_key_and_whether_it_reveals():
    assert (TURNED.key, TURNED.reveals) == ("turned", True)
    assert (CHOSE.key, CHOSE.reveals) == ("chose", False)


def test_the_rule_belongs_to_the_kind_or_to_the_event():
    assert (TURNED.rule, CHOSE.rule) == ("T-1", "T-2")
    with pytest.raises(TypeError):
        Chose(seat=1, from_="A1")


def test_the_values_are_the_fields_in_their_order_without_the_rule():
    assert TURNED.values == (("card", "FRA"), ("level", 0))
    assert CHOSE.values == (("seat", 1), ("from", "A1"))


def test_events_are_made_by_the_names_of_their_fields():
    with pytest.raises(TypeError):
        Turned("FRA", 0)


def test_events_of_two_kinds_are_never_equal():
    assert Turned(card="FRA", level=0) == TURNED
    assert Moved(card="FRA", level=0) != TURNED
    assert len({TURNED, Turned(card="FRA", level=0), Moved(card="FRA", level=0)}) == 2


def test_an_event_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        TURNED.level = 3


def test_everybody_sees_an_event_without_an_audience():
    assert TURNED.seen_by(0)
    assert TURNED.seen_by(None)


@pytest.mark.parametrize(("seat", "seen"), [(1, True), (0, False), (None, False)])
def test_an_event_is_seen_by_its_audience(seat, seen):
    assert CHOSE.seen_by(seat) == seen
