"""Points: posting them with the floor of D-8.2, naming them, and the final order (D-8, D-9)."""

from __future__ import annotations

from ribeira.core.values import Event, Item, Score
from ribeira.games.douro.rules.settle import Stake, Verdict
from ribeira.games.douro.rules.state import SOURCES, State

Tally = tuple[tuple[int, ...], ...]


def post(tally: Tally, deltas: tuple[int, ...], source: str) -> tuple[Tally, tuple[int, ...]]:
    """The tally with each seat's delta under its source, and what each was forgiven (D-8.2)."""
    owed = tuple(sum(row) + delta for row, delta in zip(tally, deltas, strict=True))
    forgiven = tuple(max(0, -points) for points in owed)
    return _add(_add(tally, deltas, source), forgiven, "forgiven"), forgiven


def _add(tally: Tally, points: tuple[int, ...], source: str) -> Tally:
    at = SOURCES.index(source)
    pairs = zip(tally, points, strict=True)
    return tuple((*row[:at], row[at] + more, *row[at + 1 :]) for row, more in pairs)


def happened(
    verdict: Verdict, holder: int, stake: Stake, source: str, forgiven: tuple[int, ...]
) -> tuple[Event, ...]:
    """What a verdict did to each seat, in seats' order, with the rules that say so."""
    events: tuple[Event, ...] = ()
    for seat, delta in enumerate(verdict.deltas):
        if delta:
            events += (_change(seat, delta, verdict, stake, source),)
        elif seat in verdict.extreme:
            key = "denied" if seat == holder else "spared"  # D-6.3, D-6.4
            events += (Event(key, (("seat", seat), ("end", stake.end)), verdict.rule),)
        if forgiven[seat]:
            events += (Event("forgiven", (("seat", seat), ("points", forgiven[seat])), "D-8.2"),)
    return events


def _change(seat: int, delta: int, verdict: Verdict, stake: Stake, source: str) -> Event:
    values = (
        ("seat", seat),
        ("points", abs(delta)),
        ("end", stake.end),
        ("tied", len(verdict.extreme)),
        ("item", source),
        ("because", stake.rule),
    )
    return Event("gained" if delta > 0 else "lost", values, verdict.rule)


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
