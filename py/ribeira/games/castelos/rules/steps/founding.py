"""What follows a placement: a castle on a closed rock monte, then the rock bonus (C-6, C-7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ribeira.core.grids.squares import Corner, corners_of, write_cell
from ribeira.core.values import Action, Event, Refusal, msg
from ribeira.games.castelos.material import BONUS
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.flow import gain_religion
from ribeira.games.castelos.rules.montes import factor, is_closed, is_far, land
from ribeira.games.castelos.rules.state import (
    NOBODY,
    Castle,
    Estate,
    Laid,
    State,
    Table,
    Told,
    Turn,
    on_table,
    with_own,
)
from ribeira.games.castelos.rules.steps.building import add, additions
from ribeira.games.castelos.rules.steps.marking import step


def candidates(table: Table) -> tuple[Corner, ...]:
    """Corners of the placed tile where a castle can be founded, sorted (C-6.1)."""
    if not table.top:
        return ()
    x, y = table.turn.placed
    gathered = land(table.tiles).corners
    return tuple(
        sorted(
            corner
            for corner in corners_of(x, y)
            if "rock" in gathered[corner] and "" not in gathered[corner] and is_far(table, corner)
        )
    )


def after_placing(state: State) -> Told:
    """C-6.2"""
    found_at = candidates(state.table)
    if len(found_at) > 1:
        return on_table(state, phase="found"), ()
    return found(state, found_at[0]) if found_at else after_founding(state)


def found_offers(state: State) -> Iterator[Action]:
    return (Action("castle.found", corner) for corner in candidates(state.table))


def found(state: State, corner: Corner) -> Told:
    """C-6.3 to C-6.5"""
    table = state.table
    castle = Castle(table.top, corner, factor(table.tiles, corner))
    values = (
        ("seat", NOBODY if table.turn.rivals else table.seat),
        ("castle", castle.id),
        ("x", corner[0]),
        ("y", corner[1]),
        ("factor", castle.factor),
    )
    events: tuple[Event, ...] = (Event("founded", values, "C-6.3"),)
    estates = tuple(_climb(estate, corner) for estate in table.estates)
    for seat, (before, after) in enumerate(zip(table.estates, estates, strict=True)):
        if before is not after:
            events += (Event("climbed", (("seat", seat), ("castle", castle.id)), "C-6.4"),)
    top, below = (state.below[0], state.below[1:]) if state.below else ("", ())
    if top:
        events += (Event("next_castle", (("castle", top),), "C-6.3", reveals=True),)
    castles = (*table.castles, castle)
    table = replace(table, castles=castles, estates=estates, top=top, phase="mode")
    state = replace(state, table=table, below=below)
    state, told = after_founding(state)
    return state, events + told


def _climb(estate: Estate, corner: Corner) -> Estate:
    """Workers lying in the monte stand on the castle (C-6.4)."""
    up = ("castle", *corner, 0)
    workers = tuple(
        up if where == "quarter" and corners_of(x, y)[k] == corner else (where, x, y, k)
        for where, x, y, k in estate.workers
    )
    return estate if workers == estate.workers else replace(estate, workers=workers)


def after_founding(state: State) -> Told:
    """The rock bonus (C-7.1); the silent rival gets none, and the player goes on (C-17.2)."""
    if state.table.turn.rivals:
        return on_table(state, phase="place", turn=Turn()), ()
    bonus = BONUS.get(state.table.tiles[-1][0], "")
    if bonus == "mealha":  # C-7.2
        seat, own = state.table.seat, state.table.own
        event = Event("mealha", (("seat", seat), ("mealhas", 1)), "C-7.2")
        return with_own(state, replace(own, mealhas=own.mealhas + 1)), (event,)
    if bonus == "religion":
        return gain_religion(state, 1, "C-7.3")
    if bonus == "advance":
        return _advance(state)
    return _explore(state) if bonus == "explore" else (state, ())


def _advance(state: State) -> Told:
    """C-7.4"""
    own = state.table.own
    if trail.next_space(own):
        return step(state, "C-7.4")
    if own.unplaced:
        return _wait(state, "advance"), ()
    return state, (Event("bonus_lost", (("seat", state.table.seat),), "C-7.4"),)


def _explore(state: State) -> Told:
    """C-7.5"""
    seat = state.table.seat
    if not state.exploration:
        return state, (Event("bonus_lost", (("seat", seat),), "C-7.5"),)
    tile = state.exploration[0]
    own = state.table.own
    own = replace(own, unplaced=tuple(sorted((*own.unplaced, tile))))
    state = with_own(replace(state, exploration=state.exploration[1:]), own)
    if state.table.variant.family:
        state = _wait(state, "explore")
    values = (("seat", seat), ("tile", tile), ("left", len(state.exploration)))
    return state, (Event("explored", values, "C-7.5", reveals=True),)


def _wait(state: State, bonus: str) -> State:
    return on_table(state, phase="bonus", turn=replace(state.table.turn, bonus=bonus))


def _go_on(state: State) -> State:
    return on_table(state, phase="mode", turn=replace(state.table.turn, bonus=""))


def bonus_offers(state: State) -> Iterator[Action]:
    """C-7.4, C-7.5"""
    table = state.table
    if table.turn.bonus == "advance":
        yield Action("bonus.decline")
        yield from additions(table)
        return
    (tile,) = table.own.unplaced
    yield from (Action("trail.add", (tile, "a", turned)) for turned in (0, 1))


def add_for_bonus(state: State, laid: Laid) -> Told:
    """C-7.4, C-7.5"""
    bonus = state.table.turn.bonus
    state, events = add(state, laid, "C-7.4" if bonus == "advance" else "C-7.5")
    state = _go_on(state)
    if bonus == "explore":
        return state, events
    state, told = step(state, "C-7.4")
    return state, events + told


def decline(state: State) -> Told:
    """C-7.4"""
    event = Event("bonus_lost", (("seat", state.table.seat),), "C-7.4")
    return _go_on(state), (event,)


def why_not_found(table: Table, corner: Corner) -> Refusal:
    where = write_cell(corner)
    if corner not in corners_of(table.turn.placed[0], table.turn.placed[1]):
        return Refusal(msg("castelos.refusal.not_placed_corner", corner=where), "C-6.1")
    if not is_closed(table, corner):
        return Refusal(msg("castelos.refusal.not_closed", corner=where), "C-6.1")
    if "rock" not in land(table.tiles).corners[corner]:
        return Refusal(msg("castelos.refusal.no_rock", corner=where), "C-6.1")
    return Refusal(msg("castelos.refusal.castle_near", corner=where), "C-6.1")


def why_not_bonus_add(table: Table, laid: Laid) -> Refusal:
    if laid[0] not in table.own.unplaced:
        return Refusal(msg("castelos.refusal.not_unplaced", tile=laid[0]), "C-8.8")
    return Refusal(msg("castelos.refusal.face_a"), "C-7.5")
