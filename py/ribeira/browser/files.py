"""Files of our own folder, fetched."""

from __future__ import annotations

from pyscript import fetch


async def read_bytes(path: str) -> bytes:
    """The file's bytes, `path` being relative to the page."""
    return bytes(await fetch(path).bytearray())
