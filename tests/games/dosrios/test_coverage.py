"""Every rule and every example of the rules has a test that bears its number."""

import re

from tests.games.numbers import ids_beside, rules_of

RULES = {
    "R-1": 14,
    "R-2": 2,
    "R-3": 6,
    "R-4": 10,
    "R-5": 3,
    "R-6": 27,
    "R-7": 12,
    "R-8": 5,
    "R-9": 10,
    "R-10": 6,
    "R-11": 5,
}
EXAMPLES = {"GE": 7, "EC": 37}
NUMBER = re.compile(r"(?<![a-z])(r|ge|ec)[-_](\d+)(?:[._](\d+))?(?![0-9])", re.IGNORECASE)


def wanted():
    yield from rules_of(RULES)
    yield from (f"{kind}-{n}" for kind, last in EXAMPLES.items() for n in range(1, last + 1))


def named_in(test_id):
    """`test_r_6_3_the_actions_end` and `test_chase[R-6.17 ...]` both name a rule."""
    for kind, chapter, number in NUMBER.findall(test_id):
        yield f"{kind.upper()}-{chapter}" + (f".{number}" if number else "")


def test_every_rule_has_a_test(request):
    named = {rule for test_id in ids_beside(__file__, request) for rule in named_in(test_id)}
    assert [rule for rule in wanted() if rule not in named] == []
