"""Headings of the parts of a table, for who goes from heading to heading and sees nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ribeira.kit.markup import Markup, el

PART = re.compile(r'<[^>]* data-part="(\w+)"[^>]*>')


def with_headings(drawing: Markup, titles: Mapping[str, str]) -> Markup:
    """The drawing with a heading first in each part that has a title."""

    def begun(part: re.Match[str]) -> str:
        title = titles.get(part[1])
        return f"{part[0]}{unseen(title)}" if title else part[0]

    return Markup(PART.sub(begun, drawing))


def unseen(title: str) -> Markup:
    return el("h2", title, class_="visually-hidden")
