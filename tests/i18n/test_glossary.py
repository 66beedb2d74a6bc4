"""The words of docs/glossary.md are those of the catalogues."""

import re

import pytest

from ribeira.i18n.catalogue import GAP
from ribeira.i18n.languages import LANGUAGES

pytestmark = pytest.mark.cpython_only

CODE = re.compile(r"[a-z]{2}")
ASIDE = re.compile(r" \([^)]*\)$")  # which of two things is meant, after the English word
PARTS = {
    "At every table": "",
    "Douro 1872": "douro.",
    "6 Castelos": "castelos.",
    "Dos Rios": "dosrios.",
}

NOT_SAID = {  # other words for what has one in the glossary; characters may say what they like
    "en": {"dosrios.": r"figures?|hex(es)?", "castelos.": r"factor"},
    "de": {
        "douro.": r"auftr(a|ä)g\w*|wohltätigkeit",
        "castelos.": r"bau(s|ten)?|wohlstand|faktor|lager",
        "dosrios.": r"figur(en)?|rival(e|en)",
    },
    "es": {
        "douro.": r"mitad|donaci\w+|dueñ[oa]",
        "castelos.": r"cuartos?(?! de vuelta)|ventajas?|factor|banco",
        "dosrios.": r"fuentes?|irrigad\w+|figuras?",
    },
    "fr": {
        "douro.": r"tonneaux?|pardonné\w*|cartes? de brouillard",
        "castelos.": r"anneaux?|croisées?|échelles?|camps?(?! militaire)",
        "dosrios.": r"figurines?|bords?",
    },
    "it": {"dosrios.": r"dig(a|he)|figur[ae]"},
    "nl": {"dosrios.": r"figuren|dijk(en)?"},
    "pt": {
        "douro.": r"dádivas?|metade|detentor|doaç\w+",
        "castelos.": r"quartos?(?! de volta)|escalas?|ladrilhos?|acampamentos?",
        "dosrios.": r"barrage(m|ns)|figuras?",
    },
}


def rows():
    """Of each row: the part it stands in, and its words by language."""
    from tools.places import ROOT

    part, head = "", []
    for line in (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            part, head = line.removeprefix("## "), []
        elif line.startswith("| "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if head:
                yield part, dict(zip(head, cells, strict=True))
            head = head or cells


def said(language, start):
    """All that a catalogue says with keys that begin so, lessons too."""
    from tools.catalogues import DOMAINS, entries, read_catalogue, texts

    keys = (start, f"learn.{start}")
    found = [
        text
        for domain in DOMAINS
        for key, entry in entries(read_catalogue(language, domain=domain)).items()
        if key.startswith(keys)
        for text in texts(entry)
    ]
    return "\n".join(found).lower()


def test_every_language_has_its_column_and_every_game_its_part():
    parts = {}
    for part, row in rows():
        parts.setdefault(part, set()).add(tuple(name for name in row if CODE.fullmatch(name)))
    assert list(parts) == list(PARTS)
    (columns,) = {columns for found in parts.values() for columns in found}
    assert set(LANGUAGES) <= set(columns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_says_each_word(language):
    texts = {part: said(language, start) for part, start in PARTS.items()}
    cells = [(part, row[language]) for part, row in rows()]
    if language == "en":
        cells = [(part, ASIDE.sub("", cell)) for part, cell in cells]
    words = [(part, word) for part, cell in cells for word in cell.split(", ")]
    assert all(word for _part, word in words)
    assert [word for part, word in words if word.lower() not in texts[part]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_said_for_it(language):
    from tools.catalogues import DOMAINS, entries, read_catalogue, texts

    found = [
        (key, text)
        for domain in DOMAINS
        for key, entry in entries(read_catalogue(language, domain=domain)).items()
        for text in texts(entry)
        if ".bot." not in key
    ]
    for start, words in NOT_SAID[language].items():
        other = re.compile(rf"\b({words})\b")
        here = (start, f"learn.{start}", f"learn.coach.{start}")
        said_here = [
            (key, GAP.sub("", text).lower()) for key, text in found if key.startswith(here)
        ]
        assert said_here
        assert [key for key, text in said_here if other.search(text)] == []
