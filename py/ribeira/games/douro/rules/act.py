"""One seat's choice; the last one of a play or of the half-time sets all else going."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.replace import replace
from ribeira.core.values import Action
from ribeira.games.douro.rules.events import ChoseCard, Emit, GaveCard, HasChosen, HasGiven
from ribeira.games.douro.rules.flow import go_on
from ribeira.games.douro.rules.notation import card_of
from ribeira.games.douro.rules.state import PHANTOM, Choices, State


def act(state: State, seat: int, action: Action, emit: Emit) -> State:
    """The choice is sealed: the others learn only that it was made (D-4.3, D-7.2)."""
    card = card_of(action)
    if state.stage == "play":
        state = replace(state, chosen=_put(state.chosen, seat, card))
        emit(HasChosen(seat=seat), state)
        emit(ChoseCard(seat=seat, card=card), state)
        return _go_on_if_all_have(state.chosen, state, emit)
    state = replace(state, donated=_put(state.donated, seat, card))
    emit(HasGiven(seat=seat), state)
    emit(GaveCard(seat=seat, card=card), state)
    return _go_on_if_all_have(state.donated, state, emit)


def _put(choices: Choices, seat: int, card: int) -> Choices:
    return (*choices[:seat], card, *choices[seat + 1 :])


def _go_on_if_all_have(choices: Choices, state: State, emit: Emit) -> State:
    if None in choices[: state.setup.seats]:
        return state
    return go_on(_let_phantom_choose(state), emit)


def _let_phantom_choose(state: State) -> State:
    """D-11: the third seat of a two-player game chooses at random."""
    if state.setup.seats == state.table:
        return state
    card, chance = draw.pick(state.chance, state.hands[PHANTOM])
    if state.stage == "play":
        return replace(state, chance=chance, chosen=_put(state.chosen, PHANTOM, card))
    return replace(state, chance=chance, donated=_put(state.donated, PHANTOM, card))
