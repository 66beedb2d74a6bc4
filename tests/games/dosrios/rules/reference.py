"""Movement read off the rules a second time (R-6.7 to R-6.27), plainly and slowly.

Every way of going on is tried to its end, so that it takes long with more than a few points.
Nothing is shared with the engine but the board.
"""

from dataclasses import dataclass, replace

from ribeira.games.dosrios.board_map import HEXES, NEIGHBOURS, heights


@dataclass(frozen=True)
class Position:
    own: tuple  # places, once for each figure
    rivals: tuple
    walls: frozenset  # nobody gets in
    fincas: frozenset  # of rivals
    high: object
    third: bool  # three may share a hex in passing
    points: int


def position(state):
    others = [seat for seat in range(state.seats) if seat != state.active]
    rivals = [p for seat in others for p in state.figures[seat] if p in HEXES]
    fincas = {hex_ for seat in others for hex_ in state.fincas[seat]}
    walls = {state.haciendas[seat] for seat in others}
    waiting = others if state.round == 1 else ()
    for seat in waiting:
        if (seat - state.start) % state.seats > (state.active - state.start) % state.seats:
            walls.update(place for place in state.figures[seat] if place in HEXES)
    if state.option("fincaShield") == "yes":
        walls.update(fincas.intersection(rivals))
    third = state.option("stackLimit") == "turnEnd"
    high = heights(state.terrain)
    return Position(
        state.figures[state.active], tuple(rivals), frozenset(walls), frozenset(fincas),
        high, third, state.points,
    )  # fmt: skip


def offends(here, hex_):
    return hex_ in HEXES and (
        here.own.count(hex_) > 2 or (hex_ in here.fincas and hex_ in here.own)
    )


def may_go(here, froms, to):
    """Whether these figures may enter the place together, whatever comes of it."""
    if to in here.walls or any(to not in NEIGHBOURS[place] for place in froms):
        return False
    group = here.rivals.count(to)
    above = [here.high[place] > here.high[to] for place in froms]
    if group == 0:
        full = to in HEXES and here.own.count(to) >= 2
        return len(froms) == 1 and (here.third or not full)
    if group == 1:
        return len(froms) == 2 or above[0]
    return len(froms) == 2 and all(above)


def gone(here, froms, to, cost):
    own = list(here.own)
    for place in froms:
        own.remove(place)
    rivals = tuple(place for place in here.rivals if place != to)
    own = (*own, *(to for _ in froms))
    return replace(here, own=own, rivals=rivals, points=here.points - cost)


def goings(here):
    """Everything that could be tried: who goes, and where to."""
    for place in set(here.own):
        for to in NEIGHBOURS[place]:
            yield (place,), to
            rest = list(here.own)
            rest.remove(place)
            yield from (((place, other), to) for other in set(rest) if place <= other)


def settles(here):
    """R-6.15"""
    if here.points < 0:
        return False
    bad = [place for place in set(here.own) if offends(here, place)]
    return not bad or any(
        settles(gone(here, froms, to, len(froms)))
        for froms, to in goings(here)
        if set(froms) & set(bad) and may_go(here, froms, to)
    )


def moves(state):
    """The texts of all legal steps, chases and rides."""
    here = position(state)
    for froms, to in goings(here):
        if may_go(here, froms, to) and settles(gone(here, froms, to, len(froms))):
            chase = f"chase{len(froms)}" if to in here.rivals else "step"
            yield " ".join((chase, *froms, to))
    home = state.haciendas[state.active]
    if not home or "CITY" not in here.own:
        return
    if (here.third or here.own.count(home) < 2) and settles(gone(here, ("CITY",), home, 2)):
        yield f"fast CITY {home}"
