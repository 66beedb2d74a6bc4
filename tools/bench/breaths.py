"""How long bots think between two breaths, in the Python of the page: Pyodide, under Node.

Bad at: browsers other than those that run wasm as Node does.
"""

import json
import subprocess

from tools.places import PACKAGES, TOOLS


def measure() -> dict[str, dict[str, list[float]]]:
    """For each game and level the time that 99 of 100 breaths keep within, and the longest."""
    run = ["node", TOOLS / "pyodide/run.mjs", TOOLS / "pyodide/breaths.py", f"/py={PACKAGES}"]
    told = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    found: dict[str, dict[str, list[float]]] = json.loads(told)
    return found
