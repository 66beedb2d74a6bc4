"""The viewer's own things: tiles, the kept contract, the path of the turn, the possible actions."""

from __future__ import annotations

from ribeira.core.values import N_, Action, Message, msg, plural
from ribeira.games.castelos.material import CONTRACTS, SHOWN
from ribeira.games.castelos.names import say_counted, say_terrain
from ribeira.games.castelos.rules.flow import SETTING_UP
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.boards.trail_choices import draw_layings
from ribeira.games.castelos.table.boards.turn_path import draw_path
from ribeira.games.castelos.table.clicks.controls import button, control, doing
from ribeira.games.castelos.table.clicks.paths import hand_tile, rotation
from ribeira.games.castelos.table.forecast import draw_forecast, draw_outlooks
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.land.ghost_tile import other_turns, turn_sign
from ribeira.games.castelos.table.land.tile import tile_picture
from ribeira.games.castelos.table.looks import look_of
from ribeira.games.castelos.table.preview import Preview, previewed
from ribeira.games.castelos.table.tips import draw_tip
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.view import View

TURNS = {"right": N_("castelos.board.turn.right"), "left": N_("castelos.board.turn.left")}
KEYS = {"right": "r", "left": "R"}
SHORTCUTS = {"right": "R", "left": "Shift+R"}
SIMPLE = {  # actions without parts, the plain one last
    "worker.add": (N_("castelos.board.do.add"), "worker"),
    "cyl.advance": (N_("castelos.board.do.advance"), "advance"),
    "toll.pay": (N_("castelos.board.do.toll"), "toll"),
    "mode.disc": (N_("castelos.board.do.discs"), "disc"),
    "mode.worker": (N_("castelos.board.do.workers"), "worker"),
    "bonus.decline": (N_("castelos.board.do.decline"), ""),
    "mark.done": (N_("castelos.board.do.done"), ""),
    "move.done": (N_("castelos.board.do.done"), ""),
    "sell.skip": (N_("castelos.board.do.skip"), ""),
    "turn.end": (N_("castelos.board.do.end"), ""),
}
PLAIN = frozenset({"mark.done", "move.done", "sell.skip", "turn.end", "bonus.decline"})


def draw_hand(seen: Sight, view: View) -> Markup:
    if seen.seat is None:
        return el("div", id="castelos-hand", class_="ct-hand is-nobody")
    preview = previewed(seen.table, view)
    look = look_of(seen.seat, view)
    return el(
        "div",
        el("div", *_things(seen, view), class_="ct-things"),
        el("div", _path(seen, view), _now(seen, preview, view), class_="ct-doing"),
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
    """Contracts to choose from, or start tiles, or the tiles of the hand and the kept contract."""
    if seen.table.phase == "contract" and not seen.kept and seen.dealt:
        return [_offer(card, view) for card in seen.dealt]
    if seen.table.phase == "face" and view.legal:
        return [_face(action, view) for action in view.legal]
    kept = [_kept(seen.kept, view)] if seen.kept else []
    return [*(_tile(tile, view) for tile in seen.hand), *_rivals(seen, view), *kept]


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


def _tile(tile: str, view: View) -> Markup:
    name, kind = hand_tile(tile), classes("ct-hand-tile", view, tile)
    label = msg("castelos.board.hand.tile", shown=_say_tile(tile, view))
    return button(view, name, label, control(view, name), tile_picture(tile), kind=kind)


def _rivals(seen: Sight, view: View) -> list[Markup]:
    """The silent rival's tile, turned up before it finds its place (C-17.2)."""
    tile = seen.table.turn.face_up
    if not tile:
        return []
    label = msg("castelos.board.rival.tile", shown=_say_tile(tile, view))
    kind = classes("ct-hand-tile is-rival", view, "rival-tile")
    return [piece("rival-tile", view.say(label), tile_picture(tile), kind=kind)]


def _now(seen: Sight, preview: Preview | None, view: View) -> Markup:
    """What can be done at this step: a forecast, buttons for laying, and whole actions."""
    return el(
        "div",
        draw_forecast(preview, view) if preview else draw_outlooks(seen, view),
        draw_layings(seen, view),
        _moves(seen, view),
        draw_tip(seen, view),
        el(
            "div",
            *_turns(preview, view),
            _place(preview, view),
            *_simple(view),
            class_="ct-buttons",
        ),
        class_="ct-now",
    )


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
            kind="ct-turn-button",
        )
        for side, to in turns
    ]


def _place(preview: Preview | None, view: View) -> Markup | None:
    """The button that lays the tile as it is shown on the territory."""
    if preview is None or preview.action not in view.legal:
        return None
    label = msg("castelos.board.do.place")
    return button(view, "place", label, doing(view, preview.action), kind="is-main")


def _simple(view: View) -> list[Markup]:
    offered = {action.verb: action for action in view.legal}
    return [
        button(
            view,
            verb.replace(".", "-"),
            msg(key),
            doing(view, offered[verb]),
            *_face_of(sign, msg(key), view),
            kind="is-plain" if verb in PLAIN else "",
        )
        for verb, (key, sign) in SIMPLE.items()
        if verb in offered
    ]


def _face_of(sign: str, label: Message, view: View) -> tuple[Markup, ...]:
    return (icon(sign), el("span", view.say(label))) if sign else ()
