"""What happens to trails, discs and money, in sentences (C-7 to C-10, C-12)."""

from __future__ import annotations

from typing import assert_never

from ribeira.core.grids.squares import write_cell
from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names
from ribeira.games.castelos.material import EXPLORATION
from ribeira.games.castelos.names import say_castle, say_quarter, say_terrain
from ribeira.games.castelos.rules.events import (
    Advanced,
    BonusEvent,
    BonusLost,
    ChoseMonte,
    ClaimEvent,
    ConstructionClaimed,
    DiscsBack,
    Explored,
    LandscapeClaimed,
    Marked,
    MarkEvent,
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
from ribeira.games.castelos.rules.state import FROM_RESERVE
from ribeira.games.castelos.rules.trail import face
from ribeira.games.castelos.words.phrases import say_points, say_shown, say_space

ROCK_MOVES, ROCK_PREACHES, CHANGED = "C-7.4", "C-7.3", "C-8.8"


def say_bonus_event(event: BonusEvent, names: Names) -> Message:
    name = names[event.seat]
    match event:
        case Mealha():
            return plural("castelos.event.mealha", event.mealhas, name=name)
        case Religion() if event.rule == ROCK_PREACHES:
            return msg("castelos.event.religion.rock", name=name, space=event.space)
        case Religion():
            return plural("castelos.event.religion", event.steps, name=name, space=event.space)
        case Explored():
            a, b = map(say_shown, EXPLORATION[event.tile])
            return plural(
                "castelos.event.explored", event.left, name=name, tile=event.tile, a=a, b=b
            )
        case BonusLost() if event.rule == ROCK_MOVES:
            return msg("castelos.event.bonus_lost.advance", name=name)
        case BonusLost():
            return msg("castelos.event.bonus_lost.explore", name=name)
        case _:
            assert_never(event)


def say_trail_event(event: TrailEvent, names: Names) -> Message:
    name, shown = names[event.seat], say_shown(face(event.laid))
    match event:
        case TrailStarted():
            space = event.cylinder
            return msg("castelos.event.trail_started", name=name, shown=shown, space=space)
        case TrailAdded():
            return msg("castelos.event.trail_added", name=name, shown=shown)
        case TrailAltered():
            slot, was = event.slot, say_shown(face(event.was))
            return msg("castelos.event.trail_altered", name=name, slot=slot, shown=shown, was=was)
        case _:
            assert_never(event)


def say_mark_event(event: MarkEvent, names: Names) -> Message:
    name = names[event.seat]
    match event:
        case Mode():
            return _say_mode(event, name)
        case ChoseMonte():
            return _say_chosen(event, name)
        case Advanced():
            return _say_advanced(event, name)
        case DiscsBack() if event.rule == CHANGED:
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


def _say_chosen(event: ChoseMonte, name: str) -> Message:
    x, y, k = event.quarter
    return msg(
        "castelos.event.chose_monte",
        name=name,
        cell=write_cell((x, y)),
        quarter=say_quarter(k),
        shown=say_shown(event.shows),
    )


def _say_advanced(event: Advanced, name: str) -> Message:
    space, terrain = event.space, say_space(event.terrain)
    if event.rule == ROCK_MOVES:
        return msg("castelos.event.advanced.rock", name=name, space=space, terrain=terrain)
    return msg("castelos.event.advanced", name=name, space=space, terrain=terrain)


def say_claim_event(event: ClaimEvent, names: Names) -> Message:
    match event:
        case Sold():
            return _say_sold(event, names)
        case LandscapeClaimed():
            return plural(
                "castelos.event.claimed.landscape", event.points, **_claimed(event, names)
            )
        case ConstructionClaimed():
            return plural(
                "castelos.event.claimed.construction", event.points, **_claimed(event, names)
            )
        case _:
            assert_never(event)


def _claimed(
    event: LandscapeClaimed | ConstructionClaimed, names: Names
) -> dict[str, str | Message]:
    terrain, points = say_terrain(event.terrain), say_points(event.points)
    return {"name": names[event.seat], "terrain": terrain, "points": points}


def _say_sold(event: Sold, names: Names) -> Message:
    """The disc is said only when it costs a space of the trail (C-9.4)."""
    values: dict[str, int | str | Message] = {
        "name": names[event.seat],
        "castle": say_castle(event.castle),
        "product": say_terrain(event.product),
        "goods": event.goods,
        "factor": event.factor,
    }
    if event.source == FROM_RESERVE:
        return plural("castelos.event.sold", event.mealhas, **values)
    return plural("castelos.event.sold.trail", event.mealhas, **values, space=event.source)
