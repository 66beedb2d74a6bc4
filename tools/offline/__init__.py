"""The room of the service worker: bundled by esbuild, told by workbox-build what to keep.

Comes last in the build, because it knows every file. Bad at: files that are added afterwards.
"""

import subprocess
from pathlib import Path

from tools.bundle import bundle_worker
from tools.places import TOOLS, WORK


def make_worker(dist: Path) -> None:
    bundled = WORK / "worker.js"
    bundle_worker(bundled)
    command = ["node", TOOLS / "offline/manifest.mjs", dist, bundled, dist / "worker.js"]
    subprocess.run(command, check=True)
