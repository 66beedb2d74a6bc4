"""Draws all there is to see of Dos Rios on pages of their own.   python -m tools.gallery_dosrios

Writes build/gallery/dosrios-*.html, as `tools.gallery` does for Douro. Bad at: being clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from babel.messages.mofile import write_mo

from ribeira.core import chance
from ribeira.core.contract import make_setup
from ribeira.core.markup import Markup, el
from ribeira.core.values import Event
from ribeira.core.view import COLOURS, SHAPES, Look, View
from ribeira.games.dosrios import board, rules
from ribeira.games.dosrios.cards import card_back, card_face
from ribeira.games.dosrios.cover import draw_cover
from ribeira.games.dosrios.material import CARDS
from ribeira.games.dosrios.plates import plates
from ribeira.i18n.catalogue import load
from tools.catalogues import read_catalogue
from tools.gallery import CSS, GALLERY, NAMES, THEMES, page


@dataclass(frozen=True)
class Scene:
    """A table to be drawn: a state, the events shown on top of it, and what is picked."""

    name: str
    state: Any
    moment: tuple[Event, ...] = ()
    picks: tuple[str, ...] = ()
    picked: str = ""


def games(seats: int, **options: str) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Every action of some games, chosen as section 5.4 does: the state before it, what it told."""
    for seed in range(40):
        state, luck = rules.deal(make_setup(rules.META, seats, seed, options)), seed
        while acting := rules.to_act(state):
            legal = rules.legal_actions(state, acting[0])
            verb, luck = chance.pick(luck, sorted({action.verb for action in legal}))
            action, luck = chance.pick(luck, [a for a in legal if a.verb == verb])
            after, events = rules.apply(state, acting[0], action)
            yield state, events
            state = after
        yield state, ()


Wanted = Callable[[Any, set[str], Any], bool]


def find(seats: int, wanted: Wanted, **options: str) -> tuple[Any, tuple[Event, ...]]:
    """The first moment that fits; `wanted` gets the state, what is told and the open verbs."""
    for state, events in games(seats, **options):
        acting = rules.to_act(state)
        legal = rules.legal_actions(state, acting[0]) if acting else ()
        if wanted(state, {event.key for event in events}, {action.verb for action in legal}):
            return state, events
    raise LookupError("no such moment in any game")


def upto(events: tuple[Event, ...], key: str) -> tuple[Event, ...]:
    last = max(i for i, event in enumerate(events) if event.key == key)
    return events[: last + 1]


def scenes() -> Iterator[Scene]:
    yield Scene("rivers", find(3, lambda s, *_: s.stage == "rivers" and len(s.pieces) > 8)[0])
    yield Scene("place", find(4, lambda s, *_: s.stage == "place" and len(s.figures[3]) == 2)[0])
    for seats in (2, 3, 4):
        state, _ = find(
            seats, lambda s, _, v: s.stage == "actions" and s.round > 9 and "chase1" in v
        )
        yield Scene(f"actions-{seats}", state)
    yield from pick_scenes()
    yield from moments()
    yield Scene("over", find(4, lambda s, *_: s.stage == "over")[0])


def pick_scenes() -> Iterator[Scene]:
    def actions(verb: str) -> tuple[Any, Any]:
        state, _ = find(4, lambda s, _, v: s.round > 6 and verb in v)
        legal = rules.legal_actions(state, rules.to_act(state)[0])
        return state, next(action for action in legal if action.verb == verb)

    for verb in ("chase1", "chase2", "fast"):
        state, action = actions(verb)
        yield Scene(f"picked-{verb}", state, picks=(action.at[0],))
    for verb in ("finca", "hacienda"):
        yield Scene(f"picked-{verb}", actions(verb)[0], picks=(verb,))
    state, _ = actions("dam")
    yield Scene("dams", state, picks=("dam",))
    wet = find(
        4, lambda s, t, _: s.round > 3 and "rerouted" in t and s.stage == "actions" and not s.bed
    )
    dammed = next(event for event in wet[1] if event.key == "dammed")
    yield Scene(
        "dam-waits", wet[0], picks=("dam", dammed["border"]), picked=f"dam {dammed['border']}"
    )
    yield Scene("flow", find(4, lambda s, _, v: "flow" in v and s.stage == "actions")[0])
    yield Scene("card", find(4, lambda s, _, v: "use" in v and s.round > 5)[0])


def moments() -> Iterator[Scene]:
    for key in ("chased", "rerouted", "paid", "raided", "built"):
        state, told = find(4, lambda s, t, _, k=key: s.round > 5 and k in t)
        yield Scene(f"told-{key}", state, upto(told, key))


def view_of(scene: Scene, say: Callable[[Any], str]) -> tuple[Any, View]:
    acting = rules.to_act(scene.state)
    seat = acting[0] if acting else 0
    seats = scene.state.setup.seats
    looks = tuple(map(Look, NAMES[:seats], COLOURS, SHAPES))
    legal = () if scene.moment else rules.legal_actions(scene.state, seat)
    picked = rules.read(scene.picked) if scene.picked else None
    return rules.sight(scene.state, seat), View(
        looks, say, legal, picked, scene.moment, scene.picks
    )


def table_page(scene: Scene, say: Callable[[Any], str], theme: str) -> str:
    """As the app lays a table out."""
    seen, view = view_of(scene, say)
    main = el(
        "main",
        el("div", board.draw(seen, view), class_="board", id="board"),
        el("div", el("p", scene.name, class_="status"), class_="middle"),
        el("div", board.draw_hand(seen, view), class_="hand", id="hand"),
    )
    bar = el("header", el("h1", scene.name), class_="bar")
    side = el("aside", el("h2", theme), class_="side")
    return page(theme, scene.name, el("div", el("div", bar, main, side, class_="table"), id="app"))


def index_page(tables: list[Scene], say: Callable[[Any], str], theme: str) -> str:
    sheet = el("div", plates(), class_="dosrios-cover")
    looks = tuple(map(Look, NAMES[:4], COLOURS, SHAPES))
    faces = [card_back(), *(card_face(card, View(looks, say)) for card in dict.fromkeys(CARDS))]
    cards = el("div", *faces, class_="gallery-row dosrios-cover")
    thumbs = el(
        "div",
        *(board.draw_thumb(*view_of(s, say)) for s in tables[:6]),
        class_="gallery-row thumbs",
    )
    cover = el("div", draw_cover(), class_="gallery-cover")
    frames = (
        el("figure", el("figcaption", s.name), _frame(s, theme, "wide"), _frame(s, theme, "narrow"))
        for s in tables
    )
    return page(theme, "Dos Rios", sheet, cover, cards, thumbs, *frames)


def _frame(scene: Scene, theme: str, kind: str) -> Markup:
    return el("iframe", src=f"dosrios-{scene.name}-{theme}.html", class_=kind, loading="lazy")


MORE_CSS = """\
.gallery-row .dr-card { width: 112px; }
.gallery-cover { max-width: 360px; }
.gallery-row { margin-block: 12px; }
"""


def main() -> None:
    GALLERY.mkdir(parents=True, exist_ok=True)
    mo = BytesIO()
    write_mo(mo, read_catalogue("en"))
    say = load("en", mo.getvalue()).say
    tables = list(scenes())
    for theme in THEMES:
        for scene in tables:
            text = table_page(scene, say, theme)
            (GALLERY / f"dosrios-{scene.name}-{theme}.html").write_text(text, encoding="utf-8")
        name = "dosrios.html" if theme == "light" else f"dosrios-{theme}.html"
        (GALLERY / name).write_text(index_page(tables, say, theme), encoding="utf-8")
    (GALLERY / "gallery.css").write_text(CSS + MORE_CSS, encoding="utf-8")
    print(f"drew {len(tables)} tables and every card into {GALLERY.parent.name}/{GALLERY.name}/")


if __name__ == "__main__":
    main()
