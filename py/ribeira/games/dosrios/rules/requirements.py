"""What is required of an action that names one place or border: each requirement once, with what is
said where it is not met.

The legal list keeps the names that meet all of them; a refusal is that of the first one not met.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ribeira.core.values import Refusal, msg
from ribeira.games.dosrios.board_map import BORDERS_OF, DOWN, HEXES, OPEN_PLACES, UPPER, heights
from ribeira.games.dosrios.material import BUILDS_IN_A_TURN, FIGURES_ON_A_HEX, FINCAS, PRICES
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import (
    ALL_BORDERS,
    OFF_THE_CITY,
    outlets,
    spare_outlets,
    undammed,
)

Names = frozenset[str]
NOTHING: Names = frozenset()
ALL_HEXES = frozenset(HEXES)


class Gate(NamedTuple):
    """Something about the position, whatever the action names."""

    is_open: Callable[[State, int], bool]
    refusal: Callable[[State, int], Refusal]


class Among(NamedTuple):
    """What the action names must be one of these."""

    names: Callable[[State, int], Names]
    refusal: Callable[[State, str], Refusal]


class AtFigures(Among):
    """The same, where a figure of the seat has to stand there."""


class Requirements:
    """All that is required of a verb, in the order of refusing. The seat is the one that acts."""

    def __init__(self, *required: Gate | Among) -> None:
        self._required = required
        gates = [one for one in required if isinstance(one, Gate)]
        self._gates = gates[::-1]  # the last one is shut most often
        self._sets = [one for one in required if isinstance(one, Among)]
        self._elsewhere = [one for one in self._sets if not isinstance(one, AtFigures)]

    def open_names(self, state: State, seat: int) -> Names:
        """Every name that meets all requirements."""
        return self._meeting(self._sets, state, seat)

    def open_to_comers(self, state: State, seat: int) -> Names:
        """Every name that would do if a figure were there."""
        return self._meeting(self._elsewhere, state, seat)

    def _meeting(self, required: list[Among], state: State, seat: int) -> Names:
        for gate in self._gates:
            if not gate.is_open(state, seat):
                return NOTHING
        smallest, *others = sorted((one.names(state, seat) for one in required), key=len)
        return smallest.intersection(*others)

    def why_not(self, state: State, seat: int, name: str) -> Refusal | None:
        for one in self._required:
            if isinstance(one, Gate):
                if not one.is_open(state, seat):
                    return one.refusal(state, seat)
            elif name not in one.names(state, seat):
                return one.refusal(state, name)
        return None


# ---- where a river may go on


def _below_the_bed(state: State, _: int) -> Names:
    return frozenset(DOWN[state.bed])


def _bed_elsewhere(state: State, _: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.bed_elsewhere", space=say_space(state.bed)), "R-4.2")


def _without_dam(state: State, _: int) -> Names:
    return undammed(state.dams)


def _dam_bars(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.dam_bars"), "R-4.3")


def _lowest(state: State, _: int) -> Names:
    return frozenset(outlets(heights(state.terrain), state.dams, state.bed))


def _lower_way(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.lower_way"), "R-4.3")


# ---- where a figure may be placed before the game


def _without_rivals(state: State, seat: int) -> Names:
    return ALL_HEXES.difference(*state.figures[:seat], *state.figures[seat + 1 :])


def _rival_holds(_: State, hex_: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.rival_holds", hex=hex_), "R-5.2")


def _with_room(state: State, seat: int) -> Names:
    own = state.figures[seat]
    return ALL_HEXES.difference(hex_ for hex_ in own if own.count(hex_) == FIGURES_ON_A_HEX)


def _two_placed(_: State, hex_: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.two_placed", hex=hex_), "R-5.2")


# ---- where a dam may be built


def _dam_lies_there(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.dam_lies_there"), "R-7.1")


def _where_options_allow(state: State, _: int) -> Names:
    return ALL_BORDERS if state.option("cityDams") == "yes" else OFF_THE_CITY


def _no_city_dams(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.no_city_dams"), "R-7.1")


def _dam_in_hand(state: State, seat: int) -> bool:
    return state.hands[seat] > 0


def _no_dam_in_hand(_: State, __: int) -> Refusal:
    return Refusal(msg("dosrios.refusal.no_dam_in_hand"), "R-7.2")


def _borders_at_figures(state: State, seat: int) -> Names:
    return frozenset(
        border for hex_ in _hexes_with_figures(state, seat) for border in BORDERS_OF[hex_]
    )


def _nobody_at_border(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.nobody_at_border"), "R-7.2")


def _spare_outlets(state: State, _: int) -> Names:
    return spare_outlets(state.dams)


def _last_outlet(_: State, border: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.last_outlet", space=say_space(UPPER[border])), "R-7.3")


# ---- where a finca or the hacienda may be built


def _may_build_more(state: State, _: int) -> bool:
    return state.built < BUILDS_IN_A_TURN


def _two_built(_: State, __: int) -> Refusal:
    return Refusal(msg("dosrios.refusal.two_built"), "R-8.1")


def _finca_left(state: State, seat: int) -> bool:
    return len(state.fincas[seat]) < FINCAS


def _no_finca_left(_: State, __: int) -> Refusal:
    return Refusal(msg("dosrios.refusal.no_finca_left"), "R-3.3")


def _hacienda_left(state: State, seat: int) -> bool:
    return not state.haciendas[seat]


def _no_hacienda_left(_: State, __: int) -> Refusal:
    return Refusal(msg("dosrios.refusal.no_hacienda_left"), "R-3.3")


def _without_building(state: State, _: int) -> Names:
    return ALL_HEXES - state.built_on


def _building_there(_: State, hex_: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.building_there", hex=hex_), "R-8.1")


def _hexes_with_figures(state: State, seat: int) -> Names:
    return frozenset(state.figures[seat]) - OPEN_PLACES


def _nobody_to_build(_: State, hex_: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.nobody_to_build", hex=hex_), "R-8.1")


def _can_pay(kind: str, state: State, seat: int) -> bool:
    return state.money[seat] >= PRICES[kind]


def _too_dear(kind: str, state: State, seat: int) -> Refusal:
    money = state.money[seat]
    return Refusal(msg("dosrios.refusal.too_dear", price=PRICES[kind], money=money), "R-8.1")


def _building(kind: str, left: Gate) -> Requirements:
    return Requirements(
        Gate(_may_build_more, _two_built),
        left,
        Among(_without_building, _building_there),
        AtFigures(_hexes_with_figures, _nobody_to_build),
        Gate(partial(_can_pay, kind), partial(_too_dear, kind)),
    )


REQUIREMENTS = {
    "flow": Requirements(
        Among(_below_the_bed, _bed_elsewhere),
        Among(_without_dam, _dam_bars),
        Among(_lowest, _lower_way),
    ),
    "place": Requirements(Among(_without_rivals, _rival_holds), Among(_with_room, _two_placed)),
    "dam": Requirements(
        Among(_without_dam, _dam_lies_there),
        Among(_where_options_allow, _no_city_dams),
        Gate(_dam_in_hand, _no_dam_in_hand),
        AtFigures(_borders_at_figures, _nobody_at_border),
        Among(_spare_outlets, _last_outlet),
    ),
    "finca": _building("finca", Gate(_finca_left, _no_finca_left)),
    "hacienda": _building("hacienda", Gate(_hacienda_left, _no_hacienda_left)),
}
