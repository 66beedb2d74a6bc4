"""Which rules of 6 Castelos apply now, for the seat that looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ribeira.games.castelos.material import TOLL, UNDRAWN_ROUNDS
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.trail import next_space

BY_PHASE: Mapping[str, tuple[str, ...]] = {
    "contract": ("C-2.6", "C-15.2"),
    "face": ("C-2.8",),
    "place": ("C-5.1", "C-5.2"),
    "found": ("C-6.2", "C-1.9"),
    "bonus": ("C-7.4", "C-7.5"),
    "mode": ("C-4.2", "C-4.3", "C-4.4"),
    "sell": ("C-9.1", "C-9.3", "C-9.5"),
    "land": ("C-10.1", "C-10.2"),
    "cons": ("C-13.1", "C-13.3"),
    "rival": ("C-17.2",),
    "shift": ("C-17.2",),
    "end": ("C-14.1",),
}


def applies(seen: Sight) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_rules(seen)))


def _rules(seen: Sight) -> Iterator[str]:
    table = seen.table
    yield from BY_PHASE.get(table.phase, ())
    if table.phase == "trail":
        yield "C-3.3" if table.variant.family else "C-2.9"
    if table.phase == "mark":
        yield from ("C-8.4", "C-8.5", "C-8.6") if table.turn.monte else ("C-8.3",)
        if table.variant.alter:
            yield "C-8.8"
    if table.phase == "move":
        yield from (
            ("C-11.6", "C-11.8") if table.turn.walker >= 0 else ("C-11.1", "C-11.2", "C-11.5")
        )
    if table.phase in ("place", "mode", "mark") and _can_pass_a_toll(seen):
        yield "C-8.9"
    if table.phase == "place" and table.round > table.variant.rounds - UNDRAWN_ROUNDS:
        yield "C-14.1"


def _can_pass_a_toll(seen: Sight) -> bool:
    own = seen.table.own
    return own.mealhas > 0 and next_space(own) == TOLL
