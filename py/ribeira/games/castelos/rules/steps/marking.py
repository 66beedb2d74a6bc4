"""Marking the trail: the chosen monte, the cylinder, discs and tolls (C-8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from ribeira.core.grids.squares import Quarter, corners_of
from ribeira.core.kept import kept
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.material import TOLL
from ribeira.games.castelos.names import covered, say_cell, say_quarter, say_terrain
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.events import Advanced, ChoseMonte, DiscsBack, Emit, Marked, Toll
from ribeira.games.castelos.rules.montes import (
    Monte,
    all_montes,
    hanging,
    land,
    monte_at,
    quarters_of,
    shows,
)
from ribeira.games.castelos.rules.state import (
    NOBODY,
    Castle,
    State,
    Table,
    Tile,
    Turn,
    on_table,
    with_own,
    without,
)
from ribeira.games.castelos.rules.steps import building


def choices(table: Table) -> tuple[Quarter, ...]:
    """A quarter of each monte that may be chosen; montes that show the same count once (C-8.3)."""
    per_quarter = table.variant.per_quarter
    if table.variant.any_monte:
        quarters = (quarters_of(table, monte)[0] for monte in all_montes(table))
        return _different(table.tiles, table.castles, quarters, per_quarter)
    return _of_tile(table.tiles, table.castles, table.turn.placed, per_quarter)


@kept
def _of_tile(
    tiles: tuple[Tile, ...],
    castles: tuple[Castle, ...],
    placed: tuple[int, ...],
    per_quarter: bool,
) -> tuple[Quarter, ...]:
    x, y = placed
    return _different(tiles, castles, ((x, y, k) for k in range(4)), per_quarter)


def _different(
    tiles: tuple[Tile, ...],
    castles: tuple[Castle, ...],
    quarters: Iterable[Quarter],
    per_quarter: bool,
) -> tuple[Quarter, ...]:
    corners, covered = land(tiles).corners, [castle.corner for castle in castles]
    found: dict[tuple[str, ...], Quarter] = {}
    for x, y, k in quarters:
        corner = corners_of(x, y)[k]
        if corner not in covered:
            found.setdefault(look(hanging(corners[corner], k), per_quarter), (x, y, k))
    return tuple(found.values())


@lru_cache(maxsize=1024)
def look(shown: tuple[str, ...], per_quarter: bool) -> tuple[str, ...]:
    """All that matters of a monte when marking."""
    return tuple(sorted(shown if per_quarter else set(shown)))


def chosen(table: Table) -> tuple[str, ...]:
    """What the chosen monte offers: each quarter that is not used up (C-8.6)."""
    turn = table.turn
    return _left_of(table.tiles, turn.monte, turn.spent) if turn.monte else ()


@kept
def _left_of(
    tiles: tuple[Tile, ...], quarter: tuple[int, ...], spent: tuple[str, ...]
) -> tuple[str, ...]:
    """What the monte of that quarter shows and is not used up. A chosen one has no castle on it."""
    x, y, k = quarter
    offered = hanging(land(tiles).corners[corners_of(x, y)[k]], k)
    for terrain in spent:
        offered = without(offered, terrain)
    return offered


def _slides(table: Table, at: int) -> bool:
    """With `discSlide` an own disc lets the cylinder in (C-8.4)."""
    return table.variant.slide and at in table.own.marks


def advances(table: Table, offered: tuple[str, ...]) -> int:
    """How many spaces the cylinder could go with what a monte offers (C-8.4, C-8.6)."""
    ahead = table.own.cylinder + 1
    for at, space in enumerate(trail.spaces(table.own.trail)[ahead:], start=ahead):
        if space in offered:
            offered = without(offered, space) if table.variant.per_quarter else offered
        elif not _slides(table, at):
            return at - ahead
    return len(trail.spaces(table.own.trail)) - ahead


def can_pay_toll(table: Table) -> bool:
    """C-8.9: at any decision point of the own turn, but not while a worker stands."""
    own = table.own
    if own.mealhas <= 0 or table.turn.walker != NOBODY or not table.is_own_turn:
        return False
    return trail.next_space(own) == TOLL


DONE, ADVANCE = Action("mark.done"), Action("cyl.advance")


def offers(state: State) -> list[Action]:
    """Sorted, because they are many."""
    table = state.table
    found = [DONE, *_choosing(choices(table))] if not table.turn.monte else _mark_offers(table)
    found += building.additions(table)
    found += building.alterations(table)
    return found


@lru_cache(maxsize=1024)
def _choosing(quarters: tuple[Quarter, ...]) -> list[Action]:
    """Sorted."""
    return [Action("monte.choose", quarter) for quarter in sorted(quarters)]


def _mark_offers(table: Table) -> list[Action]:
    """C-8.4, C-8.5, or no more."""
    own, offered = table.own, chosen(table)
    found = (
        [ADVANCE] if trail.next_space(own) in offered or _slides(table, own.cylinder + 1) else []
    )
    if own.discs:
        found += [_marking(at) for at in trail.markable(own, offered)]
    found.append(DONE)
    return found


@cache
def _marking(at: int) -> Action:
    return Action("disc.mark", (at,))


def choose(state: State, emit: Emit, x: int, y: int, k: int) -> State:
    """C-8.3"""
    state = on_table(state, turn=replace(state.table.turn, monte=(x, y, k)))
    emit(ChoseMonte(seat=state.table.seat, quarter=(x, y, k), shows=chosen(state.table)), state)
    return state


def advance(state: State, emit: Emit) -> State:
    """C-8.4; a step that only a disc allows uses no quarter."""
    space = trail.next_space(state.table.own)
    if space in chosen(state.table):
        state = on_table(state, turn=_use(state.table, state.table.turn, space))
    return step(state, emit, "C-8.4")


def step(state: State, emit: Emit, rule: str) -> State:
    """The cylinder one space on, and what comes back (C-8.7)."""
    seat, before = state.table.seat, state.table.own
    own = trail.advance(before)
    state = with_own(state, own)
    emit(
        Advanced(seat=seat, space=own.cylinder, terrain=trail.next_space(before), rule=rule), state
    )
    if own.discs > before.discs:
        emit(DiscsBack(seat=seat, discs=1, rule="C-8.7"), state)
    return state


def mark(state: State, emit: Emit, at: int) -> State:
    """C-8.5"""
    table = state.table
    own = table.own
    space = trail.spaces(own.trail)[at]
    own = replace(own, discs=own.discs - 1, marks=tuple(sorted((*own.marks, at))))
    state = with_own(state, own, turn=_use(table, building.with_note(table), space))
    emit(Marked(seat=table.seat, space=at, terrain=space), state)
    return state


def _use(table: Table, turn: Turn, terrain: str) -> Turn:
    """`markBudget`: a quarter serves one space only (C-8.6)."""
    return replace(turn, spent=(*turn.spent, terrain)) if table.variant.per_quarter else turn


def pay_toll(state: State, emit: Emit) -> State:
    """C-8.9"""
    own = trail.pay_toll(state.table.own)
    state = with_own(state, own)
    emit(Toll(seat=state.table.seat, space=own.cylinder), state)
    return state


def why_not_choose(table: Table, x: int, y: int, k: int) -> Refusal:
    if table.turn.monte:
        return Refusal(msg("castelos.refusal.monte_chosen"), "C-8.3")
    if (x, y) not in land(table.tiles).cells:
        return Refusal(msg("castelos.refusal.no_tile", cell=say_cell((x, y))), "C-1.1")
    if not table.variant.any_monte and (x, y) != table.turn.placed:
        return Refusal(msg("castelos.refusal.not_placed_tile"), "C-8.3")
    monte = monte_at(table, x, y, k)
    if monte is None:
        return Refusal(covered((x, y), k), "C-1.7")
    a, b, c = _twin(table, monte)
    same = msg("castelos.refusal.same_monte", cell=say_cell((a, b)), quarter=say_quarter(c))
    return Refusal(same, "C-8.3")


def _twin(table: Table, monte: Monte) -> Quarter:
    """The choice that is offered for every monte that looks like that."""
    per_quarter = table.variant.per_quarter
    wanted = look(shows(table, monte), per_quarter)
    montes = ((other, monte_at(table, *other)) for other in choices(table))
    return next(
        other for other, twin in montes if twin and look(shows(table, twin), per_quarter) == wanted
    )


def why_not_advance(table: Table) -> Refusal:
    space = trail.next_space(table.own)
    if not space:
        return Refusal(msg("castelos.refusal.trail_ends"), "C-8.4")
    if space == TOLL:
        return Refusal(msg("castelos.refusal.toll_ahead"), "C-8.9")
    return _why_not_terrain(table, space, "C-8.4")


def _why_not_terrain(table: Table, space: str, rule: str) -> Refusal:
    if not table.turn.monte:
        return Refusal(msg("castelos.refusal.choose_monte"), "C-8.3")
    if space in table.turn.spent:
        return Refusal(msg("castelos.refusal.quarter_spent", terrain=say_terrain(space)), "C-8.6")
    return Refusal(msg("castelos.refusal.not_in_monte", terrain=say_terrain(space)), rule)


def why_not_mark(table: Table, at: int) -> Refusal:
    own = table.own
    row = trail.spaces(own.trail)
    if at >= len(row):
        return Refusal(msg("castelos.refusal.no_space", space=at), "C-8.1")
    if at <= own.cylinder:
        return Refusal(msg("castelos.refusal.behind_cylinder", space=at), "C-8.5")
    if row[at] == TOLL:
        return Refusal(msg("castelos.refusal.toll_space", space=at), "C-8.5")
    if at in own.marks:
        return Refusal(msg("castelos.refusal.disc_there", space=at), "C-8.5")
    if not own.discs:
        return Refusal(msg("castelos.refusal.no_disc_in_reserve"), "C-8.5")
    return _why_not_terrain(table, row[at], "C-8.5")


def why_not_toll(table: Table) -> Refusal:
    if not table.is_own_turn:
        return Refusal(msg("castelos.refusal.toll_own_turn"), "C-8.9")
    if table.turn.walker != NOBODY:
        return Refusal(msg("castelos.refusal.worker_stands"), "C-8.9")
    if trail.next_space(table.own) != TOLL:
        return Refusal(msg("castelos.refusal.no_toll"), "C-8.9")
    return Refusal(msg("castelos.refusal.no_mealha"), "C-8.9")
