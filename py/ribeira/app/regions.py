"""The parts of the page, each drawn again only when what it reads has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.kit.markup import Markup

Marks = tuple[tuple[str, str | None], ...]
"""Attributes of a region's element, by name; `None` leaves one out."""


@dataclass(frozen=True, slots=True)
class Region:
    """`draw` gives the element with this id, from the markup of its parts. `reads` has everything
    that it looks at besides; the `marks` of the element can change without drawing it anew."""

    id: str
    reads: tuple[object, ...]
    draw: Callable[[tuple[Markup, ...]], Markup]
    parts: tuple[Region, ...] = ()
    marks: Marks = ()

    def whole(self) -> Markup:
        """Its markup with that of its parts."""
        return self.draw(tuple(part.whole() for part in self.parts))


def marked(marks: Marks) -> dict[str, str | None]:
    """The attributes as `el` takes them."""
    return {name.replace("-", "_"): value for name, value in marks}


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a region was drawn from."""

    reads: tuple[object, ...]
    parts: tuple[str, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs from the last time: elements by id with their markup, and attributes by id, name
    and value. One without a value goes."""

    drawn: tuple[tuple[str, Markup], ...]
    marked: tuple[tuple[str, ...], ...]


class Painter:
    """Remembers what each region was drawn from."""

    def __init__(self) -> None:
        self._drawn: dict[str, Drawn] = {}

    def changes(self, root: Region) -> Changes:
        drawn: list[tuple[str, Markup]] = []
        marked: list[tuple[str, ...]] = []
        self._compare(root, drawn, marked)
        return Changes(tuple(drawn), tuple(marked))

    def forget(self) -> None:
        """Everything is drawn anew the next time."""
        self._drawn.clear()

    def _compare(
        self,
        region: Region,
        drawn: list[tuple[str, Markup]],
        marked: list[tuple[str, ...]],
    ) -> None:
        now, before = _drawn_from(region), self._drawn.get(region.id)
        if before is None or (before.reads, before.parts) != (now.reads, now.parts):
            drawn.append((region.id, region.whole()))
            self._remember(region)
            return
        changed = set(now.marks) - set(before.marks)
        marked += (
            (region.id, name) if value is None else (region.id, name, value)
            for name, value in region.marks
            if (name, value) in changed
        )
        self._drawn[region.id] = now
        for part in region.parts:
            self._compare(part, drawn, marked)

    def _remember(self, region: Region) -> None:
        self._drawn[region.id] = _drawn_from(region)
        for part in region.parts:
            self._remember(part)


def _drawn_from(region: Region) -> Drawn:
    return Drawn(region.reads, tuple(part.id for part in region.parts), region.marks)
