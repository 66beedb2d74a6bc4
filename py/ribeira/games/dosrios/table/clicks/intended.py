"""The action that a click meant which fits no legal one, so that the rules can say why not."""

from __future__ import annotations

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import (
    BORDERS,
    BORDERS_OF,
    CITY,
    HEXES,
    LOWER,
    NEIGHBOURS,
    OPEN_PLACES,
    UPPER,
)
from ribeira.games.dosrios.rules.notation import PARTS
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.kit.clicks import Clicked

MODES = ("dam", "finca", "hacienda")
PAIR = "pair "


def intended(seen: Sight, clicked: Clicked, name: str) -> Action:
    """The action to ask `why_not` about."""
    if seen.bed:
        return Action("flow", (_way_to(seen.bed, name),))
    if seen.stage == "place":
        return Action("place", (name,))
    if seen.stage == "card" or not PARTS.get(name, "open"):
        return Action(name if name in PARTS else "end")
    if name in MODES:
        return Action(name, (_typical(seen, name),))
    if clicked and clicked[0] in MODES:
        return Action(clicked[0], (name,))
    return _move(seen, clicked, name)


def _way_to(bed: str, name: str) -> str:
    """The border over which the bed would reach a space, or any that leads there, or away."""
    there = [border for border in BORDERS if name == LOWER[border]]
    away = [border for border in BORDERS if name == UPPER[border]]
    return min(there or away, key=lambda border: (UPPER[border] != bed, border), default=name)


def _typical(seen: Sight, mode: str) -> str:
    """Where a mode would be tried first: beside a figure, on free ground."""
    own = [place for place in seen.figures[seen.active] if place in BORDERS_OF]
    if mode == "dam":
        near = (border for hex_ in own for border in BORDERS_OF[hex_])
        return next((border for border in near if border not in seen.dams), BORDERS[0])
    return next((hex_ for hex_ in (*own, *HEXES) if hex_ not in seen.built_on), HEXES[0])


def _move(seen: Sight, clicked: Clicked, name: str) -> Action:
    if not clicked:
        return _walk(seen, name, NEIGHBOURS[name][0])
    if len(clicked) > 1 and clicked[1].startswith(PAIR):
        return Action("chase2", (*sorted((clicked[0], name)), clicked[1].removeprefix(PAIR)))
    return _walk(seen, clicked[0], name)


def _walk(seen: Sight, source: str, to: str) -> Action:
    """A step, a ride home, or a chase: together where two rivals stand and a partner is near."""
    seat = seen.active
    own = list(seen.figures[seat])
    rivals = sum(figures.count(to) for figures in seen.figures) - own.count(to)
    if source == CITY and to == seen.haciendas[seat] and to not in NEIGHBOURS[CITY]:
        return Action("fast", (source, to))
    if not rivals or to in OPEN_PLACES:
        return Action("step", (source, to))
    if source in own:
        own.remove(source)
    partner = next((place for place in NEIGHBOURS[to] if place in own), "")
    if rivals > 1 and partner:
        return Action("chase2", (*sorted((source, partner)), to))
    return Action("chase1", (source, to))
