import pytest

from ribeira.codec.pasted import link_in, may_be_ours


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://site.example/ribeira/#abc", "abc"),
        (" #abc\n", "abc"),
        ("see https://site.example/#abc", ""),
        ("https://site.example/#", ""),
        ("no link", ""),
    ],
)
def test_a_link_is_one_word(text, link):
    assert link_in(text) == link


@pytest.mark.parametrize("text", ['{"format": 1}', " {", "#abc", "file:///ribeira.html#abc"])
def test_records_and_links_may_be_ours(text):
    assert may_be_ours(text)


@pytest.mark.parametrize("text", ["", "hello", "two words #abc", "[1]", "#"])
def test_all_else_is_not(text):
    assert not may_be_ours(text)
