"""A match as text, as a picture, and as a page for notebooks: by the games' own drawings and words.

Nothing on them can be clicked. Colours are those of the day or the evening, as the reader's screen
asks for, and every text is escaped.
"""

from __future__ import annotations

from html import escape
from typing import Any

from ribeira.api.errors import RibeiraError, either, shown
from ribeira.api.wording import catalogue, data
from ribeira.kit.game_module import AnyGame
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import COLOURS, SHAPES, Look, View

THEMES = ("light", "dark")
WIDTH, HEIGHT = 1280, 800
PAGE = """
html { background: var(--cloth); color: var(--ink); }
body { margin: 0; }
.zoom-buttons { display: none !important; }
"""
OF_SVG = f".table {{ height: {HEIGHT}px !important; }}"  # not as high as the window
SVG = 'xmlns="http://www.w3.org/2000/svg"'


def names_at(seen: Any) -> tuple[str, ...]:
    """For all at the table: also for a seat that the game itself plays (Douro 1872 for two)."""
    table = getattr(seen, "table", None)
    count = table if isinstance(table, int) else seen.seats
    return tuple(f"P{seat}" for seat in range(1, count + 1))


def text_of(game: AnyGame, seen: Any, language: str) -> str:
    """The whole table, a heading and its lines for each part of it."""
    say = catalogue(language).say
    lines: list[str] = []
    for section in game.words.say_sight(seen=seen, names=names_at(seen)):
        lines += (say(section.title), *(f"  {say(line)}" for line in section.lines))
    return "\n".join(lines)


def markup_of(game: AnyGame, name: str, seen: Any, seats: int, language: str) -> Markup:
    """The table, and below it the hand of the seat that looks."""
    looks = tuple(map(Look, names_at(seen), COLOURS, SHAPES))
    view = View(looks, catalogue(language).say)
    board = el("div", game.table.draw(seen=seen, view=view), class_="board", id="board")
    hand = Markup("")
    if seen.seat is not None:
        held = el("div", game.table.draw_hand(seen=seen, view=view), class_="hand", id="hand")
        hand = el("section", held, class_="dock", data_part="dock")
    bar = el("header", el("h1", view.say(game.words.say_progress(seen=seen))), class_="bar")
    return el(
        "div", bar, el("main", board, hand, class_="play"), class_=f"table of-{name} for-{seats}"
    )


def page_of(drawn: Markup, language: str, theme: str | None) -> str:
    """A whole document, which asks for nothing else."""
    sheet = _style()
    head = el("head", el("meta", charset="utf-8"), el("style", Markup(sheet)))
    page = el("html", head, el("body", drawn), lang=language, data_theme=_checked(theme))
    return f"<!doctype html>{page}"


def svg_of(drawn: Markup, language: str, theme: str | None) -> str:
    """The page as a picture: SVG that holds it."""
    page = el(
        "html",
        el("head", el("style", Markup(f"<![CDATA[{_style()}{OF_SVG}]]>"))),
        el("body", Markup(drawn.replace("<svg ", f"<svg {SVG} "))),
        xmlns="http://www.w3.org/1999/xhtml",
        lang=language,
        data_theme=_checked(theme),
        style=f"color-scheme: {theme or 'light dark'}; display: block; block-size: 100%",
    )
    inside = el("foreignObject", page, width=WIDTH, height=HEIGHT)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f"<svg {SVG} {size}>{inside}</svg>\n"


def frame_of(page: str) -> str:
    """The page for a notebook, in a frame of its own, so that no style gets out or in."""
    style = f"width: 100%; aspect-ratio: {WIDTH} / {HEIGHT}; border: 0"
    return f'<iframe srcdoc="{escape(page)}" style="{style}" sandbox="" loading="lazy"></iframe>'


def _style() -> str:
    return data("table.css").decode() + PAGE


def _checked(theme: str | None) -> str | None:
    if theme is not None and theme not in THEMES:
        raise RibeiraError(f"The theme is {either(map(repr, THEMES))}, not {shown(theme)}.")
    return theme
