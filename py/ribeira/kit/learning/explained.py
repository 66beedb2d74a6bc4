"""Which rules a thing on the table belongs to, by what it is called in the drawing."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import TypeAlias

Rules: TypeAlias = tuple[str, ...]
Explained: TypeAlias = tuple[tuple[str, Rules], ...]
"""Patterns of names with the numbers of rules; of several that fit, the first one counts."""


def rules_for(explained: Explained, name: str) -> Rules:
    return next((rules for pattern, rules in explained if fnmatchcase(name, pattern)), ())


def all_rules(explained: Iterable[tuple[str, Rules]]) -> Rules:
    """Each once, in their order."""
    return tuple(dict.fromkeys(number for _, rules in explained for number in rules))
