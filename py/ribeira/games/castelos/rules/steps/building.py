"""Building the trail: adding tiles and altering those that are not locked (C-8.8)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.events import DiscsBack, Emit, TrailAdded, TrailAltered
from ribeira.games.castelos.rules.state import Estate, Laid, State, Table, Turn, with_own


def additions(table: Table) -> Iterator[Action]:
    """C-8.8"""
    for tile in table.own.unplaced:
        for side, turned in trail.WAYS:
            yield Action("trail.add", (tile, side, turned))


def alterations(table: Table) -> Iterator[Action]:
    """C-8.8, but for arrangements that the trail has had in this turn."""
    own = table.own
    if not table.variant.alter:
        return
    for slot in range(trail.first_slot(own), len(own.trail)):
        for tile in (own.trail[slot][0], *own.unplaced):
            for side, turned in trail.WAYS:
                if _is_new(table, slot, (tile, side, turned)):
                    yield Action("trail.alter", (slot, tile, side, turned))


def _is_new(table: Table, slot: int, laid: Laid) -> bool:
    """Whether the trail has not lain so in this turn, or (`seenTrail`) with fewer discs at hand."""
    own = table.own
    altered = trail.altered(own.trail, slot, laid)
    if altered in (own.trail, *table.turn.seen):
        return False
    discs = own.discs + len(trail.marks_in(own, slot))
    return all(discs > then for seen, then in table.turn.seen_with if seen == altered)


def noted(table: Table) -> Turn:
    """The turn after the trail has been seen as it lies, with the discs at hand (5.2).

    It is noted before it is altered or a disc is spent, so that the most discs are noted too.
    """
    own, turn = table.own, table.turn
    if table.variant.more_discs:
        return replace(turn, seen_with=(*turn.seen_with, (own.trail, own.discs)))
    return turn


def add(state: State, emit: Emit, laid: Laid, rule: str) -> State:
    """C-8.8"""
    state = with_own(state, trail.add(state.table.own, laid))
    emit(TrailAdded(state.table.seat, laid, rule), state)
    return state


def alter(state: State, emit: Emit, slot: int, laid: Laid) -> State:
    """C-8.8"""
    table = state.table
    before, own = table.own, trail.alter(table.own, slot, laid)
    turn = noted(table)
    if not table.variant.more_discs:
        turn = replace(turn, seen=(*turn.seen, before.trail))
    state = with_own(state, own, turn=turn)
    emit(TrailAltered(table.seat, slot, was=before.trail[slot], laid=laid), state)
    if back := own.discs - before.discs:
        emit(DiscsBack(table.seat, back, "C-8.8"), state)
    return state


def why_not_add(tile: str) -> Refusal:
    return Refusal(msg("castelos.refusal.not_unplaced", tile=tile), "C-8.8")


def why_not_alter(table: Table, slot: int, laid: Laid) -> Refusal:
    own = table.own
    if not table.variant.alter:
        return Refusal(msg("castelos.refusal.family_trail"), "C-3.4")
    if slot >= len(own.trail):
        return Refusal(msg("castelos.refusal.no_slot", slot=slot), "C-8.1")
    if slot < trail.first_slot(own):
        return Refusal(msg("castelos.refusal.locked", slot=slot), "C-8.8")
    if laid[0] not in (own.trail[slot][0], *own.unplaced):
        return _why_not_other_tile(own, laid[0])
    if own.trail[slot] == laid:
        return Refusal(msg("castelos.refusal.lies_so"), "C-8.8")
    if table.variant.more_discs:
        return Refusal(msg("castelos.refusal.seen_arrangement.discs"), "C-8.8")
    return Refusal(msg("castelos.refusal.seen_arrangement"), "C-8.8")


def _why_not_other_tile(own: Estate, tile: str) -> Refusal:
    if any(laid[0] == tile for laid in own.trail):
        return Refusal(msg("castelos.refusal.no_slot_swap", tile=tile), "C-8.8")
    return why_not_add(tile)
