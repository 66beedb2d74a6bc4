"""Reads JSON objects from storage, where any text may lie. JSON that is nested too deeply would
crash Python in the page, so the depth is checked first.
"""

from __future__ import annotations

import json
from typing import Any

from ribeira.codec.textfile import MAX_DEPTH, depth


def read_object(text: str) -> dict[str, Any]:
    """The JSON object in the text; `ValueError` for anything else."""
    if depth(text) > MAX_DEPTH:
        raise ValueError("too deep")
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found


def says_all_of(again: str, text: str) -> bool:
    """Whether all that the text says is also in what was written of it again. Fields that only the
    newer one has do not count, because older versions wrote fewer."""
    try:
        found, written = read_object(text), read_object(again)
    except ValueError:
        return False
    return all(name in written and written[name] == found[name] for name in found)
