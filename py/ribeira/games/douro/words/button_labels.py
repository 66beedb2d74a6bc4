"""Each action in two or three words, for the button that does it."""

from __future__ import annotations

from ribeira.core.values import Action, Message, msg, plural
from ribeira.games.douro.names import say_action


def say_button(action: Action) -> Message:
    (card,) = action.at
    if action.verb == "donate":
        return msg("douro.button.donate", card=card)
    return plural("douro.button.play", int(card)) if card else msg("douro.button.play.none")


say_hint = say_action
