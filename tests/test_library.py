"""Every example of the pages about the library runs."""

import re
from pathlib import Path

import pytest

from ribeira.__main__ import main

pytestmark = pytest.mark.cpython_only

DOCS = Path(__file__).parents[1] / "docs"
TEXT = (DOCS / "library.md").read_text("utf-8")
PROGRAMS = [
    program
    for name in ("library", "self-play", "writing-a-bot")
    for program in re.findall(
        r"```python\n(.+?)```", (DOCS / f"{name}.md").read_text("utf-8"), re.S
    )
]


@pytest.mark.parametrize("program", PROGRAMS, ids=[p.split("\n")[0] for p in PROGRAMS])
def test_an_example_runs(program, capsys):
    exec(program, {})
    assert "⟨" not in capsys.readouterr().out


def test_its_commands_run(tmp_path, monkeypatch):
    commands = re.findall(r"^    ribeira (.+)$", TEXT, re.M)
    assert len(commands) == 3
    monkeypatch.chdir(tmp_path)
    assert main([*commands.pop(0).split(), "--cores", "1"]) == 0
    assert (tmp_path / "figures.jsonl").read_text("utf-8").count("\n") == 1 + 5
    monkeypatch.setattr("builtins.input", lambda _: "1")
    assert main([*commands[0].split(), "--out", "game.ribeira.json"]) == 0
    assert main(commands[1].split()) == 0
    assert (tmp_path / "table.svg").read_text("utf-8").startswith("<svg")
