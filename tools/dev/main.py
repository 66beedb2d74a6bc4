"""Runs in the page of `make dev` in place of py/main.py, which it starts; and starts again whenever
the sources in the archive are others than before. The app then opens what localStorage keeps."""

import builtins
import importlib
import sys
import traceback
from collections import defaultdict
from importlib.util import cache_from_source
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from pyodide.ffi import create_once_callable, create_proxy
from pyscript.js_modules import dev

ARCHIVE = "/lib/ribeira.zip"  # in which the page has loaded the sources
SOURCES = Path("/py")  # a traceback then names files as they are named in the repository
ENDED = {"ribeira.app.runtime", "ribeira.browser.listen"}  # of no use after `stop`

written: dict[str, bytes] = {}
importers: defaultdict[str, set[str]] = defaultdict(set)
find = builtins.__import__


def note_and_find(name, scope=None, local=None, fromlist=(), level=0):
    """Python calls it for every `import`."""
    for imported in (name, *(f"{name}.{part}" for part in fromlist or ())):
        importers[imported].add((scope or {}).get("__name__", ""))
    return find(name, scope, local, fromlist, level)


def write(archive: bytes) -> set[str]:
    """Makes the files equal to those in the archive; the modules that were different."""
    with ZipFile(BytesIO(archive)) as opened:
        sources = {name: opened.read(name) for name in opened.namelist()}
    changed = {name for name, _ in written.items() ^ sources.items()}
    for name in changed:
        path = SOURCES / name
        # byte code is told from old by the second and the size, which may both be the same
        Path(cache_from_source(path)).unlink(missing_ok=True)
        if name in sources:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(sources[name])
        else:
            path.unlink()
    written.clear()
    written.update(sources)
    return {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in changed
    }


def with_importers(modules: set[str]) -> set[str]:
    """And theirs. To import everything anew would take four times as long."""
    found: set[str] = set()
    while modules:
        found |= modules
        modules = set().union(*(importers[name] for name in modules)) - found
    return found


def stop() -> None:
    """Ends the app: it hears no more of the page, and answers still to come change nothing."""
    if listen := sys.modules.get("ribeira.browser.listen"):
        listen.stop()
    if runtime := sys.modules.get("ribeira.app.runtime"):
        runtime.Runtime.send = lambda *_: None


def show_failures(runtime) -> None:
    """Also what the app itself catches is shown over the page."""
    handle = runtime.update

    def handle_or_show(model, message):
        if isinstance(message, runtime.Failed):
            dev.fail(message.trace, message.where)
        return handle(model, message)

    runtime.update = handle_or_show


def start(changed: set[str]) -> None:
    """Starts the app, in place of the one that may be running."""
    stop()
    dev.mend()
    for name in with_importers(changed | ENDED):
        sys.modules.pop(name, None)
        package, _, own = name.rpartition(".")
        if package in sys.modules:
            vars(sys.modules[package]).pop(own, None)
    importlib.invalidate_caches()
    try:
        show_failures(importlib.import_module("ribeira.app.runtime"))
        load_games(changed)
        importlib.import_module("main")
    except Exception:
        dev.fail(traceback.format_exc())
    else:
        dev.afterDrawing(create_once_callable(load_other_games))


def load_games(changed: set[str]) -> None:
    """Those of which a file has changed. The app would go on without a game that cannot be
    imported, and show no error."""
    for entry in importlib.import_module("ribeira.games.registry").ENTRIES:
        folder = f"ribeira.games.{entry.meta.id}."
        if any(name.startswith(folder) for name in changed):
            entry.load()


def load_other_games() -> None:
    """They take most of the time, and what is shown does not need them."""
    try:
        for entry in importlib.import_module("ribeira.games.registry").ENTRIES:
            entry.load()
    except Exception:
        dev.fail(traceback.format_exc())


def update(archive) -> None:
    if changed := write(archive.to_bytes()):
        start(changed)


sys.path[:] = [str(SOURCES), *(path for path in sys.path if path != ARCHIVE)]
sys.dont_write_bytecode = False  # imports what has not changed in a fifth of the time
builtins.__import__ = note_and_find
write(Path(ARCHIVE).read_bytes())
start(set())
dev.listen(create_proxy(update))
