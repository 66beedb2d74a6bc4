"""A match as text, page and picture: whole, in every language, and without what is hidden."""

from html import unescape
from xml.etree import ElementTree

import pytest

import ribeira
from ribeira.api import languages
from tests.api.played import SETTINGS, played

pytestmark = pytest.mark.cpython_only


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_the_table_is_told_and_drawn_in_every_language(game, seats, language):
    match = played(game, seats, steps=45)
    for seat in (None, 0):
        for told in (match.text(seat, language), match.html(seat, language)):
            assert "⟨" not in told
            assert "P1" in told
        assert f'lang="{language}"' in match.html(seat, language)
        ElementTree.fromstring(match.svg(seat, language))


def test_printing_a_match_shows_what_everybody_may_know():
    match = ribeira.load("douro").new(seats=3, seed=7)
    match.step("play 7")
    assert str(match) == match.text(None)
    assert "My hand" in match.text(0)
    assert "My hand" not in str(match)
    assert "Your 7 lies face down" in match.text(0)
    assert "face down: 7" not in match.text(1)


def test_a_notebook_shows_the_page_in_a_frame_with_its_style():
    match = played("castelos", 3, steps=30)
    frame = match._repr_html_()
    assert unescape(frame[frame.index('"') + 1 : frame.index('" style=')]) == match.html()
    assert 'sandbox=""' in frame
    assert "@layer tokens" in match.html()
    assert "light-dark(" in match.html()
    assert "http" not in match.html().replace("http://www.w3.org/", "")
    assert 'data-theme="dark"' in match.html(theme="dark")
    assert "data-theme=" not in match.html().partition("<body>")[0].partition("<head>")[0]
    assert "color-scheme: dark" in match.svg(theme="dark")


def test_a_match_can_be_looked_back_at():
    match = played("douro", 3)
    assert match.at(0) == ribeira.load("douro").new(seats=3, seed=5)
    assert match.at(10).steps == match.steps[:10]
    assert match.at(len(match.steps)) == match


def test_wrong_themes_steps_and_languages_are_said():
    match = ribeira.load("douro").new(seats=3, seed=7)
    for call, sentence in (
        (lambda: match.html(theme="blue"), "The theme is 'light' or 'dark', not 'blue'."),
        (lambda: match.svg(language="x"), "The language is en, de, es, fr, it, nl or pt, not 'x'."),
        (lambda: match.text(seat=5), "A seat is a number from 0 to 2, not 5."),
        (lambda: match.at(1), "A step is a number from 0 to 0, not 1."),
    ):
        with pytest.raises(ribeira.RibeiraError) as refused:
            call()
        assert str(refused.value) == sentence
