"""What happens to trails, discs and money, in sentences (C-7 to C-10, C-12, C-14)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, Words
from ribeira.games.castelos.material import EXPLORATION, SHOWN
from ribeira.games.castelos.names import say_castle, say_terrain
from ribeira.games.castelos.rules.events import (
    Advanced,
    BonusLost,
    ConstructionClaimed,
    DiscsBack,
    Drawn,
    Drew,
    Explored,
    LandscapeClaimed,
    Marked,
    Mealha,
    Mode,
    Religion,
    Sold,
    Toll,
    TrailAdded,
    TrailAltered,
    TrailEvent,
    TrailStarted,
)
from ribeira.games.castelos.rules.state import FROM_RESERVE, Laid
from ribeira.games.castelos.rules.trail import face
from ribeira.games.castelos.words.phrases import say_points, say_shown, say_space

ROCK_MOVES, ROCK_PREACHES, ALTERED = "C-7.4", "C-7.3", "C-8.8"

BonusEvent: TypeAlias = Mealha | Religion | Explored | BonusLost
BuildingEvent: TypeAlias = TrailStarted | TrailAdded | TrailAltered
MarkingEvent: TypeAlias = Advanced | DiscsBack | Marked | Toll


def say_trail_event(event: TrailEvent, names: Names) -> Message:
    name = names[event.seat]
    match event:
        case Mealha() | Religion() | Explored() | BonusLost():
            return _say_bonus(event, name)
        case TrailStarted() | TrailAdded() | TrailAltered():
            return _say_building(event, name)
        case Advanced() | DiscsBack() | Marked() | Toll():
            return _say_marking(event, name)
        case Mode():
            return _say_mode(event, name)
        case Sold():
            return _say_sale(event, name)
        case LandscapeClaimed():
            return plural("castelos.event.claimed.landscape", event.points, **_claim(event, name))
        case ConstructionClaimed():
            claim = _claim(event, name)
            return plural("castelos.event.claimed.construction", event.points, **claim)
        case Drawn():
            return plural("castelos.event.drawn", event.left, name=name)
        case Drew():
            shown = say_shown(SHOWN[event.tile][0])
            return msg("castelos.event.drew", name=name, shown=shown)
        case _:
            assert_never(event)


def _say_bonus(event: BonusEvent, name: str) -> Message:
    match event:
        case Mealha():
            return plural("castelos.event.mealha", event.mealhas, name=name)
        case Religion() if event.rule == ROCK_PREACHES:
            return msg("castelos.event.religion.rock", name=name, space=event.space)
        case Religion():
            return plural("castelos.event.religion", event.steps, name=name, space=event.space)
        case Explored():
            return _say_explored(event, name)
        case BonusLost() if event.rule == ROCK_MOVES:
            return msg("castelos.event.bonus_lost.advance", name=name)
        case BonusLost():
            return msg("castelos.event.bonus_lost.explore", name=name)
        case _:
            assert_never(event)


def _say_explored(event: Explored, name: str) -> Message:
    a, b = map(say_shown, EXPLORATION[event.tile])
    return plural("castelos.event.explored", event.left, name=name, a=a, b=b)


def _say_building(event: BuildingEvent, name: str) -> Message:
    shown = _say_laid(event.laid)
    match event:
        case TrailStarted():
            space = event.cylinder
            return msg("castelos.event.trail_started", name=name, shown=shown, space=space)
        case TrailAdded():
            return msg("castelos.event.trail_added", name=name, shown=shown)
        case TrailAltered():
            slot, was = event.slot, _say_laid(event.was)
            return msg(
                "castelos.event.trail_altered", name=name, slot=slot + 1, shown=shown, was=was
            )
        case _:
            assert_never(event)


def _say_laid(laid: Laid) -> Words:
    return say_shown(face(laid))


def _say_marking(event: MarkingEvent, name: str) -> Message:
    match event:
        case Advanced() if event.rule == ROCK_MOVES:
            terrain = say_space(event.terrain)
            return msg(
                "castelos.event.advanced.rock", name=name, space=event.space, terrain=terrain
            )
        case Advanced():
            terrain = say_space(event.terrain)
            return msg("castelos.event.advanced", name=name, space=event.space, terrain=terrain)
        case DiscsBack() if event.rule == ALTERED:
            return plural("castelos.event.discs_back.tile", event.discs, name=name)
        case DiscsBack():
            return msg("castelos.event.discs_back.cylinder", name=name)
        case Marked():
            terrain = say_terrain(event.terrain)
            return msg("castelos.event.marked", name=name, space=event.space, terrain=terrain)
        case Toll():
            return msg("castelos.event.toll", name=name, space=event.space)
        case _:
            assert_never(event)


def _say_mode(event: Mode, name: str) -> Message:
    if event.mode == "disc":
        return msg("castelos.event.mode.disc", name=name)
    return msg("castelos.event.mode.worker", name=name)


def _say_sale(event: Sold, name: str) -> Message:
    """The disc is mentioned only when it costs a space of the trail (C-9.4)."""
    values: dict[str, int | str | Message] = {
        "name": name,
        "castle": say_castle(event.castle),
        "product": say_terrain(event.product),
        "goods": event.goods,
        "factor": event.factor,
    }
    if event.source == FROM_RESERVE:
        return plural("castelos.event.sold", event.mealhas, **values)
    return plural("castelos.event.sold.trail", event.mealhas, **values, space=event.source)


def _claim(event: LandscapeClaimed | ConstructionClaimed, name: str) -> dict[str, str | Message]:
    points = say_points(event.points)
    return {"name": name, "terrain": say_terrain(event.terrain), "points": points}
