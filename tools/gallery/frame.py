"""What the galleries share: a page for each table, laid out as in the app, and an index of them all
in frames. They are pictures only: clicks do nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ribeira.core.events import Event
from ribeira.core.game import AnyRules
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tools.places import WORK

GALLERY = WORK / "gallery"
THEMES = ("light", "dark")
STYLES = ("shell", "site")
NAMES = ("Ana", "Bartolomeu", "Carla", "Dom Duarte", "Eva")

Say = Callable[[Any], str]
Row = tuple[str, Iterable[Markup]]
"""A heading, and what stands below it."""


@dataclass(frozen=True)
class Scene:
    """A table to be drawn: a state, who looks, what is picked, and the events shown on top."""

    name: str
    state: Any
    events: tuple[Event, ...] = ()
    seat: int | None = 0
    clicked: tuple[str, ...] = ()
    picked: str = ""


def draw_gallery(
    game: str, scenes: Iterable[Scene], rows: Callable[[Say], list[Row]], say: Say
) -> None:
    """Writes `GAME.html` (and `GAME-dark.html`) and a page for each table."""
    rules, board = registry.rules(game), registry.load(game).table
    tables = list(scenes)
    for theme in THEMES:
        for scene in tables:
            _write(f"{game}-{scene.name}-{theme}", _table_page(scene, rules, board, say, theme))
        thumbs = (
            board.draw_thumb(rules.sight(s.state, None), view_of(s, rules, say)) for s in tables
        )
        sections = (*rows(say), ("thumbs", thumbs))
        frames = (_figure(game, scene.name, theme) for scene in tables)
        name = game if theme == "light" else f"{game}-{theme}"
        _write(name, _page(theme, game, *map(_section, sections), *frames))
    print(
        f"drew {len(tables)} tables of {game} into {GALLERY.parent.name}/{GALLERY.name}/{game}.html"
    )


def view_of(scene: Scene, rules: AnyRules, say: Say) -> View:
    looks = tuple(map(Look, NAMES[: scene.state.setup.seats], COLOURS, SHAPES))
    asked = scene.seat is not None and not scene.events
    legal = rules.legal_actions(scene.state, scene.seat) if asked else ()
    picked = rules.read(scene.picked) if scene.picked else None
    return View(looks, say, legal, picked, scene.events, scene.clicked)


def _table_page(scene: Scene, rules: AnyRules, board: Any, say: Say, theme: str) -> str:
    """As the app lays a table out."""
    seen, view = rules.sight(scene.state, scene.seat), view_of(scene, rules, say)
    dock = el(
        "section",
        el("div", el("p", scene.name, class_="status"), class_="middle"),
        el("div", board.draw_hand(seen, view), class_="hand", id="hand"),
        class_="dock",
        data_part="dock",
    )
    drawn = el("div", board.draw(seen, view), class_="board", id="board")
    bar = el("header", el("h1", scene.name), class_="bar")
    name = scene.state.setup.game
    table = el("div", bar, el("main", drawn, dock, class_="play"), class_=f"table of-{name}")
    return _page(theme, scene.name, el("div", table, id="app"))


def _page(theme: str, title: str, *content: Markup) -> str:
    sheets = (*(f"../../static/css/{name}.css" for name in STYLES), "gallery.css")
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("title", title),
        *(el("link", rel="stylesheet", href=sheet) for sheet in sheets),
    )
    return "<!doctype html>\n" + el("html", head, el("body", *content), lang="en", data_theme=theme)


def _section(row: Row) -> Markup:
    heading, drawn = row
    return el(
        "section",
        el("h2", heading),
        el("div", *drawn, class_=f"gallery-row is-{heading}"),
        class_="douro-art",
    )


def _figure(game: str, scene: str, theme: str) -> Markup:
    frames = (
        el("iframe", src=f"{game}-{scene}-{theme}.html", class_=kind, loading="lazy")
        for kind in ("wide", "narrow")
    )
    return el("figure", el("figcaption", scene), *frames)


def _write(name: str, text: str) -> None:
    GALLERY.mkdir(parents=True, exist_ok=True)
    (GALLERY / f"{name}.html").write_text(text, encoding="utf-8")
