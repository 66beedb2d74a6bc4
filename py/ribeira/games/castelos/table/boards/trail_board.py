"""The exploration trail of a seat: its tiles and spaces, cylinder, discs, tolls, unplaced tiles."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import Message, msg
from ribeira.games.castelos.material import EXPLORATION, FACES, SPACES, Quarters
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Laid
from ribeira.games.castelos.rules.trail import face, held
from ribeira.games.castelos.table.art.printing import stamp
from ribeira.games.castelos.table.art.tokens import cylinder, disc
from ribeira.games.castelos.table.clicks.controls import Attributes, button, control, part, thing
from ribeira.games.castelos.table.clicks.paths import slot, space, trail_tile
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.looks import look_of
from ribeira.games.castelos.words.phrases import say_space
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box, moved, path
from ribeira.kit.view import View

SIDE = 30  # of a space


def draw_trail(seat: int, seen: Sight, view: View) -> Markup:
    estate = seen.table.estates[seat]
    return el(
        "div",
        *(_slot(seat, at, laid, seen, view) for at, laid in enumerate(estate.trail)),
        *(_unplaced(seat, tile, seen, view) for tile in estate.unplaced),
        id=f"castelos-seat-{seat}-trail",
        class_="ct-trail",
        role="group",
        aria_label=view.say(msg("castelos.board.trail", name=look_of(seat, view).name)),
        data_drop="trail" if is_own(seat, seen) else None,
    )


def is_own(seat: int, seen: Sight) -> bool:
    """Only the seat whose turn it is can do anything with its trail."""
    return seat == seen.table.seat and seat == seen.seat


def _slot(seat: int, at: int, laid: Laid, seen: Sight, view: View) -> Markup:
    """One tile of the trail; above it, where it may be altered, a handle."""
    handle = control(view, slot(at)) if is_own(seat, seen) else {}
    return el(
        "div",
        el(
            "svg",
            *_spaces(seat, at, face(laid), seen, view),
            _cylinder(seat, at, seen, view),
            viewBox=f"-1 -1 {SPACES * SIDE + 2} {SIDE + 2}",
            class_="printed ct-strip",
        ),
        _handle(at, laid[0], handle, view) if handle else None,
        class_=classes("ct-slot", view, f"laid-{laid[0]}"),
        data_drag=slot(at) if handle else None,
        data_drop=slot(at) if is_own(seat, seen) else None,
    )


def _handle(at: int, tile: str, attributes: Attributes, view: View) -> Markup:
    label = msg("castelos.board.alter", slot=at, tile=tile)
    return button(view, slot(at), label, attributes, _loop(), kind="ct-handle")


def _loop() -> Markup:
    """Turn over, turn round, exchange."""
    turns = path(
        "M5 11A8 8 0 0 1 19 8M19 3V8.5H13.5M19 13A8 8 0 0 1 5 16M5 21V15.5H10.5", "ca-loop"
    )
    return el("svg", turns, viewBox="0 0 24 24", class_="ct-icon", aria_hidden="true")


def _spaces(seat: int, at: int, row: Quarters, seen: Sight, view: View) -> Iterator[Markup]:
    estate = seen.table.estates[seat]
    owned = held(estate)
    for n, terrain in enumerate(row):
        pos = at * SPACES + n
        marked, is_owned = pos in estate.marks, pos in owned
        yield part(
            view,
            space(pos),
            _say_space(pos, terrain, is_owned, marked),
            moved(n * SIDE, 0, draw_space(terrain), _disc(seat, pos, view) if marked else None),
            kind="ct-space is-held" if is_owned else "ct-space",
            owner=f"seat-{seat}-",
            live=is_own(seat, seen),
        )


def _say_space(pos: int, terrain: str, is_owned: bool, marked: bool) -> Message:
    shown = say_space(terrain)
    if marked:
        return msg("castelos.board.space.marked", space=pos, shown=shown)
    if is_owned:
        return msg("castelos.board.space.held", space=pos, shown=shown)
    return msg("castelos.board.space", space=pos, shown=shown)


def draw_space(terrain: str) -> Markup:
    """A space of a trail, 30 by 30."""
    return group(
        box(0.5, 0.5, SIDE - 1, SIDE - 1, f"ct-field ca-ground-{terrain}", 3),
        stamp(terrain, 2.5, 2.5, 25, 25),
    )


def _disc(seat: int, pos: int, view: View) -> Markup:
    token = moved(21, 20.5, disc(look_of(seat, view)), scale=0.72)
    return el("g", token, class_=classes("ct-disc", view, f"disc-{seat}-{pos}"))


def _cylinder(seat: int, at: int, seen: Sight, view: View) -> Markup | None:
    slot_at, n = divmod(seen.table.estates[seat].cylinder, SPACES)
    if slot_at != at:
        return None
    token = moved(n * SIDE + 9.5, 25.5, cylinder(look_of(seat, view)), scale=0.8)
    return el("g", token, class_=classes("ct-cylinder", view, f"cylinder-{seat}"))


def _unplaced(seat: int, tile: str, seen: Sight, view: View) -> Markup:
    """A tile beside the trail: both of its faces, half as large."""
    label = msg(
        "castelos.board.unplaced", tile=tile, a=_say_face(tile, 0, view), b=_say_face(tile, 1, view)
    )
    kind = classes("ct-unplaced", view, tile)
    attributes = control(view, trail_tile(tile)) if is_own(seat, seen) else {}
    if attributes:
        faces = both_faces(tile, drags=True)
        return button(view, trail_tile(tile), label, attributes, faces, kind=kind)
    asked = thing(view, trail_tile(tile), is_own(seat, seen))
    return el(
        "div",
        both_faces(tile),
        id=f"castelos-{trail_tile(tile)}",
        class_=kind,
        role="button" if asked else "img",
        aria_disabled="true" if asked else None,
        tabindex=-1,
        aria_label=view.say(label),
        data_ask=asked,
    )


def _say_face(tile: str, side: int, view: View) -> str:
    return ", ".join(view.say(say_space(shown)) for shown in EXPLORATION[tile][side])


def both_faces(tile: str, drags: bool = False) -> Markup:
    """A tile that `drags` is taken by one of its faces."""
    rows = zip(FACES, EXPLORATION[tile], strict=True)
    return el(
        "svg",
        *(
            _row(row, SIDE * n, f"{trail_tile(tile)}-{side}" if drags else None)
            for n, (side, row) in enumerate(rows)
        ),
        viewBox=f"-1 -1 {SPACES * SIDE + 2} {2 * SIDE + 2}",
        class_="printed ct-strip",
        aria_hidden="true",
    )


def one_face(laid: Laid) -> Markup:
    return el(
        "svg",
        _row(face(laid), 0),
        viewBox=f"-1 -1 {SPACES * SIDE + 2} {SIDE + 2}",
        class_="printed ct-strip",
        aria_hidden="true",
    )


def _row(row: Quarters, y: int, dragged: str | None = None) -> Markup:
    spaces = (moved(n * SIDE, y, draw_space(shown)) for n, shown in enumerate(row))
    return el("g", *spaces, data_drag=dragged, data_drop=dragged)
