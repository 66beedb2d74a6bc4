"""Events of the page are bound by PyScript's `when`, and in one place."""

import re
from pathlib import Path

import pytest

PY = Path(__file__).parents[2] / "py"
SOURCES = {path.relative_to(PY).as_posix(): path.read_text("utf-8") for path in PY.rglob("*.py")}


def saying(text):
    return [name for name, source in SOURCES.items() if text in source]


def test_events_are_bound_in_one_place():
    assert saying("= when(") == ["ribeira/browser/listen.py"]
    imports = re.compile(r"from pyscript import .*\bwhen\b|from pyscript\.events")
    assert [n for n, text in SOURCES.items() if imports.search(text)] == [
        "ribeira/browser/listen.py"
    ]


@pytest.mark.parametrize("other", ["addEventListener", "onclick", "add_event_listener"])
def test_events_are_bound_in_no_other_way(other):
    assert saying(other) == []
