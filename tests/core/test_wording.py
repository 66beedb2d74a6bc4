"""Lists in words: one part stands alone, the last is joined by the language's own "and"."""

from ribeira.core.values import msg
from ribeira.core.wording import listing, numbers, sequence


def test_one_part_is_itself():
    assert listing(["Ana"]) == "Ana"


def test_two_parts_are_joined_by_and():
    assert listing(["Ana", "Bruno"]) == msg("list.and", first="Ana", last="Bruno")


def test_all_but_the_last_are_joined_by_commas():
    some = msg("list.comma", first=msg("list.comma", first="Ana", next="Bruno"), next="Clara")
    assert listing(["Ana", "Bruno", "Clara", "Eva"]) == msg("list.and", first=some, last="Eva")


def test_numbers_need_no_words():
    assert numbers([3, 1, 2]) == "3, 1, 2"


def test_a_sequence_has_no_last_part():
    some = msg("list.comma", first=msg("a"), next=msg("b"))
    assert sequence([msg("a"), msg("b"), msg("c")]) == msg("list.comma", first=some, next=msg("c"))
    assert sequence([msg("a")]) == msg("a")
