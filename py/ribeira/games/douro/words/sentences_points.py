"""Who gains or loses, and why: alone, in a tie, or because of the phylloxera (D-6, D-9.2)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from ribeira.core.values import N_, Message, msg, plural
from ribeira.core.wording import Names
from ribeira.games.douro.material import is_fog
from ribeira.games.douro.names import say_card, say_points
from ribeira.games.douro.rules.events import Denied, Forgiven, Gained, Lost, Spared

Change: TypeAlias = Gained | Lost

ALONE, TIED, HOLDER_OUT, HOLDER_PAYS = "D-6.1", "D-6.2", "D-6.3", "D-6.4"

PLAY = {
    (Gained, "highest", ALONE): N_("douro.event.gained.highest.alone"),
    (Gained, "highest", HOLDER_OUT): N_("douro.event.gained.highest.holder"),
    (Gained, "lowest", ALONE): N_("douro.event.gained.lowest.alone"),
    (Gained, "lowest", HOLDER_OUT): N_("douro.event.gained.lowest.holder"),
    (Lost, "lowest", ALONE): N_("douro.event.lost.lowest.alone"),
    (Lost, "lowest", HOLDER_PAYS): N_("douro.event.lost.lowest.holder"),
}
CHARITY = {
    (Gained, "highest", ALONE): N_("douro.event.charity.gained.alone"),
    (Gained, "highest", HOLDER_OUT): N_("douro.event.charity.gained.holder"),
    (Lost, "lowest", ALONE): N_("douro.event.charity.lost.alone"),
    (Lost, "lowest", HOLDER_PAYS): N_("douro.event.charity.lost.holder"),
}


def say_outcome(event: Change | Denied | Spared | Forgiven, names: Names) -> Message:
    match event:
        case Gained() | Lost():
            return _say_change(event, names)
        case Denied(seat=seat, end="highest"):
            return msg("douro.event.denied.highest", name=names[seat])
        case Denied(seat=seat):
            return msg("douro.event.denied.lowest", name=names[seat])
        case Spared(seat=seat):
            return msg("douro.event.spared", name=names[seat])
        case Forgiven(seat=seat, points=points):
            return plural("douro.event.forgiven", points, name=names[seat])
    assert_never(event)


def _say_change(event: Change, names: Names) -> Message:
    """Fog cards, which reward in ways of their own, are named."""
    name, points, item = names[event.seat], say_points(event.points), event.item
    if item == "charity":
        return _charity(event, name, points)
    if is_fog(item):
        return msg("douro.event.by_fog", card=say_card(item), told=_play(event, name, points))
    return _play(event, name, points)


def _play(event: Change, name: str, points: Message) -> Message:
    if event.rule != TIED:
        return msg(PLAY[_case(event)], name=name, points=points)
    others = event.tied - 1
    if isinstance(event, Lost):
        return plural("douro.event.lost.lowest.tied", others, name=name, points=points)
    if event.end == "highest":
        return plural("douro.event.gained.highest.tied", others, name=name, points=points)
    return plural("douro.event.gained.lowest.tied", others, name=name, points=points)


def _charity(event: Change, name: str, points: Message) -> Message:
    if event.rule != TIED:
        return msg(CHARITY[_case(event)], name=name, points=points)
    others = event.tied - 1
    if isinstance(event, Lost):
        return plural("douro.event.charity.lost.tied", others, name=name, points=points)
    return plural("douro.event.charity.gained.tied", others, name=name, points=points)


def _case(event: Change) -> tuple[type[Change], str, str]:
    return type(event), event.end, event.rule
