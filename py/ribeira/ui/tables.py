"""A game with people around it: the match, who sits where, and its text in storage."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from ribeira.bots.levels import BOTS, FORMER
from ribeira.codec import errors, textfile
from ribeira.core.match import Match, branch
from ribeira.core.view import COLOURS, SHAPES, Look
from ribeira.ui.kept import read_object

PHANTOM = "phantom"
"""The "bot" of a seat that the game itself plays."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. `bot` is empty for a person."""

    name: str
    colour: str
    shape: str
    bot: str = ""

    @property
    def look(self) -> Look:
        return Look(self.name, self.colour, self.shape)


@dataclass(frozen=True, slots=True)
class Table:
    """One game being played. `practice` lets everything be undone, and the result says so."""

    id: str
    match: Match
    players: tuple[Player, ...]
    practice: bool = False

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if not player.bot)

    @property
    def acting(self) -> tuple[int, ...]:
        return self.match.game.to_act(self.match.state)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def looks(self) -> tuple[Look, ...]:
        return tuple(player.look for player in self.players)

    def with_match(self, match: Match) -> Table:
        return replace(self, match=match)


def write_table(table: Table, when: int) -> str:
    """The table as text: a file that could be exported, and beside it what a list needs."""
    players = tuple(asdict(player) for player in table.players)
    file = textfile.write(textfile.Saved(branch(table.match), players, table.practice))
    names = [player.name for player in table.players]
    over = not table.acting
    game = table.match.setup.game
    return json.dumps({"when": when, "game": game, "names": names, "over": over, "file": file})


def read_table(name: str, text: str) -> Table:
    """The table that `write_table` wrote. Raises `CodecError` for anything else."""
    try:
        file = read_object(text)["file"]
    except (ValueError, KeyError) as trouble:
        raise errors.NotJsonError from trouble
    if not isinstance(file, str):
        raise errors.FieldError("file")
    saved = textfile.read(file)
    if len(saved.players) != len(saved.match.game.scores(saved.match.state)):
        raise errors.FieldError("players")
    players = tuple(
        _player(fields, ("", *BOTS) if seat < saved.match.setup.seats else (PHANTOM,))
        for seat, fields in enumerate(saved.players)
    )
    return Table(name, saved.match, players, saved.practice)


def _player(fields: Mapping[str, Any], bots: tuple[str, ...]) -> Player:
    name, colour, shape, bot = map(fields.get, ("name", "colour", "shape", "bot"))
    bot = FORMER.get(str(bot), bot)
    known = colour in COLOURS and shape in SHAPES and bot in bots
    if not known or not isinstance(name, str):
        raise errors.FieldError("players")
    return Player(name, str(colour), str(shape), str(bot))
