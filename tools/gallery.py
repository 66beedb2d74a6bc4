"""Draws all there is to see of Douro on pages of their own.   python -m tools.gallery

Writes build/gallery/: index.html (and index-dark.html) with every card and piece and each table in
a frame, and a page for each table, laid out as the app lays it out. Bad at: being clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

from babel.messages.mofile import write_mo

from ribeira.core.contract import make_setup
from ribeira.core.markup import Markup, el, group
from ribeira.core.pieces import badge
from ribeira.core.values import Action, Event
from ribeira.core.view import COLOURS, SHAPES, Look, View
from ribeira.games.douro import board, cards, rules
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS
from ribeira.games.douro.plates import plates
from ribeira.i18n.catalogue import load
from tools.catalogues import read_catalogue
from tools.places import WORK

GALLERY = WORK / "gallery"
THEMES = ("light", "dark")
STYLES = ("shell", "theme", "app", "douro", "dosrios", "castelos")
NAMES = ("Ana", "Bartolomeu", "Carla", "Dom Duarte", "Eva")

Found = tuple[Any, tuple[Event, ...]]


@dataclass(frozen=True)
class Scene:
    """A table to be drawn: a state, the events shown on top of it, and what is picked."""

    name: str
    state: Any
    moment: tuple[Event, ...] = ()
    seat: int | None = 0
    picked: int | None = None


def games(seats: int, options: dict[str, str]) -> Iterator[Found]:
    """Every choice of many games, one after another: the state before it, and what it led to."""
    for seed in range(400):
        state = rules.deal(make_setup(rules.META, seats, seed, options))
        while acting := rules.to_act(state):
            legal = rules.legal_actions(state, acting[0])
            action = legal[(seed + 7 * state.plays + 3 * acting[0]) % len(legal)]
            after, events = rules.apply(state, acting[0], action)
            yield state, events
            state = after
        yield state, ()


def find(seats: int, wanted: Callable[[Any, set[Any]], bool], **options: str) -> Found:
    """The first moment that fits; `wanted` gets the state and the keys and cards of the events."""
    for state, events in games(seats, {k.replace("_", "-"): v for k, v in options.items()}):
        told = {event.key for event in events}
        told |= {event["card"] for event in events if event.key in ("turned", "towed")}
        if wanted(state, told):
            return state, events
    raise LookupError("no such moment in any game")


def upto(events: tuple[Event, ...], key: str) -> tuple[Event, ...]:
    """The events until the last one of that kind, as seat 0 may see them."""
    last = max(i for i, event in enumerate(events) if event.key == key)
    return tuple(event for event in events[: last + 1] if event.seen_by(0))


def scenes() -> Iterator[Scene]:
    for seats in (3, 4, 5):
        state, _ = find(seats, lambda s, _: s.plays == 6 and not any(s.chosen))
        yield Scene(f"quiet-{seats}", state, picked=state.hands[0][1] if seats == 4 else None)
        state, _ = find(seats, lambda s, _: s.plays == 7 and s.chosen[0] is not None)
        yield Scene(f"chosen-{seats}", state)
        for key in ("met", "missed"):
            state, told = find(
                seats, lambda s, t, k=key: s.plays > 4 and k in t and "phylloxera" in t
            )
            yield Scene(f"{key}-{seats}", state, upto(told, "phylloxera"))
    yield from fog_scenes()
    yield from late_scenes()
    yield from odd_scenes()


def fog_scenes() -> Iterator[Scene]:
    state, _ = find(4, lambda s, _: s.stage == "play" and not s.valley)
    yield Scene("fog-next", state)
    for fog in FOGS:
        state, told = find(4, lambda _, t, f=fog: f in t)
        tail = ("laid_out", "fog_next", "half_time")
        yield Scene(
            fog.lower(), state, tuple(e for e in told if e.key not in tail and e.seen_by(0))
        )


def late_scenes() -> Iterator[Scene]:
    state, told = find(4, lambda _, t: "half_time" in t)
    yield Scene("half-time", state, upto(told, "half_time"))
    state, _ = find(4, lambda s, _: s.stage == "donate" and s.donated[1] is not None)
    yield Scene("donate", replace(state, donated=(None, *state.donated[1:])))
    yield Scene("donated", state)
    state, _ = find(5, lambda s, _: s.half == 2 and s.plays == 15)
    yield Scene("second-half", state)
    state, told = find(4, lambda _, t: {"charity", "gained", "lost"} <= t)
    yield Scene("charity", state, told[:-1])
    for seats in (3, 5):
        state, _ = find(seats, lambda s, _: s.stage == "over")
        yield Scene(f"over-{seats}", state)


def odd_scenes() -> Iterator[Scene]:
    state, _ = find(4, lambda s, _: len(s.valley) > 8)
    yield Scene("long-valley", state)
    state, _ = find(2, lambda s, _: s.plays == 4, O_9="phantom")
    yield Scene("phantom", state)
    state, _ = find(5, lambda s, _: s.plays == 6, O_8_scores="on", O_8_piles="off")
    yield Scene("scores-shown", state)
    state, _ = find(5, lambda s, _: s.plays == 0)
    yield Scene("looker-on", state, seat=None)


def view_of(scene: Scene, say: Callable[[Any], str]) -> View:
    seats = scene.state.setup.seats
    looks = tuple(map(Look, NAMES[:seats], COLOURS, SHAPES))
    legal = () if scene.seat is None else rules.legal_actions(scene.state, scene.seat)
    verb = scene.state.stage
    picked = None if scene.picked is None else Action(verb, (scene.picked,))
    return View(looks, say, () if scene.moment else legal, picked, scene.moment)


def page(theme: str, title: str, *content: Markup) -> str:
    links = (el("link", rel="stylesheet", href=f"../../static/css/{name}.css") for name in STYLES)
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("title", title),
        *links,
        el("link", rel="stylesheet", href="gallery.css"),
    )
    return "<!doctype html>\n" + el("html", head, el("body", *content), lang="en", data_theme=theme)


def table_page(scene: Scene, view: View, theme: str) -> str:
    """As the app lays a table out."""
    seen = rules.sight(scene.state, scene.seat)
    main = el(
        "main",
        el("div", board.draw(seen, view), class_="board", id="board"),
        el("div", el("p", scene.name, class_="status"), class_="middle"),
        el("div", board.draw_hand(seen, view), class_="hand", id="hand"),
    )
    bar = el("header", el("h1", scene.name), class_="bar")
    side = el("aside", el("h2", theme), class_="side")
    return page(theme, scene.name, el("div", el("div", bar, main, side, class_="table"), id="app"))


def pieces() -> Iterator[tuple[str, list[Markup]]]:
    """Every printed thing, in rows."""
    yield "backs", [*map(cards.boat_back, range(1, 6)), cards.fog_back()]
    for table in (3, 4, 5):
        yield f"boats for {table}", [cards.boat_face(card, table) for card in REGULARS]
    yield "fogs", [cards.fog_face(card, 4, "highest") for card in FOGS]
    for colour, shape in zip(COLOURS, SHAPES, strict=True):
        faces = [cards.barrel_card(value, colour, shape) for value in BARRELS]
        yield colour, [*faces, cards.barrel_back(colour, shape)]
    yield "special", [cards.phylloxera_card(), cards.charity_card()]
    looks = [Look("", colour, shape) for colour in COLOURS for shape in SHAPES]
    yield "badges", [badge(look, size) for look in looks for size in (20, 40)]


def index_page(tables: list[Scene], say: Callable[[Any], str], theme: str) -> str:
    sheet = el("div", plates(), id="plates", class_="douro-art")
    rows = (
        el("section", el("h2", name), el("div", *drawn, class_="gallery-row"))
        for name, drawn in pieces()
    )
    thumbs = (board.draw_thumb(rules.sight(s.state, None), view_of(s, say)) for s in tables[:4])
    frames = (
        el(
            "figure",
            el("figcaption", f"{s.name}"),
            _frame(s, theme, "wide"),
            _frame(s, theme, "narrow"),
        )
        for s in tables
    )
    return page(
        theme,
        "Douro",
        sheet,
        *rows,
        el("section", el("h2", "thumbs"), el("div", *thumbs, class_="gallery-row thumbs")),
        group(*frames),
    )


def _frame(scene: Scene, theme: str, kind: str) -> Markup:
    return el("iframe", src=f"{scene.name}-{theme}.html", class_=kind, loading="lazy")


CSS = """\
body { padding: 1rem; }
body:has(#app) { padding: 0; }
.gallery-row { display: flex; flex-wrap: wrap; gap: 12px; }
.gallery-row .face { width: 112px; }
.gallery-row.thumbs svg { width: 180px; }
iframe { border: 1px solid var(--line); }
iframe.wide { height: 800px; width: 1280px; }
iframe.narrow { height: 844px; width: 390px; }
"""


def main() -> None:
    GALLERY.mkdir(parents=True, exist_ok=True)
    mo = BytesIO()
    write_mo(mo, read_catalogue("en"))
    say = load("en", mo.getvalue()).say
    tables = list(scenes())
    for theme in THEMES:
        for scene in tables:
            text = table_page(scene, view_of(scene, say), theme)
            (GALLERY / f"{scene.name}-{theme}.html").write_text(text, encoding="utf-8")
        name = "index.html" if theme == "light" else f"index-{theme}.html"
        (GALLERY / name).write_text(index_page(tables, say, theme), encoding="utf-8")
    (GALLERY / "gallery.css").write_text(CSS, encoding="utf-8")
    print(f"drew {len(tables)} tables and every card into {GALLERY.parent.name}/{GALLERY.name}/")


if __name__ == "__main__":
    main()
