"""Compiles Python archives with the Python that will run them; runs inside Pyodide.

Reads /pack/app.src.zip and Pyodide's own library, writes /pack/app.zip and /pack/stdlib.zip:
compiled modules without docstrings and assertions, stored, because web servers compress better than
archives. The library keeps only what the app imports, which is read from the code: what is imported
under a name made at run time has to be listed here.
"""

import ast
import importlib
import sys
import zipfile
from contextlib import suppress
from importlib import _bootstrap_external

LIBRARY = "/lib/python314.zip"
APP = "/lib/ribeira.zip"
ASKED_FOR_LATE = ("locale", "struct")  # the library imports them inside functions
SMALLEST = 2  # of the levels of optimization: without docstrings and assertions
ALWAYS = {"encodings/__init__.py"}  # loaded before any module can be asked for its file


def imported_names(source):
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def import_if_standard(name):
    if name.partition(".")[0] in sys.stdlib_module_names:
        with suppress(ImportError):  # a name inside a module, or a module that Pyodide lacks
            importlib.import_module(name)


def python_sources(archive):
    with zipfile.ZipFile(archive) as opened:
        return [opened.read(n) for n in sorted(opened.namelist()) if n.endswith(".py")]


def loaded_files():
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(LIBRARY)}


def without_lines(code):
    """The code without line numbers: the library's are of little use and take much space."""
    inner = (without_lines(c) if isinstance(c, type(code)) else c for c in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=nowhere(len(code.co_code) // 2))


def nowhere(steps):
    """A table of lines that says "no line" for so many steps; without one Python cannot print a
    trace. One byte covers eight steps."""
    whole, rest = divmod(steps, 8)
    return b"\xff" * whole + bytes([0xF7 + rest] if rest else [])


def compiled(source, path, shorten):
    code = shorten(compile(source, path, "exec", dont_inherit=True, optimize=SMALLEST))
    return bytes(_bootstrap_external._code_to_timestamp_pyc(code, 0, len(source)))


def compile_archive(source, target, mounted, keep=lambda _: True, shorten=lambda code: code):
    with zipfile.ZipFile(source) as read, zipfile.ZipFile(target, "w") as write:
        for name in sorted(filter(keep, read.namelist())):
            data = read.read(name)
            if name.endswith(".py"):
                name, data = f"{name}c", compiled(data, f"{mounted}/{name}", shorten)
            write.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)


def main():
    before = loaded_files()
    for name in ASKED_FOR_LATE:
        importlib.import_module(name)
    for source in python_sources("/pack/app.src.zip"):
        for name in imported_names(source):
            import_if_standard(name)
    needed = before | loaded_files() | ALWAYS
    compile_archive(LIBRARY, "/pack/stdlib.zip", LIBRARY, needed.__contains__, without_lines)
    compile_archive("/pack/app.src.zip", "/pack/app.zip", APP)


main()
