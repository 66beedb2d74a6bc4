"""Turns frozen dataclasses into what JSON can hold, and back: for traces, checksums and the worker.

Only numbers, strings, booleans, `None`, tuples and our own dataclasses are meant to be written.
"""

from __future__ import annotations

import types
from dataclasses import Field, field, fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

LATER = "later"


def later(default: Any) -> Any:
    """A field that came after games had been recorded; `default` is what it was in all of those.

    Standing at it, the field is left out of plain values, so that old checksums stay what they are.
    """
    return field(default=default, metadata={LATER: True})


def untraced(default: Any) -> Any:
    """A field of an event that came after traces had been frozen, and that they leave out."""
    return field(default=default, compare=False)


def to_plain(value: Any) -> Any:
    """Dataclasses become objects by field name, tuples become lists. Fields with `compare=False`
    are left out, because two values that differ only there are equal."""
    if is_dataclass(value):
        shown = (field.name for field in fields(value) if is_shown(field, value))
        return {name: to_plain(getattr(value, name)) for name in shown}
    if isinstance(value, (tuple, list)):
        return [to_plain(item) for item in value]
    return value


def is_shown(field: Field[Any], value: Any) -> bool:
    if LATER in field.metadata and getattr(value, field.name) == field.default:
        return False
    return field.compare


def from_plain(kind: Any, plain: Any) -> Any:
    """The value of type `kind` that `to_plain` made `plain` from."""
    origin = get_origin(kind)
    if origin is tuple:
        return _tuple(get_args(kind), plain)
    if origin in (Union, types.UnionType):
        return None if plain is None else from_plain(_present(kind), plain)
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: from_plain(hints[name], item) for name, item in plain.items()})
    return plain


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _present(union: Any) -> Any:
    """The type in `X | None`. Of several plain types any will do, since those stay as they are."""
    return next(kind for kind in get_args(union) if kind is not type(None))


def _tuple(kinds: tuple[Any, ...], plain: Any) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(from_plain(kinds[0], item) for item in plain)
    return tuple(from_plain(kind, item) for kind, item in zip(kinds, plain, strict=True))
