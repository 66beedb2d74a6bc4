"""The notebook, as a file for JupyterLite and as a page that runs in the site's own Python."""

import json
import re
import zipfile
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any

from tools.docs import markdown
from tools.places import PACKAGES

NAME = "notebook"
PROGRAM = re.compile(r"```python\n(.+?)```", re.DOTALL)
NOT_OF_THE_LIBRARY = re.compile(r"ribeira/(app|views|browser|live|games/\w+/learn)/.+|.+\.pyc")
INSTALL = """try:
    import ribeira
except ImportError:  # in JupyterLite, with the wheel of a release beside this notebook
    import glob
    import micropip

    await micropip.install(f"emfs:./{glob.glob('ribeira-*.whl')[0]}")
    import ribeira
"""
RUNS = '<script type="module" src="run.js"></script>\n'
STATE = '<p id="state" role="status"></p>'
CELL = """<section class="cell" aria-label="Cell {number}">
<label for="cell-{number}">Python, cell {number}</label>
<textarea id="cell-{number}" rows="{rows}" spellcheck="false">{program}</textarea>
<button type="button" value="{number}" disabled>Run cell {number}</button>
<output for="cell-{number}" id="out-{number}"></output>
</section>
"""


def write(target: Path, pages: dict[str, str]) -> None:
    text = pages[NAME]
    (target / "ribeira.ipynb").write_text(notebook(text), encoding="utf-8")
    (target / f"{NAME}.html").write_text(page(text, frozenset(pages)), encoding="utf-8")
    (target / "library.zip").write_bytes(library())


def parts(text: str) -> list[str]:
    """Texts and programs in turn, beginning with a text."""
    return [part.strip("\n") for part in PROGRAM.split(text)]


def notebook(text: str) -> str:
    kinds = ("markdown", "code")
    cells = [cell(kinds[at % 2], one) for at, one in enumerate(parts(text)) if one]
    cells.insert(1, cell("code", INSTALL.strip()))
    for number, one in enumerate(cells):
        one["id"] = f"cell-{number}"
    kernel = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
    about = {"kernelspec": kernel}
    whole = {"nbformat": 4, "nbformat_minor": 5, "metadata": about, "cells": cells}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def cell(kind: str, text: str) -> dict[str, Any]:
    made: dict[str, Any] = {"cell_type": kind, "metadata": {}, "source": text}
    return made | ({"execution_count": None, "outputs": []} if kind == "code" else {})


def page(text: str, known: frozenset[str]) -> str:
    """Cells as fields with a button each; run.js carries them out."""
    pieces = parts(text)
    marked = "\n\n".join(f"CELL{at}" if at % 2 else one for at, one in enumerate(pieces))
    whole = markdown.page(NAME, marked, known, RUNS)
    whole = whole.replace("</h1>", f"</h1>\n{STATE}", 1)
    whole = whole.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")  # of pictures
    for at in range(1, len(pieces), 2):
        number, program = at // 2 + 1, pieces[at]
        rows = program.count("\n") + 2
        made = CELL.format(number=number, rows=rows, program=escape(program))
        whole = whole.replace(f"<p>CELL{at}</p>\n", made)
    return whole


def library() -> bytes:
    """The library's modules as they lie here, for the page."""
    paths = PACKAGES.glob("ribeira/**/*.*")
    names = {path.relative_to(PACKAGES).as_posix(): path for path in paths}
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in sorted(names.items()):
            if path.is_file() and not NOT_OF_THE_LIBRARY.fullmatch(name):
                info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, path.read_bytes())
    return target.getvalue()
