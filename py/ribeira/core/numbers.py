"""Actions and sights as numbers, for programs that learn.

Each game says in its `numbers.py` which numbers its actions have, and what a sight becomes: named
parts one after another in one flat array. Needs nothing but the standard library; numpy takes what
`named` gives without copying.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from ribeira.core.meta import Meta
from ribeira.core.values import Action

Item = TypeVar("Item")
if TYPE_CHECKING:
    Floats: TypeAlias = memoryview[float]

V_contra = TypeVar("V_contra", contravariant=True)
BYTES = array("f").itemsize
KEPT, FEW = 1 << 14, 1 << 10


@dataclass(frozen=True, slots=True)
class Part:
    """A named stretch of a tensor; `shape` says how its numbers are to be read."""

    name: str
    shape: tuple[int, ...]
    start: int

    @property
    def size(self) -> int:
        return prod(self.shape)


class Numbers(Generic[V_contra]):
    """`names[n]` tells what the action with number n is. `of` gives the numbers of some actions
    that are legal together, in their order."""

    def __init__(
        self,
        names: tuple[str, ...],
        shapes: dict[str, tuple[int, ...]],
        of: Callable[[Sequence[Action]], tuple[int, ...]],
        pack: Callable[[V_contra], Iterable[bytes]],
    ) -> None:
        self.names, self.of = names, of
        self.count = len(names)
        parts: list[Part] = []
        for name, shape in shapes.items():
            parts.append(Part(name, shape, parts[-1].start + parts[-1].size if parts else 0))
        self.parts = tuple(parts)
        self.size = parts[-1].start + parts[-1].size
        self._pack = pack

    def mask(self, legal: Sequence[Action]) -> array[int]:
        """A 1 for each legal action, and 0 for all others."""
        return self.masked(self.of(legal))

    def masked(self, numbers: Iterable[int]) -> array[int]:
        """The same from numbers of actions."""
        mask = array("B", bytes(self.count))
        for number in numbers:
            mask[number] = 1
        return mask

    def action(self, number: int, legal: Sequence[Action]) -> Action:
        """The legal action with that number; `ValueError` if there is none."""
        return legal[self.of(legal).index(number)]

    def tensor(self, seen: V_contra) -> array[float]:
        """The sight as one flat array of so many numbers as `size` says, mostly from 0 to 1."""
        return array("f", b"".join(self._pack(seen)))

    def named(self, tensor: array[float]) -> dict[str, Floats]:
        """Each part of a tensor by its name, in its shape, without copying."""
        whole = memoryview(tensor).cast("B")
        stretches = ((p, whole[BYTES * p.start : BYTES * (p.start + p.size)]) for p in self.parts)
        return {p.name: bytes_.cast("f", p.shape) for p, bytes_ in stretches}


# ---- what tensors are put together from: each as the bytes of some floats


PACKS = tuple(Struct(f"{count}f").pack for count in range(64))


def floats(*values: float) -> bytes:
    return PACKS[len(values)](*values)


def remembered(make: Callable[..., bytes]) -> Callable[..., bytes]:
    """The same, not made again for the very same value: states share what has not changed, and to
    compare large values would take longer than it saves."""
    known: dict[Any, tuple[Any, bytes]] = {}

    def get(value: object, *rest: object) -> bytes:
        key = id(value), rest
        found = known.get(key)
        if found is None:
            if len(known) >= FEW:
                known.clear()
            found = known[key] = (value, make(value, *rest))  # kept, so its id stays its own
        return found[1]

    return get


@cache
def zeros(count: int) -> bytes:
    return bytes(BYTES * count)


class _Choices(dict[Hashable, bytes]):
    """Quicker than a function around `get`."""

    none: bytes

    def __missing__(self, _: Hashable) -> bytes:
        return self.none


def chooser(items: Iterable[Hashable]) -> Callable[[Hashable], bytes]:
    """For an item a 1 at its place; nothing but zeros for what is none of the items."""
    known = tuple(items)
    made = _Choices({item: floats(*(item == each for each in known)) for item in known})
    made.none = zeros(len(known))
    return made.__getitem__


def counter(items: Iterable[Hashable]) -> Callable[[tuple[Any, ...]], bytes]:
    """For some items how often each occurs. What is none of the items does not count."""
    places = {item: number for number, item in enumerate(items)}

    def count(some: tuple[Any, ...]) -> bytes:
        counts = array("f", zeros(len(places)))
        for item in some:
            if item in places:
                counts[places[item]] += 1
        return counts.tobytes()

    return lru_cache(KEPT)(count)


def options_of(meta: Meta) -> Callable[[tuple[tuple[str, str], ...]], bytes]:
    """Each option as a number from 0 for its first value to 1 for its last."""

    @lru_cache(KEPT)
    def numbers(options: tuple[tuple[str, str], ...]) -> bytes:
        chosen = meta.absent_values() | dict(options)
        return floats(*(o.values.index(chosen[o.id]) / (len(o.values) - 1) for o in meta.options))

    return numbers


def from_seat(by_seat: tuple[Item, ...], first: int) -> tuple[Item, ...]:
    """The same, beginning with that seat."""
    return by_seat[first:] + by_seat[:first]


def amounts(by_seat: Sequence[float], first: int, most: int, scale: float = 1) -> bytes:
    """A number for each of at most so many seats."""
    turned = [value / scale for value in (*by_seat[first:], *by_seat[:first])]
    return floats(*turned) + zeros(most - len(turned))
