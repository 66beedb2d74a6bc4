"""Many small numbers in one large one, each costing no more than it holds, and that as text.

Every number can be unpacked into something: mistakes are found by others.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

Digit = tuple[int, int]
"""A number from 0 and how many it could be: the 3 of 0 to 9 is `(3, 10)`."""


ZERO = "A"
"""The sign of base64url for 0."""

MAX_BITS = 13
"""So many bits at most has a number of unknown size."""


class RadixError(ValueError):
    """Text that `to_text` does not write."""


def pack(digits: Sequence[Digit]) -> int:
    """All digits as one number; the first is the first to come out."""
    packed = 0
    for value, radix in reversed(digits):
        if not 0 <= value < radix:
            raise ValueError(f"{value} is no digit of {radix}")
        packed = packed * radix + value
    return packed


class Unpacker:
    """Gives the digits back, one at a time, to whoever knows their radix."""

    def __init__(self, packed: int) -> None:
        self._packed = packed

    def take(self, radix: int) -> int:
        self._packed, value = divmod(self._packed, radix)
        return value

    @property
    def is_empty(self) -> bool:
        """Nothing but zeros is left."""
        return not self._packed


def to_text(number: int) -> str:
    """The number in the signs of base64url, six bits each."""
    threes = (number.bit_length() + 23) // 24
    return urlsafe_b64encode(number.to_bytes(3 * threes, "big")).decode().lstrip(ZERO)


def from_text(text: str) -> int:
    """The number, written in the one way in which `to_text` writes it."""
    if text.startswith(ZERO):
        raise RadixError("leading zeros")
    return int.from_bytes(bytes_from_text(ZERO * (-len(text) % 4) + text), "big")


def count_digits(number: int) -> tuple[Digit, Digit]:
    """A number from 1 whose size nobody knows: how many bits it has, and those after the first."""
    bits = number.bit_length() - 1
    return (bits, MAX_BITS), (number - (1 << bits), 1 << bits)


def take_count(unpacker: Unpacker) -> int:
    bits = unpacker.take(MAX_BITS)
    return (1 << bits) + unpacker.take(1 << bits)


def bytes_to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_from_text(text: str) -> bytes:
    """The bytes, written in the one way in which `bytes_to_text` writes them."""
    try:
        data = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError as error:  # signs of another alphabet, or a length that there is not
        raise RadixError("not base64url") from error
    if bytes_to_text(data) != text:
        raise RadixError("not the shortest text")
    return data
