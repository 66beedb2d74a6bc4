"""Markup as values: every text is escaped on its way in, so that no name can become a tag.

One small function instead of a template library, because redrawing a board makes hundreds of
elements and has to be quick.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Literal, Union

Child = Union["Markup", str, int, None]
VOID = frozenset({"input", "br", "hr", "img", "link", "meta"})


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def el(tag: str, *children: Child, **attributes: str | int | float | bool | None) -> Markup:
    """An element. `class_` is class, `aria_label` is aria-label; `True` is a bare attribute,
    `None` and `False` leave it out."""
    opening = "".join(_attribute(name, value) for name, value in attributes.items())
    if tag in VOID:
        return Markup(f"<{tag}{opening}>")
    return Markup(f"<{tag}{opening}>{group(*children)}</{tag}>")


Manner = Literal["", "hop", "walk", "roll", "coin", "leave", "crawl"]
"""How a piece moves; static/css/components/flights.css says how long that takes. The empty one is
the way of cards."""


def moving(
    name: str, place: object, *, start: str | None = None, manner: Manner = ""
) -> dict[str, str | None]:
    """The attributes of a piece, by which the page sees that it is at another place than before and
    lets it fly there. Those that are alike share a name. `start` is the id of the thing from which
    it comes if it is new."""
    return {
        "data_piece": name,
        "data_place": str(place),
        "data_from": start,
        "data_fly": manner or None,
    }


def group(*children: Child) -> Markup:
    """Several children as one piece."""
    return Markup("".join(_text(child) for child in children))


def _text(child: Child) -> str:
    if isinstance(child, Markup):
        return child
    return "" if child is None else escape(str(child), quote=False)


def _attribute(name: str, value: str | int | float | bool | None) -> str:
    if value is None or value is False:
        return ""
    return _named(name) if value is True else _valued(name, str(value))


@lru_cache
def _named(name: str) -> str:
    return f" {name.rstrip('_').replace('_', '-')}"


@lru_cache(4096)
def _valued(name: str, value: str) -> str:
    """The same few attributes come again and again: most of them are known already."""
    return f'{_named(name)}="{escape(value)}"'
