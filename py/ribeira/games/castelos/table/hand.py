"""The viewer's own things: tiles, the kept contract, the path of the turn, the possible actions."""

from __future__ import annotations

from ribeira.core.values import N_, Action, Message, msg, plural
from ribeira.games.castelos.material import CONTRACTS, SHOWN
from ribeira.games.castelos.names import say_counted, say_terrain
from ribeira.games.castelos.rules.events import Drew
from ribeira.games.castelos.rules.flow import SETTING_UP
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import FROM_RESERVE, RESERVE
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.boards.trail_board import draw_trail, draw_unplaced, is_docked
from ribeira.games.castelos.table.boards.trail_choices import chosen_start, draw_layings, draw_start
from ribeira.games.castelos.table.boards.turn_path import draw_path
from ribeira.games.castelos.table.clicks.controls import button, control, doing
from ribeira.games.castelos.table.clicks.paths import hand_tile, rotation, space
from ribeira.games.castelos.table.clicks.paths import worker as worker_pick
from ribeira.games.castelos.table.forecast import draw_forecast, draw_outlooks
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.land.ghost_tile import other_turns, turn_sign
from ribeira.games.castelos.table.land.tile import tile_picture
from ribeira.games.castelos.table.looks import look_of
from ribeira.games.castelos.table.preview import Preview, previewed
from ribeira.games.castelos.table.tips import draw_tip
from ribeira.games.castelos.words.button_labels import say_button
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.view import View

TURNS = {"right": N_("castelos.board.turn.right"), "left": N_("castelos.board.turn.left")}
SIDES = {
    "right": N_("castelos.board.turn.right.short"),
    "left": N_("castelos.board.turn.left.short"),
}
KEYS = {"right": "r", "left": "R"}
SHORTCUTS = {"right": "R", "left": "Shift+R"}
SIMPLE = {  # actions without parts, those that go on to the next step last
    "worker.add": "worker",
    "cyl.advance": "advance",
    "toll.pay": "toll",
    "mode.disc": "disc",
    "mode.worker": "worker",
    "bonus.decline": "",
    "mark.done": "",
    "move.done": "",
    "sell.skip": "",
    "turn.end": "",
}
ONWARD = frozenset({"mark.done", "move.done", "sell.skip", "turn.end", "bonus.decline"})
ASIDE = frozenset({"toll.pay"})
"""What can be done at any time, so that the step may be over all the same."""


def draw_hand(seen: Sight, view: View) -> Markup:
    if seen.seat is None:
        return el("div", id="castelos-hand", class_="ct-hand is-nobody")
    preview = previewed(seen.table, view)
    look = look_of(seen.seat, view)
    return el(
        "div",
        _path(seen, view),
        el("div", *_things(seen, view), class_="ct-things"),
        _trail(seen, view),
        _now(seen, preview, view),
        el(
            "div",
            *_turns(preview, view),
            *draw_start(seen, view),
            *_simple(view),
            _place(preview, view),
            class_="ct-buttons",
        ),
        id="castelos-hand",
        class_=f"ct-hand seat-{look.colour} is-{seen.table.phase}",
        role="group",
        aria_label=view.say(msg("castelos.board.yours", name=look.name)),
    )


def _path(seen: Sight, view: View) -> Markup | None:
    """The path of the turn, while there are turns and it is the viewer's."""
    phase = seen.table.phase
    if phase in SETTING_UP or phase == "over" or seen.seat != seen.table.seat:
        return None
    return draw_path(seen, view)


def _things(seen: Sight, view: View) -> list[Markup]:
    """What can be used in this step: contracts, start tiles, tiles of the trail, tiles of the hand.
    While others play, what one thinks about."""
    phase, is_mine = seen.table.phase, seen.seat == seen.table.seat
    if phase == "contract" and not seen.kept and seen.dealt:
        return [_offer(card, view) for card in seen.dealt]
    if phase == "face" and view.legal:
        return [_face(action, view) for action in view.legal]
    rivals = _rivals(seen, view)
    has_drawn = any(isinstance(event, Drew) for event in view.events)
    if rivals or (is_mine and phase not in ("place", "over") and not has_drawn):
        return rivals
    kept = [_kept(seen.kept, view)] if seen.kept else []
    shown = previewed(seen.table, view)
    laid = shown.tile[0] if shown else ""
    return [*(_tile(tile, view, is_laid=tile == laid) for tile in seen.hand), *kept]


def _trail(seen: Sight, view: View) -> Markup | None:
    """The own trail and the tiles beside it, large, in the steps that work with them."""
    seat = seen.seat
    if seat is None or not is_docked(seat, seen):
        return None
    return el(
        "div",
        draw_trail(seat, seen, view),
        el("div", *draw_unplaced(seat, seen, view, chosen_start(view)), class_="ct-beside"),
        _reserve(seat, seen, view),
        class_="ct-own-trail",
    )


def _reserve(seat: int, seen: Sight, view: View) -> Markup | None:
    """The discs of the reserve, where one may come from there (C-9.4)."""
    name, n = space(FROM_RESERVE), seen.table.estates[seat].discs
    attributes = control(view, name)
    if not attributes:
        return None
    label = msg("castelos.board.from_reserve", discs=n)
    shown = (icon("disc"), el("span", n))
    return button(view, name, label, attributes, *shown, kind="ct-reserve")


def _offer(card: str, view: View) -> Markup:
    action = Action("contract.keep", (card,))
    attributes = doing(view, action) if action in view.legal else {}
    label = msg("castelos.board.keep", contract=say_counted(card), points=CONTRACTS[card][1])
    return button(view, f"offer-{card}", label, attributes, _card(card, view), kind="ct-offer")


def _card(card: str, view: View) -> Markup:
    """A contract as a card: what is counted, its worth, the bonus."""
    counted, worth, bonus, amount = CONTRACTS[card]
    extra = (
        el("span", icon("mealha" if bonus == "mealhas" else bonus), f"+{amount}") if bonus else None
    )
    return group(
        el("span", icon(counted), class_="ct-card-picture"),
        el("span", view.say(say_counted(card)), class_="ct-card-name"),
        el("span", icon("points"), worth, extra, class_="ct-card-worth"),
    )


def _kept(card: str, view: View) -> Markup:
    label = msg("castelos.board.kept", contract=say_counted(card), points=CONTRACTS[card][1])
    return piece("kept", view.say(label), _card(card, view), kind="ct-offer is-kept")


def _face(action: Action, view: View) -> Markup:
    """A face of the start tile (C-2.8)."""
    tile = f"S{action.at[0]}"
    label = msg("castelos.board.start", shown=_say_tile(tile, view))
    return button(view, tile, label, doing(view, action), tile_picture(tile), kind="ct-hand-tile")


def _say_tile(tile: str, view: View) -> str:
    return ", ".join(view.say(say_terrain(terrain)) for terrain in SHOWN[tile][0])


def _tile(tile: str, view: View, *, is_laid: bool) -> Markup:
    """A tile in the hand; one that is seen on the land as it would lie is there already."""
    moves = None if is_laid else moving(f"tile-{tile}", "hand", manner="hop")
    name, kind = hand_tile(tile), classes("ct-hand-tile", view, tile)
    label = msg("castelos.board.hand.tile", shown=_say_tile(tile, view))
    attributes = control(view, name)
    if not attributes:
        return piece(name, view.say(label), tile_picture(tile), kind=kind, moves=moves or {})
    return button(view, name, label, attributes, tile_picture(tile), kind=kind, moves=moves)


def _rivals(seen: Sight, view: View) -> list[Markup]:
    """The silent rival's tile, turned up before it finds its place (C-17.2)."""
    tile = seen.table.turn.face_up
    if not tile:
        return []
    label = msg("castelos.board.rival.tile", shown=_say_tile(tile, view))
    kind = classes("ct-hand-tile is-rival", view, "rival-tile")
    return [piece("rival-tile", view.say(label), tile_picture(tile), kind=kind)]


def _now(seen: Sight, preview: Preview | None, view: View) -> Markup:
    """What helps at this step: a forecast, the ways to lay a tile, the moves that are left."""
    return el(
        "div",
        draw_forecast(preview, view) if preview else draw_outlooks(seen, view),
        draw_layings(seen, view),
        _moves(seen, view),
        _workers(seen, view),
        draw_tip(seen, view),
        class_="ct-now",
    )


def _workers(seen: Sight, view: View) -> Markup | None:
    """The workers of the reserve, where one may be spent from there (C-13.3)."""
    workers = seen.table.own.workers
    n = workers.count(RESERVE)
    attributes = control(view, worker_pick(workers.index(RESERVE))) if n else {}
    if not attributes:
        return None
    label = msg("castelos.board.worker.reserve", workers=n)
    name, shown = worker_pick(workers.index(RESERVE)), (icon("worker"), el("span", n))
    return button(view, name, label, attributes, *shown, kind="ct-reserve")


def _moves(seen: Sight, view: View) -> Markup | None:
    """How many moves are left (C-11.2)."""
    if seen.table.phase != "move" or seen.seat != seen.table.seat:
        return None
    left = plural("castelos.board.moves", seen.table.turn.moves)
    return el("p", icon("worker"), view.say(left), id="castelos-moves", class_="ct-moves")


def _turns(preview: Preview | None, view: View) -> list[Markup]:
    """The tile turned on where it would lie, one button each way (C-5.1)."""
    turns = other_turns(preview) if preview else ()
    return [
        button(
            view,
            f"turn-{side}",
            msg(TURNS[side]),
            {
                "data_pick": rotation(to),
                "data_key": KEYS[side],
                "aria_keyshortcuts": SHORTCUTS[side],
            },
            turn_sign(side),
            el("span", view.say(msg(SIDES[side])), class_="tool-name"),
            kind="is-turn",
            rank="plain",
        )
        for side, to in reversed(turns)
    ]


def _place(preview: Preview | None, view: View) -> Markup | None:
    """The button that lays the tile as it is shown on the territory."""
    if preview is None or preview.action not in view.legal:
        return None
    label = msg("castelos.board.do.place")
    doing_it = doing(view, preview.action)
    return button(view, "place", label, doing_it, kind="is-main", rank="primary")


def _simple(view: View) -> list[Markup]:
    offered = {action.verb: action for action in view.legal}
    is_over = offered.keys() <= ONWARD | ASIDE  # nothing is left in this step
    return [
        button(
            view,
            verb.replace(".", "-"),
            _label(offered[verb], is_over=is_over),
            doing(view, offered[verb]),
            *_face_of(sign, say_button(offered[verb]), view),
            rank="primary" if is_over and verb in ONWARD else "plain",
        )
        for verb, sign in SIMPLE.items()
        if verb in offered
    ]


def _label(action: Action, *, is_over: bool) -> Message:
    """Whoever has done all that this step allows skips nothing."""
    skips = action.verb.endswith((".done", ".skip"))
    return msg("castelos.board.do.on") if is_over and skips else say_button(action)


def _face_of(sign: str, label: Message, view: View) -> tuple[Markup, ...]:
    return (icon(sign), el("span", view.say(label))) if sign else ()
