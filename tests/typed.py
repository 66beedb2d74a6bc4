"""mypy over a copy of the sources in which one thing at a time is changed."""

import os
import re
import shutil
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FRONT_DOORS = "py/ribeira/games/*/game.py"
ERROR = re.compile(r"^([\w/]+\.py):\d+: error: ", re.M)


class Change(NamedTuple):
    """Of one file, whose path is relative to the copy."""

    file: Path
    what: str
    edit: Callable[[str], str]


class Typed:
    """The copy, and mypy as its daemon runs it: it looks again only at what a change concerns, in
    a tenth of a second instead of half a minute.

    Some changes make it fail itself; then mypy is asked, and the daemon is started anew.

    It does not know that a module which stands for a protocol concerns `game.py`, so that those
    files are changed too, by empty lines. Where it finds nothing, mypy itself has the last word.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.times = 0
        left_out = shutil.ignore_patterns(
            "__pycache__", "main.py", "peers"
        )  # they need other packages
        shutil.copytree(ROOT / "py", folder / "py", ignore=left_out)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.doors = sorted(folder.glob(FRONT_DOORS))

    def start(self) -> None:
        from mypy.dmypy_server import Server  # Pyodide has no mypy
        from mypy.main import process_options

        with here(self.folder):
            wanted = ["--incremental", "--no-error-summary", "-p", "ribeira"]
            sources, options = process_options(wanted, server_options=True)
            self.server = Server(options, "")
            said = self.server.check(sources, False, False, 80)["out"]
        assert not said, said

    def finds(self, change: Change, elsewhere: bool = True) -> set[str]:
        """The files in which the change makes errors, or the other files; afterwards all is as it
        was."""
        path = self.folder / change.file
        text = path.read_text("utf-8")
        changed = change.edit(text)
        assert changed != text, f"{change.file}: {change.what} is not there"
        if len(changed) == len(text):
            changed += "\n"  # a size is noticed more surely than a time
        itself = {change.file.as_posix()} if elsewhere else set()
        try:
            path.write_text(changed, "utf-8")
            found = self._told(path, itself)
            missed = not found
            if missed:
                found = self._whole() - itself
        finally:
            path.write_text(text, "utf-8")
        if missed or not self._is_as_before(path):
            self.start()
        return found

    def _told(self, path: Path, itself: set[str]) -> set[str]:
        """What the daemon finds; nothing, where it fails."""
        try:
            return self._look() - itself or self._look_at_doors(path) - itself
        except AssertionError:  # in mypy
            return set()

    def _is_as_before(self, path: Path) -> bool:
        """Not, where the daemon still thinks something to be wrong, or fails."""
        try:
            return not (self._look() and self._look_at_doors(path))
        except AssertionError:  # in mypy
            return False

    def _look(self) -> set[str]:
        from mypy.typestate import type_state

        type_state.reset_all_subtype_caches()  # whether a module satisfied a protocol before
        with here(self.folder):
            return set(ERROR.findall(self.server.cmd_recheck(False, 80, False)["out"]))

    def _look_at_doors(self, path: Path) -> set[str]:
        """After the change: it looks at what has changed at once in an order of its own."""
        self.times += 1
        for door in [door for door in self.doors if door.parent in path.parents] or self.doors:
            text = door.read_text("utf-8").rstrip("\n")
            door.write_text(text + "\n" * (1 + self.times % 9), "utf-8")
        return self._look()

    def _whole(self) -> set[str]:
        from mypy import api

        with here(self.folder):
            return set(ERROR.findall(api.run(["--no-error-summary", "-p", "ribeira"])[0]))


@contextmanager
def here(folder: Path):
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
