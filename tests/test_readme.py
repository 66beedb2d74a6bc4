"""The commands and the example of the README do what it says."""

import re
from pathlib import Path

from ribeira.__main__ import main

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
NAMED = re.compile(
    r"(?<![\w./-])(?:docs|e2e|py|static|tests|tools)/[\w./-]+\.(?:css|html|js|json|md|mjs|po|py|svg|toml)\b"
)


def test_its_commands_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^    python -m ribeira (.+)$", README.read_text("utf-8"), re.M)
    assert len(commands) == 3
    for command in commands:
        assert main(command.split()) == 0
    assert '"line": "end"' in capsys.readouterr().out.replace('":"', '": "')


def test_its_program_plays_a_game(capsys):
    (program,) = re.findall(r"```python\n(.+?)```", README.read_text("utf-8"), re.S)
    exec(program, {})
    points, ranking = capsys.readouterr().out.split("] (")
    assert points.count(",") == ranking.count(",") == 2


def test_what_it_links_to_is_there():
    links = re.findall(r'(?:\]\(|src=")([^)":]+)[)"]', README.read_text("utf-8"))
    assert len(links) > 8
    for link in links:
        assert (README.parent / link).exists(), link


def test_the_files_that_the_pages_name_are_there():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    named = {(page.name, name) for page in pages for name in NAMED.findall(page.read_text("utf-8"))}
    assert len(named) > 100
    missing = {(page, name) for page, name in named if not (ROOT / name).exists()}
    assert missing == {("add-a-game.md", "tools/gallery/yours.py")}, "the reader's own"
