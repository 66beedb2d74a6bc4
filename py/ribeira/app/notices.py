"""A sentence shown above the screen, with an optional button."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.values import Message


@dataclass(frozen=True, slots=True)
class Notice:
    """`rule` is the number of the rule behind it; `do` is the command of a button `label`.
    A notice with `stays` is shown until it is dismissed; others go with the next command.
    `later` is the label of the dismiss button, where a cross would say too little."""

    message: Message
    rule: str = ""
    do: str = ""
    value: str = ""
    label: Message | None = None
    stays: bool = False
    later: Message | None = None
