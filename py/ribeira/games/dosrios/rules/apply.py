"""From one state to the next, verb by verb (R-4 to R-9).

Forced pieces of a river lay themselves; everything else is one action, one click.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ribeira.core.values import Action, Event
from ribeira.games.dosrios.board_map import CITY
from ribeira.games.dosrios.material import FAST_COST, FIGURES, PLACED, PRICES
from ribeira.games.dosrios.rules import card_row as row
from ribeira.games.dosrios.rules import turn
from ribeira.games.dosrios.rules.laying_bed import build_dam, lay_chosen
from ribeira.games.dosrios.rules.movement import move_figures
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.victory import judge

Told = tuple[State, tuple[Event, ...]]


def apply(state: State, seat: int, action: Action) -> Told:
    return VERBS[action.verb](state, seat, *map(str, action.at))


def _place(state: State, seat: int, hex_: str) -> Told:
    """R-5.1; the last figure placed opens the game (R-5.3)."""
    figures = (*state.figures[seat], hex_)
    state = _with_figures(state, seat, tuple(sorted(figures)))
    placed = Event("placed", (("seat", seat), ("hex", hex_)), "R-5.1")
    if any(len(own) < PLACED for own in state.figures):
        return state, (placed,)
    resting = (CITY,) * (FIGURES - PLACED)
    state = replace(state, figures=tuple(tuple(sorted(own + resting)) for own in state.figures))
    gathered = Event("gathered", (("figures", len(resting)),), "R-5.3")
    state, laid_out = row.lay_out(state)
    state, begun = turn.begin(state)
    return state, (placed, gathered, *laid_out, *begun)


def _with_figures(state: State, seat: int, own: tuple[str, ...], cost: int = 0) -> State:
    figures = (*state.figures[:seat], own, *state.figures[seat + 1 :])
    return replace(state, figures=figures, points=state.points - cost)


def _step(state: State, seat: int, source: str, to: str) -> Told:
    """R-6.7"""
    own = move_figures(state.figures[seat], (source,), to)
    values = (("seat", seat), ("from", source), ("to", to))
    return _with_figures(state, seat, own, 1), (Event("stepped", values, "R-6.7"),)


def _fast(state: State, seat: int, source: str, to: str) -> Told:
    """R-6.16"""
    own = move_figures(state.figures[seat], (source,), to)
    values = (("seat", seat), ("from", source), ("to", to))
    return _with_figures(state, seat, own, FAST_COST), (Event("rode", values, "R-6.16"),)


def _chase(state: State, seat: int, *places: str) -> Told:
    """One figure from above or two together; the group on the hex goes to the city (R-6.21)."""
    *sources, to = places
    victim = next(other for other, own in enumerate(state.figures) if other != seat and to in own)
    group = state.figures[victim].count(to)
    rule = "R-6.17" if len(sources) == 1 else "R-6.18" if group == 1 else "R-6.19"
    values = (
        ("seat", seat),
        ("from", tuple(sources)),
        ("to", to),
        ("victim", victim),
        ("figures", group),
    )
    own = move_figures(state.figures[seat], tuple(sources), to)
    sent = move_figures(state.figures[victim], (to,) * group, CITY)
    state = _with_figures(state, seat, own, len(sources))
    return _with_figures(state, victim, sent), (Event("chased", values, rule),)


def _build(kind: str) -> Callable[[State, int, str], Told]:
    """R-8.1, R-8.3"""

    def build(state: State, seat: int, hex_: str) -> Told:
        money = list(state.money)
        money[seat] -= PRICES[kind]
        state = _with_building(state, seat, kind, hex_)
        state = replace(state, money=tuple(money), built=state.built + 1)
        values = (("seat", seat), ("kind", kind), ("hex", hex_), ("price", PRICES[kind]))
        state, judged = judge(state)
        return state, (Event("built", values, "R-8.1"), *judged)

    return build


def _with_building(state: State, seat: int, kind: str, hex_: str) -> State:
    if kind == "hacienda":
        haciendas = (*state.haciendas[:seat], hex_, *state.haciendas[seat + 1 :])
        return replace(state, haciendas=haciendas)
    own = tuple(sorted((*state.fincas[seat], hex_)))
    return replace(state, fincas=(*state.fincas[:seat], own, *state.fincas[seat + 1 :]))


def _decide(decision: Callable[[State, int], Told]) -> Callable[[State, int], Told]:
    """Use or shift, and the turn passes (R-6.5, R-6.6)."""

    def decide(state: State, seat: int) -> Told:
        state, events = decision(state, seat)
        state, passed = turn.pass_on(state)
        return state, events + passed

    return decide


VERBS: dict[str, Callable[..., Told]] = {
    "place": _place,
    "flow": lay_chosen,
    "step": _step,
    "chase1": _chase,
    "chase2": _chase,
    "fast": _fast,
    "dam": build_dam,
    "finca": _build("finca"),
    "hacienda": _build("hacienda"),
    "end": turn.end_actions,
    "use": _decide(row.use),
    "shift": _decide(row.shift),
}
