"""What a seat may know (5.1 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.kept import kept
from ribeira.games.castelos.rules.state import State, Table


@dataclass(frozen=True, slots=True)
class Sight:
    """One seat's knowledge; `seat` is `None` for what everybody knows. No seed, no state."""

    seat: int | None
    options: tuple[tuple[str, str], ...]
    table: Table
    hand: tuple[str, ...]  # the seat's own
    hand_sizes: tuple[int, ...]
    dealt: tuple[str, ...]  # the contracts that the seat chooses from
    kept: str  # the seat's own
    has_kept: tuple[bool, ...]
    pile: int  # tiles left in it, and so on
    exploration: int
    below: int
    rival: int

    @property
    def seats(self) -> int:
        return len(self.table.estates)


@kept
def _sizes(hands: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    return tuple(map(len, hands))


@kept
def _has(contracts: tuple[str, ...]) -> tuple[bool, ...]:
    return tuple(map(bool, contracts))


def sight(state: State, seat: int | None) -> Sight:
    return Sight(
        seat=seat,
        options=state.setup.options,
        table=state.table,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=_sizes(state.hands),
        dealt=() if seat is None else state.dealt[seat],
        kept="" if seat is None else state.kept[seat],
        has_kept=_has(state.kept),
        pile=len(state.pile),
        exploration=len(state.exploration),
        below=len(state.below),
        rival=len(state.rival),
    )
