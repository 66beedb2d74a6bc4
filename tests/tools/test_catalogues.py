"""The catalogue checker reports every fault that would be seen in the page."""

import pytest

from tools import catalogues, keys, words

pytestmark = pytest.mark.cpython_only

CODE = 'msg("lobby.start", name="Ana")\nplural("lobby.seats", 3)\nKEYS = (N_("card.fog"),)\n'
CODE += 'values.msg("a.sun" if dry else "a.rain")\nmsg(made_at_run_time)\n'
SCRIPT = 'const sentence = say("shell.wait");'
PAGE = '<p data-say="shell.what"></p><i data-say-label="shell.bar"></i>'
ENGLISH = {
    "a.rain": "Rain",
    "a.sun": "Sun",
    "card.fog": "Fog",
    "lobby.seats": ("{n} seat", "{n} seats"),
    "lobby.start": "Start, {name}",
    "shell.bar": "Bar",
    "shell.wait": "Wait",
    "shell.what": "What",
}


def po_text(texts, flags=""):
    parts = [catalogues.HEADER.format(language="en", plural_forms="nplurals=2; plural=(n != 1);")]
    for key, said in texts.items():
        forms = (said,) if isinstance(said, str) else said
        plural = "" if isinstance(said, str) else f'msgid_plural "{key}"\n'
        label = (lambda _: "msgstr") if isinstance(said, str) else "msgstr[{}]".format
        lines = "".join(f'{label(i)} "{form}"\n' for i, form in enumerate(forms))
        parts.append(f'{flags}msgid "{key}"\n{plural}{lines}')
    return "\n".join(parts)


@pytest.fixture
def project(tmp_path):
    """A small project with whole catalogues; answers a function that writes another one."""
    (tmp_path / "py").mkdir()
    (tmp_path / "py/lobby.py").write_text(CODE)
    (tmp_path / "static/boot").mkdir(parents=True)
    (tmp_path / "static/boot/shell.js").write_text(SCRIPT)
    (tmp_path / "index.html").write_text(PAGE)

    def write(language, texts, flags=""):
        path = catalogues.po_file(language, tmp_path / "static/locale")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(po_text(texts, flags))
        return catalogues.all_problems(tmp_path)

    write("en", ENGLISH)
    return write


def test_finds_keys_in_python_javascript_and_html(project, tmp_path):
    project("pt", ENGLISH)
    assert set(keys.used_keys(tmp_path)) == set(ENGLISH)


def test_whole_catalogues_pass(project):
    assert project("pt", ENGLISH) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"lobby.start": ""}, "lobby.start is empty"),
        ({"lobby.start": "Start"}, "lobby.start has placeholders"),
        ({"lobby.start": "Start, {0}"}, "lobby.start only {name}"),
        ({"lobby.start": "Start, {name!r}"}, "lobby.start only {name}"),
        ({"lobby.start": "Start, {name"}, "lobby.start expected '}'"),
        ({"lobby.seats": "{n} seats"}, "lobby.seats has plural forms"),
        ({"lobby.seats": ("{n} a",)}, "lobby.seats is empty"),
        ({"lobby.seats": ("{n} a", "{n} b", "{n} c")}, "more translations than num_plurals"),
        ({"lobby.old": "Old"}, "lobby.old is used nowhere"),
    ],
)
def test_each_fault_is_reported(project, change, complaint):
    problems = project("pt", ENGLISH | change)
    assert any(complaint in problem for problem in problems), problems


def test_a_missing_key_is_reported(project):
    assert project("pt", {k: v for k, v in ENGLISH.items() if k != "card.fog"}) == [
        "pt: card.fog is missing"
    ]


def test_a_fuzzy_entry_is_reported(project):
    assert "pt: card.fog is fuzzy" in project("pt", ENGLISH, flags="#, fuzzy\n")


def test_update_adds_drops_and_keeps(project, tmp_path):
    project("pt", {"card.fog": "Nevoeiro", "lobby.old": "Velho"})
    locale = tmp_path / "static/locale"
    catalogues.update("pt", keys.used_keys(tmp_path), locale)
    once = catalogues.po_file("pt", locale).read_text()
    known = catalogues.entries(catalogues.read_catalogue("pt", locale))
    assert list(known) == sorted(ENGLISH)
    assert known["card.fog"].string == "Nevoeiro"
    catalogues.update("pt", keys.used_keys(tmp_path), locale)
    assert catalogues.po_file("pt", locale).read_text() == once


def test_a_translator_sees_english_beside_each_key(project, tmp_path):
    """Also where nothing has been translated yet."""
    project("pt", {"a.sun": "Sol", "lobby.seats": ("{n} lugar", "{n} lugares")})
    locale = tmp_path / "static/locale"
    shown = list(catalogues.beside_english("pt", locale=locale))
    assert shown[::3] == sorted(ENGLISH)
    assert shown[3:6] == ["a.sun", "    en  Sun", "    pt  Sol"]
    assert list(catalogues.beside_english("pt", "lobby.", locale)) == [
        "lobby.seats",
        "    en  {n} seat | {n} seats",
        "    pt  {n} lugar | {n} lugares",
        "lobby.start",
        "    en  Start, {name}",
        "    pt  ",
    ]


def test_the_pseudo_language_is_longer_and_keeps_placeholders():
    assert words.pseudo_text("Start, {name}") == "⟦Stáart, {name}⟧"
    sentence = "Each legal choice is a real control with a name"
    assert len(words.pseudo_text(sentence)) > 1.3 * len(sentence)
