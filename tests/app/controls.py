"""What the controls of a markup send when they are used, as `ribeira.browser.listen` reads them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

Sent = tuple[str, str, str]

TAG = re.compile(r"<[a-z]+ [^>]*\bdata-[^>]*>")
DATA = re.compile(r'\bdata-([a-z]+)="([^"]*)"')


def sent_by(markup: str) -> set[Sent]:
    """Kind, name and value of all controls, also of those that are disabled now."""
    return {sent for tag in TAG.findall(markup) for sent in _sent_by_one(tag)}


def _sent_by_one(tag: str) -> Iterator[Sent]:
    data = {name: unescape(value) for name, value in DATA.findall(tag)}
    pressed = [(kind, data[kind]) for kind in ("ask", "action", "pick", "do") if data.get(kind)]
    for kind, name in pressed:
        yield kind, name, data.get("value", "") if kind == "do" else ""
    if "key" in data:
        disabled = 'aria-disabled="true"' in tag and "ask" not in data
        yield "key", data["key"], "" if disabled else " ".join(pressed[0])
    if "field" in data:
        yield "field", data["field"], ""
    if "files" in data:
        yield "do", data["files"], ""
