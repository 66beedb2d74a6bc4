"""Types guard the seams: whoever renames what crosses one is told so by mypy.

In a copy of the sources one name at a time is changed; mypy must find it. RIBEIRA_FULL=1 tries all
names, else a few of each game.
"""

import ast
import os
import re
import shutil
from pathlib import Path

import pytest

from ribeira.core.game import Rules
from ribeira.games.registry import game_ids
from ribeira.kit import game_module

pytestmark = [pytest.mark.cpython_only, pytest.mark.full]

ROOT = Path(__file__).parents[1]
SAMPLE = 1 if os.environ.get("RIBEIRA_FULL") else 50
PARTS = (Rules, game_module.Words, game_module.Table, game_module.Bots, game_module.Search)
PARTS += (game_module.Clicks, game_module.Dragging, game_module.Cautions, game_module.Tooltips)


def seam_functions():
    """The names of all functions that a protocol of a part asks for."""
    names = (name for part in PARTS for name in vars(part) if not name.startswith("_"))
    return {name for name in names if name.islower()}


def definitions(game):
    """(file, function name) of each function of a game that crosses a seam."""
    folder = ROOT / "py/ribeira/games" / game
    wanted = seam_functions()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name in wanted:
                yield path.relative_to(ROOT), node


def event_fields(game):
    path = ROOT / "py/ribeira/games" / game / "rules/events.py"
    for kind in ast.parse(path.read_text("utf-8")).body:
        if isinstance(kind, ast.ClassDef):
            for field in kind.body:
                if isinstance(field, ast.AnnAssign):
                    yield path.relative_to(ROOT), kind.name, field


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the sources, without errors so far."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "py", folder / "py")
    shutil.copy(ROOT / "pyproject.toml", folder)
    assert errors(folder) == ""
    return folder


def errors(folder):
    from mypy import api  # Pyodide has no mypy

    before = Path.cwd()
    os.chdir(folder)
    try:
        return api.run(["--no-error-summary", "--cache-dir", f"{folder}/cache", "-p", "ribeira"])[0]
    finally:
        os.chdir(before)


def errors_after(copy, file, change):
    """What mypy says when the text of one file is changed."""
    path = copy / file
    text = path.read_text("utf-8")
    path.write_text(change(text), "utf-8")
    try:
        return errors(copy)
    finally:
        path.write_text(text, "utf-8")


@pytest.mark.parametrize("game", game_ids())
def test_a_renamed_function_is_found(copy, game):
    for file, node in list(definitions(game))[::SAMPLE]:
        pattern = rf"\b{node.name}\b"
        assert errors_after(
            copy, file, lambda text, p=pattern: re.sub(p, "renamed_by_a_test", text)
        ), node.name


@pytest.mark.parametrize("game", game_ids())
def test_a_renamed_parameter_is_found(copy, game):
    for file, node in list(definitions(game))[::SAMPLE]:
        for argument in node.args.args:
            change = renamed_parameter(node, argument.arg)
            assert errors_after(copy, file, change), (node.name, argument.arg)


def renamed_parameter(node, name):
    """The change of a text that gives a function's parameter another name, inside it too."""

    def change(text):
        lines = text.split("\n")
        own = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        own = re.sub(rf"\b{name}\b(?!=)", "renamed_by_a_test", own)
        return "\n".join([*lines[: node.lineno - 1], own, *lines[node.end_lineno :]])

    return change


@pytest.mark.parametrize("game", game_ids())
def test_a_renamed_field_of_an_event_is_found(copy, game):
    for file, kind, field in list(event_fields(game))[::SAMPLE]:
        change = renamed_line(field.lineno, field.target.id)
        assert errors_after(copy, file, change), (kind, field.target.id)


def renamed_line(number, name):
    def change(text):
        lines = text.split("\n")
        lines[number - 1] = lines[number - 1].replace(name, "renamed_by_a_test", 1)
        return "\n".join(lines)

    return change


def test_a_missing_sentence_is_found(copy):
    """An event kind that no sentence knows."""
    for game in game_ids():
        file = Path("py/ribeira/games") / game / "rules/events.py"
        found = errors_after(copy, file, with_one_more_kind)
        assert "renamed" not in found
        assert "NewKind" in found


def with_one_more_kind(text):
    base = re.search(r"^class \w+\((\w+), key=", text, re.M)[1]
    kind = f'class NewKind({base}, key="new"):\n    seat: int\n\n\n'
    return re.sub(r"^Event(: TypeAlias)? = (\(\s*)?", rf"{kind}\g<0>NewKind | ", text, flags=re.M)
