"""The religion track: a road that winds, with the points where they first count (C-12)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import msg
from ribeira.games.castelos.material import RELIGION
from ribeira.games.castelos.rules.score import religion_points
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import stamp
from ribeira.games.castelos.table.art.tokens import number, pawn
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.looks import look_of
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import box, moved, path
from ribeira.kit.view import View

ROW = 17  # spaces in a row
STEP = 23
HIGH = 22
LEFT = 34


def draw_religion(seen: Sight, view: View) -> Markup:
    spaces = RELIGION[seen.table.variant.side][-1] + 1
    rows = -(-spaces // ROW)
    said = "; ".join(_say_seat(seat, seen, view) for seat in range(len(seen.table.estates)))
    return el(
        "section",
        el(
            "svg",
            stamp("religion", 1, rows * HIGH / 2 - 11, 28, 28),
            path(_road(spaces), "ct-road"),
            path(_road(spaces), "ct-road-stones"),
            *(_space(n, seen) for n in range(spaces)),
            *_pawns(seen, view),
            viewBox=f"0 0 {LEFT + ROW * STEP + 2} {rows * HIGH + 4}",
            class_="printed ct-sheet",
            id="castelos-religion-path",
            role="img",
            tabindex=-1,
            aria_label=view.say(msg("castelos.board.religion", seats=said)),
        ),
        id="castelos-religion",
        class_="ct-panel ct-religion",
        aria_label=view.say(msg("castelos.board.religion.title")),
    )


def _say_seat(seat: int, seen: Sight, view: View) -> str:
    at = seen.table.estates[seat].religion
    worth = religion_points(seen.table.variant.side, at)
    name = look_of(seat, view).name
    return view.say(msg("castelos.board.religion.seat", name=name, space=at, points=worth))


def _place(n: int) -> tuple[float, float]:
    """There and back again, row by row."""
    row, column = divmod(n, ROW)
    column = ROW - 1 - column if row % 2 else column
    return LEFT + column * STEP + STEP / 2, row * HIGH + HIGH / 2 + 2


def _road(spaces: int) -> str:
    first, *others = map(_place, range(spaces))
    return f"M{first[0]} {first[1]}" + "".join(f"L{x} {y}" for x, y in others)


def _space(n: int, seen: Sight) -> Markup:
    side = seen.table.variant.side
    x, y = _place(n)
    if n in RELIGION[side]:
        worth = number(religion_points(side, n), x, y + 5, "ct-worth")
        return group(box(x - 10, y - 10, 20, 20, "ct-shrine", 10), worth)
    return box(x - 6.5, y - 6.5, 13, 13, "ct-pace", 7)


def _pawns(seen: Sight, view: View) -> Iterator[Markup]:
    """Those who stand on one space stand side by side."""
    estates = seen.table.estates
    for seat, estate in enumerate(estates):
        there = [other for other, its in enumerate(estates) if its.religion == estate.religion]
        x, y = _place(estate.religion)
        nth = there.index(seat) - (len(there) - 1) / 2
        spread = 11 if len(there) < 3 else 8
        size = 0.74 if len(there) < 3 else 0.6
        token = moved(x + spread * nth, y + 3 * nth, pawn(look_of(seat, view)), scale=size)
        kind = classes("ct-pawn", view, f"religion-{seat}")
        moves = moving(f"pawn-{seat}", estate.religion)
        yield el("g", token, id=f"castelos-pawn-{seat}", class_=kind, **moves)
