"""Browser tests find things as people do: by role and name, label or text."""

import ast
from collections import Counter

import pytest

from tools.places import ROOT

pytestmark = pytest.mark.cpython_only

E2E = ROOT / "e2e"
BY_PEOPLE = {"get_by_role", "get_by_label", "get_by_text"}
BY_MARKUP = {
    *("locator", "wait_for_selector", "query_selector", "query_selector_all", "frame_locator"),
    *("get_by_test_id", "get_by_placeholder", "get_by_title", "get_by_alt_text"),
}
FREE = {
    *("person/state.py", "smoke/test_idle.py", "smoke/test_listen.py"),
    *("full/start/test_page_calls.py", "full/start/test_page_scripts.py"),
    *("full/start/test_dev.py", "full/castelos/test_drag.py"),
    *("full/looks/test_board_first.py", "full/looks/test_looks.py"),
    *("full/looks/test_motion.py", "full/looks/test_zoom.py"),
}
"""Files that look at what is no thing of a person; docs/tests.md says why."""
MOST = 34
"""By class, id or another attribute in all other files."""
SHARE = 0.8
"""By role, name, label or text in all files together."""


def parsed():
    for path in sorted(E2E.rglob("*.py")):
        yield path.relative_to(E2E).as_posix(), ast.parse(path.read_text("utf-8"))


def finders():
    """The functions of e2e/person that return where a thing is."""
    return {
        node.name
        for path, tree in parsed()
        if path.startswith("person/")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and isinstance(node.returns, ast.Name)
        and node.returns.id == "Locator"
    }


def found():
    """How often each file finds something: by people's ways, by markup."""
    people, ways = {}, {}
    named = finders()
    for path, tree in parsed():
        calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        names = Counter(
            call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "")
            for call in calls
        )
        people[path] = sum(names[name] for name in BY_PEOPLE | named)
        ways[path] = sum(names[name] for name in BY_MARKUP)
    return people, ways


def test_hardly_anything_is_found_by_class_or_id():
    _, by_markup = found()
    others = {path: count for path, count in by_markup.items() if count and path not in FREE}
    assert sum(others.values()) <= MOST, others


def test_most_things_are_found_as_people_find_them():
    by_people, by_markup = (sum(ways.values()) for ways in found())
    assert by_people / (by_people + by_markup) >= SHARE


@pytest.mark.parametrize("path", sorted(FREE))
def test_what_may_use_ids_does_and_is_told(path):
    _, by_markup = found()
    assert by_markup[path]
    assert f"`{path}`" in (ROOT / "docs/tests.md").read_text("utf-8").partition("## How")[2]
