"""Points: how they are posted (D-8.2), what they come from, and the final order (D-8, D-9)."""

from __future__ import annotations

from ribeira.core.values import Item, Score
from ribeira.games.douro.rules.events import Denied, Emit, Forgiven, Gained, Lost, Spared
from ribeira.games.douro.rules.settle import Stake, Verdict
from ribeira.games.douro.rules.state import SOURCES, State

Tally = tuple[tuple[int, ...], ...]

PLACES = {source: place for place, source in enumerate(SOURCES)}
FORGIVEN = PLACES["forgiven"]


def post(tally: Tally, deltas: tuple[int, ...], source: str) -> tuple[Tally, tuple[int, ...]]:
    """The tally with each seat's delta under its source, and what each was forgiven (D-8.2)."""
    rows, forgiven = list(tally), [0] * len(tally)
    for seat, delta in enumerate(deltas):
        if delta:
            row = list(rows[seat])
            row[PLACES[source]] += delta
            forgiven[seat] = max(0, -sum(row))
            row[FORGIVEN] += forgiven[seat]
            rows[seat] = tuple(row)
    return tuple(rows), tuple(forgiven)


def emit_points(
    state: State, verdict: Verdict, stake: Stake, source: str, forgiven: tuple[int, ...], emit: Emit
) -> None:
    """What a verdict has done to each seat, in seats' order, with the rules that say so."""
    for seat, delta in enumerate(verdict.deltas):
        if delta:
            emit(_change(seat, delta, verdict, stake, source), state)
        elif seat in verdict.extreme:  # D-6.3, D-6.4
            passed_over = Denied if seat == state.holder else Spared
            emit(passed_over(seat=seat, end=stake.end, rule=verdict.rule), state)
        if forgiven[seat]:
            emit(Forgiven(seat=seat, points=forgiven[seat]), state)


def _change(seat: int, delta: int, verdict: Verdict, stake: Stake, source: str) -> Gained | Lost:
    kind = Gained if delta > 0 else Lost
    return kind(
        seat=seat,
        points=abs(delta),
        end=stake.end,
        tied=len(verdict.extreme),
        item=source,
        because=stake.rule,
        rule=verdict.rule,
    )


def scores(state: State) -> tuple[Score, ...]:
    """Each seat's points by source; sources that brought nothing are left out."""
    return tuple(
        Score(tuple(Item(name, n) for name, n in zip(SOURCES, row, strict=True) if n))
        for row in state.tally
    )


def ranking(state: State) -> tuple[int, ...]:
    return final_order(state.points, state.holder, state.setup.seats)


def final_order(points: tuple[int, ...], holder: int, seats: int) -> tuple[int, ...]:
    """First to last among those who chose their cards: points, then clockwise from the seat left
    of the holder (D-9.6, D-9.7, D-11)."""

    def distance(seat: int) -> int:
        return (seat - holder - 1) % len(points)

    return tuple(sorted(range(seats), key=lambda seat: (-points[seat], distance(seat))))


def winning(state: State) -> tuple[int, ...]:
    """Never shared: seats decide between equals (D-9.7)."""
    return ranking(state)[:1]
