"""What is known of a game before its rules are loaded: seats, options, and checked set-ups."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ribeira.core.chance import SEEDS
from ribeira.core.values import Setup


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game. `values[0]` is not special; `default` is.

    `screen` options change what is shown, never what is allowed. Where `by_seats` names a number of
    seats, that value is the only one for them, and the default the only one for all others.

    An option that came after games had been recorded names in `absent` what those games did before
    there was a choice, and in `since` the format of links that first knew it.
    """

    id: str
    values: tuple[str, ...]
    default: str
    screen: bool = False
    by_seats: tuple[tuple[int, str], ...] = ()
    since: int = 1
    absent: str | None = None

    def default_for(self, seats: int) -> str:
        return dict(self.by_seats).get(seats, self.default)


@dataclass(frozen=True, slots=True)
class Meta:
    """What the lobby knows of a game.

    `rules` is the rules number: it rises whenever an old record could replay differently, the order
    of legal actions included. `link` is the game's number in links, never used again for another.
    `secrets` names the values of options with which seats hide something from each other; `None` is
    always. `warnings` names what the game may warn of before an action. `first` is the option, with
    its value, that makes the game easier to learn.
    """

    id: str
    rules: int
    link: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    first: tuple[str, str] | None = None
    secrets: tuple[tuple[str, str], ...] | None = None
    warnings: tuple[str, ...] = ()

    def hides(self, setup: Setup) -> bool:
        """Whether people who share a screen must not see each other's side of it."""
        chosen = self.options_of(setup)
        return self.secrets is None or any(chosen[name] == value for name, value in self.secrets)

    def options_of(self, setup: Setup) -> dict[str, str]:
        """Every option with its value; what the set-up leaves out stands at `absent`."""
        return self.absent_values() | dict(setup.options)

    def unusual(self, setup: Setup) -> tuple[tuple[str, str], ...]:
        """The options that differ from the usual rules, with their values."""
        chosen = self.options_of(setup)
        usual = ((option.id, option.default_for(setup.seats)) for option in self.options)
        return tuple((name, chosen[name]) for name, value in usual if chosen[name] != value)

    def absent_values(self) -> dict[str, str]:
        """What games did before there was a choice, for the options that came later."""
        return {option.id: option.absent for option in self.options if option.absent is not None}


class SetupError(ValueError):
    """A set-up that no game can be dealt from. The text is for programmers and the command line."""


def make_setup(
    meta: Meta, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Setup:
    """A complete, checked set-up: options left out get their defaults.

    An option at `absent` is not written down, so that a game from before there was a choice has the
    set-up, and thus the checksum, that it always had.
    """
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
    kept = (pair for pair in filled.items() if pair not in meta.absent_values().items())
    return Setup(meta.id, seats, seed, tuple(sorted(kept)))
