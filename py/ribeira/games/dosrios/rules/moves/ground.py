"""The position as movement sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from functools import lru_cache
from typing import NamedTuple

from ribeira.games.dosrios.board_map import HEXES, NEIGHBOURS, OPEN_PLACES, heights, higher
from ribeira.games.dosrios.material import FIGURES_ON_A_HEX, HILL_HEIGHT
from ribeira.games.dosrios.rules.state import Figures, State, Table, option_values

Counts = Mapping[str, int]
Sources = tuple[str, ...]
NONE: frozenset[str] = frozenset()
NEAR = {place: frozenset(around) for place, around in NEIGHBOURS.items()}


ANY_NUMBER = 99
"""More than there are figures."""


class Rivals(NamedTuple):
    """What the others' figures and buildings mean to the active player; the same for a whole turn
    unless somebody is chased."""

    figures: Counts  # by hex; city and roads know no rivals
    prey: frozenset[str]
    foreign: frozenset[str]
    shut: frozenset[str]
    barred: frozenset[str]
    restless: frozenset[str]
    limits: Counts


class Ground(NamedTuple):
    """The active player's view of the board."""

    own: Counts  # own figures by place
    rivals: Counts  # rival figures by hex
    prey: frozenset[str]  # hexes from which they may be chased
    foreign: Set[str]  # hexes with a rival finca: no rest there
    shut: Set[str]  # hexes that may not be entered in any way
    barred: frozenset[str]  # these and the hexes with rivals: no plain step leads there
    restless: frozenset[str]  # these and the rival fincas: nobody comes to rest there
    limits: Counts  # how many own figures may stay at each place
    terrain: str
    strict: bool  # stackLimit=always: no third figure even in passing
    offending: Counts  # how many own figures must still leave which hexes

    @property
    def full(self) -> Set[str]:
        """The places where own figures stand and no more of them can stay."""
        limits = self.limits
        return {place for place, figures in self.own.items() if figures >= limits[place]}

    @property
    def crowded(self) -> Set[str]:
        """The hexes that no own figure may enter, because it would be the third (R-6.14)."""
        if not self.strict:
            return NONE
        crowds = {place for place, figures in self.own.items() if figures >= FIGURES_ON_A_HEX}
        return crowds - OPEN_PLACES

    @property
    def closed(self) -> Set[str]:
        """The hexes that no figure may enter but by chasing (R-6.11, R-6.13, R-6.24, R-6.27)."""
        return self.barred | self.crowded if self.strict else self.barred


def ground(state: State) -> Ground:
    seat, options = state.active, option_values(state.setup.options)
    behind = seat + 1
    own: dict[str, int] = {}
    for place in state.figures[seat]:
        own[place] = own.get(place, 0) + 1
    rivals = _rivals(
        state.figures[:seat] + state.figures[behind:],
        state.fincas[:seat] + state.fincas[behind:],
        state.haciendas[:seat] + state.haciendas[behind:],
        _waiting(state) if state.round == 1 else (),
        options["fincaShield"] == "yes",
    )
    strict, offending = options["stackLimit"] == "always", _offending(own, rivals.limits)
    return Ground(own, *rivals, state.terrain, strict, offending)


def _waiting(state: State) -> tuple[str, ...]:
    """The places of all who have not finished their first turn (R-6.27)."""
    others = (seat for seat in range(state.seats) if seat != state.active)
    return tuple(p for seat in others if not has_played(state, seat) for p in state.figures[seat])


@lru_cache(maxsize=1024)
def _rivals(
    figures: Figures, fincas: Figures, haciendas: Sources, waiting: Sources, shield: bool
) -> Rivals:
    counts = Counter([place for own in figures for place in own if place not in OPEN_PLACES])
    foreign = frozenset().union(*fincas)
    shut = frozenset(haciendas) | frozenset(waiting) - OPEN_PLACES
    if shield:
        shut |= foreign & counts.keys()
    prey, barred = frozenset(counts) - shut, shut | counts.keys()
    limits = _limits(foreign)
    return Rivals(counts, prey, foreign, shut, barred, barred | foreign, limits)


@lru_cache(maxsize=1024)
def _limits(foreign: frozenset[str]) -> Counts:
    """How many figures of a player may stay at each place where those are the others' fincas
    (R-6.10, R-6.12, R-6.14)."""
    return (
        dict.fromkeys(HEXES, FIGURES_ON_A_HEX)
        | dict.fromkeys(OPEN_PLACES, ANY_NUMBER)
        | dict.fromkeys(foreign, 0)
    )


def has_played(table: Table, seat: int) -> bool:
    """Whether a seat has finished its first turn (R-6.27)."""
    return (seat - table.start) % table.seats < table.turns


def after(here: Ground, sources: Sources, to: str) -> Ground:
    own = dict(here.own)
    for source in sources:
        own[source] -= 1
        if not own[source]:
            del own[source]
    own[to] = own.get(to, 0) + len(sources)
    here = here._replace(own=own, offending=_offending(own, here.limits))
    return _chased(here, to) if to in here.rivals else here


def _chased(here: Ground, prey: str) -> Ground:
    """Nobody is left on that hex (R-6.21)."""
    barred = here.barred - {prey}
    return here._replace(
        rivals={hex_: figures for hex_, figures in here.rivals.items() if hex_ != prey},
        prey=here.prey - {prey},
        barred=barred,
        restless=barred | here.foreign,
    )


def without_fincas(here: Ground) -> Ground:
    """As if the others had no fincas on which nobody may stay."""
    limits = _limits(NONE)
    barred, offending = here.barred, _offending(here.own, limits)
    return here._replace(foreign=NONE, restless=barred, limits=limits, offending=offending)


def _offending(own: Counts, limits: Counts) -> Counts:
    over = {}
    for place, figures in own.items():
        if figures > limits[place]:
            over[place] = figures - limits[place]
    return over


def owed_after(here: Ground, sources: Sources, to: str) -> int:
    """How many own figures must still leave some hex after a move."""
    limit, before = here.limits[to], here.own.get(to, 0)
    owed = max(0, before + len(sources) - limit)
    if not here.offending:
        return owed
    left = dict(here.offending)
    for source in sources:
        left[source] = max(0, left.get(source, 0) - 1)
    return owed + sum(left.values()) - left.get(to, 0)


def harmless(here: Ground, figures: int, to: str) -> bool:
    """Whether so many figures more can stay at a place (R-6.14)."""
    return here.own.get(to, 0) + figures <= here.limits[to]


def chased_from(here: Ground, prey: str, figures: int) -> frozenset[str]:
    """From where so many figures can chase off the rivals on a hex (R-6.17 to R-6.19)."""
    rivals = here.rivals[prey]
    if figures > rivals:
        return NEAR[prey]
    return higher(here.terrain)[prey] if figures in (rivals, 2) else NONE


def is_hill(here: Ground, hex_: str) -> bool:
    return heights(here.terrain)[hex_] == HILL_HEIGHT
