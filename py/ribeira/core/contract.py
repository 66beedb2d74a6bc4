"""What every game offers. A game is a package whose functions satisfy `Game`.

The lobby reads `Meta` alone, so that listing the games loads none of their rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ribeira.core.chance import SEEDS
from ribeira.core.values import Action, Event, Refusal, Score, Setup


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game. `values[0]` is not special; `default` is.

    `screen` options change what is shown, never what is allowed. Where `by_seats` names a number of
    seats, that value is the only one for them, and the default the only one for all others.
    """

    id: str
    values: tuple[str, ...]
    default: str
    screen: bool = False
    by_seats: tuple[tuple[int, str], ...] = ()

    def default_for(self, seats: int) -> str:
        return dict(self.by_seats).get(seats, self.default)


@dataclass(frozen=True, slots=True)
class Meta:
    """What the lobby knows of a game. `rules` is the rules number: it rises whenever an old record
    could replay differently, the order of legal actions included. `secrets` names the values of
    options with which seats hide something from each other; `None` is always. `warnings` names what
    the game may warn of before an action. `first` is the option, with its value, that makes the
    game easier to learn."""

    id: str
    rules: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    first: tuple[str, str] | None = None
    secrets: tuple[tuple[str, str], ...] | None = None
    warnings: tuple[str, ...] = ()

    def hides(self, setup: Setup) -> bool:
        """Whether people who share a screen must not see each other's side of it."""
        return self.secrets is None or any(chosen in self.secrets for chosen in setup.options)


class SetupError(ValueError):
    """A set-up that no game can be dealt from. The text is for programmers and the command line."""


def make_setup(
    meta: Meta, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Setup:
    """A complete, checked set-up: options left out get their defaults."""
    chosen = dict(options or {})
    known = {option.id: option for option in meta.options}
    if seats not in meta.seats:
        raise SetupError(f"{meta.id} is for {meta.seats} seats, not {seats}")
    if not 0 <= seed < SEEDS:
        raise SetupError(f"a seed lies between 0 and {SEEDS - 1}, not {seed}")
    for name, value in chosen.items():
        if name not in known or value not in known[name].values:
            raise SetupError(f"{meta.id} has no option {name}={value}")
        if known[name].by_seats and value != known[name].default_for(seats):
            raise SetupError(f"{name}={value} is not for {seats} seats")
    filled = {name: chosen.get(name, option.default_for(seats)) for name, option in known.items()}
    return Setup(meta.id, seats, seed, tuple(sorted(filled.items())))


class Game(Protocol):
    """The contract. States and sights are frozen dataclasses of the game's own."""

    META: Meta
    Sight: type[Any]  # what `sight` returns, so that text can become a sight again

    def deal(self, setup: Setup) -> Any:
        """The first state. Raises `SetupError` when the set-up does not fit the game."""

    def to_act(self, state: Any) -> tuple[int, ...]:
        """The seats that may act now: several in a simultaneous choice, none when all is over."""

    def legal_actions(self, state: Any, seat: int) -> tuple[Action, ...]:
        """Every legal action, sorted; never empty for a seat in `to_act`, empty for the others."""

    def why_not(self, state: Any, seat: int, action: Action) -> Refusal | None:
        """Nothing when the action is legal, else the reason with its rule."""

    def apply(self, state: Any, seat: int, action: Action) -> tuple[Any, tuple[Event, ...]]:
        """The state after a legal action, and what happened."""

    def sight(self, state: Any, seat: int | None) -> Any:
        """What that seat may know; `None` is what everybody may know."""

    def guess(self, sight: Any, chance: int) -> tuple[Any, int]:
        """A full state that looks the same from there, drawn fairly, and the generator's state."""

    def scores(self, state: Any) -> tuple[Score, ...]:
        """Each seat's points, item by item."""

    def ranking(self, state: Any) -> tuple[int, ...]:
        """The seats from first to last, once the game is over."""

    def write(self, action: Action) -> str:
        """The action as short text."""

    def read(self, text: str) -> Action:
        """The action that `write` wrote; `ValueError` for anything else."""
