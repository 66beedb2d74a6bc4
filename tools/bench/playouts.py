"""Random playouts (`ribeira.bots.arena.playouts`) per second of each game, in both Pythons."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tools.places import PACKAGES, ROOT, TOOLS, WORK

OLD = "5f1e574"
"""The commit before the games were rebuilt inside."""

ROUNDS = 5
SCRIPT = TOOLS / "pyodide/playouts.py"
Rows = list[dict[str, Any]]


def old_packages() -> Path | None:
    """The packages of the old commit, checked out below build/; nothing when git lacks it."""
    folder = WORK / f"tree-{OLD}"
    if not git("cat-file", "-e", f"{OLD}^{{commit}}"):
        return None
    if not (folder / "py").exists():
        if not git("worktree", "add", "--force", "--detach", str(folder), OLD):
            return None
    elif not git("-C", str(folder), "checkout", "--quiet", "--force", "--detach", OLD):
        return None
    return folder / "py"


def git(*arguments: str) -> bool:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
    except FileNotFoundError:
        return False
    return done.returncode == 0


def in_cpython(packages: Path, *arguments: str) -> Rows:
    return rows([sys.executable, str(SCRIPT), str(packages), *arguments])


def in_pyodide(packages: Path) -> Rows:
    return rows(
        ["node", str(TOOLS / "pyodide/run.mjs"), str(SCRIPT), f"/py={packages}", "--", "/py"]
    )


def rows(command: list[str]) -> Rows:
    found: Rows = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return found


def measure(old: Path | None) -> dict[tuple[str, int], list[float | None]]:
    """Games a second for each game and number of seats: CPython old and new, Pyodide old and new.
    `ValueError` when the two trees have not played the same games."""
    runs = [(run, tree) for run in (in_cpython, in_pyodide) for tree in (old, PACKAGES)]
    rounds = [[run(tree) if tree else [] for run, tree in runs] for _ in range(ROUNDS)]
    check_same([rows for one in rounds for rows in one if rows])
    columns = list(zip(*rounds, strict=True))
    return {
        (row["game"], row["seats"]): [speed(column, place) for column in columns]
        for place, row in enumerate(columns[1][0])
    }


def check_same(found: list[Rows]) -> None:
    played = [[row["led to"] for row in rows] for rows in found]
    if any(one != played[0] for one in played):
        raise ValueError("the two trees have not played the same games")


def speed(column: tuple[Rows, ...], place: int) -> float | None:
    """The median of the rounds; nothing where no tree was measured."""
    if not all(column):
        return None
    return median(rows[place]["games"] / rows[place]["seconds"] for rows in column)


class Tenths(NamedTuple):
    """Of one game: microseconds for an action with its legal list, and how many actions that lists,
    in the set-up, in each tenth of the turns, and in the last turn."""

    game: str
    seats: int
    microseconds: list[float | None]
    offered: list[float | None]

    @property
    def late_to_early(self) -> float:
        """The last fifth of the turns compared with the first."""
        first, second, *_, ninth, tenth = (one or 0 for one in self.microseconds[1:-1])
        return (ninth + tenth) / (first + second)


def tenths() -> list[Tenths]:
    """In CPython, in the working tree."""
    return [Tenths(**row) for row in in_cpython(PACKAGES, "tenths")]
