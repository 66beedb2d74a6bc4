"""A full state drawn fairly among those that look the same to a seat."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.replace import replace
from ribeira.core.values import Setup
from ribeira.games.douro.material import BOTTOM, level
from ribeira.games.douro.rules.sight import Sight, candidates, unseen_boats, unseen_fogs
from ribeira.games.douro.rules.state import State


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
    """Valley and stack. Backs show the levels in the Valley and whether the top of the stack is a
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


def unseal(state: State, seat: int | None) -> State:
    """Others have still to choose for the play, or at half-time for charity."""
    own = tuple(card if at == seat else None for at, card in enumerate(state.choices))
    if state.stage == "donate":
        return replace(state, donated=own)
    return replace(state, chosen=own) if state.stage == "play" else state
