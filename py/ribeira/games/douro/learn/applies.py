"""Which rules of Douro 1872 apply now, for the seat that looks."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.games.douro.rules.sight import Sight


def applies(seen: Sight) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_rules(seen)))


def _rules(seen: Sight) -> Iterator[str]:
    if seen.stage == "play":
        yield from ("D-4.3", "D-5.1") if seen.valley else ("D-4.2", "D-4.3", "D-5.4")
        if seen.holder == seen.seat:
            yield from ("D-6.5", "D-6.6")
        if seen.hand_size == 1:
            yield "D-7.1"
    if seen.stage == "donate":
        yield from ("D-7.2", "D-9.2")
