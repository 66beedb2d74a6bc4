"""Who gains and who loses on revealed cards (D-5, D-6, D-9.2), without touching a state."""

from __future__ import annotations

from dataclasses import dataclass

Options = dict[str, str]


@dataclass(frozen=True, slots=True)
class Stake:
    """What a resolution looks at: the highest or lowest cards, for a gain or a loss, and how much
    one seat alone (`full`) or each of several (`tie`) gets or pays. `rule` is the card's own."""

    end: str  # "highest" or "lowest"
    sign: int  # +1 gain, -1 loss
    full: int
    tie: int
    rule: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The seats at the stake's end, each seat's delta before the floor, and the rule on ties."""

    extreme: tuple[int, ...]
    deltas: tuple[int, ...]
    rule: str


def stake_of(card: str, met: bool, options: Options) -> Stake | None:
    """What a disputed card puts at stake (D-5): Customs nothing, nor a Sirga without a boat."""
    if card in ("CUS", "SIR"):  # D-5.8, D-5.6
        return None
    if card == "BAR":  # D-5.7
        return Stake("lowest", +1, 2, 1, "D-5.7")
    if card == "RAP":  # D-5.4, O-2
        return Stake("lowest" if met else options["O-2"], +1, 2, 1, "D-5.4")
    full, tie, rule = {"FRA": (4, 2, "D-5.2"), "CAR": (2, 1, "D-5.3")}.get(card, (2, 1, "D-5.1"))
    return Stake("highest", +1, full, tie, rule) if met else Stake("lowest", -1, full, tie, rule)


def settle(cards: tuple[int, ...], holder: int, stake: Stake, options: Options) -> Verdict:
    """D-6.1 to D-6.5: the holder is on the bad side of every tie."""
    value = max(cards) if stake.end == "highest" else min(cards)
    extreme = tuple(seat for seat, card in enumerate(cards) if card == value)
    gets, each, rule = _share(extreme, holder, stake, options)
    deltas = tuple(stake.sign * each if seat in gets else 0 for seat in range(len(cards)))
    return Verdict(extreme, deltas, rule)


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
    alone = len(others) == 1 and options["O-1"] == "full"
    return others, stake.full if alone else stake.tie, "D-6.3"


def moves_on(
    cards: tuple[int, ...], holder: int, ends: tuple[tuple[int, ...], ...], options: Options
) -> bool:
    """Whether the phylloxera card goes on to the next seat (D-6.6 to D-6.8, D-9.5, O-3).

    `ends` are the groups of seats at the ends that were scored.
    """
    if options["O-3"] == "scoringTie":
        return any(holder in end and len(end) > 1 for end in ends)
    return cards.count(cards[holder]) > 1
