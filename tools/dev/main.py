"""Runs in the page of `make dev` in place of py/main.py, which it starts; and starts again whenever
the sources in the archive are others than before. The app then opens what localStorage keeps."""

import importlib
import sys
import traceback
from importlib.util import cache_from_source
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from pyodide.ffi import create_proxy
from pyscript.js_modules import dev

ARCHIVE = "/lib/ribeira.zip"  # in which the page has loaded the sources
SOURCES = Path("/py")  # a traceback then names files as they are named in the repository
OURS = ("main", "ribeira")

written: dict[str, bytes] = {}


def write(archive: bytes) -> bool:
    """Makes the files equal to those in the archive; whether anything was different."""
    with ZipFile(BytesIO(archive)) as opened:
        sources = {name: opened.read(name) for name in opened.namelist()}
    gone = written.keys() - sources.keys()
    changed = {name for name, source in sources.items() if written.get(name) != source}
    for name in gone:
        (SOURCES / name).unlink()
    for name in changed:
        path = SOURCES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(sources[name])
        # byte code is told from old by the second and the size, which may both be the same
        Path(cache_from_source(path)).unlink(missing_ok=True)
    written.clear()
    written.update(sources)
    return bool(gone or changed)


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


def start() -> None:
    """Starts the app, in place of the one that may be running."""
    stop()
    dev.mend()
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    importlib.invalidate_caches()
    try:
        show_failures(importlib.import_module("ribeira.app.runtime"))
        for entry in importlib.import_module("ribeira.games.registry").ENTRIES:
            entry.load()  # the app would go on without a game that cannot be imported
        importlib.import_module("main")
    except Exception:
        dev.fail(traceback.format_exc())


def update(archive) -> None:
    if write(archive.to_bytes()):
        start()


sys.path[:] = [str(SOURCES), *(path for path in sys.path if path != ARCHIVE)]
sys.dont_write_bytecode = False  # imports what has not changed in a fifth of the time
write(Path(ARCHIVE).read_bytes())
start()
dev.listen(create_proxy(update))
