"""What surrounds a link's content whatever its format: marks that tell a cut link from a changed
one and both from a text that is no link of ours.

Signs 1: the format. 2: the length, modulo 64. 3 to 5: the first 18 bits of SHA-256 over the rest.
This stays as it is in every format, so that an old page can say that a link is too new for it.
It hides nothing, and whoever means to can seal a link of their own.
"""

from __future__ import annotations

import string
from hashlib import sha256

from ribeira.codec import errors

SIGNS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"  # of base64url
BESIDE = "."
"""Stands between the numbers and the players; the only other sign there is."""

MAX_CHARACTERS = 8192
ALL_SIGNS = frozenset(SIGNS + BESIDE)
HEAD = 5
CHECK_BITS = 18


def seal(format_: int, content: str) -> str:
    kind = SIGNS[format_]
    return f"{kind}{SIGNS[_length(content)]}{_check(kind, content)}{content}"


def unseal(text: str, ours: int) -> tuple[int, str]:
    """The format and the content, or the reason why not. `ours` is the newest format known."""
    if len(text) > MAX_CHARACTERS:
        raise errors.TooLargeError(MAX_CHARACTERS)
    if len(text) <= HEAD or not set(text) <= ALL_SIGNS or BESIDE in text[:HEAD]:
        raise errors.ForeignLinkError
    kind, length, check, content = text[0], text[1], text[2:HEAD], text[HEAD:]
    if check == _check(kind, content) and length == SIGNS[_length(content)]:
        return SIGNS.index(kind), content
    if not 1 <= SIGNS.index(kind) <= ours:
        raise errors.ForeignLinkError
    if length != SIGNS[_length(content)]:
        raise errors.CutLinkError
    raise errors.ChangedLinkError


def _length(content: str) -> int:
    return (HEAD + len(content)) % len(SIGNS)


def _check(kind: str, content: str) -> str:
    digest = sha256(f"{kind}{content}".encode()).digest()
    number = int.from_bytes(digest[:3], "big") >> (24 - CHECK_BITS)
    return "".join(SIGNS[number >> shift & 63] for shift in (12, 6, 0))
