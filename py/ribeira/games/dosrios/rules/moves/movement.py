"""Legal steps and chases, and whether all figures can settle after them.

A move is the places its figures leave, in order of their names, and the place they enter: one
figure is a step or a single chase, two are a pair chase (R-6.20).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import NEIGHBOURS, PLACES
from ribeira.games.dosrios.rules.moves.ground import (
    NEAR,
    Ground,
    Sources,
    after,
    chased_from,
    owed_after,
)
from ribeira.games.dosrios.rules.notation import action_of

Move = tuple[Sources, str]

STEPS = {
    place: tuple((to, action_of("step", place, to)) for to in NEIGHBOURS[place]) for place in PLACES
}
"""Where a figure could go from each place, with the action: made once, because legal lists are made
by the thousand."""


def steps(here: Ground, points: int) -> list[Action]:
    """Every legal step, by place left and place entered (R-6.7 to R-6.15)."""
    if not points:
        return []
    if here.offending:
        return list(_steps_when_owing(here, points))
    # after the last step nobody may owe anything; before it, all can step back
    no_way = here.closed if points > 1 else here.restless | here.full
    return [step for place in sorted(here.own) for to, step in STEPS[place] if to not in no_way]


def _steps_when_owing(here: Ground, points: int) -> Iterator[Action]:
    owed, closed = sum(here.offending.values()), here.closed
    unwelcome = here.restless | here.full
    roomy = all(_space_around(here, place) > owed for place in here.offending)
    for place in sorted(here.own):
        paid = place in here.offending
        if owed - paid >= points:
            continue
        for to, step in STEPS[place]:
            if to not in unwelcome:  # a step takes one space at most
                if roomy or owed == paid or settles_after(here, (place,), to, points - 1):
                    yield step
            elif to not in closed and settles_after(here, (place,), to, points - 1):
                yield step


def chases(here: Ground, points: int) -> list[Action]:
    """Every legal chase, those of one figure first (R-6.15 to R-6.27)."""
    if not points:
        return []
    found = [
        (len(sources), *sources, prey)
        for prey, near in _in_reach(here).items()
        for sources in chasers(here, prey, near, points)
        if settles_after(here, sources, prey, points - len(sources))
    ]
    if not found:
        return []
    return [action_of(f"chase{figures}", *places) for figures, *places in sorted(found)]


def _in_reach(here: Ground) -> dict[str, list[str]]:
    """The hexes whose rivals may be chased, with the places of the figures beside them."""
    found: dict[str, list[str]] = {}
    prey, own = here.prey, here.own
    for place in sorted(own):
        if beside := prey & NEAR[place]:
            figures = [place] * own[place]
            for hex_ in beside:
                found[hex_] = found[hex_] + figures if hex_ in found else figures
    return found


def chasers(here: Ground, prey: str, near: list[str], points: int) -> set[Sources]:
    """Who of the figures beside a hex can chase off its rivals, one alone or two together."""
    found: set[Sources] = set()
    for place in chased_from(here, prey, 1).intersection(near):
        found.add((place,))
    if points > 1 and len(near) > 1:
        strong = chased_from(here, prey, 2)
        found.update(combinations([place for place in near if place in strong], 2))
    return found


def leaving(here: Ground, place: str, points: int) -> Iterator[Move]:
    """The steps and chases that take a figure off a place, whatever comes of them later."""
    closed = here.closed
    for to in NEIGHBOURS[place]:
        if to not in closed:
            yield (place,), to
        elif to in here.prey:
            near = [source for source in NEIGHBOURS[to] for _ in range(here.own.get(source, 0))]
            found = chasers(here, to, near, points)
            yield from ((sources, to) for sources in found if place in sources)


def settles_after(here: Ground, sources: Sources, to: str, left: int) -> bool:
    """R-6.15: whether all own figures can come to rest with the points left after a move."""
    owed = owed_after(here, sources, to)
    if not owed or owed > left:  # each figure that leaves costs a point
        return not owed
    if not here.offending and NEAR[to].issuperset(sources):
        return True  # they can step back
    return _settles(after(here, sources, to), left, owed)


def _settles(here: Ground, points: int, owed: int) -> bool:
    if all(_space_around(here, place) >= owed for place in here.offending):
        return True
    return any(
        settles_after(here, sources, to, points - len(sources))
        for place in here.offending
        for sources, to in leaving(here, place, points)
    )


def _space_around(here: Ground, place: str) -> int:
    """How many figures could step off a place and stay where they come to."""
    own, limits, space = here.own, here.limits, 0
    for to in NEAR[place] - here.restless:
        space += max(0, limits[to] - own.get(to, 0))
    return space
