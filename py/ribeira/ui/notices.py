"""A sentence that needs to be read, and perhaps a way to answer it."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.values import Message


@dataclass(frozen=True, slots=True)
class Notice:
    """`rule` opens the rule that stands behind it; `do` is a command behind a button `label`."""

    message: Message
    rule: str = ""
    do: str = ""
    label: Message | None = None
