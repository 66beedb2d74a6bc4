"""Who gains or loses, and why: alone, in a tie, or because of the phylloxera (D-6, D-9.2).

Bad at: naming the holder; the sentence about the holder stands beside it.
"""

from __future__ import annotations

from typing import cast

from ribeira.core.values import N_, Event, Message, msg, plural
from ribeira.core.wording import Names
from ribeira.games.douro.material import is_fog
from ribeira.games.douro.names import say_card, say_points

ALONE, TIED, HOLDER_OUT, HOLDER_PAYS = "D-6.1", "D-6.2", "D-6.3", "D-6.4"

PLAY = {
    ("gained", "highest", ALONE): N_("douro.event.gained.highest.alone"),
    ("gained", "highest", HOLDER_OUT): N_("douro.event.gained.highest.holder"),
    ("gained", "lowest", ALONE): N_("douro.event.gained.lowest.alone"),
    ("gained", "lowest", HOLDER_OUT): N_("douro.event.gained.lowest.holder"),
    ("lost", "lowest", ALONE): N_("douro.event.lost.lowest.alone"),
    ("lost", "lowest", HOLDER_PAYS): N_("douro.event.lost.lowest.holder"),
}
CHARITY = {
    ("gained", "highest", ALONE): N_("douro.event.charity.gained.alone"),
    ("gained", "highest", HOLDER_OUT): N_("douro.event.charity.gained.holder"),
    ("lost", "lowest", ALONE): N_("douro.event.charity.lost.alone"),
    ("lost", "lowest", HOLDER_PAYS): N_("douro.event.charity.lost.holder"),
}


def say_change(event: Event, names: Names) -> Message:
    """`gained` or `lost`; fog cards, which reward in ways of their own, are named."""
    name, points = _name(event, names), say_points(cast(int, event["points"]))
    item = cast(str, event["item"])
    if item == "charity":
        return _charity(event, name, points)
    if is_fog(item):
        return msg("douro.event.by_fog", card=say_card(item), told=_play(event, name, points))
    return _play(event, name, points)


def say_denied(event: Event, names: Names) -> Message:
    """The holder gets nothing from a tie (D-6.3)."""
    if event["end"] == "highest":
        return msg("douro.event.denied.highest", name=_name(event, names))
    return msg("douro.event.denied.lowest", name=_name(event, names))


def say_spared(event: Event, names: Names) -> Message:
    """The holder pays for all who tied (D-6.4)."""
    return msg("douro.event.spared", name=_name(event, names))


def _name(event: Event, names: Names) -> str:
    return names[cast(int, event["seat"])]


def _play(event: Event, name: str, points: Message) -> Message:
    if event.rule != TIED:
        return msg(PLAY[_case(event)], name=name, points=points)
    others = cast(int, event["tied"]) - 1
    if event.key == "lost":
        return plural("douro.event.lost.lowest.tied", others, name=name, points=points)
    if event["end"] == "highest":
        return plural("douro.event.gained.highest.tied", others, name=name, points=points)
    return plural("douro.event.gained.lowest.tied", others, name=name, points=points)


def _charity(event: Event, name: str, points: Message) -> Message:
    if event.rule != TIED:
        return msg(CHARITY[_case(event)], name=name, points=points)
    others = cast(int, event["tied"]) - 1
    if event.key == "lost":
        return plural("douro.event.charity.lost.tied", others, name=name, points=points)
    return plural("douro.event.charity.gained.tied", others, name=name, points=points)


def _case(event: Event) -> tuple[str, str, str]:
    return event.key, cast(str, event["end"]), event.rule
