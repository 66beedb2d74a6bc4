"""Campesinos, houses and dams on the map. They have no labels: the places they stand on do."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.games.dosrios.board_map import CITY, HEX_CELLS, PLACES
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.table.art.printing import stamp
from ribeira.games.dosrios.table.highlights import Highlights
from ribeira.games.dosrios.table.looks import look_of
from ribeira.games.dosrios.table.map.layout import Point, course_angle, middle, spot
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import disc, moved, text
from ribeira.kit.view import View

Holder = tuple[int, int]
"""A seat and how many of its figures stand somewhere."""


def draw_dams(seen: Sight, new: Highlights) -> Markup:
    return el(
        "g",
        *(_dam(border, border == new.dammed) for border in seen.dams),
        class_="dr-dams",
        aria_hidden="true",
    )


def _dam(border: str, fresh: bool) -> Markup:
    bar = stamp("dam", kind="dr-fresh" if fresh else "")
    return moved(*middle(border), bar, turn=course_angle(border) - 90)


def draw_people(seen: Sight, new: Highlights, view: View) -> Markup:
    return el(
        "g",
        *_buildings(seen, new, view),
        *(_figures_at(seen, new, place, view) for place in PLACES),
        class_="dr-people",
        aria_hidden="true",
    )


def _buildings(seen: Sight, new: Highlights, view: View) -> Iterator[Markup]:
    for seat in range(seen.seats):
        for hex_ in seen.fincas[seat]:
            yield _house("finca", seat, hex_, new, view)
        if seen.haciendas[seat]:
            yield _house("hacienda", seat, seen.haciendas[seat], new, view)


def _house(kind: str, seat: int, hex_: str, new: Highlights, view: View) -> Markup:
    look = look_of(seat, view)
    x, y = spot(hex_)
    fresh = " dr-fresh" if hex_ == new.built else ""
    house = stamp(f"{kind}-{look.shape}", kind=f"seat-{look.colour}{fresh}")
    return moved(x - 14, y + (12 if kind == "finca" else 14), house, scale=0.92)


def _figures_at(seen: Sight, new: Highlights, place: str, view: View) -> Markup | None:
    holders = [(seat, own.count(place)) for seat, own in enumerate(seen.figures) if place in own]
    if not holders:
        return None
    drawn = (
        moved(*at, _figures(seat, count, place, view), scale=_scale(place))
        for at, (seat, count) in zip(_standing(seen, place, holders), holders, strict=True)
    )
    kind = "dr-come" if place in new.come else None
    return el("g", *drawn, class_=kind)


def _scale(place: str) -> float:
    return 1 if place in HEX_CELLS else 0.78 if place == CITY else 0.86


def _standing(seen: Sight, place: str, holders: list[Holder]) -> Iterator[Point]:
    """Where each seat's figures stand: beside a house, in a row, or one below another."""
    x, y = spot(place)
    housed = place in seen.built_on
    first = (len(holders) - 1) / 2
    for at in range(len(holders)):
        if place in HEX_CELLS:
            yield x + (18 if housed else 0), y + 5
        elif place == CITY:
            yield x + 25 * (at - first), y + 28
        else:
            yield x, y + 4 + 38 * (at - first)


def _figures(seat: int, count: int, place: str, view: View) -> Markup:
    """One, two side by side, or one with a number, for all of which it moves."""
    look = look_of(seat, view)
    moves = moving(f"figure-{seat}", place, manner="hop")
    one = el("g", stamp(f"figure-{look.shape}"), **moves)
    if count == 2:
        one = group(moved(-7.5, 1, one, scale=0.84), moved(7.5, 1, one, scale=0.84))
    for _ in range(count - 1 if count > 2 else 0):
        one = el("g", one, **moves)
    number = group(disc(10, -12, 7.6, "dr-count-disc"), text(count, 10, -8, "dr-count"))
    return el("g", one, number if count > 2 else None, class_=f"seat-{look.colour}")
