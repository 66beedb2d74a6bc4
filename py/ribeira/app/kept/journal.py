"""Puts together what storage and the journal know of each game: the later text counts, so that
nothing goes back. Both may hold anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ribeira.app import stored_games
from ribeira.app.kept.packed import unpack
from ribeira.app.storage import GAME

DAY = 86_400_000
"""Milliseconds after which storage has come to the disk for certain, so that it is enough."""


def newer(journal: Mapping[str, str], texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The games that the journal knows better: by name, with their texts."""
    for name, packed in journal.items():
        text = _text(name, packed)
        if text and _when(text) > _when(texts.get(name, "")):
            yield name, text


def settled(journal: Mapping[str, str], texts: Mapping[str, str], now: int) -> Iterator[str]:
    """The names that the journal need not keep any longer: those of games that were in storage for
    a day, and what is no game."""
    for name, packed in journal.items():
        text = _text(name, packed)
        when = _when(text)
        if not text or (when < now - DAY and when <= _when(texts.get(name, ""))):
            yield name


def _text(name: str, packed: str) -> str:
    """The text of a game that can be listed, or nothing."""
    try:
        text = unpack(packed) if name.startswith(GAME) else ""
    except ValueError:
        return ""
    return "" if stored_games.summary("", text).error else text


def _when(text: str) -> int:
    """When it was written; earlier than ever for what cannot be read."""
    summary = stored_games.summary("", text)
    return -1 if summary.error else summary.when
