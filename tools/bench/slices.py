"""How long bots think between two yield points, in the Python of the page: Pyodide, under Node.

Node runs wasm as Chromium does; other browsers may be slower.
"""

import json
import subprocess

from tools.places import PACKAGES, TOOLS


def measure() -> dict[str, dict[str, list[float]]]:
    """For each game and level the 99th percentile of these times, and the longest."""
    run = ["node", TOOLS / "pyodide/run.mjs", TOOLS / "pyodide/slices.py", f"/py={PACKAGES}"]
    output = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    found: dict[str, dict[str, list[float]]] = json.loads(output)
    return found
