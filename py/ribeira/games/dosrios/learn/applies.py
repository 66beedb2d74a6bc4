"""Which rules of Dos Rios apply now, for the seat that looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ribeira.games.dosrios.board_map import HEXES
from ribeira.games.dosrios.material import FIGURES_ON_A_HEX
from ribeira.games.dosrios.rules.sight import Sight

BY_STAGE: Mapping[str, tuple[str, ...]] = {
    "rivers": ("R-4.3", "R-4.4"),
    "place": ("R-5.1", "R-5.2"),
    "card": ("R-9.1", "R-9.2", "R-9.3"),
}
NEARLY_WON = 3
"""Buildings from which on victory is near."""


def applies(seen: Sight) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_rules(seen)))


def _rules(seen: Sight) -> Iterator[str]:
    yield from BY_STAGE.get(seen.stage, ())
    if seen.stage != "actions":
        return
    if seen.bed:
        yield from ("R-7.6", "R-7.7")
        return
    if seen.round == 1:
        yield from ("R-6.4", "R-6.27")
    yield from ("R-6.2", "R-6.17", "R-7.2", "R-8.1") if seen.points else ("R-7.2", "R-8.1")
    if seen.seat is not None:
        yield from _of_seat(seen, seen.seat)


def _of_seat(seen: Sight, seat: int) -> Iterator[str]:
    own = [place for place in seen.figures[seat] if place in HEXES]
    of_others = {
        finca for other, fincas in enumerate(seen.fincas) if other != seat for finca in fincas
    }
    crowded = any(own.count(place) > FIGURES_ON_A_HEX for place in own)
    if crowded or of_others.intersection(own):
        yield from ("R-6.14", "R-6.15")
    if len(seen.buildings(seat)) >= NEARLY_WON:
        yield "R-2.1"
