"""Loads catalogues: English is part of the app, each other language is a file beside the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript.js_modules import page

from ribeira.i18n.catalogue import Catalogue, load
from ribeira.i18n.shipped import SHIPPED, shipped


def load_language(language: str, then: Callable[[Catalogue | None], None]) -> None:
    """Calls `then` with the catalogue, at once or a little later; with `None` if loading failed."""

    def loaded(found: Any) -> None:
        then(None if found is None else _read(language, found.to_bytes()))

    if language == SHIPPED:
        then(shipped())
    else:
        page.loadCatalogue(language, create_once_callable(loaded))


def _read(language: str, compiled: bytes) -> Catalogue | None:
    """`None` for what is no catalogue, such as an error page of the host, whatever it breaks."""
    try:
        return load(language, compiled)
    except Exception:
        return None
