"""Every rule, option, example and edge case of the rules has a test that bears its number."""

import re

from tests.games.numbers import ids_beside, rules_of

RULES = {
    "C-1": 12,
    "C-2": 9,
    "C-3": 4,
    "C-4": 5,
    "C-5": 4,
    "C-6": 6,
    "C-7": 5,
    "C-8": 10,
    "C-9": 5,
    "C-10": 4,
    "C-11": 11,
    "C-12": 2,
    "C-13": 3,
    "C-14": 2,
    "C-15": 5,
    "C-17": 4,
}
EXAMPLES = {"G": 8, "S": 6, "X": 30}
OPTIONS = (
    "mark_budget",
    "disc_slide",
    "monte_scope",
    "sales_per_turn",
    "claims_per_turn",
    "same_type_twice",
    "enter_castles",
    "turn_in_place",
    "family_alter",
    "penafiel",
)
NUMBER = re.compile(r"(?<![a-z])c[-_](\d+)(?:[._](\d+))?(?![0-9])", re.IGNORECASE)
EXAMPLE = re.compile(r"\b([GSX])(\d+)")


def wanted():
    yield from rules_of(RULES)
    yield from (f"{kind}{n}" for kind, last in EXAMPLES.items() for n in range(1, last + 1))
    yield from (f"C-16 {option}" for option in OPTIONS)


def named_in(test_id):
    """`test_c_6_3_the_top` and `test_founding[C-6.3 G2]` both name rule C-6.3."""
    for chapter, number in NUMBER.findall(test_id):
        yield f"C-{chapter}" + (f".{number}" if number else "")
    for kind, number in EXAMPLE.findall(test_id):
        yield f"{kind}{int(number)}"
    if test_id.startswith("test_c_16_"):
        yield from (f"C-16 {option}" for option in OPTIONS if option in test_id)


def test_every_rule_has_a_test(request):
    named = {rule for test_id in ids_beside(__file__, request) for rule in named_in(test_id)}
    assert [rule for rule in wanted() if rule not in named] == []
