"""What happens to trails, discs and money, in sentences (C-7 to C-10, C-12, C-14).

Bad at: what lies on the territory; that is `telling_land`'s.
"""

from __future__ import annotations

from typing import cast

from ribeira.core.values import Event, Message, msg, plural
from ribeira.core.wording import Names
from ribeira.games.castelos.material import EXPLORATION, SHOWN
from ribeira.games.castelos.names import say_castle, say_terrain
from ribeira.games.castelos.rules.state import FROM_RESERVE, Laid
from ribeira.games.castelos.rules.trail import face
from ribeira.games.castelos.words.phrases import number, say_points, say_shown, say_space, text

ROCK_MOVES, ROCK_PREACHES, CHANGED = "C-7.4", "C-7.3", "C-8.8"


def _name(event: Event, names: Names) -> str:
    return names[number(event, "seat")]


def _laid(event: Event, name: str) -> Laid:
    return cast(Laid, event[name])


def _trail_started(event: Event, names: Names) -> Message:
    shown, space = say_shown(face(_laid(event, "laid"))), number(event, "cylinder")
    name = _name(event, names)
    return msg("castelos.event.trail_started", name=name, shown=shown, space=space)


def _mealha(event: Event, names: Names) -> Message:
    return plural("castelos.event.mealha", number(event, "mealhas"), name=_name(event, names))


def _religion(event: Event, names: Names) -> Message:
    name, steps, space = _name(event, names), number(event, "steps"), number(event, "space")
    if event.rule == ROCK_PREACHES:
        return msg("castelos.event.religion.rock", name=name, space=space)
    return plural("castelos.event.religion", steps, name=name, space=space)


def _explored(event: Event, names: Names) -> Message:
    tile = text(event, "tile")
    a, b = map(say_shown, EXPLORATION[tile])
    left, name = number(event, "left"), _name(event, names)
    return plural("castelos.event.explored", left, name=name, tile=tile, a=a, b=b)


def _bonus_lost(event: Event, names: Names) -> Message:
    if event.rule == ROCK_MOVES:
        return msg("castelos.event.bonus_lost.advance", name=_name(event, names))
    return msg("castelos.event.bonus_lost.explore", name=_name(event, names))


def _mode(event: Event, names: Names) -> Message:
    if event["mode"] == "disc":
        return msg("castelos.event.mode.disc", name=_name(event, names))
    return msg("castelos.event.mode.worker", name=_name(event, names))


def _advanced(event: Event, names: Names) -> Message:
    name, space = _name(event, names), number(event, "space")
    terrain = say_space(text(event, "terrain"))
    if event.rule == ROCK_MOVES:
        return msg("castelos.event.advanced.rock", name=name, space=space, terrain=terrain)
    return msg("castelos.event.advanced", name=name, space=space, terrain=terrain)


def _marked(event: Event, names: Names) -> Message:
    terrain = say_terrain(text(event, "terrain"))
    name, space = _name(event, names), number(event, "space")
    return msg("castelos.event.marked", name=name, space=space, terrain=terrain)


def _discs_back(event: Event, names: Names) -> Message:
    name, discs = _name(event, names), number(event, "discs")
    if event.rule == CHANGED:
        return plural("castelos.event.discs_back.tile", discs, name=name)
    return msg("castelos.event.discs_back.cylinder", name=name)


def _trail_added(event: Event, names: Names) -> Message:
    shown = say_shown(face(_laid(event, "laid")))
    return msg("castelos.event.trail_added", name=_name(event, names), shown=shown)


def _trail_altered(event: Event, names: Names) -> Message:
    return msg(
        "castelos.event.trail_altered",
        name=_name(event, names),
        slot=number(event, "slot"),
        shown=say_shown(face(_laid(event, "laid"))),
        was=say_shown(face(_laid(event, "was"))),
    )


def _toll(event: Event, names: Names) -> Message:
    return msg("castelos.event.toll", name=_name(event, names), space=number(event, "space"))


def _sold(event: Event, names: Names) -> Message:
    """The disc is told only when it costs a space of the trail (C-9.4)."""
    values: dict[str, int | str | Message] = {
        "name": _name(event, names),
        "castle": say_castle(text(event, "castle")),
        "product": say_terrain(text(event, "product")),
        "goods": number(event, "goods"),
        "factor": number(event, "factor"),
    }
    mealhas, source = number(event, "mealhas"), number(event, "source")
    if source == FROM_RESERVE:
        return plural("castelos.event.sold", mealhas, **values)
    return plural("castelos.event.sold.trail", mealhas, **values, space=source)


def _claimed(event: Event, names: Names) -> Message:
    name, terrain = _name(event, names), say_terrain(text(event, "terrain"))
    value = number(event, "points")
    points = say_points(value)
    if event["item"] == "landscapes":
        return plural(
            "castelos.event.claimed.landscape", value, name=name, terrain=terrain, points=points
        )
    return plural(
        "castelos.event.claimed.construction", value, name=name, terrain=terrain, points=points
    )


def _drawn(event: Event, names: Names) -> Message:
    return plural("castelos.event.drawn", number(event, "left"), name=_name(event, names))


def _drew(event: Event, names: Names) -> Message:
    shown = say_shown(SHOWN[text(event, "tile")][0])
    return msg("castelos.event.drew", name=_name(event, names), shown=shown)


TELLERS = {
    "trail_started": _trail_started,
    "mealha": _mealha,
    "religion": _religion,
    "explored": _explored,
    "bonus_lost": _bonus_lost,
    "mode": _mode,
    "advanced": _advanced,
    "marked": _marked,
    "discs_back": _discs_back,
    "trail_added": _trail_added,
    "trail_altered": _trail_altered,
    "toll": _toll,
    "sold": _sold,
    "claimed": _claimed,
    "drawn": _drawn,
    "drew": _drew,
}
