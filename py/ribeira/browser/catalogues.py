"""The languages: English is here, each of the others in a file of its own beside the page.

Bad at: waiting in vain; whoever asks for a language that cannot be had goes on in another.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript import window

from ribeira.i18n.catalogue import Catalogue, load
from ribeira.i18n.shipped import SHIPPED, shipped


def load_language(language: str, then: Callable[[Catalogue | None], None]) -> None:
    """Hands the catalogue on, at once or a little later; nothing when it can not be had."""

    def came(found: Any) -> None:
        then(None if found is None else _read(language, found.to_bytes()))

    if language == SHIPPED:
        then(shipped())
    else:
        window.ribeira.catalogue(language, create_once_callable(came))


def _read(language: str, compiled: bytes) -> Catalogue | None:
    """Nothing when something else has come, such as a sentence of the host."""
    try:
        return load(language, compiled)
    except (OSError, ValueError, struct.error):
        return None
