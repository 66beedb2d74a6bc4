"""What the library has besides Python: the catalogues, and the style in which tables are drawn.

    python -m tools.library

Made from static/ into py/ribeira/api/data, which git does not keep: setup.py does so for each wheel
and the Makefile for the sources. `pack` makes the wheel small (`ribeira/packed.py` opens it).
Imports nothing of the project, because setup.py has not got it.
"""

import ast
import json
import re
import shutil
from bz2 import compress
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tools.places import LOCALE, PACKAGES, STATIC

DATA = PACKAGES / "ribeira/api/data"
LAYERS = "@layer tokens, base, components, screens, games;\n"
IMPORT = re.compile(r'^@import url\("(.+)"\) layer\((\w+)\);$', re.MULTILINE)
FACE = re.compile(r"@font-face\s*\{.*?\}", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
OF_THE_PAGE = re.compile(
    r"screens/(?!table\.css)|games/lesson|components/(dialogs|drawers|filing|charts|podium|fields)"
)
SAID_BY_THE_PAGE = re.compile(
    r"(about|arena|arrival|charts|coach|colour|crash|curtain|day|devices|duel|ear|end|files|hint|"
    r"keeping|level|lobby|log|look|naming|offline|page|reading|review|rules|secrets|settings|"
    r"setup|shape|share|shell|sound|storage|tabs|text|unkept|why)\..+"
)
"""Keys that only the page uses."""
RULE = re.compile(r"\w+\.rules?\..+")
"""Keys of the rules' texts: the library says them in English alone."""
STAYS = re.compile(
    r"[^/]+\.py|(api|peers|core|core/grids)/[^/]+\.py|bots/(__init__|bot)\.py"
    r"|games/(\w+/)?(__init__|game|meta)\.py|games/\w+/rules/(__init__|state|sight|events)\.py"
)
"""Modules of the wheel that stay files."""


def make_data(target: Path = DATA) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    (target / "table.css.bz2").write_bytes(compress(style().encode()))
    for name, data in catalogues().items():
        (target / name).write_bytes(data)


def style() -> str:
    """The sheets that site.css names, but for those of dialogs and other screens, as one text."""
    css = STATIC / "css"
    named = IMPORT.findall((css / "site.css").read_text(encoding="utf-8"))
    wanted = ((name, layer) for name, layer in named if not OF_THE_PAGE.match(name))
    sheets = (f"@layer {layer} {{{small(css / name)}}}\n" for name, layer in wanted)
    return LAYERS + "".join(sheets)


def small(sheet: Path) -> str:
    """Without comments, and without typefaces, which a picture alone cannot fetch."""
    text = FACE.sub("", COMMENT.sub("", sheet.read_text(encoding="utf-8")))
    return re.sub(r"\s+", " ", text)


def catalogues(locale: Path = LOCALE) -> dict[str, bytes]:
    """By file name: the keys, and for each language its texts in the order of the keys."""
    read = {path.parts[-3]: catalogue(path) for path in locale.glob("*/LC_MESSAGES/ribeira.po")}
    keys = sorted(set().union(*map(texts, read.values())))
    files: dict[str, Any] = {"keys": keys}
    for language, its in sorted(read.items()):
        said = texts(its)
        files[language] = {"plural": its.plural_expr, "texts": [said.get(key, "") for key in keys]}
    return {f"{name}.bz2": squeezed(value) for name, value in files.items()}


def catalogue(source: Path) -> Catalog:
    return read_po(BytesIO(source.read_bytes()), locale=source.parts[-3], abort_invalid=True)


def texts(catalogue: Catalog) -> dict[str, str | list[str]]:
    """What the library says; a text that counts is a list of its forms."""
    found: dict[str, str | list[str]] = {}
    language = str(catalogue.locale)
    for entry in catalogue:
        key = entry.id if isinstance(entry.id, str) else entry.id[0]
        if SAID_BY_THE_PAGE.fullmatch(key) or (RULE.fullmatch(key) and language != "en"):
            continue
        if key:
            found[key] = entry.string if isinstance(entry.string, str) else list(entry.string)
    return found


def squeezed(value: Any) -> bytes:
    return compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


# ---- the wheel's Python: what users import and the types they see stay files, all else is one


def pack(package: Path) -> None:
    """Packs what has just been copied for the wheel."""
    for learning in sorted(package.glob("games/*/learn")):
        shutil.rmtree(learning)  # lessons are of the page
    inside = {
        path.relative_to(package).as_posix(): path
        for path in sorted(package.rglob("*.py"))
        if not STAYS.fullmatch(path.relative_to(package).as_posix())
    }
    texts = {name: bare(path.read_text(encoding="utf-8")) for name, path in inside.items()}
    (package / "inside.bz2").write_bytes(squeezed(texts))
    for path in inside.values():
        path.unlink()


def bare(source: str) -> str:
    """The same without docstrings and whole lines of comments, each line where it was."""
    lines = source.splitlines()
    for first, last in told(ast.parse(source)):
        lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join("" if line.lstrip().startswith("#") else line for line in lines) + "\n"


def told(tree: ast.AST) -> Iterator[tuple[int, int]]:
    """The lines of texts that do nothing, unless nothing else stands there."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        idle = [one for one in body if is_text(one)]
        if len(idle) < len(body) or isinstance(node, ast.Module):
            yield from ((one.lineno, one.end_lineno or one.lineno) for one in idle)


def is_text(one: Any) -> bool:
    return isinstance(one, ast.Expr) and isinstance(getattr(one.value, "value", None), str)


if __name__ == "__main__":
    make_data()
