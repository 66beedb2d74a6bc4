"""Borders that can be dammed, and the bed that would follow, shown before the player decides."""

from __future__ import annotations

from ribeira.core.values import msg
from ribeira.games.dosrios.board_map import BORDERS, UPPER
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import Bed
from ribeira.games.dosrios.table.art.printing import points, stamp
from ribeira.games.dosrios.table.clicks.choices import Choice, is_damming, is_picked
from ribeira.games.dosrios.table.labels import CLICKS, label, say_bed, say_border
from ribeira.games.dosrios.table.map.layout import Point, below, course_angle, middle, spot
from ribeira.games.dosrios.table.map.rivers import trace
from ribeira.kit.markup import Markup, el
from ribeira.kit.shapes import moved, path
from ribeira.kit.view import View


def draw_borders(seen: Sight, found: tuple[Choice, ...], view: View) -> tuple[Markup, ...]:
    """In dam mode all of them can be clicked: where no dam may be, the rule answers."""
    if not is_damming(view):
        return ()
    legal = {choice.name: choice for choice in found if choice.kind == "dam"}
    closed = (_closed(border) for border in BORDERS if border not in legal)
    return (*closed, *(draw_border(seen, choice, view) for choice in legal.values()))


def _closed(border: str) -> Markup:
    hit = path(points(_kite(border)), "dr-hit")
    return el("g", hit, id=_id(border), class_="dr-border", data_ask=border, aria_hidden="true")


def _id(border: str) -> str:
    return f"dosrios-{border.replace(':', '-')}"


def draw_border(seen: Sight, choice: Choice, view: View) -> Markup:
    """Where a dam may stand; the new bed appears while the border is looked at."""
    border = choice.name
    bed = seen.bed_after_dam(border)
    bar = stamp("dam", kind="dr-would")
    return el(
        "g",
        path(points(_kite(border)), "dr-hit"),
        moved(*middle(border), bar, turn=course_angle(border) - 90),
        draw_bed(bed),
        id=_id(border),
        class_="dr-border is-picked" if is_picked(border, view) else "dr-border",
        data_spot=" ".join(map(str, middle(border))),
        aria_label=label(view, say_border(border), msg(CLICKS["dam"]), say_bed(bed)),
        **control(choice),
    )


def control(choice: Choice | None) -> dict[str, str | int | None]:
    """What makes a shape a button; without a choice it is a picture."""
    if choice is None:
        return {"role": "img"}
    return {"role": "button", "tabindex": 0, "data_pick": choice.name}


def refused(name: str) -> dict[str, str | int | None]:
    """A button that says why it does nothing: people who walk over the map by keys come by."""
    return {"role": "button", "tabindex": 0, "data_ask": name, "aria_disabled": "true"}


def _kite(border: str) -> tuple[Point, ...]:
    """From middle to middle over both ends of the border: kites fill the map without a gap."""
    (x, y), (u, v) = middle(border), below(border)
    dx, dy = (v - y) * 0.577, (u - x) * 0.577  # half a border for each half of a hex's height
    return spot(UPPER[border]), (x - dx, y + dy), below(border), (x + dx, y - dy)


def draw_bed(bed: Bed) -> Markup | None:
    """New water, the borders still open at its end, and what would fall dry."""
    if not bed.laid and not bed.forks:
        return None
    forks = [trace((border,)) for border in bed.forks]
    return el(
        "g",
        *(path(trace((border,)), "dr-falls-dry") for border in bed.dead),
        *(path(line, "dr-new-banks") for line in (trace(bed.laid), *forks)),
        path(trace(bed.laid), "dr-new-bed"),
        *(path(line, "dr-new-bed is-open") for line in forks),
        class_="dr-preview",
        aria_hidden="true",
    )
