"""What a seat may know of a game (section 5 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.games.douro.material import BARRELS, FOGS, REGULARS, level
from ribeira.games.douro.rules.state import Lottery, Resolved, State


@dataclass(frozen=True, slots=True)
class Sight:
    """One seat's knowledge; `seat` is `None` for what everybody knows. Holds no seed, no state."""

    seat: int | None
    seats: int
    table: int
    options: tuple[tuple[str, str], ...]
    stage: str
    half: int
    plays: int
    stack: int  # cards left in it
    fogs_on_top: int
    valley: tuple[int, ...]  # levels, oldest first
    discard: tuple[str, ...]
    hand_size: int
    hand: tuple[int, ...]  # the seat's own
    chosen: int | None  # the seat's own
    donated: int | None  # the seat's own
    has_chosen: tuple[bool, ...]
    spent: tuple[tuple[int, ...], ...]
    earlier: tuple[tuple[int, ...], ...]
    returned: tuple[int | None, ...]
    gifts: tuple[int, ...]  # the donations, once they are revealed
    tally: tuple[tuple[int, ...], ...]
    holder: int
    lottery: Lottery
    last: Resolved | None

    def option(self, name: str) -> str:
        return dict(self.options)[name]

    @property
    def turned(self) -> tuple[str, ...]:
        """The disputed card and the one that Sirga towed, while they have not been put away."""
        if self.last is None or self.last.card in self.discard:
            return ()
        return (self.last.card, self.last.towed) if self.last.towed else (self.last.card,)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, self.tally))

    def shows_points(self, seat: int) -> bool:
        """Everybody may look at the own barrels; those of others are face down unless O-8 shows
        them, or the game is over."""
        return seat == self.seat or self.option("O-8-scores") == "on" or self.stage == "over"


def sight(state: State, seat: int | None) -> Sight:
    over = state.stage == "over"
    return Sight(
        seat=seat,
        seats=state.setup.seats,
        table=state.table,
        options=state.setup.options,
        stage=state.stage,
        half=state.half,
        plays=state.plays,
        stack=len(state.stack),
        fogs_on_top=state.fogs_on_top,
        valley=tuple(map(level, state.valley)),
        discard=state.discard,
        hand_size=len(state.hands[0]),
        hand=() if seat is None else state.hands[seat],
        chosen=None if seat is None else state.chosen[seat],
        donated=None if seat is None else state.donated[seat],
        has_chosen=tuple(card is not None for card in state.choices),
        spent=state.spent,
        earlier=state.earlier,
        returned=state.returned,
        gifts=tuple(card for card in state.donated if card is not None) if over else (),
        tally=state.tally,
        holder=state.holder,
        lottery=state.lottery,
        last=state.last,
    )


def candidates(seen: Sight, seat: int) -> tuple[int, ...]:
    """The cards that seat may hold: its hand, and in the second half its donation too."""
    if seat == seen.seat:
        return seen.hand
    gone = (*seen.spent[seat], *seen.gifts[seat : seat + 1])
    return tuple(card for card in BARRELS if card not in gone)


def unseen_boats(seen: Sight) -> tuple[str, ...]:
    return _unseen(REGULARS, seen)


def unseen_fogs(seen: Sight) -> tuple[str, ...]:
    return _unseen(FOGS, seen)


def _unseen(cards: tuple[str, ...], seen: Sight) -> tuple[str, ...]:
    gone = (*seen.discard, *seen.turned)
    return tuple(card for card in cards if card not in gone)
