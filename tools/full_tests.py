"""Runs the tests that `make test` leaves out: all, or as many as there is time for.

    python -m tools.full_tests [--until SECONDS_SINCE_1970]

First comes what the change touches. In Python two run at a time; a browser gets the machine for
itself. What was not run is listed at the end.
"""

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Literal, NamedTuple

from tools.places import ROOT

PYTEST = (sys.executable, "-m", "pytest")
NOT_IN_PYODIDE = {
    ("tests/api",),
    ("tests/tools",),
}  # they need processes, and packages that it lacks
PYODIDE = ("node", "tools/pyodide/run.mjs", "tools/pyodide/run_pytest.py")
COMMANDS = {
    "cpython": (*PYTEST, "--hypothesis-profile=full", "-m", "full or hypothesis"),
    "pyodide": (*PYODIDE, "/project=.", "/site=.venv/pyodide", "--"),
    "browser": (*PYTEST, "-rs"),
}
MOST = 20 * 60  # seconds; whatever takes longer hangs
NO_TESTS = 5  # pytest's exit code where all are deselected
EVERYWHERE = {"py", "ribeira", "games", "app", "static", "page", "tests", "e2e", "smoke", "full"}
BASES = ("origin/main...HEAD", "main...HEAD", "HEAD^")


@dataclass(frozen=True)
class Unit:
    """Tests that run together, in one process."""

    kind: Literal["cpython", "pyodide", "browser"]
    paths: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.kind}: {' '.join(self.paths)}"

    def command(self) -> tuple[str, ...]:
        return (*COMMANDS[self.kind], *self.paths)


class Result(NamedTuple):
    unit: Unit
    passed: bool


def python_paths() -> list[tuple[str, ...]]:
    """The folders of tests, and together the files that lie in none."""
    tests = ROOT / "tests"
    folders = {path.parent for path in tests.rglob("test_*.py")} - {tests, tests / "games"}
    loose = [*tests.glob("test_*.py"), *(tests / "games").glob("test_*.py")]
    whole = (folder for folder in sorted(folders) if folder.parent not in folders)
    return [named(loose), *(named([folder]) for folder in whole)]


def named(paths: Iterable[Path]) -> tuple[str, ...]:
    return tuple(sorted(path.relative_to(ROOT).as_posix() for path in paths))


def all_units() -> list[Unit]:
    python = python_paths()
    files = sorted((ROOT / "e2e/full").rglob("test_*.py"))
    return [
        *(Unit("cpython", paths) for paths in python),
        *(Unit("pyodide", paths) for paths in python if paths not in NOT_IN_PYODIDE),
        *(Unit("browser", named([file])) for file in files),
    ]


def changed_files() -> list[str]:
    """What the change touches, as far as git knows."""
    for base in BASES:
        command = ("git", "diff", "--name-only", base)
        asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if asked.returncode == 0 and asked.stdout:
            return asked.stdout.splitlines()
    return []


def touched(unit: Unit, changed: Sequence[str]) -> int:
    """How much the changed files have to do with the tests: the tests themselves, the part of the
    sources that they mirror, the names of files."""
    return sum(max(nearness(path, file) for path in unit.paths) for file in changed)


def nearness(tests: str, changed: str) -> int:
    mirrored = re.sub("^(py/ribeira/|(?=tools/))", "tests/", changed)
    if mirrored == tests or mirrored.startswith(f"{tests}/"):
        return 10
    file = Path(changed)
    words = {file.stem.removeprefix("test_"), *file.parent.parts} - EVERYWHERE
    if words & set(re.findall(r"[a-z]+", tests.removesuffix(".py"))):
        return 5
    source = ROOT / tests
    return int(
        source.is_file() and bool(words & set(re.findall(r"\w+", source.read_text("utf-8"))))
    )


class Runner:
    """Runs units until the time is up, and remembers what came of them."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.results: list[Result] = []
        self.left_out: list[Unit] = []
        self.lock = Lock()

    def run(self, units: Sequence[Unit]) -> None:
        python = [unit for unit in units if unit.kind != "browser"]
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(self.run_one, python))
        for unit in units:
            if unit.kind == "browser":
                self.run_one(unit)

    def run_one(self, unit: Unit) -> None:
        if time.time() >= self.until:
            self.left_out.append(unit)
            return
        start = time.monotonic()
        passed, output = outcome(unit)
        with self.lock:
            self.results.append(Result(unit, passed))
            took = f"{time.monotonic() - start:.0f} s"
            print(f"\n=== {unit.name}: {'passed' if passed else 'FAILED'}, {took}")
            print(output.rstrip(), flush=True)

    def report(self) -> bool:
        """Says what was run, and whether all of it passed."""
        failed = [result.unit for result in self.results if not result.passed]
        print(f"\n=== {len(self.results)} runs, {len(failed)} failed")
        for unit in failed:
            print(f"FAILED {unit.name}")
        for unit in self.left_out:
            print(f"NOT RUN for lack of time: {unit.name}")
        return not failed


def outcome(unit: Unit) -> tuple[bool, str]:
    """Whether the tests passed, and what they printed."""
    try:
        done = subprocess.run(
            unit.command(),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=MOST,
        )
    except subprocess.TimeoutExpired as stopped:
        said = stopped.stdout or b""
        return False, f"{said.decode(errors='replace')}\nstopped after {MOST} seconds"
    return done.returncode in (0, NO_TESTS), done.stdout


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--until", type=float, default=float("inf"))
    runner = Runner(parser.parse_args(arguments).until)
    changed = changed_files()
    units = sorted(all_units(), key=lambda unit: -touched(unit, changed))
    near = [unit for unit in units if touched(unit, changed)]
    print(f"{len(changed)} files have changed; {len(near)} of {len(units)} runs come first")
    runner.run(near)
    runner.run([unit for unit in units if unit not in near])
    return 0 if runner.report() else 1


if __name__ == "__main__":
    sys.exit(main())
