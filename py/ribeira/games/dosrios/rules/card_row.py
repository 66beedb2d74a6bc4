"""The row of harvest cards: laying it out, using, shifting and refilling it (R-3.5, R-9)."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.replace import replace
from ribeira.games.dosrios.material import CARDS, DESPERADOS
from ribeira.games.dosrios.rules.desperados import raid
from ribeira.games.dosrios.rules.events import Drew, Emit, Reshuffled, RowLaid, Shifted, Used
from ribeira.games.dosrios.rules.payout import pay_out
from ribeira.games.dosrios.rules.state import State


def lay_out(state: State, emit: Emit) -> State:
    """The first row: desperados are put aside and shuffled back when it is full (R-3.5)."""
    cards, chance = draw.shuffle(state.chance, CARDS)
    harvests = [place for place, card in enumerate(cards) if card not in DESPERADOS]
    seen = harvests[state.seats] + 1
    row = tuple(card for card in cards[:seen] if card not in DESPERADOS)
    aside = tuple(card for card in cards[:seen] if card in DESPERADOS)
    deck = cards[seen:]
    if aside:
        deck, chance = draw.shuffle(chance, aside + deck)
    state = replace(state, row=row, deck=deck, chance=chance)
    emit(RowLaid(row=row, aside=aside, left=len(deck)), state)
    return state


def shifted(state: State) -> State:
    """The current card goes to the other end of the row (R-9.1)."""
    card, *others = state.row
    return replace(state, row=(*others, card))


def spent(state: State) -> State:
    """The current card goes to the discard pile, and the row moves up (R-9.2)."""
    card, *others = state.row
    return replace(state, row=tuple(others), discard=(*state.discard, card))


def shift(state: State, seat: int, emit: Emit) -> State:
    """R-9.1"""
    card = state.row[0]
    state = shifted(state)
    emit(Shifted(seat=seat, card=card), state)
    return state


def use(state: State, seat: int, emit: Emit) -> State:
    """R-9.2"""
    card = state.row[0]
    state = spent(state)
    emit(Used(seat=seat, card=card), state)
    return _refill(pay_out(state, card, emit), emit)


def _refill(state: State, emit: Emit) -> State:
    """Draw until a harvest card comes; desperados come at once (R-9.8)."""
    state = _draw(state, emit)
    while len(state.row) <= state.seats:
        state = raid(state, DESPERADOS[state.discard[-1]], emit)
        state = _draw(state, emit)
    return state


def _draw(state: State, emit: Emit) -> State:
    """The top card goes to the end of the row, or on the discard pile (R-9.8, R-9.9)."""
    if not state.deck:
        state = _reshuffle(state, state.discard, emit)
    card, *deck = state.deck
    discard = state.discard
    if card in DESPERADOS:
        state = replace(state, deck=tuple(deck), discard=(*discard, card))
    else:
        state = replace(state, deck=tuple(deck), row=(*state.row, card))
    emit(Drew(card=card, left=len(deck)), state)
    if not deck and state.option("reshuffle") == "at-once":
        state = _reshuffle(state, discard, emit)
    return state


def _reshuffle(state: State, discard: tuple[str, ...], emit: Emit) -> State:
    """Those cards become the draw pile; a desperado drawn after them stays (R-9.9)."""
    deck, chance = draw.shuffle(state.chance, discard)
    kept = state.discard[len(discard) :]
    state = replace(state, deck=deck, discard=kept, chance=chance)
    emit(Reshuffled(left=len(deck)), state)
    return state
