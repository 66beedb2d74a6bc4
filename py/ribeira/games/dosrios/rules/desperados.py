"""The desperados, who ride down a river and send figures to the city (R-10)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.dosrios.board_map import CITY, MOUTHS
from ribeira.games.dosrios.material import RAIDED_HEXES
from ribeira.games.dosrios.rules.events import DesperadosRode, Emit, Raided
from ribeira.games.dosrios.rules.state import State, Table, with_moved
from ribeira.games.dosrios.rules.water import course

Victim = tuple[int, str]
"""The seat that loses a figure, and the hex."""


def raid(state: State, river: str, emit: Emit) -> State:
    """R-10.1, with one figure from each hex (R-10.2)."""
    raided = victims(state, river, state.option("desperadoProtectedCounts") == "yes")
    emit(DesperadosRode(river=river, victims=len(raided)), state)
    for seat, hex_ in raided:
        state = replace(state, figures=with_moved(state.figures, seat, (hex_,), CITY))
        emit(Raided(seat=seat, hex_=hex_), state)
    return state


def victims(table: Table, river: str, protected_count: bool) -> tuple[Victim, ...]:
    """Whom the desperados of a river would meet (R-10.2 to R-10.5)."""
    held = [
        (seat, hex_)
        for hex_ in course(table.pieces, river)
        if hex_ not in MOUTHS
        for seat in range(table.seats)
        if hex_ in table.figures[seat]
    ]
    if not protected_count:
        held = [victim for victim in held if victim[1] not in table.haciendas]
    return tuple(v for v in held[:RAIDED_HEXES] if v[1] not in table.haciendas)
