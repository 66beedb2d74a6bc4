"""A desk of its own for Orca and Firefox: a virtual screen, its bus, a window manager."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from e2e.browsers.firefox import Firefox
from tools.browser import OrcaPrograms

PATIENCE = 120  # seconds, on a busy machine
ANSWERS = 10  # seconds after which a key is pressed again
SILENT = 0.7  # seconds without a word, after which the speech is over
CUSTOMIZATIONS = Path(__file__).with_name("customizations.py")


class Desk:
    """Everything that runs is our own, and ends with `close`."""

    def __init__(self, programs: OrcaPrograms) -> None:
        self.programs = programs
        self.held = ExitStack()
        home = Path(
            self.held.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        )
        self.log = home / "spoken.log"
        self.log.touch()
        self.env = {**os.environ, **self._settings(home)}
        try:
            self.env["DISPLAY"] = self._screen()
            self.env["DBUS_SESSION_BUS_ADDRESS"] = self._bus()
            self._start(programs.accessibility, "--launch-immediately")
            self._start(programs.windows)
            self._start(programs.orca)
            self._until(lambda: "BEGUN" in self.log.read_text("utf-8"), "Orca has not begun")
            self.firefox = Firefox(programs.firefox, self.env)
            self.held.callback(self.firefox.close)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.held.close()

    # What is needed to begin

    @staticmethod
    def _settings(home: Path) -> dict[str, str]:
        orca = home / ".local/share/orca"
        orca.mkdir(parents=True)
        shutil.copy(CUSTOMIZATIONS, orca / "orca-customizations.py")
        run = home / "run"
        run.mkdir(mode=0o700)
        return {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(run),
            "SPOKEN": str(home / "spoken.log"),
            "LANG": "C.UTF-8",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
            "MOZ_DISABLE_CONTENT_SANDBOX": "1",
        }

    def _start(self, *command: str, **given: object) -> subprocess.Popen[bytes]:
        usual = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "start_new_session": True,  # what ends with it takes nobody along
        }
        process = subprocess.Popen(command, env=self.env, **usual | given)  # type: ignore[call-overload]
        self.held.callback(_end, process)
        return process

    def _screen(self) -> str:
        """A free number is chosen and told by Xvfb."""
        told, end = os.pipe()
        size = ("-screen", "0", "1300x900x24")
        self._start(self.programs.screen, "-displayfd", str(end), *size, pass_fds=(end,))
        os.close(end)
        with os.fdopen(told) as lines:
            return f":{lines.readline().strip()}"

    def _bus(self) -> str:
        command = (self.programs.bus, "--session", "--nofork", "--print-address=1")
        process = self._start(*command, stdout=subprocess.PIPE)
        assert process.stdout
        return process.stdout.readline().decode().strip()

    @staticmethod
    def _until(true: object, otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():  # type: ignore[operator]
            assert time.monotonic() < end, otherwise
            time.sleep(0.05)

    # A person

    def heard(self, since: int = 0) -> list[str]:
        """What has been said since that line of the log."""
        rows = [row.split("\t", 1) for row in self.log.read_text("utf-8").splitlines()]
        return [row[1] for row in rows[since:] if row[0].startswith("SAY") and len(row) > 1]

    def lines(self) -> int:
        return len(self.log.read_text("utf-8").splitlines())

    def listen(self, wanted: str, since: int) -> list[str]:
        """Waits until this has been said since that line, and then until nothing more is said."""
        self._until(lambda: plain(wanted) in plain(" ".join(self.heard(since))),
                    f"never said: {wanted}")  # fmt: skip
        lines, silent = self.lines(), time.monotonic()
        while time.monotonic() - silent < SILENT:
            time.sleep(0.05)
            if self.lines() != lines:
                lines, silent = self.lines(), time.monotonic()
        return self.heard(since)

    def into_page(self, field: str) -> None:
        """Gives the keys to the field of that name, which has the focus of the page: Firefox has
        them in its address bar at first, and Orca reads on until the focus comes there."""
        for _ in range(6):
            since, end = self.press("F6"), time.monotonic() + ANSWERS
            while not self.heard(since) and time.monotonic() < end:
                time.sleep(0.05)
            self.listen("", since)
            if plain(field) in plain(" ".join(self.heard(since))):
                return
        raise AssertionError(f"never in the page: {self.heard()[-9:]}")

    def say_line(self, text: str) -> int:
        """Types the line and sends it."""
        since = self.type(text)
        self.press("Return")
        return since

    def press(self, *keys: str) -> int:
        """Presses the keys, and gives the line of the log where it stood before."""
        since = self.lines()
        subprocess.run(
            [self.programs.keys, "key", "--clearmodifiers", *keys], env=self.env, check=True
        )
        return since

    def type(self, text: str) -> int:
        since = self.lines()
        subprocess.run(
            [self.programs.keys, "type", "--delay", "60", text], env=self.env, check=True
        )
        return since


def plain(said: str) -> str:
    """Without what voices and catalogues differ in: spaces and capitals."""
    return "".join(said.split()).casefold()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
