"""One seat's choice; the last one of a play or of the half-time sets all else going."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.replace import replace
from ribeira.core.values import Action
from ribeira.games.douro.rules.events import ChoseCard, Emit, GaveCard, HasChosen, HasGiven
from ribeira.games.douro.rules.flow import go_on
from ribeira.games.douro.rules.notation import card_of
from ribeira.games.douro.rules.state import PHANTOM, State


def act(state: State, seat: int, action: Action, emit: Emit) -> State:
    """The choice is sealed: the others learn only that it was made (D-4.3, D-7.2)."""
    card = card_of(action)
    state = _choose(state, seat, card)
    if state.stage == "play":
        emit(HasChosen(seat), state)
        emit(ChoseCard(seat, card), state)
    else:
        emit(HasGiven(seat), state)
        emit(GaveCard(seat, card), state)
    if None in state.choices[: state.setup.seats]:
        return state
    return go_on(_let_phantom_choose(state), emit)


def _choose(state: State, seat: int, card: int) -> State:
    choices = (*state.choices[:seat], card, *state.choices[seat + 1 :])
    if state.stage == "play":
        return replace(state, chosen=choices)
    return replace(state, donated=choices)


def _let_phantom_choose(state: State) -> State:
    """D-11: the third seat of a two-player game chooses at random."""
    if state.setup.seats == state.table:
        return state
    card, chance = draw.pick(state.chance, state.hands[PHANTOM])
    return _choose(replace(state, chance=chance), PHANTOM, card)
