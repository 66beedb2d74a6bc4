"""What a seat may know (section 5 of the rules), and a full state drawn fairly to fit it."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core import chance as draw
from ribeira.core.values import Setup
from ribeira.games.douro.material import BARRELS, BOTTOM, FOGS, REGULARS, level
from ribeira.games.douro.state import Lottery, Resolved, State


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
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, self.tally))


def sight(state: State, seat: int | None) -> Sight:
    choices = state.donated if state.stage == "donate" else state.chosen
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
        has_chosen=tuple(card is not None for card in choices),
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
    return tuple(card for card in REGULARS if card not in seen.discard)


def unseen_fogs(seen: Sight) -> tuple[str, ...]:
    return tuple(card for card in FOGS if card not in seen.discard)


def guess(seen: Sight, chance: int) -> tuple[State, int]:
    """A state that looks the same, every one that does being equally likely."""
    valley, stack, chance = _guess_cards(seen, chance)
    hands, chosen, donated, chance = _guess_choices(seen, chance)
    seed, chance = draw.below(chance, draw.SEEDS)
    state = State(
        setup=Setup("douro", seen.seats, seed, seen.options),
        chance=seed,
        stage=seen.stage,
        half=seen.half,
        plays=seen.plays,
        stack=stack,
        fogs_on_top=seen.fogs_on_top,
        valley=valley,
        discard=seen.discard,
        hands=hands,
        spent=seen.spent,
        earlier=seen.earlier,
        returned=seen.returned,
        chosen=chosen,
        donated=donated,
        tally=seen.tally,
        holder=seen.holder,
        lottery=seen.lottery,
        last=seen.last,
    )
    return state, chance


def _guess_cards(seen: Sight, chance: int) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Valley and stack. Backs tell the levels in the Valley and whether the top of the stack is a
    fog; the bottom is regular; all else is open (D-2.6)."""
    boats, chance = draw.shuffle(chance, unseen_boats(seen))
    fogs, chance = draw.shuffle(chance, unseen_fogs(seen))
    rest = list(boats)
    valley: list[str] = []
    for back in seen.valley:
        card = next(boat for boat in rest if level(boat) == back)
        rest.remove(card)
        valley.append(card)
    # Shuffled again: what was taken out for the Valley was the first of its level, not any.
    boats, chance = draw.shuffle(chance, rest)
    top = max(seen.fogs_on_top, 1)
    shuffled, chance = draw.shuffle(chance, range(top, max(top, seen.stack - BOTTOM)))
    places = {*range(seen.fogs_on_top), *shuffled[: len(fogs) - seen.fogs_on_top]}
    left = {True: iter(fogs), False: iter(boats)}
    return tuple(valley), tuple(next(left[i in places]) for i in range(seen.stack)), chance


def _guess_choices(
    seen: Sight, chance: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[int | None, ...], tuple[int | None, ...], int]:
    """Everybody's hand, chosen card and donation."""
    hands: list[tuple[int, ...]] = []
    chosen: list[int | None] = []
    donated: list[int | None] = []
    for seat in range(seen.table):
        gift, chance = _guess_gift(seen, seat, chance)
        kept = () if seen.stage == "donate" else (gift,)
        hand = tuple(card for card in candidates(seen, seat) if card not in kept)
        card = seen.chosen if seat == seen.seat else None
        if seat != seen.seat and seen.stage == "play" and seen.has_chosen[seat]:
            card, chance = draw.pick(chance, hand)
        hands.append(hand)
        chosen.append(card)
        donated.append(gift)
    return tuple(hands), tuple(chosen), tuple(donated), chance


def _guess_gift(seen: Sight, seat: int, chance: int) -> tuple[int | None, int]:
    """The seat's donation, if it has made one. What Cardia gave back was surely not donated."""
    if seat == seen.seat:
        return seen.donated, chance
    if seen.gifts:
        return seen.gifts[seat], chance
    if seen.half == 1 and not (seen.stage == "donate" and seen.has_chosen[seat]):
        return None, chance
    open_cards = [card for card in candidates(seen, seat) if card != seen.returned[seat]]
    return draw.pick(chance, open_cards)
