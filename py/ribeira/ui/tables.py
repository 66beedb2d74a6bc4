"""A game with people around it: the match, who sits where, and its text in storage."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from ribeira.codec import textfile
from ribeira.core.match import Match
from ribeira.core.record import record_of, replay
from ribeira.core.values import msg
from ribeira.core.view import COLOURS, SHAPES, Look


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
