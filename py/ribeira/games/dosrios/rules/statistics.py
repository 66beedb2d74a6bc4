"""What random games of Dos Rios look like (rules 5.4), and how we measure it.

The printed turn counts are a median and two deciles; here they are shares of games that are no
longer than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ribeira.core.events import Event
from ribeira.core.match import Match
from ribeira.core.measure import Measure
from ribeira.games.dosrios.board_map import CITY, land
from ribeira.games.dosrios.material import FIELDS, FOREST
from ribeira.games.dosrios.rules.events import (
    Chased,
    Dammed,
    DesperadosRode,
    Paid,
    Raided,
    Rerouted,
)
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import course, irrigated, irrigated_by

Figures = tuple[float, float, float]
SEATS = (2, 3, 4)


def _by_seats(figures: Figures) -> dict[int, float]:
    return dict(zip(SEATS, figures, strict=True))


def _per_game(name: str, figures: Figures, count: Callable[[Match], float]) -> Measure:
    return Measure(name, lambda match: [count(match)], _by_seats(figures))


def _count(name: str, figures: Figures, kind: type[Event]) -> Measure:
    """How often something happens in a game."""

    def count(match: Match) -> float:
        return sum(isinstance(event, kind) for step in match.steps for event in step.events)

    return _per_game(name, figures, count)


def _no_longer(name: str, share: float, turns: tuple[int, int, int]) -> Measure:
    limits = _by_seats(turns)

    def take(match: Match) -> Iterable[float]:
        state: State = match.state
        return [state.turns + 1 <= limits[state.seats]]  # the turn that is cut off counts

    return Measure(name, take, dict.fromkeys(SEATS, share))


def _paid_in_a_turn(match: Match) -> Iterable[float]:
    """Money for all seats together, turn by turn; the first round pays nothing."""
    for step in match.steps:
        if step.action.verb in ("use", "shift"):
            yield sum(event.money for event in step.events if isinstance(event, Paid))
    yield from [0.0] * match.state.seats


def _set_up(match: Match) -> State:
    """The state when both rivers lie."""
    state: State = next(state for state in match.states if state.stage == "place")
    return state


def _are_joined(state: State) -> bool:
    """The rivers share a hex, and all below it."""
    verde, moreno = (irrigated_by(state.pieces, river) for river in "VM")
    return not verde.isdisjoint(moreno)


def _turns_joined(match: Match) -> Iterable[float]:
    """At the end of each turn."""
    for before, after in zip(match.states, match.states[1:], strict=False):
        if after.turns > before.turns:
            yield _are_joined(after)


def _both(measured: Callable[[State, str], float]) -> Callable[[Match], Iterable[float]]:
    """Something of each river after the set-up."""
    return lambda match: [measured(_set_up(match), river) for river in "VM"]


def _length(state: State, river: str) -> float:
    return len(irrigated_by(state.pieces, river))


def _ends_in_the_city(state: State, river: str) -> float:
    return course(state.pieces, river)[-1] == CITY


def _wet(kinds: str) -> Callable[[Match], float]:
    """How many hexes of some terrain are irrigated after the set-up."""

    def count(match: Match) -> float:
        state = _set_up(match)
        return sum(land(state.terrain)[hex_] in kinds for hex_ in irrigated(state.pieces))

    return count


def _starter_won(state: State) -> bool:
    return state.start in state.winners


def _alike(figure: float) -> Figures:
    """The water does not depend on the number of seats."""
    return figure, figure, figure


MEASURES = (
    _no_longer("games as long as the median or shorter", 0.5, (94, 100, 105)),
    _no_longer("games as long as the first decile or shorter", 0.1, (65, 71, 75)),
    _no_longer("games as long as the last decile or shorter", 0.9, (146, 147, 152)),
    Measure("paid out in a turn, all players", _paid_in_a_turn, _by_seats((48, 58, 65))),
    _per_game("won by five", (1, 1, 0.999), lambda match: match.state.victory == "five"),
    _count("dams built", (14, 17, 20), Dammed),
    _count("reroutes", (2, 2, 3), Rerouted),
    _count("chases", (18, 34, 46), Chased),
    _count("desperado cards", (9, 10, 12), DesperadosRode),
    _count("victims of desperados", (13, 18, 22), Raided),
    _per_game("won by the start player", (0.487, 0.340, 0.258), lambda m: _starter_won(m.state)),
    _per_game(
        "rivers joined after the set-up", (0.51, 0.5, 0.5), lambda m: _are_joined(_set_up(m))
    ),
    Measure("turns with joined rivers", _turns_joined, _by_seats((0.51, 0.48, 0.48))),
    Measure("hexes of a course after the set-up", _both(_length), _by_seats(_alike(10))),
    _per_game("fields irrigated after the set-up", _alike(10.2), _wet(FIELDS)),
    _per_game("forests irrigated after the set-up", _alike(5.2), _wet(FOREST)),
    Measure("rivers that end in the city", _both(_ends_in_the_city), _by_seats(_alike(0.22))),
)

TABLES: tuple[tuple[dict[str, str], tuple[Measure, ...]], ...] = (({}, MEASURES),)
"""The options of random games, and what is compared of them."""
