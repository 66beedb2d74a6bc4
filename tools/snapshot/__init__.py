"""Makes the memory snapshot: what it holds is in prepare.py, how it is made in make.mjs.

The page restores it with static/boot/snapshot.js, and starts without it, slower, when it is missing
or of another version. Every restored Python has the secret of string hashes of the build.
"""

import hashlib
import subprocess
from pathlib import Path

from tools.places import TOOLS

STAMPED = (
    "vendor/pyodide/pyodide.asm.js",
    "vendor/pyodide/pyodide.asm.wasm",
    "py/stdlib.zip",
    "py/app.zip",
)


def stamp_of(dist: Path) -> str:
    """A digest of everything that a snapshot depends on."""
    contents = hashlib.sha256()
    for name in STAMPED:
        contents.update((dist / name).read_bytes())
    return contents.hexdigest()[:16]


def make_snapshot(dist: Path, stamp: str) -> None:
    files = [dist / "py/stdlib.zip", dist / "py/app.zip", stamp, dist / "py/snapshot.bin"]
    subprocess.run(["node", TOOLS / "snapshot/make.mjs", *files], check=True)
