"""Cuts things out of a drawing, to be looked at elsewhere: nothing in them can be used any more."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from ribeira.kit.markup import Markup, group

REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')
IDS = re.compile(r' id="([^"]*)"')
SECTION = re.compile(r"(</?)section\b")
LIVE = re.compile(r' (?:data-(?!lit)[\w-]+|tabindex|role|aria-[\w-]+)(?:="[^"]*")?(?=[ >])')


def cut(markup: Markup, game: str, names: Iterable[str]) -> Markup:
    """The things of these names, in this order, without what makes them controls."""
    return group(*(_at_rest(found) for found in _found(markup, game, names)))


def missing(markup: Markup, game: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names of which there is nothing in the drawing."""
    return tuple(name for name in names if _mark(game, name) not in markup)


def _found(markup: Markup, game: str, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        at = markup.find(_mark(game, name))
        if at >= 0:
            yield _element(markup, markup.rfind("<", 0, at))


def _mark(game: str, name: str) -> str:
    return f' id="{game}-{escape(name)}"'


def _element(text: str, start: int) -> str:
    """From its tag to the end of it. Our markup closes every tag but those of void elements, which
    have no id."""
    tag = re.compile(rf"<(/?){text[start + 1 : text.index(' ', start)]}\b")
    depth = 0
    for found in tag.finditer(text, start):
        depth += -1 if found[1] else 1
        if not depth:
            return text[start : text.index(">", found.end()) + 1]
    raise ValueError("a tag that is not closed")


def _at_rest(text: str) -> Markup:
    """Without ids, except those that the drawing refers to, without data for the page, and without
    names and roles: whoever shows it describes the whole."""
    used = set(REFERENCE.findall(text))
    text = IDS.sub(lambda found: found[0] if found[1] in used else "", text)
    return Markup(SECTION.sub(r"\1div", LIVE.sub("", text)))
