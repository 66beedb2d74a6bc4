"""Plain values as JSON has them, read strictly against types. Whoever wrote them may be anybody.

Unlike `core.plain`, which trusts its text, nothing here is converted, left out or added.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from ribeira.core.plain import LATER

Json = NewType("Json", object)
"""Anything that JSON can hold. It is read later, when its type is known."""

LONGEST_TEXT = 512
MOST_ITEMS = 512
LARGEST_NUMBER = 1 << 53
"""What every JSON parser reads exactly."""

LEAVES = frozenset({int, str, bool, type(None)})

Reader: TypeAlias = Callable[[Any], Any]


class NotThatError(ValueError):
    """The value is not of the type."""


def read(kind: Any, plain: Any) -> Any:
    """The value of type `kind` that `write` made `plain` from. Raises `NotThatError`."""
    return _reader(kind)(plain)


def write(value: Any) -> Any:
    """The value as JSON can hold it, fields in their order. A field that came later is left out
    where it stands at its default, as everywhere."""
    kind = type(value)
    if kind in LEAVES:
        return value
    if kind is tuple or kind is list:
        return [item if type(item) in LEAVES else write(item) for item in value]
    if kind is dict:  # plain already
        return value
    return {name: write(getattr(value, name)) for name in names_of(value)}


def names_of(value: Any) -> tuple[str, ...]:
    """The fields of a dataclass that are written."""
    kind: Any = type(value)
    always, later = _fields_of(kind)
    return (*always, *(name for name, default in later if getattr(value, name) != default))


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, ...], tuple[tuple[str, Any], ...]]:
    """The names of those that are always written, and with their defaults those that came later."""
    always = tuple(field.name for field in fields(kind) if LATER not in field.metadata)
    later = tuple((field.name, field.default) for field in fields(kind) if LATER in field.metadata)
    return always, later


@cache
def _reader(kind: Any) -> Reader:
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Json:
        return lambda plain: plain
    if origin is tuple:
        return _items(inner[0]) if inner[1:] == (Ellipsis,) else _row(inner)
    if origin in (Union, types.UnionType):
        return _any_of(inner)
    if isinstance(kind, type) and is_dataclass(kind):
        return _object(kind)
    if kind not in _SIMPLE:
        raise TypeError(f"no way to read {kind}")
    return _SIMPLE[kind]


def _exactly(kind: type, fits: Callable[[Any], bool]) -> Reader:
    """`true` is no number here."""

    def read_it(plain: Any) -> Any:
        if type(plain) is not kind or not fits(plain):
            raise NotThatError(kind.__name__)
        return plain

    return read_it


def _sound(text: str) -> bool:
    """Short enough, and without halves of characters."""
    return len(text) <= LONGEST_TEXT and not any("\ud800" <= sign <= "\udfff" for sign in text)


_SIMPLE: Mapping[Any, Reader] = {
    int: _exactly(int, lambda number: abs(number) <= LARGEST_NUMBER),
    str: _exactly(str, _sound),
    bool: _exactly(bool, lambda _: True),
    type(None): _exactly(type(None), lambda _: True),
}


def _items(kind: Any) -> Reader:
    read_item = _reader(kind)

    def read_items(plain: Any) -> Any:
        if type(plain) is not list or len(plain) > MOST_ITEMS:
            raise NotThatError("a list")
        return tuple([read_item(item) for item in plain])

    return read_items


def _row(kinds: tuple[Any, ...]) -> Reader:
    readers = tuple(map(_reader, kinds))

    def read_row(plain: Any) -> Any:
        if type(plain) is not list or len(plain) != len(readers):
            raise NotThatError(f"a list of {len(readers)}")
        return tuple([reader(item) for reader, item in zip(readers, plain, strict=True)])

    return read_row


def _any_of(kinds: tuple[Any, ...]) -> Reader:
    readers = tuple(map(_reader, kinds))

    def read_one(plain: Any) -> Any:
        for reader in readers:
            try:
                return reader(plain)
            except NotThatError:
                continue
        raise NotThatError("none of these")

    return read_one


def _object(kind: type[Any]) -> Reader:
    hints = get_type_hints(kind)
    known = {field.name: field for field in fields(kind)}
    readers = {name: _reader(hints[name]) for name in known}
    needed = frozenset(name for name, field in known.items() if not _may_lack(field))

    def read_object(plain: Any) -> Any:
        if type(plain) is not dict or not needed <= plain.keys() <= known.keys():
            raise NotThatError(kind.__name__)
        return kind(**{name: readers[name](item) for name, item in plain.items()})

    return read_object


def _may_lack(field: Field[Any]) -> bool:
    return LATER in field.metadata and field.default is not MISSING
