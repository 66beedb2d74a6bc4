"""Warnings shown before a legal action that the player may regret."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.values import Message


@dataclass(frozen=True, slots=True)
class Caution:
    """`name` is the setting that switches it off; with an empty one it is always shown."""

    name: str
    message: Message
