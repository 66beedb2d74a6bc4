"""The types of what the browser hands to Python, as far as it is used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Element(Protocol):
    """An element, also of SVG. What it lacks is JavaScript's null, an object that is false."""

    def closest(self, selector: str) -> Element | None: ...

    def matches(self, selector: str) -> bool: ...

    def querySelector(self, selector: str) -> Element | None: ...  # noqa: N802

    def getAttribute(self, name: str) -> str | None: ...  # noqa: N802


class File(Protocol):
    def slice(self, start: int, end: int) -> Blob: ...


class Blob(Protocol):
    async def text(self) -> str: ...


class Field(Element, Protocol):
    """An input, a select or a textarea."""

    type: str
    value: str
    checked: bool
    files: Iterable[File]


class Fields(Protocol):
    def item(self, at: int) -> Field: ...


class Form(Element, Protocol):
    elements: Fields


class Transfer(Protocol):
    """What is dropped or pasted."""

    files: Iterable[File]

    def getData(self, kind: str) -> str: ...  # noqa: N802


class Said(Protocol):
    """What a script of ours tells Python (static/page/dom.js), and the text that it wants."""

    name: str
    text: str


class Event(Protocol):
    defaultPrevented: bool  # noqa: N815
    target: Element

    def preventDefault(self) -> None: ...  # noqa: N802


class FieldEvent(Event, Protocol):
    target: Field


class FormEvent(Event, Protocol):
    target: Form


class KeyEvent(Event, Protocol):
    key: str
    altKey: bool  # noqa: N815
    ctrlKey: bool  # noqa: N815
    metaKey: bool  # noqa: N815


class DropEvent(Event, Protocol):
    dataTransfer: Transfer  # noqa: N815


class PasteEvent(Event, Protocol):
    clipboardData: Transfer  # noqa: N815


class SaidEvent(Event, Protocol):
    detail: Said


class StorageEvent(Event, Protocol):
    key: str | None
    newValue: str | None  # noqa: N815


class PageEvent(Event, Protocol):
    persisted: bool


def text_of(value: object) -> str:
    """JavaScript's null is an object of its own."""
    return value if isinstance(value, str) else ""


def attribute(element: Element, name: str) -> str:
    return text_of(element.getAttribute(name))
