"""Under which keys texts lie. The app calls each by a name, such as `ribeira.settings`; its key
also says in which folder of the host the page lies, so that two copies on a host share nothing:
`ribeira/folder/settings`. A page in a file has no folder of its own: there the name is the key, as
it was everywhere in former versions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ribeira.app.storage import OURS


class Journal(Protocol):
    """A second place, written at once where the browser takes its time with the first. It may lack
    any text, and fails in silence."""

    def write(self, name: str, text: str | None) -> None:
        """Keeps the text under that name, or removes it when there is none."""


@dataclass(frozen=True, slots=True)
class Place:
    """What our keys begin with: `ribeira.`, or `ribeira` and the path of the folder."""

    start: str = OURS

    @property
    def is_old(self) -> bool:
        """The keys are those of former versions."""
        return self.start == OURS

    def key(self, name: str) -> str:
        return self.start + name.removeprefix(OURS)

    def name(self, key: str) -> str | None:
        """The name of the text with that key; nothing for a key of others, such as another copy in
        a folder of this one."""
        rest = key.removeprefix(self.start)
        if rest == key or (not self.is_old and "/" in rest):
            return None
        return OURS + rest
