"""Commands of a person at a table: clicks, typed actions, continuing, undo and redo.

Whether an action is legal, and why not, only the rules of the game decide.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ribeira.app.playing import Playing, at_once
from ribeira.core.game import AnyRules
from ribeira.core.values import Action, Message, Refusal, msg
from ribeira.games import registry

if TYPE_CHECKING:
    from ribeira.app.session import Session


class Moves:
    """Commands are found by their name, as those of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def _playing(self) -> Playing | None:
        return self._session.playing

    # Clicks and typed actions

    def act(self, text: str) -> None:
        if playing := self._playing:
            action = _read(text, playing.match.game)
            refusal = playing.choose(action, self.asks) if action else _unreadable(text)
            self._session.refused(refusal)

    def pick(self, name: str) -> None:
        if playing := self._playing:
            self._session.refused(playing.pick(name, self.asks))

    def ask(self, name: str) -> None:
        """Answers a click on what cannot be picked now with the rule that forbids it."""
        if playing := self._playing:
            self._session.refused(playing.why_not_pick(name))

    def do_type(self, text: str) -> None:
        """Plays a typed action at once, without asking for confirmation."""
        if playing := self._playing:
            action = _typed(text, playing.match.game)
            refusal = playing.choose(action, at_once) if action else _unreadable(text)
            self._session.refused(refusal)

    def do_confirm(self, _: str) -> None:
        playing = self._playing
        if playing and playing.picked:
            self._session.refused(playing.choose(playing.picked, at_once))

    def do_unpick(self, _: str) -> None:
        if playing := self._playing:
            playing.unpick()

    def asks(self, action: Action) -> bool:
        return self._session.settings.confirm or bool(self.warnings(action))

    def warnings(self, action: Action) -> tuple[Message, ...]:
        """The warnings before an action, without those that the person has switched off."""
        assert self._playing is not None
        match, settings = self._playing.match, self._session.settings
        cautions = registry.load(match.setup.game).cautions
        if cautions is None:
            return ()
        seen = match.game.sight(state=match.state, seat=self._playing.viewer)
        warned = cautions.warn(seen=seen, action=action)
        switch = f"{match.setup.game}."
        return tuple(c.message for c in warned if settings.warns(switch + c.name))

    # Going on and back

    def do_lift(self, _: str) -> None:
        if playing := self._playing:
            playing.lift()

    def do_continue(self, _: str) -> None:
        if playing := self._playing:
            playing.animation_player.go_on()

    def do_skip(self, _: str) -> None:
        if playing := self._playing:
            playing.animation_player.skip()

    def do_watch(self, _: str) -> None:
        """Shows once more what others did."""
        if playing := self._playing:
            playing.show_again()

    def do_undo(self, _: str) -> None:
        if playing := self._playing:
            self._session.refused(playing.undo())

    def do_redo(self, _: str) -> None:
        if playing := self._playing:
            playing.redo()


def _unreadable(text: str) -> Refusal:
    return Refusal(msg("table.unreadable", text=text))


def _read(text: str, game: AnyRules) -> Action | None:
    with suppress(ValueError):
        return game.read(text=text)
    return None


def _typed(text: str, game: AnyRules) -> Action | None:
    """The action that a text means. Capitals are ignored, though names of places have them."""
    words = text.split()
    for of_verb, of_names in ((str, str), (str.lower, str.lower), (str.lower, str.upper)):
        form = " ".join((*map(of_verb, words[:1]), *map(of_names, words[1:])))
        if action := _read(form, game):
            return action
    return None
