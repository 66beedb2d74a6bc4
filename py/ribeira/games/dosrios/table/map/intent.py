"""What a picked action would do, and what a hint points at: rings, arrows, the figure's ghost."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, sin

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import HEXES
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.table.art.printing import points, stamp
from ribeira.games.dosrios.table.looks import look_of
from ribeira.games.dosrios.table.map.layout import Point, course_angle, middle, outline, spot
from ribeira.games.dosrios.table.map.rivers import trace
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import disc, moved, path
from ribeira.kit.view import View

MOVES = frozenset({"step", "chase1", "chase2", "fast"})
ON_HEX = frozenset({"place", "finca", "hacienda"})
ON_BORDER = frozenset({"dam", "flow"})


def draw_intent(seen: Sight, view: View) -> Markup | None:
    """The hint, or else the picked action; some actions have no place on the map."""
    action = view.hint or view.picked
    if action is None or seen.seat is None:
        return None
    drawn = _drawn(seen, action, view)
    if drawn is None:
        return None
    kind, mark = ("dr-hint", "hint") if view.hint else ("dr-picked", "picked")
    return el("g", drawn, class_=kind, data_mark=mark, aria_hidden="true")


def _drawn(seen: Sight, action: Action, view: View) -> Markup | None:
    kind = "hint" if view.hint else "pick"
    at = tuple(map(str, action.at))
    if action.verb in MOVES:
        *sources, to = at
        ringed = (to,) if view.hint else (*sources, to)
        return group(
            *(_ring(place, kind) for place in dict.fromkeys(ringed)),
            _ghost(seen, to, view),
            *(_arrow(spot(source), spot(to)) for source in dict.fromkeys(sources)),
        )
    if action.verb in ON_HEX:
        house = None if action.verb == "place" else _house(seen, action, view)
        return group(_ring(at[0], kind), house or _ghost(seen, at[0], view))
    if action.verb in ON_BORDER:
        return group(
            _spot(middle(at[0]), kind), _beam(at[0]) if action.verb == "dam" else _flow(at[0])
        )
    return None


def _ring(place: str, kind: str) -> Markup:
    """Round a hex; round city and roads a disc."""
    if place not in HEXES:
        return _spot(spot(place), kind)
    shape = points(outline(place, 38))
    return group(path(shape, f"dr-{kind}-edge"), path(shape, f"dr-{kind}-line"))


def _spot(point: Point, kind: str) -> Markup:
    x, y = point
    return group(disc(x, y, 22, f"dr-{kind}-edge"), disc(x, y, 22, f"dr-{kind}-line"))


def _ghost(seen: Sight, place: str, view: View) -> Markup:
    assert seen.seat is not None
    look = look_of(seen.seat, view)
    x, y = spot(place)
    figure = stamp(f"figure-{look.shape}", kind=f"seat-{look.colour}")
    return el("g", moved(x, y + 4, figure), class_="dr-ghost")


def _house(seen: Sight, action: Action, view: View) -> Markup:
    assert seen.seat is not None
    look = look_of(seen.seat, view)
    x, y = spot(str(action.at[0]))
    house = stamp(f"{action.verb}-{look.shape}", kind=f"seat-{look.colour}")
    return el("g", moved(x - 14, y + 13, house, scale=0.92), class_="dr-ghost")


def _beam(border: str) -> Markup:
    beam = moved(*middle(border), stamp("dam"), turn=course_angle(border) - 90)
    return el("g", beam, class_="dr-ghost")


def _flow(border: str) -> Markup:
    line = trace((border,))
    return group(path(line, "dr-new-banks"), path(line, "dr-new-bed"))


def _arrow(start: Point, end: Point) -> Markup:
    """From the edge of the figure into the target."""
    (x, y), (u, v) = start, end
    angle, far = atan2(v - y, u - x), hypot(u - x, v - y)
    a, b = 18, max(30.0, far - 26)
    from_, to = (x + a * cos(angle), y + a * sin(angle)), (x + b * cos(angle), y + b * sin(angle))
    shaft = f"M{from_[0]:.1f} {from_[1]:.1f}L{to[0]:.1f} {to[1]:.1f}"
    head = moved(
        round(to[0], 1),
        round(to[1], 1),
        path("M-8 -10L10 0L-8 10Z", "dr-way-line"),
        turn=round(degrees(angle)),
    )
    edge = moved(
        round(to[0], 1),
        round(to[1], 1),
        path("M-8 -10L10 0L-8 10Z", "dr-way-edge"),
        turn=round(degrees(angle)),
    )
    return el(
        "g", path(shaft, "dr-way-edge"), edge, path(shaft, "dr-way-line"), head, class_="dr-way"
    )
