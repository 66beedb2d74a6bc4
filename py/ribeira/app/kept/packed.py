"""A text made short, and back: deflated, in base64. What is unpacked may be anybody's."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode

MOST = 1 << 22
"""Bytes that a packed text may unpack to: a short one could say that it holds gigabytes."""


def pack(text: str) -> str:
    return b64encode(zlib.compress(text.encode(errors="surrogatepass"))).decode()


def unpack(packed: str) -> str:
    """The text that `pack` was given; `ValueError` for anything else, and for what is too long."""
    inflating = zlib.decompressobj()
    try:
        data = inflating.decompress(b64decode(packed, validate=True), MOST)
    except zlib.error as error:
        raise ValueError("not deflated") from error
    if not inflating.eof or inflating.unused_data:
        raise ValueError("cut, too long, or with something behind it")
    return data.decode(errors="surrogatepass")
