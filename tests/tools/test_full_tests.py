"""`make test` and `make test-full` together run every test, and nothing twice that takes long."""

import ast
import re
import time
from collections import Counter

import pytest

from tools import full_tests
from tools.full_tests import Runner, Unit, all_units, touched
from tools.places import ROOT

pytestmark = pytest.mark.cpython_only

E2E = ROOT / "e2e"
ONE, OTHER = Unit("cpython", ("tests/core",)), Unit("browser", ("e2e/full/looks/test_zoom.py",))


def inside(unit):
    """The test files that the unit runs."""
    for path in unit.paths:
        yield from (ROOT / path).rglob("test_*.py") if (ROOT / path).is_dir() else [ROOT / path]


def test_every_test_file_of_python_is_run_once_in_each_python_that_has_what_it_needs():
    files = Counter((ROOT / "tests").rglob("test_*.py"))
    lacking = Counter(
        file for folder in ("api", "tools") for file in (ROOT / "tests" / folder).glob("test_*.py")
    )
    for kind, wanted in (("cpython", files), ("pyodide", files - lacking)):
        run = Counter(file for unit in all_units() if unit.kind == kind for file in inside(unit))
        assert run == wanted


def test_every_browser_test_lies_in_one_of_two_folders_each_of_which_is_run_whole():
    smoke, full = (set((E2E / folder).rglob("*.py")) for folder in ("smoke", "full"))
    assert set(E2E.rglob("test_*.py")) == smoke | full
    assert [file for unit in all_units() if unit.kind == "browser" for file in inside(unit)] == (
        sorted(full)
    )
    recipes = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"pytest e2e/smoke( -\w+)*$", recipes, re.M)
    assert "-m tools.full_tests" in recipes


def test_no_browser_test_hides_where_none_are_looked_for():
    hidden = [
        (path.name, node.name)
        for path in set(E2E.rglob("*.py")) - set(E2E.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test")
    ]
    assert hidden == []


def test_all_tests_are_known_to_the_tables_of_the_documentation():
    told = (ROOT / "docs/tests.md").read_text("utf-8")
    for path in E2E.rglob("test_*.py"):
        assert f"`{path.relative_to(E2E).as_posix()}`" in told


@pytest.mark.parametrize(
    ("changed", "first"),
    [
        ("e2e/full/looks/test_zoom.py", "browser: e2e/full/looks/test_zoom.py"),
        ("static/page/zoom.js", "browser: e2e/full/looks/test_zoom.py"),
        ("py/ribeira/codec/link.py", "cpython: tests/codec"),
        ("py/ribeira/games/douro/rules/act.py", "cpython: tests/games/douro"),
        ("tools/build.py", "cpython: tests/tools"),
        ("tests/core/test_plain.py", "cpython: tests/core"),
    ],
)
def test_what_a_change_touches_comes_first(changed, first):
    assert max(all_units(), key=lambda unit: touched(unit, [changed])).name == first


def test_what_nothing_says_anything_about_changes_no_order():
    assert {touched(unit, ["LICENSE"]) for unit in all_units()} == {0}


@pytest.fixture
def ran(monkeypatch):
    """The units that were run; a test of the browser fails."""
    ran = []

    def outcome(unit):
        ran.append(unit)
        return unit.kind != "browser", "its output"

    monkeypatch.setattr(full_tests, "outcome", outcome)
    return ran


def test_nothing_is_begun_when_the_time_is_up_and_that_is_said(ran, capsys):
    runner = Runner(until=time.time() - 1)
    runner.run([ONE, OTHER])
    assert ran == []
    assert runner.report()
    said = capsys.readouterr().out
    assert "NOT RUN for lack of time: cpython: tests/core" in said
    assert "NOT RUN for lack of time: browser: e2e/full/looks/test_zoom.py" in said


def test_a_failure_fails_the_whole_and_the_rest_is_run_still(ran, capsys):
    runner = Runner(until=time.time() + 1000)
    runner.run([OTHER, ONE])
    assert sorted(ran, key=lambda unit: unit.kind) == [OTHER, ONE]
    assert not runner.report()
    said = capsys.readouterr().out
    assert "FAILED browser: e2e/full/looks/test_zoom.py" in said
    assert "its output" in said
    assert "NOT RUN" not in said


@pytest.mark.parametrize(
    ("body", "passed"), [("assert True", True), ("assert False", False), (None, True)]
)
def test_a_run_passes_if_its_tests_do_or_all_are_left_out(tmp_path, body, passed):
    marked = "import pytest\n\n@pytest.mark.full\n" if body else ""
    (tmp_path / "test_one.py").write_text(f"{marked}def test_one():\n    {body}\n")
    unit = Unit("cpython", ("-p", "tests.conftest", "-c", "pyproject.toml", str(tmp_path)))
    assert full_tests.outcome(unit)[0] == passed
