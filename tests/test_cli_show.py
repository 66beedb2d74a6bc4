"""`show` and `play` with a person, called as functions."""

import pytest

import ribeira
from ribeira.__main__ import main
from ribeira.api import languages

pytestmark = pytest.mark.cpython_only


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.ribeira.json"
    words = ["play", "douro", "--seats", "3", "--seed", "7", "--out", str(path)]
    assert main(words) == 0
    return path


def test_a_position_is_shown_as_text_and_drawn_into_files(record, tmp_path, capsys):
    match = ribeira.read(record)
    capsys.readouterr()
    assert main(["show", str(record), "--at", "9", "--seat", "2", "--language", "de"]) == 0
    assert capsys.readouterr().out == match.at(9).text(1, "de") + "\n"
    assert main(["show", "#" + match.link()]) == 0
    assert capsys.readouterr().out == match.text() + "\n"
    for name, expected in (
        ("a.svg", match.at(4).svg(theme="dark")),
        ("a.html", match.at(4).html(theme="dark")),
        ("a.txt", match.at(4).text() + "\n"),
    ):
        out = tmp_path / name
        words = ["show", str(record), "--at", "4", "--theme", "dark", "--out", str(out)]
        assert main(words) == 0
        assert out.read_text(encoding="utf-8") == expected


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "999"], "A step is a number from 0 to "),
        (["--seat", "4"], "A seat is a number from 1 to 3 here, not 4."),
        (["--out", "a.png"], "A drawing ends in .svg, .html or .txt, not as 'a.png' does."),
        (["--out", "no/such/a.svg"], "Cannot write no/such/a.svg"),
    ],
)
def test_what_cannot_be_shown_is_said(record, capsys, words, sentence):
    assert main(["show", str(record), *words]) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize("name", ["no.json", "x" * 5000])
def test_what_is_neither_a_file_nor_a_link_is_said(capsys, name):
    assert main(["show", name]) == 2
    assert (
        capsys.readouterr().err == f"Cannot read {name}: it is neither a file nor a whole link.\n"
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ribeira.game_names())
def test_a_person_answers_by_number_or_notation_in_every_language(
    game, language, monkeypatch, capsys
):
    """Each action is listed with both; after five answers the person leaves."""
    asked = []

    def answer(_):
        lines = capsys.readouterr().out.splitlines()
        listed = lines[len(lines) - lines[::-1].index("") :]
        numbers = [int(line.split()[0]) for line in listed]
        assert numbers == list(range(1, len(listed) + 1))
        assert "⟨" not in "\n".join(lines)
        asked.append(listed)
        if len(asked) > 5:
            raise EOFError
        return listed[-1][6:32].strip() if len(asked) % 2 else str(len(listed))

    monkeypatch.setattr("builtins.input", answer)
    words = ["play", game, "--seats", "2", "--seed", "3", "--bots", "you,random"]
    assert main([*words, "--language", language]) == 2
    assert capsys.readouterr().err == "The game was left before its end.\n"
    assert len(asked) == 6


def test_a_person_plays_a_whole_game_and_wrong_answers_are_asked_again(monkeypatch, capsys):
    answers = iter(["", "99", "play 5"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers, "1"))
    words = ["play", "douro", "--seats", "2", "--seed", "3", "--bots", "you,random"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "'play 5' is neither a number from 1 to 10 nor listed." in said
    assert said.splitlines()[-1].startswith("2. P")
