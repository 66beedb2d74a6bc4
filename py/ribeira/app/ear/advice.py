"""A hint, or a bot's reasons, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.app.playing import Playing
from ribeira.core.values import Message, msg
from ribeira.kit.advice import Ranked, told_parts

BEST = 3
"""So many of the choices are told with their reasons."""


def say_advice(playing: Playing, asked: str) -> tuple[Message, ...]:
    """For "hint" the best choice, for "why" those that seemed best."""
    if asked == "hint" and playing.hint:
        return tuple(_say_choice(playing, playing.hint))
    if not playing.advice:
        return (msg("why.none"),)
    best = (line for ranked in playing.advice[:BEST] for line in _say_choice(playing, ranked))
    return msg("ear.why"), *best


def _say_choice(playing: Playing, ranked: Ranked) -> Iterator[Message]:
    yield playing.module.words.say_action(action=ranked.action)
    for part in told_parts(ranked):
        side = msg("hint.for") if part.points > 0 else msg("hint.against")
        yield msg("ear.reason", side=side, reason=part.reason)
