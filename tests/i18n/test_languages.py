"""The real catalogues: every offered language has one, whose header is right."""

import re

import pytest

from ribeira.core.values import msg, plural
from ribeira.i18n.catalogue import GAP
from ribeira.i18n.languages import LANGUAGES
from ribeira.i18n.thousands import MARKS
from tests.i18n.catalogues import real

WORD = re.compile(r"[a-z]{2,}")
STRAY_SPACES = re.compile(r"^\s|\s$|\s\s|[^\S \u00a0]")  # but French's before its colons
UNSPACED = re.compile(r"[^\u00a0 ?!…][:;!?»](?!\d)|«[^\u00a0]| [:;!?»]")
SPACED = re.compile(r"[\u00a0 ][:;!?]")
NAMES_A_KEY = "settings.keys_help"  # the one with the question mark
OTHER_ADDRESS = {
    "de": re.compile(r"(?<=[^.:?…“] )(Sie|Ihnen|Ihre?[nrms]?)\b"),
    "es": re.compile(r"\b(usted|ustedes|vos)\b", re.I),
    "fr": re.compile(r"\b(tu|toi|tes|tien|tienne)\b", re.I),
    "it": re.compile(r"\b(voi|vostr[oaie])\b", re.I),
    "nl": re.compile(r"\b(u|uw)\b"),
    "pt": re.compile(r"\b(tu|teus?|tuas?|contigo|ti)\b", re.I),
}
pytestmark = pytest.mark.cpython_only


def all_said(language):
    """Each key with each text that the language has for it, of lessons too."""
    from tools.catalogues import DOMAINS, entries, read_catalogue, texts

    for domain in DOMAINS:
        for key, entry in entries(read_catalogue(language, domain=domain)).items():
            yield from ((key, text) for text in texts(entry))


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
        ("it", "0 punti", "1 punto", "2 punti"),
        ("de", "0 Punkte", "1 Punkt", "2 Punkte"),
        ("nl", "0 punten", "1 punt", "2 punten"),
    ],
)
def test_points(language, none, one, two):
    say = real(language).say
    assert [say(plural("douro.points", n)) for n in (0, 1, 2)] == [none, one, two]


@pytest.mark.parametrize(
    ("language", "first", "last", "said"),
    [
        ("es", "Brites", "Inés", "Brites e Inés"),
        ("es", "Ana", "Hilario", "Ana e Hilario"),
        ("es", "agua", "hielo", "agua y hielo"),
        ("es", "Inés", "Brites", "Inés y Brites"),
        ("it", "Clara", "Eva", "Clara ed Eva"),
        ("it", "Eva", "Clara", "Eva e Clara"),
        ("pt", "Clara", "Eva", "Clara e Eva"),
        ("en", "Clara", "Eva", "Clara and Eva"),
    ],
)
def test_and_goes_by_the_sound_that_follows(language, first, last, said):
    assert real(language).say(msg("list.and", first=first, last=last)) == said


@pytest.mark.parametrize(
    ("language", "large"),
    [
        ("en", "524,288"),
        ("de", "524.288"),
        ("es", "524.288"),
        ("fr", "524\u00a0288"),
        ("it", "524.288"),
        ("nl", "524.288"),
        ("pt", "524\u00a0288"),
    ],
)
def test_large_numbers_have_the_marks_of_the_language_but_a_deal_is_a_name(language, large):
    say = real(language).say
    assert large in say(msg("codec.error.too_large", limit=524288))
    assert "8000" in say(msg("codec.error.too_many_actions", limit=8000))
    assert "524288" in say(msg("arrival.deal", seed=524288))


def test_every_language_has_its_mark():
    assert list(MARKS) == list(LANGUAGES)


CHEERS = {"end.wins", "end.you_won"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_calm_and_clean(language):
    """No exclamation marks but for who has won, no stray spaces, no typewriter's quotes."""
    for key, text in all_said(language):
        assert not STRAY_SPACES.search(text), key
        assert not set(text) & set("\"'" if key in CHEERS else "!\"'"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_percent_signs_stand_as_the_language_sets_them(language):
    """French sets a space that does not break before its high marks, the others none."""
    wrong = UNSPACED if language == "fr" else SPACED
    before = "\u00a0" if language in {"de", "es", "fr"} else ""
    for key, text in all_said(language):
        assert key == NAMES_A_KEY or not wrong.search(text), key
        assert set(re.findall(r"\}(.?)%", text)) <= {before}, key


@pytest.mark.parametrize(("language", "other"), OTHER_ADDRESS.items())
def test_players_are_addressed_in_one_way(language, other):
    """French says vous and Portuguese você, German du, Spanish tú, Italian tu, Dutch je."""
    assert [key for key, text in all_said(language) if other.search(text)] == []


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_no_sentence_is_left_in_english(language):
    from tools.catalogues import entries, read_catalogue, texts

    english, other = (entries(read_catalogue(name)) for name in ("en", language))
    left = {
        key: texts(entry)[0] for key, entry in english.items() if entry.string == other[key].string
    }
    assert [key for key, text in left.items() if len(WORD.findall(GAP.sub("", text))) > 2] == []
