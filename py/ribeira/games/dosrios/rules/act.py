"""What each action changes (R-4 to R-9); what follows by itself is the business of `flow`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ribeira.core.replace import replace
from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import CITY
from ribeira.games.dosrios.material import COSTS, PRICES
from ribeira.games.dosrios.rules import card_row
from ribeira.games.dosrios.rules.events import Built, Chased, Emit, Placed, Rode, Stepped
from ribeira.games.dosrios.rules.flow import follow
from ribeira.games.dosrios.rules.laying import build_dam, lay_piece
from ribeira.games.dosrios.rules.state import State, with_moved


def act(state: State, seat: int, action: Action, emit: Emit) -> State:
    change = VERBS.get(action.verb)
    if change:
        state = change(state, seat, *action.at, emit)
    return follow(state, action.verb, emit)


def _place(state: State, seat: int, hex_: str, emit: Emit) -> State:
    """R-5.1"""
    own = tuple(sorted((*state.figures[seat], hex_)))
    state = replace(state, figures=(*state.figures[:seat], own, *state.figures[seat + 1 :]))
    emit(Placed(seat=seat, hex_=hex_), state)
    return state


def _flow(state: State, _: int, border: str, emit: Emit) -> State:
    """R-4.4"""
    return lay_piece(state, border, emit)


def _step(state: State, seat: int, source: str, to: str, emit: Emit) -> State:
    """R-6.7"""
    state = _moved(state, seat, (source,), to, cost=COSTS["step"])
    emit(Stepped(seat=seat, from_=source, to=to), state)
    return state


def _fast(state: State, seat: int, source: str, to: str, emit: Emit) -> State:
    """R-6.16"""
    state = _moved(state, seat, (source,), to, cost=COSTS["fast"])
    emit(Rode(seat=seat, from_=source, to=to), state)
    return state


def _moved(state: State, seat: int, sources: tuple[str, ...], to: str, cost: int) -> State:
    figures = with_moved(state.figures, seat, sources, to)
    return replace(state, figures=figures, points=state.points - cost)


def _single_chase(state: State, seat: int, source: str, to: str, emit: Emit) -> State:
    """R-6.17"""
    return _chase(state, seat, (source,), to, emit)


def _pair_chase(state: State, seat: int, one: str, other: str, to: str, emit: Emit) -> State:
    """R-6.20"""
    return _chase(state, seat, (one, other), to, emit)


def _chase(state: State, seat: int, sources: tuple[str, ...], to: str, emit: Emit) -> State:
    """The group on the hex goes to the city (R-6.21)."""
    victim = next(other for other, own in enumerate(state.figures) if other != seat and to in own)
    group = state.figures[victim].count(to)
    rule = "R-6.17" if len(sources) == 1 else "R-6.18" if group == 1 else "R-6.19"
    state = _moved(state, victim, (to,) * group, CITY, cost=0)
    state = _moved(state, seat, sources, to, cost=COSTS[f"chase{len(sources)}"])
    chased = Chased(seat=seat, from_=sources, to=to, victim=victim, figures=group, rule=rule)
    emit(chased, state)
    return state


def _build(kind: str, state: State, seat: int, hex_: str, emit: Emit) -> State:
    """R-8.1, R-8.3"""
    price, money = PRICES[kind], list(state.money)
    money[seat] -= price
    state = _with_building(state, seat, kind, hex_)
    state = replace(state, money=tuple(money), built=state.built + 1)
    emit(Built(seat=seat, kind=kind, hex_=hex_, price=price), state)
    return state


def _with_building(state: State, seat: int, kind: str, hex_: str) -> State:
    if kind == "hacienda":
        haciendas = (*state.haciendas[:seat], hex_, *state.haciendas[seat + 1 :])
        return replace(state, haciendas=haciendas)
    own = tuple(sorted((*state.fincas[seat], hex_)))
    return replace(state, fincas=(*state.fincas[:seat], own, *state.fincas[seat + 1 :]))


VERBS: dict[str, Callable[..., State]] = {
    "place": _place,
    "flow": _flow,
    "step": _step,
    "chase1": _single_chase,
    "chase2": _pair_chase,
    "fast": _fast,
    "dam": build_dam,
    "finca": partial(_build, "finca"),
    "hacienda": partial(_build, "hacienda"),
    "use": card_row.use,
    "shift": card_row.shift,
}
"""`end` changes nothing but the course of the turn."""
