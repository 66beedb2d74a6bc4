"""What is worked out from the same objects is worked out once."""

from ribeira.core.kept import MOST, kept


def counted():
    """A kept function, and the arguments with which it has really been called."""
    calls = []

    @kept
    def both(one, other):
        calls.append((one, other))
        return (*one, *other)

    return both, calls


def test_the_same_objects_are_worked_out_once():
    both, calls = counted()
    one, other = (1, 2), (3,)
    assert [both(one, other) for _ in range(3)] == [(1, 2, 3)] * 3
    assert len(calls) == 1


def test_equal_objects_are_not_the_same():
    both, calls = counted()
    one, other = [(n, n + 1) for n in (1, 1)]
    assert both(one, ()) == both(other, ()) == (1, 2)
    assert len(calls) == 2


def test_an_object_that_nobody_else_holds_is_not_mistaken_for_another():
    both, _ = counted()
    for n in range(3 * MOST):
        assert both((n, n), (-n,)) == (n, n, -n)


def test_all_is_forgotten_once_there_is_too_much():
    both, calls = counted()
    first = (0,)
    for objects in [first, *[(n,) for n in range(1, MOST + 1)], first]:
        both(objects, ())
    assert [one for one, _ in calls].count(first) == 2
