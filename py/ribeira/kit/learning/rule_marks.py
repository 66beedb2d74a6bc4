"""What is said of rules beside their text: which option changes them, and where they are from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class RuleMarks:
    """By rule number. A rule is printed, unless it is `ours`: where the printed rules are silent or
    contradict each other. `reconstructed` has the key of a sentence on values that are not known.
    `options` names the rules that each option changes."""

    options: Mapping[str, tuple[str, ...]]
    ours: frozenset[str]
    reconstructed: Mapping[str, str] = field(default_factory=dict)

    def changing(self, number: str) -> tuple[str, ...]:
        """The options that change that rule."""
        return tuple(option for option, rules in self.options.items() if number in rules)
