"""The viewer's own cards as buttons, printed from the symbols that the board carries."""

from __future__ import annotations

from ribeira.core.values import Action, msg
from ribeira.games.douro.names import say_action
from ribeira.games.douro.rules.events import Returned
from ribeira.games.douro.rules.notation import write
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.table.art.cards import barrel_back, barrel_card
from ribeira.games.douro.table.art.printing import piece
from ribeira.games.douro.table.looks import look_of
from ribeira.kit.markup import Markup, el, moving
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
        _sealed(seen.seat, own, look, view) if own is not None else None,
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
        data_mark=_mark(action, view),
        aria_label=view.say(label),
        aria_pressed=_flag(action == view.picked) if legal else None,
        aria_disabled=None if legal else "true",
        **moving(card_name(seen.seat, card), "hand", start=_came_from(seen, view)),
    )


def card_name(seat: int | None, card: int) -> str:
    """Of a card that is seen face up, wherever it lies."""
    return f"card-{seat}-{card}"


def _came_from(seen: Sight, view: View) -> str | None:
    """Where the played cards lay that have just come back."""
    returned = any(isinstance(event, Returned) for event in view.events)
    return f"douro-seat-{seen.seat}-card" if returned else None


def _mark(action: Action, view: View) -> str | None:
    if action == view.hint:
        return "hint"
    return "picked" if action == view.picked else None


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _sealed(seat: int, card: int, look: Look, view: View) -> Markup:
    """Face down for the others; its owner may look, so a slip shows the value."""
    back = barrel_back(look.colour, look.shape)
    slip = el("span", card, class_="slip")
    label = view.say(msg("douro.board.sealed", card=card))
    moves = moving(card_name(seat, card), "sealed")
    kind = f"card is-sealed seat-{look.colour}"
    return piece("sealed", label, back, slip, kind=kind, moves=moves)
