"""Notices what has been saved, by the times of the files, and says what a page has to do about it.

Looking at some 500 files takes a few milliseconds, less than it would cost to depend on a package
that has the system tell of changes.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path

INTERVAL = 0.2  # seconds
FOLDERS = ("py", "static")
FILES = ("index.html", "pyscript.toml", "site.webmanifest")
EVENTS = {".py": "python", ".css": "css"}
RELOADING = {".html", ".js", ".png", ".po", ".svg", ".toml", ".webmanifest"}

Stamps = dict[str, tuple[int, int]]


def stamps(root: Path) -> Stamps:
    """Time and size of every file that the page is made of."""
    found = [root / name for name in FILES]
    for top in FOLDERS:
        for folder, _, names in os.walk(root / top):
            found += [Path(folder, name) for name in names]
    known: Stamps = {}
    for path in found:
        if path.suffix in RELOADING | EVENTS.keys() and path.exists():
            status = path.stat()
            known[str(path)] = status.st_mtime_ns, status.st_size
    return known


def events(before: Stamps, after: Stamps) -> set[str]:
    """What a page hears of these changes: "python", "css", or "reload", which does for both."""
    changed = {Path(path) for path, _ in before.items() ^ after.items()}
    heard = {EVENTS.get(path.suffix, "reload") for path in changed}
    return {"reload"} if "reload" in heard else heard


def changes(root: Path) -> Iterator[set[str]]:
    """After each interval what has happened in it, mostly nothing."""
    before = stamps(root)
    while True:
        yield set()
        time.sleep(INTERVAL)
        after = stamps(root)
        yield events(before, after)
        before = after
