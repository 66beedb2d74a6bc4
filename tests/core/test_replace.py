"""A frozen value with some fields changed, for classes with slots and without."""

from dataclasses import dataclass, field

import pytest

from ribeira.core.replace import replace


@dataclass(frozen=True)
class Open:
    one: int
    two: str = "b"
    three: tuple = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Slotted:
    one: int
    two: str = "b"
    three: tuple = field(default=(), compare=False)


@pytest.mark.parametrize("kind", [Open, Slotted])
def test_what_is_not_named_stays(kind):
    old = kind(1, "c", (2,))
    new = replace(old, one=5)
    assert type(new) is kind
    assert (new.one, new.two, new.three) == (5, "c", (2,))
    assert old == kind(1, "c")
    assert new == kind(5, "c")
    assert hash(replace(new, one=1)) == hash(old)


@pytest.mark.parametrize("kind", [Open, Slotted])
def test_a_field_that_there_is_not_is_refused(kind):
    with pytest.raises(TypeError):
        replace(kind(1), four=4)


def test_a_field_may_have_any_name():
    @dataclass(frozen=True, slots=True)
    class Odd:
        kind: int
        create: int = 0
        same: int = 0
        old: int = 0

    assert replace(Odd(1, old=4), kind=2) == Odd(2, old=4)


def test_the_copy_is_as_frozen_as_the_original():
    with pytest.raises(AttributeError):
        replace(Open(1), one=2).one = 3
