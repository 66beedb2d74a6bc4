"""Files of our own folder, fetched."""

from __future__ import annotations

from pyodide.ffi import JsException
from pyscript import fetch


async def read_bytes(path: str) -> bytes:
    """The file's bytes, `path` being relative to the page; `OSError` when it can not be had."""
    try:
        response = await fetch(path)
        if response.ok:
            return bytes(await response.bytearray())
    except JsException as error:
        raise OSError(path) from error
    raise OSError(path)
