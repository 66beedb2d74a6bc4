"""Markup as values: every text is escaped on its way in, so that no name can become a tag.

One small function instead of a template library, because redrawing a board makes hundreds of
elements and has to be quick.
"""

from __future__ import annotations

from html import escape
from typing import Union

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
    name = name.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
