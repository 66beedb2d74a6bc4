"""Objects out of storage, where anything may lie. Python in the page does not survive JSON that
nests too deep, so that is looked at first.

Bad at: saying what is wrong; that is for those who know what should have been there.
"""

from __future__ import annotations

import json
from typing import Any

from ribeira.codec.textfile import MAX_DEPTH, depth


def read_object(text: str) -> dict[str, Any]:
    """The JSON object that the text is; `ValueError` for anything else."""
    if depth(text) > MAX_DEPTH:
        raise ValueError("too deep")
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found
