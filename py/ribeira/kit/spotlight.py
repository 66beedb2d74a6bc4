"""Marks named things in a drawing, so that a lesson or a hint can point at them.

Boards know nothing of it: their markup names what they draw by `id`, what can be clicked by
`data-pick`, and what is an action by itself by `data-action`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape, unescape

from ribeira.kit.markup import Markup

LIT = " data-lit"
WANTED = ' data-lit="wanted"'
LABEL = re.compile(r' (?:aria-label|title)="([^"]*)"')


def lit(markup: Markup, game: str, names: Iterable[str], wanted: Iterable[str] = ()) -> Markup:
    """The drawing with these things lit, and those that are `wanted` marked as such. A name that is
    not drawn changes nothing."""
    text = str(markup)
    for light, some in ((WANTED, wanted), (LIT, names)):
        for name in some:
            for mark in _marks(game, name):
                text = _light(text, mark, light)
    return Markup(text)


def lit_on_the_way(markup: Markup, game: str, names: Iterable[str]) -> Markup:
    """The same after the first click: what is not drawn lights what can be clicked of its kin. A
    tile that is turned step by step shows only the next turns."""
    text = lit(markup, game, (), names)
    for name in names:
        if not drawn(markup, game, name):
            kin = f' data-pick="{escape(name.rpartition("-")[0])}-'
            text = Markup(_light(text, kin, WANTED))
    return text


def drawn(markup: Markup, game: str, name: str) -> bool:
    return any(mark in markup for mark in _marks(game, name))


def label(markup: Markup, game: str, name: str) -> str:
    """What the thing is called in the drawing; empty if it has no name of its own."""
    for mark in _marks(game, name):
        at = markup.find(mark)
        if at >= 0 and (found := LABEL.search(_tag(markup, at))):
            return unescape(found[1])
    return ""


def _marks(game: str, name: str) -> tuple[str, ...]:
    """How a tag says that it is the thing of this name."""
    text = escape(name)
    return f' id="{game}-{text}"', f' data-pick="{text}"', f' data-action="{text}"'


def _light(text: str, mark: str, light: str) -> str:
    parts = text.split(mark)
    done = parts[0]
    for part in parts[1:]:
        before = done[done.rfind("<") :]
        is_lit = LIT in before or LIT in part[: part.find(">")]
        done += (mark if is_lit else light + mark) + part
    return done


def _tag(text: str, at: int) -> str:
    return text[text.rfind("<", 0, at) : text.find(">", at)]
