"""Makes the service worker: bundled by esbuild, with workbox-build's list of what to keep.

Must come last in the build, because the list has to name every file.
"""

import subprocess
from pathlib import Path

from tools.pack.bundle import bundle_worker
from tools.places import TOOLS, WORK


def make_worker(dist: Path) -> None:
    bundled = WORK / "worker.js"
    bundle_worker(bundled)
    command = ["node", TOOLS / "offline/manifest.mjs", dist, bundled, dist / "worker.js"]
    subprocess.run(command, check=True)
