"""A game being played: set-up, the steps taken, and every state on the way.

States are frozen, so a match keeps them all, and undo, redo and looking back are a change of index.
A match is itself a value: each function returns a new one and leaves the old alone.
Who sits where (names, bots, colours) is not part of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ribeira.core.events import Event
from ribeira.core.game import AnyRules, apply, frames
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, Setup, msg


@dataclass(frozen=True, slots=True)
class Step:
    """One action taken and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class IllegalAction(ValueError):  # noqa: N818 - it is the action that is wrong
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message.key} {refusal.rule}".strip())
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Match:
    """`states[i]` lies before `steps[i]`; `states[at]` is looked at; later steps can be redone."""

    game: AnyRules
    setup: Setup
    states: tuple[Any, ...]
    steps: tuple[Step, ...] = ()
    at: int = 0

    @property
    def state(self) -> Any:
        return self.states[self.at]

    @property
    def past(self) -> tuple[Step, ...]:
        return self.steps[: self.at]

    @property
    def is_at_end(self) -> bool:
        """Nothing was undone: the newest state is looked at."""
        return self.at == len(self.steps)


def start(game: AnyRules, setup: Setup) -> Match:
    return Match(game, setup, (game.deal(setup=setup),))


def play(match: Match, seat: int, action: Action) -> Match:
    """The match one action further; what had been undone beyond this point is forgotten."""
    refusal = match.game.why_not(state=match.state, seat=seat, action=action)
    if refusal:
        raise IllegalAction(refusal)
    state, events = apply(match.game, match.state, seat, action)
    kept = branch(match)
    return replace(
        kept,
        states=(*kept.states, state),
        steps=(*kept.steps, Step(seat, action, events)),
        at=kept.at + 1,
    )


class Course:
    """Plays a match of many steps. It keeps lists, since `play` copies all states at each step: a
    long game would take the square of its length."""

    def __init__(self, game: AnyRules, setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.steps: list[Step] = []
        self._states = [game.deal(setup=setup)]

    @property
    def state(self) -> Any:
        return self._states[-1]

    def play(self, seat: int, action: Action) -> None:
        refusal = self.game.why_not(state=self.state, seat=seat, action=action)
        if refusal:
            raise IllegalAction(refusal)
        state, events = apply(self.game, self.state, seat, action)
        self._states.append(state)
        self.steps.append(Step(seat, action, events))

    def match(self) -> Match:
        """The match so far, looked at from its last step."""
        states, steps = tuple(self._states), tuple(self.steps)
        return Match(self.game, self.setup, states, steps, len(steps))


def frames_of(match: Match, at: int) -> tuple[tuple[Event, Any], ...]:
    """Each event of the step after `at` actions, with the state right after that event."""
    step = match.steps[at]
    return frames(match.game, match.states[at], step.seat, step.action)[0]


def branch(match: Match) -> Match:
    """A match that ends at the state looked at."""
    return replace(match, states=match.states[: match.at + 1], steps=match.past)


def jump(match: Match, at: int) -> Match:
    """The same match looked at after `at` actions."""
    if not 0 <= at <= len(match.steps):
        raise IndexError(at)
    return replace(match, at=at)


def undo(match: Match) -> Match:
    """One step back. Check `why_not_undo` first: this does not."""
    return jump(match, match.at - 1)


def redo(match: Match) -> Match:
    return jump(match, match.at + 1)


def why_not_undo(match: Match, seat: int, practice: bool = False) -> Refusal | None:
    """`None` when the seat may take its last action back, else the reason.

    A seat may undo its own actions until something hidden was revealed, chance was drawn or another
    seat acted. In a practice game everything can be undone.
    """
    if match.at == 0:
        return Refusal(msg("undo.nothing"))
    if practice:
        return None
    step = match.past[-1]
    if step.seat != seat:
        return Refusal(msg("undo.other"))
    if any(event.reveals for event in step.events):
        return Refusal(msg("undo.revealed"))
    if match.states[match.at - 1].chance != match.state.chance:
        return Refusal(msg("undo.chance"))
    return None
