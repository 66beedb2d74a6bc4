"""The small frozen values that all modules exchange: numbers, strings and tuples of these."""

from __future__ import annotations

from dataclasses import dataclass, field

Plain = int | str | tuple["Plain", ...]


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """One decision of a player: a verb and what it is done with. Its game knows what it does."""

    verb: str
    at: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides a game before the first action.

    `seats` counts the players who choose; a game may seat more (Douro's Phantom).
    `options` is sorted by id, so that equal games are equal values. An option that came later and
    stands as before there was a choice is left out (`Meta.options_of` has every option).
    """

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()

    def option(self, name: str) -> str:
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be looked up: its key in the catalogues and the values for the gaps in it.

    A value may itself be a message. `count` picks the plural form; `None` means there is none.
    """

    key: str
    values: tuple[tuple[str, int | str | Message], ...] = ()
    count: int | None = None


def msg(key: str, **values: int | str | Message) -> Message:
    return Message(key, tuple(values.items()))


def plural(key: str, n: int, **values: int | str | Message) -> Message:
    """A message that counts: `{n}` is filled in and chooses the form."""
    return Message(key, (("n", n), *values.items()), n)


def N_(key: str) -> str:  # noqa: N802 - the name that gettext users know
    """Marks a key that is looked up elsewhere, so that the catalogues know of it."""
    return key


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a message, and the number of the rule that says so."""

    message: Message
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """One named part of a score."""

    key: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points, item by item."""

    items: tuple[Item, ...] = field(default=())

    @property
    def total(self) -> int:
        return sum(item.points for item in self.items)
