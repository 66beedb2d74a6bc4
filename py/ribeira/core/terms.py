"""What a game calls itself, its options and its sources of points: keys of messages by id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ribeira.core.values import Message, msg


@dataclass(frozen=True, slots=True)
class Terms:
    """`pitch` is the game in one sentence; `amounts` are values that any option may have.

    `variants` has a sentence for each value of an option that differs from the usual rules.
    `unofficial` says what an option does that comes with a number of seats for which the printed
    game is not made.

    `first` says, by the value of the option that `Meta.first` names, what a newcomer should know of
    that version. A game that is won otherwise than by points says so with `has_points`.
    """

    name: str
    pitch: str
    items: Mapping[str, str]
    options: Mapping[str, str]
    helps: Mapping[str, str]
    values: Mapping[tuple[str, str], str]
    amounts: Mapping[str, str] = field(default_factory=dict)
    first: Mapping[str, str] = field(default_factory=dict)
    variants: Mapping[tuple[str, str], str] = field(default_factory=dict)
    has_points: bool = True
    unofficial: str = ""

    def say_game(self) -> Message:
        return msg(self.name)

    def say_pitch(self) -> Message:
        return msg(self.pitch)

    def say_item(self, key: str) -> Message:
        """A source of points."""
        return msg(self.items[key])

    def say_option(self, option: str) -> Message:
        return msg(self.options[option])

    def say_option_help(self, option: str) -> Message:
        return msg(self.helps[option])

    def say_value(self, option: str, value: str) -> Message:
        return msg(self.values.get((option, value)) or self.amounts[value])

    def say_first(self, value: str) -> Message:
        return msg(self.first[value])

    def say_variant(self, option: str, value: str) -> Message:
        """What this value changes, in a sentence; for values that are not the usual ones."""
        return msg(self.variants[option, value])

    def say_unofficial(self) -> Message:
        return msg(self.unofficial)
