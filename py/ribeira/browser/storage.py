"""localStorage, with its errors as `StorageError`. Satisfies `ribeira.app.storage.Storage`."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import JsException, create_once_callable
from pyscript import window
from pyscript.js_modules import page

from ribeira.app.kept.places import Place
from ribeira.app.storage import StorageError


def place() -> Place:
    return Place(page.keysBeginWith())


class BrowserStorage:
    """Texts by key. Where the browser forbids storage, every call raises `StorageError`."""

    def find(self, start: str) -> dict[str, str]:
        try:
            entries = window.Object.entries(window.localStorage).to_py()
        except JsException as error:
            raise StorageError("forbidden") from error
        return {key: text for key, text in entries if key.startswith(start)}

    def read(self, key: str) -> str | None:
        try:
            text = window.localStorage.getItem(key)
        except JsException as error:
            raise StorageError("forbidden") from error
        return text if isinstance(text, str) else None  # JavaScript's null is an object of its own

    def write(self, key: str, text: str) -> None:
        try:
            window.localStorage.setItem(key, text)
        except JsException as error:
            full = "quota" in f"{error.name}{error.message}".lower()
            raise StorageError("full" if full else "forbidden") from error

    def remove(self, key: str) -> None:
        try:
            window.localStorage.removeItem(key)
        except JsException as error:
            raise StorageError("forbidden") from error


def ask_to_keep(ask: bool, then: Callable[[bool], None]) -> None:
    """Calls `then` with whether the browser has promised not to delete the storage; with `ask` it
    is asked to promise it first."""
    manager = getattr(window.navigator, "storage", None)
    if manager:  # there is none on pages that came without https
        answer = manager.persist() if ask else manager.persisted()
        page.settle(answer, create_once_callable(lambda kept, promised: then(kept and promised)))
