"""Loads catalogues: English is part of the app, each other language is a file beside the page,
and so is what lessons say in each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript.js_modules import page

from ribeira.i18n.catalogue import Catalogue, load
from ribeira.i18n.shipped import SHIPPED, shipped

Then = Callable[[Catalogue | None], None]


def load_language(language: str, learn: bool, then: Then) -> None:
    """Calls `then` with the catalogue, at once or a little later, and with what lessons say if
    `learn`; with `None` if loading failed."""

    def loaded(words: Catalogue | None) -> None:
        if words is None or not learn:
            then(words)
        else:
            _fetch(f"learn/{language}", words.with_learn, then)

    if language == SHIPPED:
        loaded(shipped())
    else:
        _fetch(language, lambda compiled: load(language, compiled), loaded)


def _fetch(name: str, read: Callable[[bytes], Catalogue], then: Then) -> None:
    def arrived(found: Any) -> bool:
        """Whether it is a catalogue; if not, the page looks whether it was damaged and may come
        with another, or at last with nothing."""
        catalogue = None if found is None else _read(read, found.to_bytes())
        if catalogue or found is None:
            then(catalogue)
        return catalogue is not None

    page.loadCatalogue(name, create_proxy(arrived))


def _read(read: Callable[[bytes], Catalogue], compiled: bytes) -> Catalogue | None:
    """`None` for what is no catalogue, such as an error page of the host, whatever it breaks."""
    try:
        return read(compiled)
    except Exception:
        return None
