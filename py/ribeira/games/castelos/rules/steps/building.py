"""Building the trail: adding tiles and altering those that are not locked (C-8.8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain

from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.arrangements import one_slot_away
from ribeira.games.castelos.rules.events import DiscsBack, Emit, TrailAdded, TrailAltered
from ribeira.games.castelos.rules.state import Estate, Laid, State, Table, Turn, with_own


def additions(table: Table) -> Iterable[Action]:
    """C-8.8"""
    return chain.from_iterable(map(_additions, table.own.unplaced))


@cache
def _additions(tile: str) -> tuple[Action, ...]:
    return tuple(Action("trail.add", (tile, side, turned)) for side, turned in trail.WAYS)


def alterations(table: Table) -> list[Action]:
    """C-8.8, but for arrangements that the trail has had in this turn."""
    own = table.own
    if not table.variant.alter:
        return []
    barred = _barred(table)
    found: list[Action] = []
    for slot in range(trail.first_slot(own), len(own.trail)):
        ways = _ways(slot, own.trail[slot], own.unplaced)
        seen = barred.get(slot)
        found += [way for way in ways if way.at[1:] not in seen] if seen else ways
    return found


@lru_cache(maxsize=1024)
def _ways(slot: int, here: Laid, unplaced: tuple[str, ...]) -> list[Action]:
    """The other ways in which a tile can lie in a slot, sorted."""
    tiles = sorted((here[0], *unplaced))
    ways = [*chain.from_iterable([_ways_of(slot, tile) for tile in tiles])]
    del ways[len(trail.WAYS) * tiles.index(here[0]) + trail.WAYS.index(here[1:])]
    return ways


@cache
def _ways_of(slot: int, tile: str) -> tuple[Action, ...]:
    return tuple(Action("trail.alter", (slot, tile, *way)) for way in trail.WAYS)


def _barred(table: Table) -> dict[int, set[Laid]]:
    """For slots what may not be laid there because the trail would look as before in this turn,
    unless (`seenTrail`) more discs were at hand than then."""
    own, turn = table.own, table.turn
    barred: dict[int, set[Laid]] = {}
    if turn.seen:
        for at, slot in one_slot_away(own.trail, tuple([(seen, 0) for seen in turn.seen])):
            barred.setdefault(slot, set()).add(turn.seen[at][slot])
    if turn.seen_with:
        for at, slot in one_slot_away(own.trail, turn.seen_with):
            seen, then = turn.seen_with[at]
            if _discs_after(own, slot) <= then:
                barred.setdefault(slot, set()).add(seen[slot])
    return barred


def _discs_after(own: Estate, slot: int) -> int:
    """The discs at hand once the tile in that slot is altered."""
    return own.discs + len(trail.marks_in(own, slot))


def with_note(table: Table) -> Turn:
    """The turn with a note of how the trail lies and how many discs are at hand (`seenTrail`).

    It is made before the trail is altered or a disc is spent, so that the most discs are noted.
    """
    own, turn = table.own, table.turn
    if table.variant.more_discs:
        return replace(turn, seen_with=(*turn.seen_with, (own.trail, own.discs)))
    return turn


def add(state: State, emit: Emit, laid: Laid, rule: str) -> State:
    """C-8.8"""
    state = with_own(state, trail.add(state.table.own, laid))
    emit(TrailAdded(seat=state.table.seat, laid=laid, rule=rule), state)
    return state


def alter(state: State, emit: Emit, slot: int, laid: Laid) -> State:
    """C-8.8"""
    table = state.table
    before, own = table.own, trail.alter(table.own, slot, laid)
    turn = with_note(table)
    if not table.variant.more_discs:
        turn = replace(turn, seen=(*turn.seen, before.trail))
    state = with_own(state, own, turn=turn)
    emit(TrailAltered(seat=table.seat, slot=slot, was=before.trail[slot], laid=laid), state)
    if back := own.discs - before.discs:
        emit(DiscsBack(seat=table.seat, discs=back, rule="C-8.8"), state)
    return state


def why_not_add(tile: str) -> Refusal:
    return Refusal(msg("castelos.refusal.not_unplaced", tile=tile), "C-8.8")


def why_not_alter(table: Table, slot: int, laid: Laid) -> Refusal:
    own = table.own
    if not table.variant.alter:
        return Refusal(msg("castelos.refusal.family_trail"), "C-3.4")
    if slot >= len(own.trail):
        return Refusal(msg("castelos.refusal.no_slot", slot=slot + 1), "C-8.1")
    if slot < trail.first_slot(own):
        return Refusal(msg("castelos.refusal.locked", slot=slot + 1), "C-8.8")
    if laid[0] not in trail.layable(own, slot):
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
