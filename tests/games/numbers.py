"""Which rules the tests of a game name; whether a test proves its rule, a reader has to see."""

from collections.abc import Iterator
from pathlib import Path

import pytest


def rules_of(chapters: dict[str, int]) -> Iterator[str]:
    return (f"{chapter}.{n}" for chapter, last in chapters.items() for n in range(1, last + 1))


def ids_beside(file: str, request: pytest.FixtureRequest) -> list[str]:
    """The names of all tests below the folder of that file; skips when only some of them run."""
    here = Path(file).parent
    items = [item for item in request.session.items if here in item.path.parents]
    if {item.path for item in items} != set(here.rglob("test_*.py")):
        pytest.skip("only when all tests of the game are run")
    return [item.nodeid.rpartition("::")[2] for item in items]
