"""With whom each game was begun last on this device, so that one may begin it so again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ribeira.app.seats.players import FACE_LENGTH, NAME_LENGTH, Player, write_player
from ribeira.app.stored_text import read_object
from ribeira.bots.levels import BOTS
from ribeira.games import registry
from ribeira.kit.names import clean
from ribeira.kit.view import COLOURS, SHAPES


@dataclass(frozen=True, slots=True)
class Last:
    """The players at the table, and the options that were chosen."""

    players: tuple[Player, ...]
    options: tuple[tuple[str, str], ...] = ()


Lasts = Mapping[str, Last]


def write(lasts: Lasts) -> str:
    return json.dumps(
        {
            game: {"players": [*map(write_player, last.players)], "options": dict(last.options)}
            for game, last in lasts.items()
        }
    )


def read(text: str) -> Lasts:
    """What can be read of it; anything else is as if it had never been begun."""
    try:
        stored = read_object(text)
    except ValueError:
        return {}
    found = {game: _last(game, stored[game]) for game in registry.game_ids() if game in stored}
    return {game: last for game, last in found.items() if last}


def _last(game: str, fields: Any) -> Last | None:
    try:
        players = tuple(map(_player, fields["players"]))
        options = tuple(sorted((str(n), str(v)) for n, v in fields["options"].items()))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return None
    return Last(players, _known(game, options)) if _fit(game, players) else None


def _player(fields: Mapping[str, Any]) -> Player:
    """Raises what anything that is no player raises."""
    wanted = ("name", "colour", "shape", "bot")
    name, colour, shape, bot = (str(fields[field]) for field in wanted)
    face = str(fields.get("face", ""))
    if colour not in COLOURS or shape not in SHAPES or bot not in ("", *BOTS):
        raise ValueError("no player")
    return Player(clean(name, NAME_LENGTH), colour, shape, bot, face[:FACE_LENGTH])


def _fit(game: str, players: tuple[Player, ...]) -> bool:
    colours, shapes = {p.colour for p in players}, {p.shape for p in players}
    named = all(player.name for player in players)
    fits = len(players) in registry.meta(game).seats
    return named and fits and len(colours) == len(shapes) == len(players)


def _known(game: str, options: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    values = {option.id: option.values for option in registry.meta(game).options}
    return tuple((name, value) for name, value in options if value in values.get(name, ()))
