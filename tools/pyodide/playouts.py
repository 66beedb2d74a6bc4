"""Prints the random playouts per second of one game; runs in CPython and in Pyodide."""

import sys
from pathlib import Path

PACKAGES = "/py" if sys.platform == "emscripten" else str(Path(__file__).parents[2] / "py")
sys.path.insert(0, PACKAGES)

from ribeira.bots.arena import playouts  # noqa: E402

print(playouts(sys.argv[1], float(sys.argv[2])))
