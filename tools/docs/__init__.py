"""Makes the documentation as web pages.   python -m tools.docs [--dist FOLDER]

The pages of docs/ by markdown-it-py, and what the sources say themselves: the library's door, and
each game's rules as data. They go into dist/docs, where the site is, and need nothing else.
"""

import argparse
import shutil
from pathlib import Path

from tools.build import empty_lock
from tools.docs import markdown, notebook, reference
from tools.library import make_data
from tools.places import DIST, NODE_MODULES, ROOT

HERE = Path(__file__).parent
SOURCES = ROOT / "docs"
FIRST = "library"
FILES = ("style.css", "run.js")


def texts() -> dict[str, str]:
    """By name of its page, the Markdown of each one."""
    written = sorted((*SOURCES.glob("*.md"), *SOURCES.glob("decisions/*.md")))
    names = [path.relative_to(SOURCES).with_suffix("").as_posix() for path in written]
    found = {name: path.read_text("utf-8") for name, path in zip(names, written, strict=True)}
    return found | reference.pages()


def make_docs(dist: Path) -> None:
    make_data()
    target = dist / "docs"
    shutil.rmtree(target, ignore_errors=True)
    pages = texts()
    for name, text in pages.items():
        path = target / f"{name}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(markdown.page(name, text, frozenset(pages)), encoding="utf-8")
    shutil.copyfile(target / f"{FIRST}.html", target / "index.html")
    shutil.copytree(SOURCES / "pictures", target / "pictures")
    for name in FILES:
        shutil.copyfile(HERE / name, target / name)
    notebook.write(target, pages)
    shutil.copyfile(NODE_MODULES / "pyodide/pyodide.mjs", target / "pyodide.mjs")
    (target / "lock.json").write_text(empty_lock(), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dist", type=Path, default=DIST, help="another folder than dist/")
    make_docs(parser.parse_args().dist)
