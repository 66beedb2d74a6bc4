"""A tiny game for tests of the core: take one or two of seven; the last to take wins.

Beside `take` there are the verbs `roll`, which draws chance, and `peek`, which reveals something;
neither ends the turn.
"""

from dataclasses import dataclass, replace

from ribeira.core import chance as draw
from ribeira.core.events import Event
from ribeira.core.meta import Meta
from ribeira.core.values import Action, Refusal, Setup, msg

META = Meta("toy", rules=1, link=7, seats=(2,), minutes=(1, 1), options=())
SETUP = Setup("toy", 2, 5)


@dataclass(frozen=True, slots=True)
class State:
    left: int
    turn: int
    chance: int


def deal(setup):
    return State(7, 0, setup.seed)


def to_act(state):
    return (state.turn,) if state.left else ()


def legal_actions(state, seat):
    if seat not in to_act(state):
        return ()
    takes = (Action("take", (n,)) for n in (1, 2) if n <= state.left)
    return (Action("peek"), Action("roll"), *takes)


def why_not(state, seat, action):
    if action in legal_actions(state, seat):
        return None
    return Refusal(msg("toy.refusal"), "T-1")


class Peeked(Event, key="peeked", reveals=True):
    pass


class Took(Event, key="took"):
    n: int


def act(state, seat, action, emit):
    if action.verb == "peek":
        emit(Peeked(), state)
        return state
    if action.verb == "roll":
        return replace(state, chance=draw.step(state.chance)[1])
    (n,) = action.at
    state = replace(state, left=state.left - n, turn=seat if n == 1 else 1 - seat)
    emit(Took(n=n), state)
    return state
