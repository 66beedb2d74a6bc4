"""Finds every message key that the code uses, with Babel.

Keys are symbolic ("lobby.start") and literal: msg("key"), plural("key", n), N_("key") in Python,
say("key") in JavaScript, data-say="key" in HTML. Keys put together at run time cannot be found: a
module that needs those lists them as N_("key"). Lessons are asked for theirs.
"""

import ast
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

from babel.messages.extract import extract

from ribeira.games import registry
from tools.places import ROOT

Message = str | tuple[str, str]  # a key, or a key that has plural forms

PYTHON_CALLS = {"msg": None, "N_": None, "plural": (1, 1)}
JAVASCRIPT_CALLS = {"say": None}
HTML_ATTRIBUTES = {"data-say", "data-say-each", "data-say-label"}


class SaidInHtml(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.keys |= {value for name, value in attrs if name in HTML_ATTRIBUTES and value}


def python_calls(source, calls, *_comments, **_options) -> Iterator[tuple[int, str, str, list]]:
    """Replaces Babel's own Python reader, which would join the two keys of `a if x else b`."""
    for node in ast.walk(ast.parse(source.read())):
        if isinstance(node, ast.Call) and node.args and (name := name_of(node.func)) in calls:
            for key in literal_keys(node.args[0]):
                yield node.lineno, name, key, []


def name_of(called: ast.expr) -> str:
    return getattr(called, "id", None) or getattr(called, "attr", "")


def literal_keys(said: ast.expr) -> list[str]:
    """One key, or the two of `key if condition else key`; none when it is made at run time."""
    if isinstance(said, ast.IfExp):
        return literal_keys(said.body) + literal_keys(said.orelse)
    return [said.value] if isinstance(said, ast.Constant) else []


def extracted(path: Path, method: str | Callable, calls: dict) -> Iterator[Message]:
    with path.open("rb") as source:
        for _line, message, _comments, _context in extract(method, source, calls):
            yield message


def html_keys(path: Path) -> set[str]:
    said = SaidInHtml()
    said.feed(path.read_text(encoding="utf-8"))
    return said.keys


def used_keys(root: Path = ROOT) -> dict[str, Message]:
    """Every key in use, and how the catalogues must hold it.

    A game that is being written keeps its sentences in an `en.po` of its own at first.
    """
    found: set[Message] = html_keys(root / "index.html")
    being_written = {path.parent for path in root.glob("py/ribeira/games/*/en.po")}
    for path in sorted(root.glob("py/**/*.py")):
        if being_written.isdisjoint(path.parents):
            found |= set(extracted(path, python_calls, PYTHON_CALLS))
    for path in sorted(root.glob("static/**/*.js")):
        found |= set(extracted(path, "javascript", JAVASCRIPT_CALLS))
    singular = {message: message for message in found if isinstance(message, str)}
    plural = {message[0]: message for message in found if isinstance(message, tuple)}
    return singular | plural


def lesson_keys() -> dict[str, Message]:
    """Of all that lessons and guides say: the keys follow from their ids."""
    taught = (registry.load(game).learn for game in registry.game_ids())
    sources = (source for learn in taught if learn for source in (*learn.LESSONS, learn.GUIDE))
    return {key: key for source in sources for key in source.all_keys()}
