"""Buttons for laying an exploration tile: one for each face and direction.

Shown once it is clear which tile goes into which slot.
"""

from __future__ import annotations

from ribeira.core.values import Action, Message, msg
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Laid
from ribeira.games.castelos.rules.trail import face
from ribeira.games.castelos.table.boards.trail_board import one_face
from ribeira.games.castelos.table.clicks.controls import button, doing
from ribeira.games.castelos.table.clicks.paths import parts, paths, slot, trail_tile
from ribeira.games.castelos.words.phrases import say_space
from ribeira.kit.clicks import fitting
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

VERBS = frozenset({"trail.start", "trail.add", "trail.alter"})


def draw_layings(seen: Sight, view: View) -> Markup | None:
    found = _layings(seen, view)
    if not found:
        return None
    altered = found[0].verb == "trail.alter"
    asked = msg("castelos.board.ways.alter") if altered else msg("castelos.board.ways.add")
    return el(
        "div",
        el("p", view.say(asked), class_="ct-asked"),
        el("div", *(_button(action, view) for action in found), class_="ct-way-buttons"),
        id="castelos-ways",
        class_="ct-ways",
    )


def _layings(seen: Sight, view: View) -> tuple[Action, ...]:
    """How one tile may lie in one slot, once it is clear which."""
    found = tuple(a for a in fitting(view.legal, paths, view.clicked) if a.verb in VERBS)
    picked = [name for name in view.clicked if name.startswith(("slot-", "unplaced-"))]
    if not found or (not picked and _is_open(found)):
        return ()
    if any(name.startswith("slot-") for name in picked):
        return _of_tile(found, seen)
    ahead = tuple(a for a in found if a.verb != "trail.alter")
    return ahead or _of_tile(found, seen)


def _is_open(found: tuple[Action, ...]) -> bool:
    """Whether there is still a choice of tile or slot."""
    return len({parts(action)[:-1] for action in found}) > 1


def _of_tile(found: tuple[Action, ...], seen: Sight) -> tuple[Action, ...]:
    """For a picked slot the tile that lies there, until another one is picked."""
    if not _is_open(found):
        return found
    trail = seen.table.own.trail
    at = int(found[0].at[0])
    here = {slot(at), trail_tile(trail[at][0])}
    return tuple(action for action in found if here.issubset(parts(action)))


def _button(action: Action, view: View) -> Markup:
    tile, side, turned = action.at[-3:]
    laid = (str(tile), str(side), int(turned))
    name = f"way-{laid[1]}{laid[2]}"
    attributes = {**doing(view, action), "data_drop": name}
    return button(view, name, _say(laid, view), attributes, one_face(laid), kind="ct-way")


def _say(laid: Laid, view: View) -> Message:
    shown = ", ".join(view.say(say_space(space)) for space in face(laid))
    return msg("castelos.board.way", shown=shown)
