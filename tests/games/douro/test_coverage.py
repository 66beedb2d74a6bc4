"""Every rule, option and example of the rules has a test that bears its number."""

import re

from tests.games.numbers import ids_beside, rules_of

RULES = {
    "D-1": 5,
    "D-2": 7,
    "D-3": 4,
    "D-4": 11,
    "D-5": 8,
    "D-6": 8,
    "D-7": 10,
    "D-8": 4,
    "D-9": 7,
}
EXAMPLES = {"G": 9, "E": 27}
WHOLE = ["D-10", "D-11", "D-12", "GT-1", "G-03b", *(f"O-{n}" for n in range(1, 10))]
NUMBER = re.compile(r"(?<![a-z])(gt|[dgeo])[-_](\d+)(?:[._](\d+))?(b)?(?![0-9])", re.IGNORECASE)


def wanted():
    yield from rules_of(RULES)
    yield from (f"{kind}-{n:02}" for kind, last in EXAMPLES.items() for n in range(1, last + 1))
    yield from WHOLE


def named_in(test_id):
    """`test_d_6_3_the_holder` and `test_play[D-6.3 G-07]` both name rule D-6.3."""
    for kind, chapter, number, b in NUMBER.findall(test_id):
        yield f"{kind.upper()}-{chapter}" + (f".{number}" if number else "") + b


def test_every_rule_has_a_test(request):
    named = {rule for test_id in ids_beside(__file__, request) for rule in named_in(test_id)}
    assert [rule for rule in wanted() if rule not in named] == []
