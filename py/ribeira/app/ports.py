"""What the app needs of a storage. `ribeira.browser` offers it in the page."""

from __future__ import annotations

from typing import Protocol


class StorageError(Exception):
    """Storage failed: `kind` is "full" or "forbidden"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Storage(Protocol):
    """Texts by key, kept in this browser. Every call may raise `StorageError`."""

    def keys(self) -> tuple[str, ...]: ...

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...
