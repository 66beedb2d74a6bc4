"""Who gains and who loses on cards that lie open (D-5, D-6, D-9.2), without touching a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ribeira.games.douro.rules.options import Options


@dataclass(frozen=True, slots=True)
class Stake:
    """What a resolution looks at: the highest or lowest cards, for a gain or a loss, and how much
    one seat alone (`full`) or each of several (`tie`) gets or pays. `rule` is the card's own."""

    end: str  # "highest" or "lowest"
    sign: int  # +1 gain, -1 loss
    full: int
    tie: int
    rule: str


class Verdict(NamedTuple):
    """The seats at the stake's end, each seat's delta before the floor, and the rule on ties."""

    extreme: tuple[int, ...]
    deltas: tuple[int, ...]
    rule: str


MET = Stake("highest", +1, 2, 1, "D-5.1")
MISSED = Stake("lowest", -1, 2, 1, "D-5.1")
FOGS: dict[str, tuple[Stake | None, Stake | None]] = {  # missed, met
    "FRA": (Stake("lowest", -1, 4, 2, "D-5.2"), Stake("highest", +1, 4, 2, "D-5.2")),
    "CAR": (Stake("lowest", -1, 2, 1, "D-5.3"), Stake("highest", +1, 2, 1, "D-5.3")),
    "BAR": (Stake("lowest", +1, 2, 1, "D-5.7"),) * 2,
    "CUS": (None, None),  # D-5.8
    "SIR": (None, None),  # D-5.6: there was no boat to tow
}
RAPIDS = {end: Stake(end, +1, 2, 1, "D-5.4") for end in ("highest", "lowest")}


def is_met(total: int, asked: int | None) -> bool:
    """Whether the barrels fill the order, where the card has one (D-1.3)."""
    return asked is not None and total >= asked


def stake_of(card: str, met: bool, options: Options) -> Stake | None:
    """What a disputed card puts at stake (D-5), if it does."""
    if card == "RAP":  # O-2
        return RAPIDS["lowest" if met else options.missed_rapids]
    return FOGS.get(card, (MISSED, MET))[met]


def settle(cards: tuple[int, ...], holder: int, stake: Stake, options: Options) -> Verdict:
    """D-6.1 to D-6.5: the holder is on the bad side of every tie."""
    value = max(cards) if stake.end == "highest" else min(cards)
    extreme = tuple([seat for seat, card in enumerate(cards) if card == value])
    seats, each, rule = _share(extreme, holder, stake, options)
    deltas = [0] * len(cards)
    for seat in seats:
        deltas[seat] = stake.sign * each
    return Verdict(extreme, tuple(deltas), rule)


def _share(
    extreme: tuple[int, ...], holder: int, stake: Stake, options: Options
) -> tuple[tuple[int, ...], int, str]:
    """The seats that gain or lose, how much each, and the rule that says so."""
    if len(extreme) == 1:
        return extreme, stake.full, "D-6.1"
    if holder not in extreme:
        return extreme, stake.tie, "D-6.2"
    if stake.sign < 0:
        return (holder,), stake.full, "D-6.4"
    others = tuple(seat for seat in extreme if seat != holder)
    alone = len(others) == 1 and options.last_gets_full
    return others, stake.full if alone else stake.tie, "D-6.3"


def moves_on(
    cards: tuple[int, ...], holder: int, ends: tuple[tuple[int, ...], ...], options: Options
) -> bool:
    """Whether the phylloxera card goes on to the next seat (D-6.6 to D-6.8, D-9.5, O-3).

    `ends` are the groups of seats at the ends that were scored.
    """
    if options.any_tie_moves:
        return cards.count(cards[holder]) > 1
    return any(holder in end and len(end) > 1 for end in ends)
