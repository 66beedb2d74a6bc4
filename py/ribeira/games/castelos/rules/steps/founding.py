"""What follows a placement: a castle on a closed rock monte, then the rock bonus (C-6, C-7)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.grids.squares import Corner, corners_of
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.material import BONUS
from ribeira.games.castelos.names import say_cell
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.events import (
    BonusLost,
    Climbed,
    Emit,
    Explored,
    Founded,
    Mealha,
    NextCastle,
)
from ribeira.games.castelos.rules.montes import factor, is_closed, is_far, land, lying_at
from ribeira.games.castelos.rules.state import (
    NOBODY,
    Castle,
    Estate,
    Laid,
    State,
    Table,
    on_table,
    with_own,
)
from ribeira.games.castelos.rules.steps import religion
from ribeira.games.castelos.rules.steps.building import add, additions
from ribeira.games.castelos.rules.steps.marking import step


def candidates(table: Table) -> tuple[Corner, ...]:
    """Corners of the placed tile where a castle can be founded, sorted (C-6.1)."""
    x, y = table.turn.placed
    gathered = land(table.tiles).corners
    around = [(corner, gathered[corner]) for corner in corners_of(x, y)]
    closed = [corner for corner, shown in around if "rock" in shown and "" not in shown]
    return tuple(sorted([corner for corner in closed if has_room(table, corner)]))


def has_room(table: Table, corner: Corner) -> bool:
    """Whether there is a castle left for the corner (C-6.1), far enough from all others (C-1.9)."""
    return bool(table.top) and is_far(table, corner)


def castle_at(table: Table, corner: Corner) -> Castle:
    """The visible castle as it would stand there (C-6.5)."""
    return Castle(table.top, corner, factor(table.tiles, corner))


def found_offers(state: State) -> Iterator[Action]:
    return (Action("castle.found", corner) for corner in candidates(state.table))


def found_only(state: State, emit: Emit) -> State:
    """C-6.2: there is nothing to choose."""
    (corner,) = candidates(state.table)
    return found(state, emit, *corner)


def found(state: State, emit: Emit, x: int, y: int) -> State:
    """C-6.3 to C-6.5"""
    before, corner = state.table, (x, y)
    castle = castle_at(before, corner)
    estates = tuple(_climb(estate, corner) for estate in before.estates)
    state = on_table(state, castles=(*before.castles, castle), estates=estates, top="")
    seat = NOBODY if before.turn.rivals else before.seat
    emit(Founded(seat=seat, castle=castle.id, x=x, y=y, factor=castle.factor), state)
    for at, estate in enumerate(before.estates):
        if estates[at] is not estate:
            emit(Climbed(seat=at, castle=castle.id), state)
    return _open_next(state, emit) if state.below else state


def _open_next(state: State, emit: Emit) -> State:
    """C-6.3"""
    state = on_table(replace(state, below=state.below[1:]), top=state.below[0])
    emit(NextCastle(castle=state.table.top), state)
    return state


def _climb(estate: Estate, corner: Corner) -> Estate:
    """Workers lying in the monte stand on the castle (C-6.4)."""
    if corner not in lying_at(estate.workers):
        return estate
    up = ("castle", *corner, 0)
    workers = tuple(
        up if where == "quarter" and corners_of(x, y)[k] == corner else (where, x, y, k)
        for where, x, y, k in estate.workers
    )
    return replace(estate, workers=workers)


def bonus_of(table: Table) -> str:
    """What the rock of the placed tile brings (C-7.1); to the silent rival nothing (C-17.2)."""
    return "" if table.turn.rivals else BONUS.get(table.tiles[-1][0], "")


def rock_bonus(state: State, emit: Emit) -> State:
    """C-7.1"""
    bonus = bonus_of(state.table)
    return BONUSES[bonus](state, emit) if bonus else state


def _mealha(state: State, emit: Emit) -> State:
    """C-7.2"""
    own = state.table.own
    state = with_own(state, replace(own, mealhas=own.mealhas + 1))
    emit(Mealha(seat=state.table.seat, mealhas=1), state)
    return state


def _preach(state: State, emit: Emit) -> State:
    """C-7.3"""
    return religion.gain(state, emit, 1, "C-7.3")


def _advance(state: State, emit: Emit) -> State:
    """C-7.4"""
    own = state.table.own
    if trail.next_space(own):
        return step(state, emit, "C-7.4")
    return _wait(state, "advance") if own.unplaced else _lose(state, emit, "C-7.4")


def _explore(state: State, emit: Emit) -> State:
    """C-7.5"""
    if not state.exploration:
        return _lose(state, emit, "C-7.5")
    tile = state.exploration[0]
    own = state.table.own
    own = replace(own, unplaced=tuple(sorted((*own.unplaced, tile))))
    state = with_own(replace(state, exploration=state.exploration[1:]), own)
    emit(Explored(seat=state.table.seat, tile=tile, left=len(state.exploration)), state)
    return _wait(state, "explore") if state.table.variant.family else state


BONUSES = {"mealha": _mealha, "religion": _preach, "advance": _advance, "explore": _explore}


def _lose(state: State, emit: Emit, rule: str) -> State:
    emit(BonusLost(seat=state.table.seat, rule=rule), state)
    return state


def _wait(state: State, bonus: str) -> State:
    """The bonus waits for a choice; "" ends the waiting."""
    return on_table(state, turn=replace(state.table.turn, bonus=bonus))


def bonus_offers(state: State) -> Iterator[Action]:
    """C-7.4, C-7.5"""
    table = state.table
    if table.turn.bonus == "advance":
        yield Action("bonus.decline")
        yield from additions(table)
        return
    (tile,) = table.own.unplaced
    yield from (Action("trail.add", (tile, "a", turned)) for turned in (0, 1))


def add_for_bonus(state: State, emit: Emit, laid: Laid) -> State:
    """C-7.4, C-7.5"""
    bonus = state.table.turn.bonus
    state = _wait(state, "")
    if bonus == "explore":
        return add(state, emit, laid, "C-7.5")
    return step(add(state, emit, laid, "C-7.4"), emit, "C-7.4")


def decline(state: State, emit: Emit) -> State:
    """C-7.4"""
    return _lose(_wait(state, ""), emit, "C-7.4")


def why_not_found(table: Table, corner: Corner) -> Refusal:
    where = say_cell(corner)
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
