"""Packs the app's Python and has Pyodide compile it together with the library it needs.

The source archive holds py/ribeira, the English catalogue, PyScript's own Python package, which
PyScript would otherwise compile from text at every start, and the part of segno that makes the
pattern of a QR code. The part that draws it would need half the standard library.
"""

import json
import re
import subprocess
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from babel.messages.catalog import Catalog

from tools.places import NODE_MODULES, PACKAGES, TOOLS, WORK
from tools.words import compiled

OF_THE_LIBRARY = ("api", "peers", "cli", "__main__.py", "packed.py")
NOT_REACHED = ("live",)  # until there are screens for it
NOT_IN_THE_PAGE = tuple(f"ribeira/{name}" for name in (*OF_THE_LIBRARY, *NOT_REACHED))
NUMBERS = ("/numbers.py", "/action_numbers.py", "/numbered.py")  # which the page has no use for
PYSCRIPT_PACKAGE = NODE_MODULES / "@pyscript/core/src/stdlib/pyscript.js"

# PyScript's `when` asks whether it was given one of PyScript's own elements. We make none, and the
# module that defines all hundred of them would cost the start a twentieth of its time.
ASKS_FOR_ELEMENTS = re.compile(r"from pyscript\.web import Element\b.*\bElementCollection\b")
NO_ELEMENTS = "class Element: pass\nclass ElementCollection: pass\n"


def is_of_the_page(name: str) -> bool:
    return not name.startswith(NOT_IN_THE_PAGE) and not name.endswith(NUMBERS)


def app_sources(packages: Path = PACKAGES) -> dict[str, bytes]:
    paths = {
        path.relative_to(packages).as_posix(): path for path in packages.glob("ribeira/**/*.py")
    }
    wanted = {name: path for name, path in paths.items() if is_of_the_page(name)}
    return {name: path.read_bytes() for name, path in wanted.items()}


def pyscript_sources() -> dict[str, bytes]:
    text = PYSCRIPT_PACKAGE.read_text(encoding="utf-8")
    files = json.loads(text[text.index("export default") + len("export default") :].rstrip(" ;\n"))
    sources = files["pyscript"]
    if [name for name in sources if "pyscript.web import" in sources[name]] != ["events.py"]:
        raise ValueError("PyScript uses pyscript.web elsewhere than in when")
    if not ASKS_FOR_ELEMENTS.search(sources["events.py"]):
        raise ValueError("PyScript's when imports something else of pyscript.web")
    sources["web.py"] = NO_ELEMENTS
    return {f"pyscript/{name}": source.encode() for name, source in sources.items()}


def segno_sources() -> dict[str, bytes]:
    """Two modules in an otherwise empty package, imported only when a QR code is wanted."""
    folder = Path(str(find_spec("segno").origin)).parent
    wanted = {f"segno/{name}": (folder / name).read_bytes() for name in ("consts.py", "encoder.py")}
    return {"segno/__init__.py": b"", **wanted}


def all_sources(english: Catalog, packages: Path = PACKAGES) -> dict[str, bytes]:
    sources = app_sources(packages) | pyscript_sources() | segno_sources()
    return sources | {"ribeira/i18n/en.mo": compiled(english)}


def write_zip(target: Path | IO[bytes], files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)


def run_in_pyodide(script: str, *arguments: str) -> None:
    command = ["node", str(TOOLS / "pyodide/run.mjs"), str(TOOLS / "pyodide" / script), *arguments]
    subprocess.run(command, check=True)


def make_archives(dist: Path, english: Catalog) -> None:
    WORK.mkdir(exist_ok=True)
    write_zip(WORK / "app.src.zip", all_sources(english))
    run_in_pyodide("compile.py", f"/pack={WORK}")
    (dist / "py").mkdir(parents=True, exist_ok=True)
    for name in ("app.zip", "stdlib.zip"):
        (WORK / name).replace(dist / "py" / name)
