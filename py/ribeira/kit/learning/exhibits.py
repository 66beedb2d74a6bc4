"""What lies in the box of a game, to be looked at: each thing drawn, with its name and text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.core.values import Message
from ribeira.core.wording import Words
from ribeira.kit.markup import Markup

Say = Callable[[Message], str]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """`made`: a value on it is ours, because the printed one is not published."""

    picture: Markup
    name: Words
    lines: tuple[Words, ...] = ()
    rules: tuple[str, ...] = ()
    made: bool = False


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things of one kind; `count` is how many of them lie in the box."""

    name: Message
    count: int
    exhibits: tuple[Exhibit, ...]
