"""What is required of an action that names one place or border: each requirement once, with what is
said where it is not met.

The legal list keeps the names that meet all of them; a refusal is that of the first one not met.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from ribeira.core.values import Action, Refusal, msg
from ribeira.games.dosrios.board_map import BORDERS_OF, DOWN, OPEN_PLACES, UPPER, heights
from ribeira.games.dosrios.material import BUILDS_IN_A_TURN, FIGURES_ON_A_HEX, FINCAS, PRICES
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.notation import PARTS, action_of
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import CITY_BORDERS, last_outlets, outlets

Names = frozenset[str]
NOTHING: Names = frozenset()


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


class NotAmong(NamedTuple):
    """What the action names must not be one of these."""

    names: Callable[[State, int], Collection[str]]
    refusal: Callable[[State, str], Refusal]


class Requirements:
    """All that is required of a verb, in the order of refusing. The seat is the one that acts."""

    def __init__(self, verb: str, *required: Gate | Among | NotAmong) -> None:
        self._verb, self._required = verb, required
        gates = [one for one in required if isinstance(one, Gate)]
        self._gates = gates[::-1]  # the last one is shut most often
        self._open = [one for one in required if isinstance(one, Among)]
        self._open_to_comers = [one for one in self._open if not isinstance(one, AtFigures)]
        self._closed = [one for one in required if isinstance(one, NotAmong)]
        (names,) = PARTS[verb]
        self._all = frozenset(names)

    def legal(self, state: State, seat: int) -> list[Action]:
        """The actions that meet all requirements, sorted."""
        for gate in self._gates:
            if not gate.is_open(state, seat):
                return []
        names = self._common(self._open, state, seat)
        return [action_of(self._verb, name) for name in sorted(names)]

    def open_to_comers(self, state: State, seat: int) -> Names:
        """Every name that would do if a figure were there."""
        if not all(gate.is_open(state, seat) for gate in self._gates):
            return NOTHING
        return self._common(self._open_to_comers, state, seat)

    def _common(self, required: list[Among], state: State, seat: int) -> Names:
        names = self._all
        for among in required:
            names = among.names(state, seat) & names
        return names.difference(*[one.names(state, seat) for one in self._closed])

    def why_not(self, state: State, seat: int, name: str) -> Refusal | None:
        """The refusal of the first requirement that is not met."""
        for one in self._required:
            if isinstance(one, Gate):
                if not one.is_open(state, seat):
                    return one.refusal(state, seat)
            elif (name in one.names(state, seat)) != isinstance(one, Among):
                return one.refusal(state, name)
        return None


# ---- where a river may go on


def _below_the_bed(state: State, _: int) -> Names:
    return frozenset(DOWN[state.bed])


def _bed_elsewhere(state: State, _: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.bed_elsewhere", space=say_space(state.bed)), "R-4.2")


def _with_dam(state: State, _: int) -> Collection[str]:
    return state.dams


def _dam_bars(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.dam_bars"), "R-4.3")


def _lowest(state: State, _: int) -> Names:
    return frozenset(outlets(heights(state.terrain), state.dams, state.bed))


def _lower_way(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.lower_way"), "R-4.3")


# ---- where a figure may be placed before the game


def _rivals_hexes(state: State, seat: int) -> Collection[str]:
    return NOTHING.union(*state.figures[:seat], *state.figures[seat + 1 :])


def _rival_holds(_: State, hex_: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.rival_holds", hex=hex_), "R-5.2")


def _full_hexes(state: State, seat: int) -> Collection[str]:
    own = state.figures[seat]
    return [hex_ for hex_ in own if own.count(hex_) == FIGURES_ON_A_HEX]


def _two_placed(_: State, hex_: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.two_placed", hex=hex_), "R-5.2")


# ---- where a dam may be built


def _dam_lies_there(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.dam_lies_there"), "R-7.1")


def _closed_by_option(state: State, _: int) -> Names:
    return NOTHING if state.option("cityDams") == "yes" else CITY_BORDERS


def _no_city_dams(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.no_city_dams"), "R-7.1")


def _dam_in_hand(state: State, seat: int) -> bool:
    return state.hands[seat] > 0


def _no_dam_in_hand(_: State, __: int) -> Refusal:
    return Refusal(msg("dosrios.refusal.no_dam_in_hand"), "R-7.2")


def _borders_at_figures(state: State, seat: int) -> Names:
    return NOTHING.union(*[BORDERS_OF[hex_] for hex_ in _hexes_with_figures(state, seat)])


def _nobody_at_border(_: State, __: str) -> Refusal:
    return Refusal(msg("dosrios.refusal.nobody_at_border"), "R-7.2")


def _last_outlets(state: State, _: int) -> Names:
    return last_outlets(state.dams)


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


def _built_on(state: State, _: int) -> Names:
    return state.built_on


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
        kind,
        Gate(_may_build_more, _two_built),
        left,
        NotAmong(_built_on, _building_there),
        AtFigures(_hexes_with_figures, _nobody_to_build),
        Gate(partial(_can_pay, kind), partial(_too_dear, kind)),
    )


FLOW = Requirements(
    "flow",
    Among(_below_the_bed, _bed_elsewhere),
    NotAmong(_with_dam, _dam_bars),
    Among(_lowest, _lower_way),
)
PLACE = Requirements(
    "place",
    NotAmong(_rivals_hexes, _rival_holds),
    NotAmong(_full_hexes, _two_placed),
)
DAM = Requirements(
    "dam",
    NotAmong(_with_dam, _dam_lies_there),
    NotAmong(_closed_by_option, _no_city_dams),
    Gate(_dam_in_hand, _no_dam_in_hand),
    AtFigures(_borders_at_figures, _nobody_at_border),
    NotAmong(_last_outlets, _last_outlet),
)
FINCA = _building("finca", Gate(_finca_left, _no_finca_left))
HACIENDA = _building("hacienda", Gate(_hacienda_left, _no_hacienda_left))
REQUIREMENTS = {"flow": FLOW, "place": PLACE, "dam": DAM, "finca": FINCA, "hacienda": HACIENDA}
