"""A table: a match, its players, and the file that holds both.

What the list of stored games needs besides is in `ribeira.app.stored_games`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from ribeira.bots.levels import BOTS, FORMER
from ribeira.codec import errors, textfile
from ribeira.codec.upgrade import OnlyLooking
from ribeira.core.match import Match, branch
from ribeira.core.values import Message, msg, plural
from ribeira.kit.view import COLOURS, SHAPES, Look

NAME_LENGTH = 24
TITLE_LENGTH = 60
PHANTOM = "phantom"
"""The "bot" of a seat that the game itself plays."""

WARNED = 200
"""The person is warned this many actions before a game is too long to be stored."""

AWAY = "away"
"""The "bot" of a seat that a person plays on another device."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. `bot` is empty for a person."""

    name: str
    colour: str
    shape: str
    bot: str = ""

    @property
    def thinks(self) -> bool:
        """Whether it is a bot that has to be asked for its actions."""
        return self.bot not in ("", AWAY, PHANTOM)

    @property
    def look(self) -> Look:
        return Look(self.name, self.colour, self.shape)


@dataclass(frozen=True, slots=True)
class Table:
    """One game being played. `practice` lets everything be undone, and the result says so.
    `only_looking`: a game of older rules that is not played on, and keeps the text that it has."""

    id: str
    match: Match
    players: tuple[Player, ...]
    practice: bool = False
    title: str = ""  # given by a person; if empty, the game's name is shown
    only_looking: OnlyLooking | None = None

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if not player.bot)

    @property
    def acting(self) -> tuple[int, ...]:
        return self.match.game.to_act(state=self.match.state)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def looks(self) -> tuple[Look, ...]:
        return tuple(player.look for player in self.players)

    @property
    def closed(self) -> Message | None:
        """Why nobody plays on here, though the game is not over: its rules are no more, or it has
        as many actions as can be stored."""
        if self.only_looking:
            return self.only_looking.why
        return None if self._left > 0 else msg("table.full", limit=textfile.MAX_ACTIONS)

    @property
    def nearly_full(self) -> Message | None:
        """Said in time, so that the end surprises nobody."""
        return plural("table.nearly_full", self._left) if 0 < self._left <= WARNED else None

    @property
    def _left(self) -> int:
        """How many more actions can be stored."""
        return textfile.MAX_ACTIONS - self.match.at

    def with_match(self, match: Match) -> Table:
        return replace(self, match=match)


def write_file(table: Table) -> str:
    """The table as a file that people can keep and read. Raises `CodecError` when it is too long
    to be read again."""
    players = tuple(asdict(player) for player in table.players)
    match, practice, title = branch(table.match), table.practice, table.title
    return textfile.write(textfile.Saved(match, players, practice, title, table.only_looking))


def read_file(name: str, text: str) -> Table:
    """The table that `write_file` wrote. Raises `CodecError` for anything else."""
    saved = textfile.read(text)
    count, seats = len(saved.match.game.scores(state=saved.match.state)), saved.match.setup.seats
    given = saved.players or ({},) * count
    if not seats <= len(given) <= count:
        raise errors.FieldError("players")
    given += ({},) * (count - len(given))  # files from elsewhere lack the phantoms
    players = tuple(_player(seat, seats, fields) for seat, fields in enumerate(given))
    title = saved.title[:TITLE_LENGTH]
    return Table(name, saved.match, players, saved.practice, title, saved.only_looking)


def _player(seat: int, seats: int, fields: Mapping[str, Any]) -> Player:
    """A player from the fields of a file. What is missing is filled in, because files written by
    other programs may have fewer fields."""
    usual = {
        "name": f"P{seat + 1}",
        "colour": COLOURS[seat],
        "shape": SHAPES[seat],
        "bot": "" if seat < seats else PHANTOM,
    }
    name, colour, shape, bot = map({**usual, **fields}.get, usual)
    bots = ("", AWAY, *BOTS) if seat < seats else (PHANTOM,)
    bot = FORMER.get(str(bot), bot)
    known = colour in COLOURS and shape in SHAPES and bot in bots
    if not known or not isinstance(name, str):
        raise errors.FieldError("players")
    return Player(name[:NAME_LENGTH], str(colour), str(shape), str(bot))
