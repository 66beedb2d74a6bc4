"""Copies what others made, from node_modules into the site, with their licences.

Only what the page loads: no editor, terminal or source maps. Every module is renamed to .js, the
one name for which even a simple web server knows the type. If a new version has other file names,
this fails.
"""

import json
import re
import shutil
from importlib.metadata import distribution
from pathlib import Path

from tools.places import NODE_MODULES, ROOT, TOOLS

PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript/core"
IDIOMORPH = NODE_MODULES / "idiomorph"
FONTS = NODE_MODULES / "@fontsource"
VARIABLE_FONTS = NODE_MODULES / "@fontsource-variable"

COPIED = {
    "pyodide/pyodide.js": PYODIDE / "pyodide.mjs",
    "pyodide/pyodide.asm.js": PYODIDE / "pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm": PYODIDE / "pyodide.asm.wasm",
    "pyodide/python_stdlib.zip": PYODIDE / "python_stdlib.zip",
    "pyscript/core.js": PYSCRIPT / "dist/core.js",
    "idiomorph/idiomorph.js": IDIOMORPH / "dist/idiomorph.esm.js",
    "fonts/display.woff2": FONTS / "yeseva-one/files/yeseva-one-latin-400-normal.woff2",
    "fonts/text.woff2": VARIABLE_FONTS / "faustina/files/faustina-latin-wght-normal.woff2",
    "fonts/italic.woff2": FONTS / "faustina/files/faustina-latin-400-italic.woff2",
}
PYSCRIPT_CHUNKS = ("core-*.js", "error-*.js")
SOURCE_MAP = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")
ASSEMBLY = "pyodide/pyodide.asm.js"
EXPORT = b"export default _createPyodideModule;"

LICENCES = TOOLS / "licences"  # texts that do not come with the packages
COMPILED_IN = ("cpython", "wasm", "mpl-2.0")
PYODIDE_SAYS = """\
Pyodide {pyodide} (https://pyodide.org) is licensed under the Mozilla Public License 2.0, whose text
follows further down; its source is at https://github.com/pyodide/pyodide. It contains CPython
{python}, under the licence that follows, and is built with Emscripten.
"""


def copy_code(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in (".js", ".mjs"):
        target.write_bytes(SOURCE_MAP.sub(b"", source.read_bytes()))
    else:
        shutil.copyfile(source, target)


def in_parentheses(module: bytes) -> bytes:
    """Puts the one large function of the module into parentheses. Browsers then parse it whole, at
    once and in another thread, instead of a second time when the page calls it."""
    function = module.strip().removesuffix(EXPORT)
    if function == module.strip() or not function.startswith(b"async function"):
        raise ValueError(f"{ASSEMBLY} is not one function any more")
    return b"export default (" + function + b");\n"


def vendor_files() -> dict[str, Path]:
    """Where each file of the folder vendor/ comes from."""
    files = dict(COPIED)
    for pattern in PYSCRIPT_CHUNKS:
        chunks = sorted((PYSCRIPT / "dist").glob(pattern))
        if not chunks:
            raise FileNotFoundError(f"@pyscript/core has no {pattern} any more")
        files |= {f"pyscript/{chunk.name}": chunk for chunk in chunks}
    return files


def copy_vendor(dist: Path) -> None:
    for name, source in vendor_files().items():
        copy_code(source, dist / "vendor" / name)
    assembly = dist / "vendor" / ASSEMBLY
    assembly.write_bytes(in_parentheses(assembly.read_bytes()))


def python_inside() -> str:
    """The version of CPython that Pyodide contains."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return lock["info"]["python"]


def shipped_packages() -> list[str]:
    """The folders of the packages in the site, without those that only build or test."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    return sorted(name for name, about in lock["packages"].items() if name and not about.get("dev"))


def segno_licence() -> str:
    files = distribution("segno").files or ()
    licence = next(file for file in files if file.name == "LICENSE")
    return licence.read_text(encoding="utf-8")


def our_licences() -> str:
    return "\n\n".join(
        (ROOT / name).read_text(encoding="utf-8").strip()
        for name in ("LICENSE", "LICENSE-CC-BY-4.0.md")
    )


def licences(versions: dict[str, str]) -> str:
    """One text: ours, and those of everything that is not ours."""
    says = PYODIDE_SAYS.format(pyodide=versions["pyodide"], python=python_inside())
    parts = [f"Ribeira\n\n{our_licences()}\n", says]
    texts = ((LICENCES / f"{name}.txt").read_text(encoding="utf-8") for name in COMPILED_IN)
    parts += [f"{text.strip()}\n" for text in texts]
    for package in shipped_packages():
        for path in sorted((ROOT / package).glob("LICENSE*")):
            name = package.removeprefix("node_modules/")
            parts.append(f"{name}\n\n{path.read_text(encoding='utf-8').strip()}\n")
    parts.append(f"segno\n\n{segno_licence().strip()}\n")
    return f"\n{'-' * 72}\n\n".join(parts)
