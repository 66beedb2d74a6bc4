"""The screens, as pure functions from the session to markup. They never change the session."""

from __future__ import annotations

from ribeira.app.session import Session
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import draw_notice
from ribeira.views.parts.dialogs import draw_dialog
from ribeira.views.screens import arena, arrival, ending, lobby, setup, table

SCREENS = {
    "arrival": arrival.draw,
    "lobby": lobby.draw,
    "setup": setup.draw,
    "table": table.draw,
    "arena": arena.draw,
}


def render(session: Session) -> Markup:
    """The whole app: one screen, its notice, and the dialog over it."""
    playing = session.playing if session.screen == "table" else None
    ended = playing and playing.over and not playing.animation and playing.looking is None
    draw = ending.draw if ended else SCREENS[session.screen]
    return group(
        el("div", draw(session), class_="screen", data_screen="end" if ended else session.screen),
        draw_dialog(session) or draw_notice(session),
    )
