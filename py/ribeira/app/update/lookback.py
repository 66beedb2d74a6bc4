"""Commands to look at earlier positions of a game, branch off from one, and play the table again.

`Playing` keeps which position is looked at, and the pages draw it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ribeira.app import draft as drafts
from ribeira.app.notices import Notice
from ribeira.app.tables import TITLE_LENGTH
from ribeira.core import match as matches
from ribeira.core.match import Match
from ribeira.core.values import Refusal, msg
from ribeira.games import registry
from ribeira.kit.chart import AnyChart

if TYPE_CHECKING:
    from ribeira.app.playing import Playing
    from ribeira.app.session import Session


KEYS = {
    "ArrowLeft": "-1",
    "ArrowRight": "+1",
    "PageUp": "-turn",
    "PageDown": "+turn",
    "<": "-round",
    ">": "+round",
    "Home": "first",
    "End": "last",
}
"""Keys that move while one looks back."""


def beginnings(match: Match, unit: str) -> tuple[int, ...]:
    """After how many actions a turn or a round begins."""
    rules = registry.load(match.setup.game).rules
    unit_of = rules.turn_of if unit == "turn" else rules.round_of
    units = [unit_of(state=state) for state in match.states[: match.at + 1]]
    return tuple(at for at in range(len(units)) if at == 0 or units[at] != units[at - 1])


class Lookback:
    """Commands are found by their name, as those of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._drawn: tuple[Match, tuple[AnyChart, ...]] | None = None

    @property
    def _playing(self) -> Playing | None:
        return self._session.playing

    def charts(self) -> tuple[AnyChart, ...]:
        """The charts of the game that is over, computed once."""
        if self._playing is None or not self._playing.over:
            return ()
        match = self._playing.match
        if self._drawn is None or self._drawn[0] is not match:
            table = registry.load(match.setup.game).table
            self._drawn = (
                match,
                tuple(chart for chart in table.charts(match=match) if chart.columns),
            )
        return self._drawn[1]

    def summary(self) -> tuple[str, ...]:
        """The result of the game in words, line by line."""
        assert self._playing is not None
        match, names = self._playing.match, self._playing.table.names
        words = registry.load(match.setup.game).words
        seen = match.game.sight(state=match.state, seat=None)
        name = registry.terms(match.setup.game).say_game()
        lines = (
            name,
            words.say_status(seen=seen, names=names),
            *words.say_ranking(seen=seen, names=names),
        )
        return tuple(map(self._session.say, lines))

    def do_copy_summary(self, _: str) -> None:
        if self._playing and self._playing.over:
            text = "\n".join(self.summary())
            self._session.copy(text, msg("end.copied"), msg("end.not_copied"))

    def do_look(self, value: str) -> None:
        """`value` is `first`, `last`, a number of actions, `+1`, `-turn` and the like, or empty to
        come back to now."""
        if self._playing is None:
            return
        self._session.dialog = ""
        self._look(self._playing, self._moment(self._playing, value))

    def slide(self, value: str) -> None:
        """The slider was moved."""
        if self._playing and value.isdecimal():
            self._look(self._playing, int(value))

    def _look(self, playing: Playing, at: int) -> None:
        """One action further is animated; any other step just shows the table."""
        if playing.looking is not None and at == playing.looking + 1:
            playing.look_on()
        else:
            playing.look(at)

    def _moment(self, playing: Playing, value: str) -> int:
        at, last = playing.position, len(playing.match.past)
        if value.isdecimal():
            return int(value)
        if value[:1] in ("+", "-"):
            return self._step(playing, value[0] == "+", value[1:])
        return {"first": 0, "last": last}.get(value, at)

    def _step(self, playing: Playing, forward: bool, unit: str) -> int:
        """The next or previous beginning of an action, turn or round; else the last position."""
        at, last = playing.position, len(playing.match.past)
        if unit == "1":
            return at + 1 if forward else at - 1
        starts = beginnings(playing.match, unit)
        if forward:
            return next((start for start in starts if start > at), last)
        return next((start for start in reversed(starts) if start < at), 0)

    def do_eyes(self, value: str) -> None:
        """Looks at a finished game as that seat saw it; empty for what everybody saw."""
        seats = (
            [str(seat) for seat in range(len(self._playing.table.players))] if self._playing else []
        )
        if self._playing and value in ("", *seats):
            self._playing.see_as(int(value) if value else None)

    def do_now(self, _: str) -> None:
        if self._playing:
            self._playing.look(None)

    def do_branch(self, _: str) -> None:
        """A new game that continues from the position looked at; the old one stays as it is."""
        if self._playing and self._playing.looking is not None:
            table = self._playing.table
            if table.only_looking:
                return self._session.refused(Refusal(table.only_looking.why))
            match = matches.branch(matches.jump(table.match, self._playing.looking))
            game = registry.terms(table.match.setup.game).say_game()
            title = table.title or self._session.say(game)
            named = self._session.say(msg("look.branch_of", title=title, at=match.at))
            branch = replace(table, id=drafts.new_id(), match=match, title=named[:TITLE_LENGTH])
            self._session.open_new(branch)
            self._session.notice = Notice(msg("table.branched"))
        return None

    def do_again(self, value: str) -> None:
        """The same table again, with the same deal or with a new one."""
        if self._playing is None:
            return
        seed = int(drafts.new_seed()) if value == "new" else None
        table = drafts.same_again(self._playing.table, self._session.say, seed)
        self._session.open_new(table)
