"""Each action in two or three words, for the button that does it."""

from __future__ import annotations

from ribeira.core.values import N_, Action, Message, msg
from ribeira.games.dosrios.names import say_to
from ribeira.games.dosrios.words.action_phrases import say_action

WHOLE = {
    "dam": N_("dosrios.button.dam"),
    "finca": N_("dosrios.button.finca"),
    "hacienda": N_("dosrios.button.hacienda"),
    "fast": N_("dosrios.button.fast"),
    "end": N_("dosrios.board.end"),
    "use": N_("dosrios.board.use"),
    "shift": N_("dosrios.board.shift"),
    "flow": N_("dosrios.button.flow"),
}


def say_button(action: Action) -> Message:
    if action.verb in WHOLE:
        return msg(WHOLE[action.verb])
    to = str(action.at[-1])
    if action.verb == "step":
        return msg("dosrios.button.step", to=say_to(to))
    return msg("dosrios.button.place" if action.verb == "place" else "dosrios.button.chase", hex=to)


say_hint = say_action
