"""Steps and chases: who may enter which hex from where, and whether all can settle afterwards.

A `Ground` is what movement sees of a position; it is made once and never changed. A move is the
places its figures leave, in order of their names, and the place they enter: one figure is a step or
a single chase, two are a pair chase (R-6.20).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Set
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeVar

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import NEIGHBOURS, OPEN_PLACES, PLACES, heights, higher
from ribeira.games.dosrios.material import FIGURES, FIGURES_ON_A_HEX, HILL_HEIGHT
from ribeira.games.dosrios.rules.notation import action_of
from ribeira.games.dosrios.rules.state import Figures, State, Table, option_values

Counts = Mapping[str, int]
Sources = tuple[str, ...]
Move = tuple[Sources, str]

STEPS = {
    place: tuple((to, action_of("step", place, to)) for to in NEIGHBOURS[place]) for place in PLACES
}
"""Where a figure could go from each place, with the action: made once, because legal lists are made
by the thousand."""

ANYWHERE = frozenset(PLACES)

T = TypeVar("T")


class Rivals(NamedTuple):
    """What the others' figures and buildings mean to the active player; the same for a whole turn
    unless somebody is chased."""

    figures: Counts  # by hex; city and roads know no rivals
    prey: frozenset[str]
    foreign: frozenset[str]
    shut: frozenset[str]
    barred: frozenset[str]
    restless: frozenset[str]


class Ground(NamedTuple):
    """The active player's view of the board."""

    own: Counts  # own figures by place
    rivals: Counts  # rival figures by hex
    prey: frozenset[str]  # hexes from which they may be chased
    foreign: Set[str]  # hexes with a rival finca: no rest there
    shut: Set[str]  # hexes that may not be entered in any way
    barred: frozenset[str]  # these and the hexes with rivals: no plain step leads there
    restless: frozenset[str]  # these and the rival fincas: nobody comes to rest there
    terrain: str
    strict: bool  # stackLimit=always: no third figure even in passing
    offending: Counts  # how many own figures must still leave which hexes

    @property
    def crowded(self) -> Set[str]:
        """The hexes with all the own figures that may stay on one (R-6.14)."""
        full = {place for place, figures in self.own.items() if figures >= FIGURES_ON_A_HEX}
        return full - OPEN_PLACES


def ground(state: State) -> Ground:
    seat, options = state.active, option_values(state.setup.options)
    own: dict[str, int] = {}
    for place in state.figures[seat]:
        own[place] = own.get(place, 0) + 1
    rivals = _rivals(
        _without(state.figures, seat),
        _without(state.fincas, seat),
        _without(state.haciendas, seat),
        _waiting(state) if state.round == 1 else (),
        options["fincaShield"] == "yes",
    )
    strict, offending = options["stackLimit"] == "always", _offending(own, rivals.foreign)
    return Ground(own, *rivals, state.terrain, strict, offending)


def _without(all_seats: tuple[T, ...], seat: int) -> tuple[T, ...]:
    return all_seats[:seat] + all_seats[seat + 1 :]


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
    return Rivals(counts, prey, foreign, shut, barred, barred | foreign)


def has_played(table: Table, seat: int) -> bool:
    """Whether a seat has finished its first turn (R-6.27)."""
    return (seat - table.start) % table.seats < table.turns


def steps(here: Ground, points: int) -> list[Action]:
    """Every legal step, by place left and place entered (R-6.7 to R-6.15)."""
    if not points:
        return []
    barred = here.barred | here.crowded if here.strict else here.barred
    doubtful = ANYWHERE if here.offending else here.restless | here.crowded
    return [
        step
        for place in sorted(here.own)
        for to, step in STEPS[place]
        if to not in doubtful
        or (to not in barred and settles_after(here, (place,), to, points - 1))
    ]


def chases(here: Ground, points: int) -> list[Action]:
    """Every legal chase, those of one figure first (R-6.15 to R-6.27)."""
    if not points:
        return []
    doubtful = ANYWHERE if here.offending else here.foreign
    found = [
        (len(sources), *sources, prey)
        for prey, near in _in_reach(here).items()
        for sources in chasers(here, prey, near, points)
        if prey not in doubtful or settles_after(here, sources, prey, points - len(sources))
    ]
    return [action_of(f"chase{figures}", *places) for figures, *places in sorted(found)]


def _in_reach(here: Ground) -> dict[str, list[str]]:
    """The hexes whose rivals may be chased, with the places of the figures beside them."""
    found: dict[str, list[str]] = {}
    for place, figures in sorted(here.own.items()):
        for hex_ in here.prey.intersection(NEIGHBOURS[place]):
            found.setdefault(hex_, []).extend([place] * figures)
    return found


def chasers(here: Ground, prey: str, near: list[str], points: int) -> set[Sources]:
    """Who of the figures beside a hex can chase off its rivals, one alone or two together."""
    high = higher(here.terrain)[prey]
    above = [place for place in near if place in high]
    alone = here.rivals[prey] == 1
    singles: set[Sources] = {(place,) for place in above} if alone else set()
    comers = near if alone else above
    if points < 2 or len(comers) < 2:
        return singles
    return singles.union(combinations(comers, 2))


def leaving(here: Ground, place: str, points: int) -> Iterator[Move]:
    """The steps and chases that take a figure off a place, whatever comes of them later."""
    barred = here.barred | here.crowded if here.strict else here.barred
    for to in NEIGHBOURS[place]:
        if to not in barred:
            yield (place,), to
        elif to in here.prey:
            near = [source for source in NEIGHBOURS[to] for _ in range(here.own.get(source, 0))]
            found = chasers(here, to, near, points)
            yield from ((sources, to) for sources in found if place in sources)


def is_above(here: Ground, place: str, to: str) -> bool:
    return place in higher(here.terrain)[to]


def is_hill(here: Ground, hex_: str) -> bool:
    return heights(here.terrain)[hex_] == HILL_HEIGHT


def harmless(here: Ground, figures: int, to: str) -> bool:
    """Whether so many figures more can stay at a place (R-6.14)."""
    crowd = here.own.get(to, 0) + figures
    return to in OPEN_PLACES or (crowd <= FIGURES_ON_A_HEX and to not in here.foreign)


def settles_after(here: Ground, sources: Sources, to: str, left: int) -> bool:
    """R-6.15: whether all own figures can come to rest with the points left after a move."""
    return _settles(after(here, sources, to), left)


def after(here: Ground, sources: Sources, to: str) -> Ground:
    own = dict(here.own)
    for source in sources:
        own[source] -= 1
        if not own[source]:
            del own[source]
    own[to] = own.get(to, 0) + len(sources)
    here = here._replace(own=own, offending=_offending(own, here.foreign))
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


def _offending(own: Counts, foreign: Set[str]) -> Counts:
    over = {}
    for place, figures in own.items():
        most = 0 if place in foreign else FIGURES_ON_A_HEX
        if figures > most and place not in OPEN_PLACES:
            over[place] = figures - most
    return over


def _settles(here: Ground, points: int) -> bool:
    if not here.offending:
        return True
    owed = sum(here.offending.values())
    if owed > points:  # each figure that leaves costs a point
        return False
    if all(_space_around(here, place) >= owed for place in here.offending):
        return True
    return any(
        _settles(after(here, sources, to), points - len(sources))
        for place in here.offending
        for sources, to in leaving(here, place, points)
    )


def _space_around(here: Ground, place: str) -> int:
    """How many figures could step off a place and stay where they come to."""
    near = [to for to in NEIGHBOURS[place] if to not in here.restless]
    if not OPEN_PLACES.isdisjoint(near):
        return FIGURES
    return sum(max(0, FIGURES_ON_A_HEX - here.own.get(to, 0)) for to in near)


def with_moved(figures: Figures, seat: int, sources: Sources, to: str) -> Figures:
    """All figures after some of a seat's have gone from their places to another."""
    moved = list(figures[seat])
    for source in sources:
        moved.remove(source)
        moved.append(to)
    return (*figures[:seat], tuple(sorted(moved)), *figures[seat + 1 :])
