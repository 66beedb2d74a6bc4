"""Legal steps and chases, and whether all figures can settle after them.

A move is the places its figures leave, in order of their names, and the place they enter: one
figure is a step or a single chase, two are a pair chase (R-6.20).
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import combinations

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import NEIGHBOURS, OPEN_PLACES, PLACES, higher
from ribeira.games.dosrios.material import FIGURES, FIGURES_ON_A_HEX
from ribeira.games.dosrios.rules.moves.ground import Ground, Sources, after
from ribeira.games.dosrios.rules.notation import action_of

Move = tuple[Sources, str]

STEPS = {
    place: tuple((to, action_of("step", place, to)) for to in NEIGHBOURS[place]) for place in PLACES
}
"""Where a figure could go from each place, with the action: made once, because legal lists are made
by the thousand."""

ANYWHERE = frozenset(PLACES)


def steps(here: Ground, points: int) -> list[Action]:
    """Every legal step, by place left and place entered (R-6.7 to R-6.15)."""
    if not points:
        return []
    closed = here.barred | here.crowded if here.strict else here.barred
    doubtful = _doubtful(here, points, closed)
    return [
        step
        for place in sorted(here.own)
        for to, step in STEPS[place]
        if to not in doubtful
        or (to not in closed and settles_after(here, (place,), to, points - 1))
    ]


def _doubtful(here: Ground, points: int, closed: Set[str]) -> Set[str]:
    """The places after a step to which it is not certain that all can settle."""
    no_rest = here.restless | here.crowded
    if not here.offending:  # whoever may not stay can step back, for one more point
        return closed if points > 1 else no_rest
    owed = sum(here.offending.values())
    if owed < points and all(_space_around(here, place) > owed for place in here.offending):
        return no_rest  # a step takes one space at most
    return ANYWHERE


def chases(here: Ground, points: int) -> list[Action]:
    """Every legal chase, those of one figure first (R-6.15 to R-6.27)."""
    if not points:
        return []
    found = [
        (len(sources), *sources, prey)
        for prey, near in _in_reach(here).items()
        for sources in chasers(here, prey, near, points)
        if _settles_chase(here, sources, prey, points - len(sources))
    ]
    return [action_of(f"chase{figures}", *places) for figures, *places in sorted(found)]


def _settles_chase(here: Ground, sources: Sources, prey: str, left: int) -> bool:
    """Here too all can step back, off a rival finca."""
    if here.offending:
        return settles_after(here, sources, prey, left)
    return prey not in here.foreign or left >= len(sources)


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


def settles_after(here: Ground, sources: Sources, to: str, left: int) -> bool:
    """R-6.15: whether all own figures can come to rest with the points left after a move."""
    return _settles(after(here, sources, to), left)


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
