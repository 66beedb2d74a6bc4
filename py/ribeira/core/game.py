"""What the rules of every game offer, and the ways to carry an action out.

`Rules` is satisfied by a package of functions: `ribeira.games.<game>.rules`. S is the game's state,
V what a seat may know of it (its sight), E the union of its kinds of events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from ribeira.core.events import Event
from ribeira.core.meta import Meta
from ribeira.core.upgrade import Upgrade
from ribeira.core.values import Action, Refusal, Score, Setup

S = TypeVar("S")
V = TypeVar("V")
E_co = TypeVar("E_co", covariant=True)
E = TypeVar("E")

Emit: TypeAlias = Callable[[E, S], None]
"""Called with each event and the state as it is right after it."""


class Rules(Protocol[S, V, E_co]):
    """States and sights are frozen dataclasses of the game's own."""

    @property
    def META(self) -> Meta: ...  # noqa: N802 - a constant of a module

    @property
    def Sight(self) -> type[V]:  # noqa: N802 - a class in a module
        """The class that `sight` returns; the bots' worker makes sights from text with it."""

    @property
    def EVENTS(self) -> tuple[type[Event], ...]:  # noqa: N802
        """Every kind of event; another device makes events from text with them."""

    @property
    def UPGRADES(self) -> Mapping[int, Upgrade]:  # noqa: N802
        """By rules number: how a record of that number is brought to the next one."""

    def deal(self, *, setup: Setup) -> S:
        """The first state. Raises `SetupError` when the set-up does not fit the game."""

    def to_act(self, *, state: S) -> tuple[int, ...]:
        """The seats that may act now: several in a simultaneous choice, none when all is over."""

    def legal_actions(self, *, state: S, seat: int) -> tuple[Action, ...]:
        """Every legal action, sorted; never empty for a seat in `to_act`, empty for the others."""

    def why_not(self, *, state: S, seat: int, action: Action) -> Refusal | None:
        """`None` when the action is legal, else the reason with its rule."""

    def act(self, *, state: S, seat: int, action: Action, emit: Emit[E_co, S]) -> S:
        """The state after a legal action. Each event is emitted with the state it leads to.

        What may change without an event is named by its fields in `SILENT`, where there is any.
        """

    def sight(self, *, state: S, seat: int | None) -> V:
        """What that seat may know; `None` is what everybody may know."""

    def guess(self, *, seen: V, chance: int) -> tuple[S, int]:
        """A full state that fits what is seen, drawn fairly, and the generator's new state."""

    def scores(self, *, state: S) -> tuple[Score, ...]:
        """Each seat's points, item by item."""

    def ranking(self, *, state: S) -> tuple[int, ...]:
        """The seats from first to last, once the game is over."""

    def winning(self, *, state: S) -> tuple[int, ...]:
        """The seats that share the first place, once the game is over."""

    def unseal(self, *, state: S, seat: int | None) -> S:
        """The state before the other seats made the sealed choices that they have made and that are
        not shown yet. Searches let them choose anew in a guessed state."""

    def write(self, *, action: Action) -> str:
        """The action as short text."""

    def read(self, *, text: str) -> Action:
        """The action that `write` wrote; `ValueError` for anything else."""

    def turn_of(self, *, state: S) -> object:
        """Equal for states of the same turn, so that a game can be looked back at turn by turn."""

    def round_of(self, *, state: S) -> object:
        """Equal for states of the same round."""


AnyRules: TypeAlias = Rules[Any, Any, Any]
"""The rules of any game, for code that never looks inside a state."""


def frames(
    rules: Rules[S, V, E], state: S, seat: int, action: Action
) -> tuple[tuple[tuple[E, S], ...], S]:
    """Each event with the state right after it, and the state at the end."""
    found: list[tuple[E, S]] = []
    end = rules.act(
        state=state, seat=seat, action=action, emit=lambda event, then: found.append((event, then))
    )
    return tuple(found), end


def apply(rules: Rules[S, V, E], state: S, seat: int, action: Action) -> tuple[S, tuple[E, ...]]:
    """The state after a legal action, and what happened."""
    events: list[E] = []
    end = rules.act(
        state=state, seat=seat, action=action, emit=lambda event, _: events.append(event)
    )
    return end, tuple(events)


def after(rules: Rules[S, V, Any], state: S, seat: int, action: Action) -> S:
    """The state after a legal action, without collecting its events."""
    return rules.act(state=state, seat=seat, action=action, emit=ignore)


def ignore(_event: object, _state: object) -> None:
    """An `emit` that drops the events."""
