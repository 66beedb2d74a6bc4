"""The queue of harvest cards: laying it out, using, shifting and refilling it (R-3.5, R-9)."""

from __future__ import annotations

from dataclasses import replace

from ribeira.core import chance as draw
from ribeira.core.values import Event
from ribeira.games.dosrios.material import CARDS, DESPERADOS
from ribeira.games.dosrios.rules.desperados import raid
from ribeira.games.dosrios.rules.payout import pay_out
from ribeira.games.dosrios.rules.state import State

Told = tuple[State, tuple[Event, ...]]


def lay_out(state: State) -> Told:
    """The first row: desperados are put aside and shuffled back when it is full (R-3.5)."""
    cards, chance = draw.shuffle(state.chance, CARDS)
    harvests = [place for place, card in enumerate(cards) if card not in DESPERADOS]
    seen = harvests[state.seats] + 1
    row = tuple(card for card in cards[:seen] if card not in DESPERADOS)
    aside = tuple(card for card in cards[:seen] if card in DESPERADOS)
    deck = cards[seen:]
    if aside:
        deck, chance = draw.shuffle(chance, aside + deck)
    values = (("row", row), ("aside", aside), ("left", len(deck)))
    state = replace(state, row=row, deck=deck, chance=chance)
    return state, (Event("row_laid", values, "R-3.5", reveals=True),)


def shift(state: State, seat: int) -> Told:
    """R-9.1"""
    card = state.row[0]
    state = replace(state, row=(*state.row[1:], card))
    return state, (Event("shifted", (("seat", seat), ("card", card)), "R-9.1"),)


def use(state: State, seat: int) -> Told:
    """R-9.2"""
    card = state.row[0]
    used = Event("used", (("seat", seat), ("card", card)), "R-9.2")
    state, paid = pay_out(state, card)
    state = replace(state, row=state.row[1:], discard=(*state.discard, card))
    state, drawn = _refill(state)
    return state, (used, *paid, *drawn)


def _refill(state: State) -> Told:
    """Draw until a harvest card comes; desperados come at once (R-9.8)."""
    events: tuple[Event, ...] = ()
    while True:
        state, shuffled = _shuffle_if_empty(state)
        card = state.deck[0]
        state = replace(state, deck=state.deck[1:])
        values = (("card", card), ("left", len(state.deck)))
        events += (*shuffled, Event("drew", values, "R-9.8", reveals=True))
        if card not in DESPERADOS:
            return replace(state, row=(*state.row, card)), events
        state, raided = raid(state, DESPERADOS[card])
        events += raided
        state = replace(state, discard=(*state.discard, card))


def _shuffle_if_empty(state: State) -> Told:
    """R-9.9"""
    if state.deck:
        return state, ()
    deck, chance = draw.shuffle(state.chance, state.discard)
    event = Event("reshuffled", (("left", len(deck)),), "R-9.9", reveals=True)
    return replace(state, deck=deck, discard=(), chance=chance), (event,)
