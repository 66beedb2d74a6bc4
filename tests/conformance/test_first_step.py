"""The first step of docs/add-a-game.md is green: its own commands are run in a copy."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
COPIED = ("py", "tests", "pyproject.toml")
LINKED = ("static", "tools", "docs", "index.html")

pytestmark = pytest.mark.cpython_only


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.+?)```", GUIDE, re.S)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "games" if name == "tests" else "")
            shutil.copytree(source, tmp_path / name, ignore=ignored)
        else:
            shutil.copy(source, tmp_path / name)
    for name in LINKED:
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def register(project: Path, lines: str, entry: str) -> None:
    """The guide's lines, each where it says."""
    registry = project / "py/ribeira/games/registry.py"
    imports, loader = lines.split("\n\n\n")
    text = registry.read_text("utf-8")
    text = text.replace("from ribeira.kit", f"{imports}\nfrom ribeira.kit", 1)
    text = text.replace("ENTRIES = (\n", f"{loader}\n\nENTRIES = (\n    {entry.strip()},\n", 1)
    registry.write_text(text, "utf-8")


def test_a_copy_of_the_toy_under_another_name_is_green(project: Path) -> None:
    copying, checking = blocks("bash")
    subprocess.run(["bash", "-euc", copying], cwd=project, check=True)
    register(project, *blocks("python"))
    command = checking.split()
    assert command[0] == "python"
    done = subprocess.run(
        [sys.executable, *command[1:], "-p", "no:cacheprovider"],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) > 90
    for check in (["check"], ["format", "--check"]):
        linted = [sys.executable, "-m", "ruff", *check, "py/ribeira/games"]
        assert subprocess.run(linted, cwd=project, check=False).returncode == 0

    from tools.keys import used_keys  # Pyodide has no Babel

    assert not any(key.startswith("yours.") for key in used_keys(project))


def test_the_toy_is_small() -> None:
    """At most 120 lines of code: blank lines, comments and docstrings are not counted."""
    files = (Path(__file__).parent / "toy").glob("*.py")
    assert sum(map(lines_of_code, files)) <= 120


def lines_of_code(path: Path) -> int:
    text = re.sub(r'^\s*"""(?:.|\n)*?"""$', "", path.read_text(encoding="utf-8"), flags=re.M)
    lines = (line.strip() for line in text.splitlines())
    return sum(bool(line) and not line.startswith("#") for line in lines)
