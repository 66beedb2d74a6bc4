"""Random playouts (`ribeira.bots.arena.playouts`) per second of each game, in both Pythons."""

import subprocess
import sys

from tools.places import PACKAGES, TOOLS

SECONDS = 5
GAMES = ("douro",)


def in_cpython(game: str) -> float:
    return spoken([sys.executable, str(TOOLS / "pyodide/playouts.py"), game, str(SECONDS)])


def in_pyodide(game: str) -> float:
    run = ["node", str(TOOLS / "pyodide/run.mjs"), str(TOOLS / "pyodide/playouts.py")]
    return spoken([*run, f"/py={PACKAGES}", "--", game, str(SECONDS)])


def spoken(command: list[str]) -> float:
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def measure() -> dict[str, tuple[float, float]]:
    return {game: (in_cpython(game), in_pyodide(game)) for game in GAMES}
