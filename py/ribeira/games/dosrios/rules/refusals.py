"""Why an action is refused, with the rule that says so.

Each rule is asked in turn without the list of legal actions, so that the tests can compare the two.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ribeira.core.values import Action, Refusal, msg
from ribeira.games.dosrios.board_map import CITY, LOWER, UPPER, heights
from ribeira.games.dosrios.material import BUILDS_IN_A_TURN, FIGURES_ON_A_HEX, FINCAS, PRICES
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.moves import refused_moves as moves
from ribeira.games.dosrios.rules.moves.ground import ground
from ribeira.games.dosrios.rules.notation import DECISIONS, is_action
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import keeps_outlet, outlets


def reason(state: State, seat: int, action: Action, acting: tuple[int, ...]) -> Refusal | None:
    """The first rule that an action breaks; nothing when it breaks none."""
    if state.stage == "over":
        return Refusal(msg("dosrios.refusal.over"), "R-11.3")
    if not 0 <= seat < state.seats:
        return Refusal(msg("dosrios.refusal.seat"), "R-6.6")
    if seat not in acting:
        return _not_your_turn(state)
    if not is_action(action):
        return Refusal(msg("dosrios.refusal.no_such_action"), "R-6.2")
    wrong = _wrong_with_bed(state, action.verb) or _wrong_moment(state, action.verb)
    return wrong or REASONS[action.verb](state, *map(str, action.at))


def _not_your_turn(state: State) -> Refusal:
    if state.stage == "rivers":
        return Refusal(msg("dosrios.refusal.other_lays"), "R-4.9")
    if state.stage == "place":
        return Refusal(msg("dosrios.refusal.other_places"), "R-5.1")
    return Refusal(msg("dosrios.refusal.not_your_turn"), "R-6.6")


def _wrong_with_bed(state: State, verb: str) -> Refusal | None:
    """Nothing but laying while a bed is open, and no laying without one."""
    if not state.bed:
        no_bed = Refusal(msg("dosrios.refusal.no_bed"), "R-7.11")
        return no_bed if verb == "flow" else None
    if verb == "flow":
        return None
    if state.stage == "rivers":
        return Refusal(msg("dosrios.refusal.rivers_first"), "R-3.4")
    return Refusal(msg("dosrios.refusal.bed_open", space=say_space(state.bed)), "R-7.7")


def _wrong_moment(state: State, verb: str) -> Refusal | None:
    """Every verb has its stage; laying was judged before."""
    if verb == "flow":
        return None
    if state.stage == "place":
        place_first = Refusal(msg("dosrios.refusal.place_first"), "R-5.1")
        return None if verb == "place" else place_first
    if verb == "place":
        return Refusal(msg("dosrios.refusal.placement_over"), "R-5.3")
    if (state.stage == "card") == (verb in DECISIONS):
        return None
    if state.stage == "card":
        return Refusal(msg("dosrios.refusal.actions_over"), "R-6.2")
    if state.round == 1:
        return Refusal(msg("dosrios.refusal.no_cards_yet"), "R-6.4")
    return Refusal(msg("dosrios.refusal.end_first"), "R-6.2")


def _flow(state: State, border: str) -> Refusal | None:
    if UPPER[border] != state.bed:
        return Refusal(msg("dosrios.refusal.bed_elsewhere", space=say_space(state.bed)), "R-4.2")
    if border in state.dams:
        return Refusal(msg("dosrios.refusal.dam_bars"), "R-4.3")
    if border not in outlets(heights(state.terrain), state.dams, state.bed):
        return Refusal(msg("dosrios.refusal.lower_way"), "R-4.3")
    return None


def _place(state: State, hex_: str) -> Refusal | None:
    seat = state.placing
    on_hex = [figures.count(hex_) for figures in state.figures]
    if sum(on_hex) > on_hex[seat]:
        return Refusal(msg("dosrios.refusal.rival_holds", hex=hex_), "R-5.2")
    if on_hex[seat] == FIGURES_ON_A_HEX:
        return Refusal(msg("dosrios.refusal.two_placed", hex=hex_), "R-5.2")
    return None


def _dam(state: State, border: str) -> Refusal | None:
    upper, lower = UPPER[border], LOWER[border]
    own = state.figures[state.active]
    if border in state.dams:
        return Refusal(msg("dosrios.refusal.dam_lies_there"), "R-7.1")
    if lower == CITY and state.option("cityDams") == "no":
        return Refusal(msg("dosrios.refusal.no_city_dams"), "R-7.1")
    if not state.hands[state.active]:
        return Refusal(msg("dosrios.refusal.no_dam_in_hand"), "R-7.2")
    if upper not in own and (lower == CITY or lower not in own):
        return Refusal(msg("dosrios.refusal.nobody_at_border"), "R-7.2")
    if not keeps_outlet(state.dams, border):
        return Refusal(msg("dosrios.refusal.last_outlet", space=say_space(upper)), "R-7.3")
    return None


def _building(kind: str, state: State, hex_: str) -> Refusal | None:
    seat = state.active
    if state.built == BUILDS_IN_A_TURN:
        return Refusal(msg("dosrios.refusal.two_built"), "R-8.1")
    if kind == "finca" and len(state.fincas[seat]) == FINCAS:
        return Refusal(msg("dosrios.refusal.no_finca_left"), "R-3.3")
    if kind == "hacienda" and state.haciendas[seat]:
        return Refusal(msg("dosrios.refusal.no_hacienda_left"), "R-3.3")
    if hex_ in state.built_on:
        return Refusal(msg("dosrios.refusal.building_there", hex=hex_), "R-8.1")
    if hex_ not in state.figures[seat]:
        return Refusal(msg("dosrios.refusal.nobody_to_build", hex=hex_), "R-8.1")
    price, money = PRICES[kind], state.money[seat]
    if money < price:
        return Refusal(msg("dosrios.refusal.too_dear", price=price, money=money), "R-8.1")
    return None


def _end(state: State) -> Refusal | None:
    here = ground(state)
    for hex_ in here.offending:
        if hex_ in here.foreign:
            return Refusal(msg("dosrios.refusal.stands_on_finca", hex=hex_), "R-6.14")
        return Refusal(msg("dosrios.refusal.three_stand", hex=hex_), "R-6.14")
    return None


def _nothing(_: State) -> Refusal | None:
    return None


REASONS: dict[str, Callable[..., Refusal | None]] = {
    "place": _place,
    "flow": _flow,
    "step": moves.step,
    "chase1": moves.chase1,
    "chase2": moves.chase2,
    "fast": moves.fast,
    "dam": _dam,
    "finca": partial(_building, "finca"),
    "hacienda": partial(_building, "hacienda"),
    "end": _end,
    "use": _nothing,
    "shift": _nothing,
}
