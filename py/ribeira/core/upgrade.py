"""How a record of older rules is read under newer ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ribeira.core.values import Action, Message

Options = Mapping[str, str]
Texts = tuple[str, ...]
"""The actions of a record in their order, each with its seat, as it was written: "P1 play 7"."""


@dataclass(frozen=True, slots=True)
class Upgrade:
    """From one rules number to the next; what is left out stays as it was.

    `options` and `actions` give what the newer rules need. `legal` puts the legal actions of a seat
    into the order of the older rules, because links hold indexes: where one of the other three is
    given, links of the older rules open only if `legal` is given too. `ends` says why a game cannot
    go on as it was: its record is then only looked back at, as far as it means the same.
    `same_states` says that the same actions still lead to states with the same checksum; if not,
    that of an older record is not looked at.
    """

    options: Callable[[Options], Options] | None = None
    actions: Callable[[Texts], Texts] | None = None
    legal: Callable[[Any, int, tuple[Action, ...]], tuple[Action, ...]] | None = None
    ends: Message | None = None
    same_states: bool = True
