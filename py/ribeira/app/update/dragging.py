"""Commands for dragging: picking a thing up is a click, dropping it is the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ribeira.games import registry
from ribeira.kit import game_module

if TYPE_CHECKING:
    from ribeira.app.playing import Playing
    from ribeira.app.session import Session


class Dragging:
    """Commands are found by their name, as those of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def do_grab(self, thing: str) -> None:
        """Picks the thing up, so that the table shows where it may go."""
        playing = self._session.playing
        if playing and playing.choosing:
            pick = _dragging(playing).grabbed(name=thing)
            if pick not in playing.clicked:
                self._session.refused(playing.pick(pick, self._session.moves.asks))

    def do_drop(self, drop: str) -> None:
        """Does what dropping a thing on a place means; `drop` names both."""
        playing = self._session.playing
        if playing is None or not playing.choosing:
            return
        seen = playing.match.game.sight(state=playing.match.state, seat=playing.viewer)
        name, _, place = drop.partition(" ")
        found = _dragging(playing).dropped(
            seen=seen, legal=playing.legal, clicked=playing.clicked, name=name, place=place
        )
        if found:
            clicked, action = found
            playing.clicked = clicked
            self._session.refused(playing.choose(action, self._session.moves.asks))


def _dragging(playing: Playing) -> game_module.Dragging[Any]:
    dragging = registry.load(playing.match.setup.game).dragging
    assert dragging, "only a game with dragging draws what can be dragged"
    return dragging
