"""Each action in two or three words, for the button that does it."""

from __future__ import annotations

from ribeira.core.values import N_, Action, Message, msg
from ribeira.games.castelos.words.action_phrases import say_action

LABELS = {
    "contract.keep": N_("castelos.button.keep"),
    "start.face": N_("castelos.button.face"),
    "trail.start": N_("castelos.button.trail"),
    "trail.add": N_("castelos.button.trail"),
    "trail.alter": N_("castelos.button.alter"),
    "rival.place": N_("castelos.board.do.place"),
    "rival.shift": N_("castelos.board.do.place"),
    "tile.place": N_("castelos.board.do.place"),
    "castle.found": N_("castelos.button.found"),
    "monte.choose": N_("castelos.button.monte"),
    "disc.mark": N_("castelos.button.mark"),
    "sell": N_("castelos.button.sell"),
    "land.claim": N_("castelos.button.claim"),
    "cons.claim": N_("castelos.button.claim"),
    "worker.step": N_("castelos.button.step"),
    "worker.lay": N_("castelos.button.lay"),
    "worker.add": N_("castelos.board.do.add"),
    "cyl.advance": N_("castelos.board.do.advance"),
    "toll.pay": N_("castelos.board.do.toll"),
    "mode.disc": N_("castelos.board.do.discs"),
    "mode.worker": N_("castelos.board.do.workers"),
    "bonus.decline": N_("castelos.board.do.decline"),
    "mark.done": N_("castelos.button.mark.skip"),
    "move.done": N_("castelos.button.move.skip"),
    "sell.skip": N_("castelos.button.sell.skip"),
    "turn.end": N_("castelos.board.do.end"),
}


def say_button(action: Action) -> Message:
    return msg(LABELS[action.verb])


def say_hint(action: Action) -> Message:
    """Where a tile would lie is seen on the land."""
    return msg("castelos.hint.tile") if action.verb == "tile.place" else say_action(action)
