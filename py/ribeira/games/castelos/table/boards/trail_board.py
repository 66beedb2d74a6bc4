"""The exploration trail of a seat: its tiles and spaces, cylinder, discs, tolls, unplaced tiles."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import Action, Message, msg
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
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import box, moved, path
from ribeira.kit.view import View

SIDE = 30  # of a space


def draw_trail(seat: int, seen: Sight, view: View) -> Markup:
    estate = seen.table.estates[seat]
    return el(
        "div",
        *(_slot(seat, at, laid, seen, view) for at, laid in enumerate(estate.trail)),
        None if is_docked(seat, seen) else group(*draw_unplaced(seat, seen, view)),
        id=f"castelos-seat-{seat}-trail",
        class_="ct-trail",
        role="group",
        aria_label=view.say(msg("castelos.board.trail", name=look_of(seat, view).name)),
        data_drop="trail" if is_own(seat, seen) else None,
    )


DOCKED = frozenset({"trail", "bonus", "mark", "sell", "land"})
"""Phases in which the trail is worked with: it lies large in the dock."""


def is_docked(seat: int, seen: Sight) -> bool:
    return is_own(seat, seen) and seen.table.phase in DOCKED


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
            _cylinder(seat, at, seen, view, rolls=True),
            viewBox=f"-1 -1 {SPACES * SIDE + 2} {SIDE + 2}",
            class_="printed ct-strip",
            **moving(f"trail-{seat}-{laid[0]}", at),
        ),
        _handle(at, handle, view) if handle else None,
        class_=classes("ct-slot", view, f"laid-{laid[0]}"),
        data_drag=slot(at) if handle else None,
        data_drop=slot(at) if is_own(seat, seen) else None,
    )


def _handle(at: int, attributes: Attributes, view: View) -> Markup:
    label = msg("castelos.board.alter", slot=at + 1)
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
    moves = moving(f"disc-{seat}-{pos}", "trail", start=f"castelos-seat-{seat}-discs", manner="hop")
    return el("g", token, class_=classes("ct-disc", view, f"disc-{seat}-{pos}"), **moves)


def _cylinder(seat: int, at: int, seen: Sight, view: View, *, rolls: bool = False) -> Markup | None:
    """Seen twice where the trail is; only one of them `rolls`."""
    pos = seen.table.estates[seat].cylinder
    slot_at, n = divmod(pos, SPACES)
    if slot_at != at:
        return None
    token = moved(n * SIDE + 9.5, 25.5, cylinder(look_of(seat, view)), scale=0.8)
    moves = moving(f"cylinder-{seat}", pos) if rolls else {}
    return el("g", token, class_=classes("ct-cylinder", view, f"cylinder-{seat}"), **moves)


def draw_unplaced(
    seat: int, seen: Sight, view: View, start: Action | None = None
) -> tuple[Markup, ...]:
    """In the dock only those that can be used now; the one that would be laid first, as it is
    turned now."""
    tiles = seen.table.estates[seat].unplaced
    if is_docked(seat, seen):
        tiles = tuple(tile for tile in tiles if control(view, trail_tile(tile)))
    lies = {str(start.at[0]): (str(start.at[-2]), int(start.at[-1]))} if start else {}
    return tuple(_unplaced(seat, tile, seen, view, lies.get(tile)) for tile in tiles)


def _places(seat: int, seen: Sight, view: View) -> Markup:
    """Where the tiles of the first trail will lie; the next one comes to the first free place."""
    estate = seen.table.estates[seat]
    first, n = len(estate.trail), len(estate.trail) + len(estate.unplaced)
    return group(
        el("p", view.say(msg("castelos.board.trail.order")), class_="ct-order"),
        *(_still(seat, at, laid, seen, view) for at, laid in enumerate(estate.trail)),
        *(
            el("span", at + 1, class_="ct-place is-next" if at == first else "ct-place")
            for at in range(first, n)
        ),
    )


def trail_picture(seat: int, seen: Sight, view: View) -> Markup:
    """The trail once more, only to look at: in its row while it is worked with in the dock, and
    among the boards where the rows have no room for it."""
    if seen.table.phase == "trail" and is_own(seat, seen):
        return el(
            "div",
            _places(seat, seen, view),
            class_="ct-trail-picture",
            data_tell=f"seat-{seat}-trail",
            aria_hidden="true",
        )
    estate = seen.table.estates[seat]
    return el(
        "div",
        *(_still(seat, at, laid, seen, view) for at, laid in enumerate(estate.trail)),
        *(el("div", both_faces(tile), class_="ct-unplaced") for tile in estate.unplaced),
        class_="ct-trail-picture",
        data_tell=f"seat-{seat}-trail",
        aria_hidden="true",
    )


def _still(seat: int, at: int, laid: Laid, seen: Sight, view: View) -> Markup:
    """A tile of the trail without anything to touch."""
    estate = seen.table.estates[seat]
    owned, first = held(estate), at * SPACES
    return el(
        "svg",
        *(
            el(
                "g",
                moved(n * SIDE, 0, draw_space(terrain)),
                _still_disc(n, seat, view) if first + n in estate.marks else None,
                class_="ct-space is-held" if first + n in owned else "ct-space",
            )
            for n, terrain in enumerate(face(laid))
        ),
        _cylinder(seat, at, seen, view),
        viewBox=f"-1 -1 {SPACES * SIDE + 2} {SIDE + 2}",
        class_="printed ct-slot",
    )


def _still_disc(n: int, seat: int, view: View) -> Markup:
    return moved(n * SIDE + 21, 20.5, disc(look_of(seat, view)), scale=0.72)


def _unplaced(
    seat: int, tile: str, seen: Sight, view: View, lies: tuple[str, int] | None
) -> Markup:
    """A tile beside the trail: both of its faces, half as large."""
    label = msg("castelos.board.unplaced", a=_say_face(tile, 0, view), b=_say_face(tile, 1, view))
    kind = classes("ct-unplaced", view, tile)
    attributes = control(view, trail_tile(tile)) if is_own(seat, seen) else {}
    if attributes:
        faces = both_faces(tile, drags=True, lies=lies)
        moves = moving(f"trail-{seat}-{tile}", "beside")
        return button(view, trail_tile(tile), label, attributes, faces, kind=kind, moves=moves)
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


def both_faces(tile: str, drags: bool = False, lies: tuple[str, int] | None = None) -> Markup:
    """A tile that `drags` is taken by one of its faces. One that `lies` has that face above, and
    both run in that direction."""
    rows = list(zip(FACES, EXPLORATION[tile], strict=True))
    if lies is not None:
        up, turned = lies
        rows.sort(key=lambda row: row[0] != up)
        rows = [(side, row[::-1] if turned else row) for side, row in rows]
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
