"""The map as one picture: land, water, people, and over them everything that can be clicked."""

from __future__ import annotations

from ribeira.core.values import msg
from ribeira.games.dosrios.board_map import CITY, HEX_CELLS, HEXES, PLACES
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import run
from ribeira.games.dosrios.table.art.printing import points, stamp
from ribeira.games.dosrios.table.clicks.choices import (
    Choice,
    by_place,
    choices,
    is_damming,
    is_picked,
)
from ribeira.games.dosrios.table.highlights import Highlights
from ribeira.games.dosrios.table.labels import place_label
from ribeira.games.dosrios.table.map.dam_borders import control, draw_bed, draw_borders, refused
from ribeira.games.dosrios.table.map.focus import focus
from ribeira.games.dosrios.table.map.intent import draw_intent
from ribeira.games.dosrios.table.map.land import draw_land, draw_names
from ribeira.games.dosrios.table.map.layout import HALF, VIEW_BOX, outline, spot
from ribeira.games.dosrios.table.map.people import draw_dams, draw_people
from ribeira.games.dosrios.table.map.rivers import draw_rivers, draw_springs, trace
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import moved, path
from ribeira.kit.view import View


def draw_map(seen: Sight, new: Highlights, view: View) -> Markup:
    found = choices(view)
    return el(
        "svg",
        draw_land(seen),
        draw_rivers(seen, new),
        draw_springs(view),
        draw_dams(seen, new),
        draw_names(),
        draw_people(seen, new, view),
        _places(seen, by_place(found), view),
        *draw_borders(seen, found, view),
        draw_intent(seen, view),
        _pointed_at(seen, new),
        viewBox=VIEW_BOX,
        id="dosrios-map",
        class_="dr-map",
        data_zoom="",
        data_rove="map",
        data_focus=focus(seen, new, view),
        tabindex=-1,
        role="group",
        aria_label=view.say(msg("dosrios.board.map")),
    )


def _places(seen: Sight, found: dict[str, tuple[Choice, ...]], view: View) -> Markup:
    return group(
        *(
            _place(seen, place, found.get(place, ()), view)
            for place in (*HEXES, *sorted(set(PLACES) - set(HEXES)))
        )
    )


def _place(seen: Sight, place: str, found: tuple[Choice, ...], view: View) -> Markup:
    own = found[0] if found else None
    kinds = ["dr-place"] + ([f"is-{own.kind}"] if own else [])
    if is_picked(own.name if own else place, view):
        kinds.append("is-picked")
    return group(
        el(
            "g",
            path(_shape(place), "dr-hit"),
            draw_bed(seen.bed_after_piece(own.name)) if own and own.kind == "flow" else None,
            _sign(own, place) if own else None,
            id=f"dosrios-{place}",
            class_=" ".join(kinds),
            aria_label=place_label(seen, place, own, view),
            data_spot=" ".join(map(str, spot(place))),
            **(control(own) if own or is_damming(view) else refused(place)),
        ),
        *(_beside(seen, place, choice, view) for choice in found[1:]),
    )


def _shape(place: str, size: float = 36.5) -> str:
    """The outline of what is clicked for a place."""
    if place in HEXES:
        return points(outline(place, size))
    x, y = spot(place)
    if place == CITY:
        return points(
            (
                (x - 38, y),
                (x - 19, y - 32.5),
                (x + 19, y - 32.5),
                (x + 38, y),
                (x + 58, y + 44),
                (x - 58, y + 44),
            )
        )
    return f"M{x - 24} {y - 2.3 * HALF:.0f}a24 24 0 0 1 48 0v{4.6 * HALF:.0f}a24 24 0 0 1 -48 0Z"


def _sign(choice: Choice, place: str) -> Markup:
    """What a click here means, in a small disc."""
    x, y = spot(place)
    right, up = (22, 18) if place in HEX_CELLS else (30, 18) if place == CITY else (0, 74)
    small = 0.5 if choice.kind == "place" else 1
    return stamp(f"sign-{choice.kind}", x + right, y - up, small)


def _beside(seen: Sight, place: str, choice: Choice, view: View) -> Markup:
    """A second meaning of the same hex: chase together, or ride, where a step leads as well."""
    x, y = spot(place)
    return el(
        "g",
        path(
            points(((x, y - 34), (x - 20, y - 34), (x - 39, y), (x - 20, y + 34), (x, y + 34))),
            "dr-hit",
        ),
        moved(x - 22, y - 18, stamp(f"sign-{choice.kind}")),
        id=f"dosrios-{place}-{choice.kind}",
        class_=f"dr-place is-{choice.kind} is-beside",
        data_spot=f"{x - 20} {y}",
        aria_label=place_label(seen, place, choice, view),
        **control(choice),
    )


def _pointed_at(seen: Sight, new: Highlights) -> Markup:
    """What to point at."""
    sent = "bandit" if new.raiders else "burst"
    return el(
        "g",
        path(trace(run(seen.pieces, new.raiders), new.raiders), "dr-raid") if new.raiders else None,
        *(moved(*spot(hex_), stamp("paid", kind="dr-glow")) for hex_ in new.paid),
        *(moved(*spot(hex_), stamp(sent, 20, -16, 0.8, "dr-burst")) for hex_ in new.left),
        class_="dr-moment",
        aria_hidden="true",
    )
