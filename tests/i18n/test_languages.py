"""The real catalogues: every offered language has one, whose header is right."""

import re

import pytest

from ribeira.core.values import plural
from ribeira.i18n.catalogue import GAP
from ribeira.i18n.languages import LANGUAGES
from tests.i18n.catalogues import real

WORD = re.compile(r"[a-z]{2,}")
STRAY_SPACES = re.compile(r"^\s|\s$|\s\s|[^\S \u00a0]")  # but French's before its colons
pytestmark = pytest.mark.cpython_only


def test_every_language_offered_has_a_catalogue_and_the_other_way_round():
    from tools.catalogues import languages

    assert sorted(LANGUAGES) == languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_header(language):
    from babel.messages.plurals import get_plural

    from tools.catalogues import read_catalogue

    catalogue = read_catalogue(language)
    assert str(catalogue.locale) == language
    assert catalogue.charset.upper() == "UTF-8"
    assert catalogue.plural_forms == get_plural(language).plural_forms


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 points", "1 point", "2 points"),
        ("pt", "0 pontos", "1 ponto", "2 pontos"),
        ("es", "0 puntos", "1 punto", "2 puntos"),
        ("fr", "0 point", "1 point", "2 points"),
        ("de", "0 Punkte", "1 Punkt", "2 Punkte"),
    ],
)
def test_points(language, none, one, two):
    say = real(language).say
    assert [say(plural("douro.points", n)) for n in (0, 1, 2)] == [none, one, two]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_calm_and_clean(language):
    """No exclamation marks, no stray spaces, no typewriter's quotes."""
    from tools.catalogues import entries, read_catalogue, texts

    for key, entry in entries(read_catalogue(language)).items():
        for text in texts(entry):
            assert not STRAY_SPACES.search(text), key
            assert not set(text) & set("!\"'"), key


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_no_sentence_is_left_in_english(language):
    from tools.catalogues import entries, read_catalogue, texts

    english, other = (entries(read_catalogue(name)) for name in ("en", language))
    left = {
        key: texts(entry)[0] for key, entry in english.items() if entry.string == other[key].string
    }
    assert [key for key, text in left.items() if len(WORD.findall(GAP.sub("", text))) > 2] == []
