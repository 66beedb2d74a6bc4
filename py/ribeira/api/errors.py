"""What the library refuses, always in one sentence of plain English that shows the wrong value."""

from __future__ import annotations

from collections.abc import Iterable

SHORT = 60


class RibeiraError(ValueError):
    """Something that cannot be done as it was asked for."""


class IllegalActionError(RibeiraError):
    """An action that the rules refuse. `rule` is the number of the rule that says so, `action` the
    action as text, `key` the name of the reason, for programs."""

    def __init__(self, sentence: str, action: str, rule: str, key: str) -> None:
        super().__init__(sentence)
        self.action, self.rule, self.key = action, rule, key

    def __reduce__(self) -> tuple[type[IllegalActionError], tuple[str, str, str, str]]:
        return type(self), (str(self), self.action, self.rule, self.key)


def shown(value: object) -> str:
    """The value as one writes it in Python, in one line and short enough for a sentence."""
    text = " ".join(repr(value).split())
    return text if len(text) <= SHORT else f"{text[: SHORT - 1]}…"


def either(values: Iterable[object]) -> str:
    """Such as `2, 3 or 4`."""
    *first, last = map(str, values)
    return f"{', '.join(first)} or {last}" if first else last
