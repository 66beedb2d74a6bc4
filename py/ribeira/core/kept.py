"""A cache for what is worked out from parts of a state.

States share their parts: most actions leave most tuples of a state the very same objects. So
results are found by which objects they came from. `functools.cache` would compare the values, and
a tuple's hash takes the longer the more it holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

MOST = 256


def kept(function: Function) -> Function:
    """The function, which works out only once what it gives for the same objects.

    They must never change, nor may the result. All is forgotten once there are `MOST` results;
    until then the objects are held, so that no other can get the identity of one of them.
    """
    results: dict[tuple[int, ...], tuple[tuple[Any, ...], Any]] = {}

    def result(*objects: Any) -> Any:
        key = tuple(map(id, objects))
        found = results.get(key)
        if found is None:
            if len(results) >= MOST:
                results.clear()
            found = results[key] = objects, function(*objects)
        return found[1]

    return result  # type: ignore[return-value]
