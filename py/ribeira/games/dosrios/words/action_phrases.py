"""Each action as a short sentence."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.values import Action, Message, msg
from ribeira.core.wording import Words, listing
from ribeira.games.dosrios.board_map import LOWER, UPPER
from ribeira.games.dosrios.names import say_from, say_to


def say_action(action: Action) -> Message:
    return SENTENCES[action.verb](*map(str, action.at))


def say_sources(sources: tuple[str, ...]) -> Words:
    """Where the figures of a chase come from, each place once."""
    return listing([say_from(source) for source in dict.fromkeys(sources)])


def _place(hex_: str) -> Message:
    return msg("dosrios.action.place", hex=hex_)


def _flow(border: str) -> Message:
    source, to = say_from(UPPER[border]), say_to(LOWER[border])
    return msg("dosrios.action.flow", source=source, to=to)


def _step(source: str, to: str) -> Message:
    return msg("dosrios.action.step", source=say_from(source), to=say_to(to))


def _chase_alone(source: str, to: str) -> Message:
    return msg("dosrios.action.chase1", source=say_from(source), hex=to)


def _chase_together(first: str, second: str, to: str) -> Message:
    return msg("dosrios.action.chase2", sources=say_sources((first, second)), hex=to)


def _fast(_: str, to: str) -> Message:
    return msg("dosrios.action.fast", hex=to)


def _dam(border: str) -> Message:
    source, to = say_from(UPPER[border]), say_to(LOWER[border])
    return msg("dosrios.action.dam", source=source, to=to)


def _finca(hex_: str) -> Message:
    return msg("dosrios.action.finca", hex=hex_)


def _hacienda(hex_: str) -> Message:
    return msg("dosrios.action.hacienda", hex=hex_)


def _end() -> Message:
    return msg("dosrios.action.end")


def _use() -> Message:
    return msg("dosrios.action.use")


def _shift() -> Message:
    return msg("dosrios.action.shift")


SENTENCES: dict[str, Callable[..., Message]] = {
    "place": _place,
    "flow": _flow,
    "step": _step,
    "chase1": _chase_alone,
    "chase2": _chase_together,
    "fast": _fast,
    "dam": _dam,
    "finca": _finca,
    "hacienda": _hacienda,
    "end": _end,
    "use": _use,
    "shift": _shift,
}
