"""Buttons for laying an exploration tile.

In the first trail the tile is turned and flipped where it lies, and one button lays it. Later there
is a button for each face and direction, once it is clear which tile goes into which slot.
"""

from __future__ import annotations

from ribeira.core.values import Action, Message, msg
from ribeira.games.castelos.material import FACES
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Laid
from ribeira.games.castelos.rules.trail import face
from ribeira.games.castelos.table.boards.trail_board import one_face
from ribeira.games.castelos.table.clicks.controls import button, control, doing
from ribeira.games.castelos.table.clicks.paths import parts, paths, slot, trail_tile, way
from ribeira.games.castelos.words.phrases import say_space
from ribeira.kit.clicks import fitting
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

START = "trail.start"
VERBS = frozenset({"trail.add", "trail.alter"})


def chosen_start(view: View) -> Action | None:
    """The tile that would be laid first, as it is turned now (C-2.9)."""
    if view.picked and view.picked.verb == START:
        return view.picked
    if not view.clicked:
        return None
    found = (a for a in fitting(view.legal, paths, view.clicked) if a.verb == START)
    return next(found, None)


def draw_start(seen: Sight, view: View) -> list[Markup]:
    """Turns it, flips it, lays it."""
    start = chosen_start(view)
    if start is None:
        return []
    face, turned = str(start.at[-2]), int(start.at[-1])
    (other,) = set(FACES) - {face}
    return [
        _turn(view, "turn", msg("castelos.board.trail.turn"), way(face, 1 - turned), "turn_right"),
        _turn(view, "flip", msg("castelos.board.trail.flip"), way(other, turned), "flip"),
        button(
            view,
            "first",
            msg("castelos.board.do.next")
            if seen.table.own.trail
            else msg("castelos.board.do.first"),
            doing(view, start),
            kind="is-main",
            rank="primary",
        ),
    ]


def _turn(view: View, name: str, label: Message, to: str, sign: str) -> Markup:
    drawn = el(
        "svg", el("path", d=SIGNS[sign]), viewBox="0 0 24 24", class_="icon", aria_hidden="true"
    )
    word = el("span", view.say(label), class_="tool-name")
    shown = (drawn, word)
    return button(view, name, label, control(view, to), *shown, kind="is-turn", rank="plain")


SIGNS = {
    "turn_right": "M17.5 7.5A7.5 7.5 0 1 0 19.5 13M19.5 4v4.5H15",
    "flip": "M12 4v16M8.5 7.5L4 16.5h4.5zM15.5 7.5l4.5 9h-4.5z",
}


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
