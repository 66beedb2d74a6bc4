"""Lists as messages, such as "Ana, Bruno and Carla"; the words between are in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from ribeira.core.values import Message, msg

Words = str | Message
Names = tuple[str, ...]


def listing(parts: Sequence[Words]) -> Words:
    """The parts as a list with "and" before the last: Ana, Bruno and Carla."""
    *some, last = parts
    return msg("list.and", first=reduce(_comma, some), last=last) if some else last


def sequence(parts: Sequence[Message]) -> Message:
    """The parts with commas between them and no "and": B4, maize, dry."""
    return reduce(_comma, parts)


def _comma(first: Words, after: Words) -> Message:
    return msg("list.comma", first=first, next=after)


def numbers(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))
