"""A table: a match, its players, and the file that holds both.

What the list of stored games needs besides is in `ribeira.app.stored_games`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ribeira.app.seats.cast import faces_of
from ribeira.app.seats.players import (
    AWAY,
    FACE_LENGTH,
    NAME_LENGTH,
    PHANTOM,
    SCRIPT,
    Player,
    write_player,
)
from ribeira.bots.levels import BOTS, FORMER
from ribeira.codec import errors, textfile
from ribeira.codec.upgrade import OnlyLooking
from ribeira.core.match import Match, branch
from ribeira.core.values import Message, msg, plural
from ribeira.kit.names import clean, clean_title, tell_apart
from ribeira.kit.view import COLOURS, SHAPES, Look

__all__ = ["AWAY", "NAME_LENGTH", "PHANTOM", "SCRIPT", "Player", "Table", "read_file", "write_file"]

TITLE_LENGTH = 60
WARNED = 200
"""The person is warned this many actions before a game is too long to be stored."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game being played. `practice` lets everything be undone, and the result says so.
    `only_looking`: a game of older rules that is not played on, and keeps the text that it has.
    `fixed`: its bots do the same on every device, because their thoughts are counted and their
    chance follows from the deal. `against`: the link of a challenge, with which it is compared."""

    id: str
    match: Match
    players: tuple[Player, ...]
    practice: bool = False
    title: str = ""  # given by a person; if empty, the game's name is shown
    only_looking: OnlyLooking | None = None
    fixed: bool = False
    against: str = ""

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if not player.bot)

    @property
    def is_lesson(self) -> bool:
        """It is in no list of games, and nothing stores it as one."""
        return any(player.bot == SCRIPT for player in self.players)

    @property
    def acting(self) -> tuple[int, ...]:
        return self.match.game.to_act(state=self.match.state)

    @property
    def names(self) -> tuple[str, ...]:
        """As they stand in texts."""
        return tuple(player.shown for player in self.players)

    @property
    def looks(self) -> tuple[Look, ...]:
        faces = faces_of(self.match.setup.game, self.players)
        return tuple(
            replace(player.look, face=face)
            for player, face in zip(self.players, faces, strict=True)
        )

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


def sit_apart(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players with names that can be read, and told apart at this table."""
    names = tell_apart((clean(player.name, NAME_LENGTH) for player in players), NAME_LENGTH)
    return tuple(replace(player, name=name) for player, name in zip(players, names, strict=True))


def write_file(table: Table) -> str:
    """The table as a file that people can keep and read. Raises `CodecError` when it is too long
    to be read again."""
    players = tuple(write_player(player) for player in table.players)
    match, practice, title = branch(table.match), table.practice, table.title
    only_looking, fixed, against = table.only_looking, table.fixed, table.against
    return textfile.write(
        textfile.Saved(match, players, practice, title, only_looking, fixed, against)
    )


def read_file(name: str, text: str) -> Table:
    """The table that `write_file` wrote. Raises `CodecError` for anything else."""
    return table_of_file(name, textfile.read(text))


def table_of_file(name: str, saved: textfile.Saved) -> Table:
    """The table with the players that the file names, as far as it does: files written by other
    programs may say less. So what can be read can always be written, as a file and as a link."""
    count, seats = len(saved.match.game.scores(state=saved.match.state)), saved.match.setup.seats
    players = players_of(saved.players, seats, count)
    title = clean_title(saved.title, TITLE_LENGTH)
    return Table(
        name,
        saved.match,
        sit_apart(players),
        saved.practice,
        title,
        saved.only_looking,
        saved.fixed,
        saved.against,
    )


def players_of(given: tuple[Mapping[str, Any], ...], seats: int, count: int) -> tuple[Player, ...]:
    """The players of a file: `seats` who choose, of `count` with those that the game plays."""
    given = given or ({},) * count
    if not seats <= len(given) <= count:
        raise errors.FieldError("players")
    given += ({},) * (count - len(given))  # files from elsewhere lack the phantoms
    colours, shapes = _each_its_own(given, "colour", COLOURS), _each_its_own(given, "shape", SHAPES)
    return tuple(
        Player(
            _name(seat, fields),
            colours[seat],
            shapes[seat],
            _bot(seat < seats, fields),
            _face(fields),
        )
        for seat, fields in enumerate(given)
    )


def _each_its_own(
    given: Sequence[Mapping[str, Any]], field: str, known: tuple[str, ...]
) -> tuple[str, ...]:
    """A colour or shape for each seat: what the file says, unless a seat before has it."""
    found: list[str] = []
    for fields in given:
        wanted = fields.get(field, "")
        if field in fields and wanted not in known:
            raise errors.FieldError("players")
        found.append("" if wanted in found else wanted)
    for seat in range(len(found)):
        if not found[seat]:
            others = (one for one in (known[seat], *known) if one not in found)
            found[seat] = next(others)
    return tuple(found)


def _name(seat: int, fields: Mapping[str, Any]) -> str:
    usual = f"P{seat + 1}"
    name = fields.get("name", usual)
    if not isinstance(name, str):
        raise errors.FieldError("players")
    return name if clean(name, NAME_LENGTH) else usual


def _bot(chooses: bool, fields: Mapping[str, Any]) -> str:
    bot = fields.get("bot", "" if chooses else PHANTOM)
    bot = FORMER.get(str(bot), bot)
    if bot not in (("", AWAY, *BOTS) if chooses else (PHANTOM,)):
        raise errors.FieldError("players")
    return str(bot)


def _face(fields: Mapping[str, Any]) -> str:
    face = fields.get("face", "")
    if not isinstance(face, str):
        raise errors.FieldError("players")
    return face if face.isalnum() and len(face) <= FACE_LENGTH else ""
