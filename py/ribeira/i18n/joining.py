"""The word for “and” where it depends on the sound that follows: Spanish *y* is *e* before an i,
Italian *e* is *ed* before an e.
"""

from __future__ import annotations

import re

AND = "list.and"
BEFORE = {
    "es": (re.compile(r"h?[ií](?![aeou])", re.IGNORECASE), "{first} e {last}"),
    "it": (re.compile(r"[eèé]", re.IGNORECASE), "{first} ed {last}"),
}
"""By language: how the next word begins, and what is said then instead of the catalogue's text."""


def joining(language: str, text: str, following: str) -> str:
    """The text that joins a list with this last part."""
    starts, instead = BEFORE.get(language, (None, text))
    return instead if starts and starts.match(following) else text
