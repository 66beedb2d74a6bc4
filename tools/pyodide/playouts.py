"""Prints the random playouts a second of one game; the same file runs in both Pythons.

Bad at: short runs; give it some seconds.
"""

import sys
from pathlib import Path

PACKAGES = "/py" if sys.platform == "emscripten" else str(Path(__file__).parents[2] / "py")
sys.path.insert(0, PACKAGES)

from ribeira.bots.arena import playouts  # noqa: E402

print(playouts(sys.argv[1], float(sys.argv[2])))
