"""What is said of a space of the board: its land, its water, and who stands there."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import N_, Message, msg, plural
from ribeira.core.wording import Names, listing
from ribeira.games.dosrios.board_map import HEX_CELLS, LOWER, UPPER, heights, land
from ribeira.games.dosrios.names import say_space, say_to
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import course

TERRAINS = {
    "W": N_("dosrios.board.hex.wheat"),
    "C": N_("dosrios.board.hex.maize"),
    "T": N_("dosrios.board.hex.tobacco"),
    "F": N_("dosrios.board.hex.forest"),
    "H": N_("dosrios.board.hex.hill"),
}
WATERS = {
    (): N_("dosrios.board.water.none"),
    ("V",): N_("dosrios.board.water.verde"),
    ("M",): N_("dosrios.board.water.moreno"),
    ("V", "M"): N_("dosrios.board.water.both"),
}


def say_place(seen: Sight, place: str, names: Names) -> tuple[Message, ...]:
    """What one sees there at a glance."""
    return (*_ground(seen, place), *_people(seen, place, names))


def say_water(seen: Sight, place: str) -> Iterator[Message]:
    """Where the water runs from there, and where it is kept from running."""
    for piece in seen.pieces:
        if UPPER[piece] == place:
            yield msg("dosrios.view.land.flows", to=say_to(LOWER[piece]))
    ends = [(UPPER[dam], LOWER[dam]) for dam in seen.dams]
    sides = [
        say_space(lower if upper == place else upper)
        for upper, lower in ends
        if place in (upper, lower)
    ]
    if sides:
        yield plural("dosrios.view.land.dams", len(sides), spaces=listing(sides))


def say_height(seen: Sight, place: str) -> Iterator[Message]:
    """How high it lies (R-1.7); springs have no height."""
    height = heights(seen.terrain).get(place)
    if height is not None:
        yield msg("dosrios.view.land.height", height=height)


def _ground(seen: Sight, place: str) -> Iterator[Message]:
    if place not in HEX_CELLS:
        yield msg("dosrios.board.space", space=say_space(place))
        return
    yield msg(TERRAINS[land(seen.terrain)[place]], hex=place)
    rivers = tuple(river for river in "VM" if place in course(seen.pieces, river))
    yield msg(WATERS[rivers])


def _people(seen: Sight, place: str, names: Names) -> Iterator[Message]:
    for seat in range(seen.seats):
        name = names[seat]
        if seen.haciendas[seat] == place:
            yield msg("dosrios.board.hacienda_of", name=name)
        if place in seen.fincas[seat]:
            yield msg("dosrios.board.finca_of", name=name)
        if figures := seen.figures[seat].count(place):
            yield plural("dosrios.board.figures_of", figures, name=name)
