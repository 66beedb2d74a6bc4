"""localStorage with its troubles made plain. Satisfies `ribeira.ui.ports.Storage`."""

from __future__ import annotations

from pyodide.ffi import JsException
from pyscript import window

from ribeira.ui.ports import StorageTrouble


class BrowserStorage:
    """Texts by key. Whoever forbids storage makes every call raise `StorageTrouble`."""

    def keys(self) -> tuple[str, ...]:
        try:
            local = window.localStorage
            return tuple(str(local.key(i)) for i in range(local.length))
        except JsException as error:
            raise StorageTrouble("forbidden") from error

    def read(self, key: str) -> str | None:
        try:
            text = window.localStorage.getItem(key)
        except JsException as error:
            raise StorageTrouble("forbidden") from error
        return text if isinstance(text, str) else None  # JavaScript's null is an object of its own

    def write(self, key: str, text: str) -> None:
        try:
            window.localStorage.setItem(key, text)
        except JsException as error:
            full = "quota" in f"{error.name}{error.message}".lower()
            raise StorageTrouble("full" if full else "forbidden") from error

    def remove(self, key: str) -> None:
        try:
            window.localStorage.removeItem(key)
        except JsException as error:
            raise StorageTrouble("forbidden") from error
