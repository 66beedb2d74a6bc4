"""A sentence that needs to be read, and perhaps a way to answer it."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.values import Message


@dataclass(frozen=True, slots=True)
class Notice:
    """`rule` opens the rule that stands behind it; `do` is a command behind a button `label`.
    A notice that `stays` does so until it is sent off; others go with the next command.
    `later` is the word for sending it off, where a cross would say too little."""

    message: Message
    rule: str = ""
    do: str = ""
    value: str = ""
    label: Message | None = None
    stays: bool = False
    later: Message | None = None
