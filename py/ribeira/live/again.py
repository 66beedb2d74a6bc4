"""A game played again from its story: a line for each action, and for each that was taken back."""

from __future__ import annotations

import re

from ribeira.codec.textfile import MAX_ACTIONS
from ribeira.core.game import AnyRules, frames
from ribeira.core.match import IllegalAction, Match, Step
from ribeira.core.values import Setup
from ribeira.live.moments import Change, Told

LINE = re.compile(r"P([1-9]) (.+)")
UNDO = "undo"


def line_of(rules: AnyRules, step: Step) -> str:
    return f"P{step.seat + 1} {rules.write(action=step.action)}"


class Again:
    """The game so far; `go_on` with each line."""

    def __init__(self, rules: AnyRules, setup: Setup) -> None:
        self._rules, self._setup = rules, setup
        self._states = [rules.deal(setup=setup)]
        self._steps: list[Step] = []

    @property
    def dealt(self) -> Told:
        return Told(Change(0, self._states[0]), ())

    def go_on(self, line: str) -> Told:
        """One line of the story. Raises `ValueError`, `LookupError` or `IllegalAction` for what no
        game of ours could say."""
        if line == UNDO:
            self._steps.pop()
            self._states.pop()
            return Told(Change(len(self._steps), self._states[-1]), ())
        found = LINE.fullmatch(line)
        if not found or len(self._steps) >= MAX_ACTIONS:
            raise ValueError(line)
        seat, action = int(found[1]) - 1, self._rules.read(text=found[2])
        if seat >= self._setup.seats:
            raise ValueError(line)
        before = self._states[-1]
        refusal = self._rules.why_not(state=before, seat=seat, action=action)
        if refusal:
            raise IllegalAction(refusal)
        shown, end = frames(self._rules, before, seat, action)
        self._states.append(end)
        self._steps.append(Step(seat, action, tuple(event for event, _ in shown)))
        return Told(Change(len(self._steps), end, seat, action, before), shown)

    def match(self) -> Match:
        states, steps = tuple(self._states), tuple(self._steps)
        return Match(self._rules, self._setup, states, steps, len(steps))
