"""The viewer's own cards as buttons, printed from the symbols that the board carries."""

from __future__ import annotations

from ribeira.core.values import Action, msg
from ribeira.games.douro.names import say_action
from ribeira.games.douro.rules.notation import write
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.table.art.cards import barrel_back, barrel_card
from ribeira.games.douro.table.art.printing import piece
from ribeira.games.douro.table.looks import look_of
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import Look, View


def draw_hand(seen: Sight, view: View) -> Markup:
    """The cards in hand, and the chosen one face down beside them."""
    if seen.seat is None:
        return el("div", id="douro-hand", class_="cards is-nobody")
    look = look_of(seen.seat, view)
    own = seen.donated if seen.stage == "donate" else seen.chosen
    return el(
        "div",
        *(_card(card, look, view, seen) for card in seen.hand if card != own),
        _sealed(own, look, view) if own is not None else None,
        id="douro-hand",
        class_="cards",
    )


def _card(card: int, look: Look, view: View, seen: Sight) -> Markup:
    action = Action("donate" if seen.stage == "donate" else "play", (card,))
    legal = action in view.legal
    label = say_action(action) if legal else msg("douro.board.card", card=card)
    return el(
        "button",
        barrel_card(card, look.colour, look.shape),
        type="button",
        id=f"douro-card-{card}",
        class_="card is-picked" if action == view.picked else "card",
        data_action=write(action) if legal else None,
        aria_label=view.say(label),
        aria_pressed=_flag(action == view.picked) if legal else None,
        aria_disabled=None if legal else "true",
    )


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _sealed(card: int, look: Look, view: View) -> Markup:
    """Face down for the others; its owner may look, so a slip shows the value."""
    back = barrel_back(look.colour, look.shape)
    slip = el("span", card, class_="slip")
    label = view.say(msg("douro.board.sealed", card=card))
    return piece("sealed", label, back, slip, kind=f"card is-sealed seat-{look.colour}")
