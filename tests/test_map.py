"""The map of the code (docs/map.md) is true: what may stand where, read from the sources."""

import ast
from pathlib import Path

import pytest

from ribeira.games.registry import game_ids

PACKAGE = Path(__file__).parents[1] / "py/ribeira"
PARTS = ("rules", "words", "table", "bots")
MOST_FILES, MOST_LINES = 20, 400


def folders():
    return [f for f in (PACKAGE, *PACKAGE.rglob("*")) if f.is_dir() and any(f.glob("*.py"))]


def modules(game):
    return sorted((PACKAGE / "games" / game).rglob("*.py"))


@pytest.mark.parametrize("folder", folders(), ids=lambda f: str(f.relative_to(PACKAGE)))
def test_a_folder_can_be_read_at_a_glance(folder):
    assert len(list(folder.glob("*.py"))) <= MOST_FILES


def test_no_file_is_long():
    lines = {p: len(p.read_text(encoding="utf-8").splitlines()) for p in PACKAGE.rglob("*.py")}
    assert not {str(path): count for path, count in lines.items() if count > MOST_LINES}


@pytest.mark.parametrize("game", game_ids())
def test_a_module_name_occurs_once_in_a_game(game):
    names = [path.stem for path in modules(game) if path.stem != "__init__"]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", game_ids())
def test_a_part_is_one_module_or_opens_with_a_list_of_names(game, part):
    folder = PACKAGE / "games" / game
    if (folder / f"{part}.py").exists():
        return
    source = (folder / part / "__init__.py").read_text(encoding="utf-8")
    docstring, *statements = ast.parse(source).body
    *imports, exported = statements
    assert isinstance(docstring, ast.Expr)
    assert all(isinstance(statement, ast.ImportFrom) for statement in imports)
    assert isinstance(exported, ast.Assign)
    assert [target.id for target in exported.targets] == ["__all__"]


@pytest.mark.parametrize("game", game_ids())
def test_only_the_flow_says_what_follows(game):
    """A phase is set in `flow.py`, and for the first state in `setup.py`; others only repeat it."""
    rules = (path for path in modules(game) if "rules" in path.relative_to(PACKAGE).parts)
    setting = {path.name for path in rules if sets_a_phase(path)}
    assert setting <= {"flow.py", "setup.py", "guess.py", "sight.py"}
    assert "flow.py" in setting


def sets_a_phase(path):
    """Whether a state is replaced or made with a phase or stage."""
    calls = (n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Call))
    given = {keyword.arg for call in calls for keyword in call.keywords}
    return bool(given & {"phase", "stage"})
