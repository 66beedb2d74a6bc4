"""What a person is asked once more before an action is done.

A game that warns has a room `warnings` with `warn(seen, action)`. Bad at: refusing; a warned action
is legal.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.values import Message


@dataclass(frozen=True, slots=True)
class Caution:
    """`name` is how a person switches it off; without one it always asks."""

    name: str
    message: Message
