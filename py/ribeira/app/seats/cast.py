"""Which face and name a seat has: a person chooses a face, a bot is one of its level's characters,
and no two at a table look alike.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from ribeira.app.seats.players import PHANTOM, Player
from ribeira.bots.levels import IN_STYLE, LEVELS
from ribeira.games import registry
from ribeira.kit.faces import PEOPLE, Character, Face


def characters(game: str, level: str) -> tuple[Character, ...]:
    """Those who play at that level, or at the gentlest one if it has nobody."""
    cast = registry.load(game).bots.CHARACTERS
    return cast[level if level in LEVELS else LEVELS[0]]


def character(game: str, player: Player) -> Character | None:
    """Who plays there, if it is one of the game's characters under its own name."""
    if player.bot not in LEVELS:
        return None
    cast = characters(game, player.bot)
    return next((one for one in cast if player.face == one.id or player.name == one.name), None)


def in_style(game: str, player: Player) -> str:
    """The bot that plays there: a character plays its level in a style of its own."""
    known = character(game, player)
    return f"{player.bot}{IN_STYLE}{known.style}" if known else player.bot


def newcomer(game: str, level: str, taken: Collection[str]) -> Character:
    """The first of that level whose face nobody has yet; after those, of any level."""
    everybody = (*characters(game, level), *_everybody(game))
    return next((one for one in everybody if one.id not in taken), everybody[0])


def _everybody(game: str) -> tuple[Character, ...]:
    cast = registry.load(game).bots.CHARACTERS
    return tuple(one for level in LEVELS for one in cast[level])


def face_named(game: str, name: str) -> Face | None:
    """The face that is stored under that name."""
    if name in PEOPLE:
        return PEOPLE[name]
    return next((one.face for one in _everybody(game) if one.id == name), None)


def is_known(game: str, name: str) -> bool:
    return face_named(game, name) is not None


@lru_cache(maxsize=200)
def faces_of(game: str, players: tuple[Player, ...]) -> tuple[Face | None, ...]:
    """The face of each seat. Who has none in the file gets one by name and level; of two who ask
    for the same one the later seat gets another."""
    names = [_wished(game, player) for player in players]
    for seat, name in enumerate(names):
        if name in names[:seat]:
            names[seat] = ""
    for seat, player in enumerate(players):
        if not names[seat] and player.bot != PHANTOM:
            names[seat] = _free(game, player, names)
    return tuple(face_named(game, name) for name in names)


def _wished(game: str, player: Player) -> str:
    """The face of the file, or that of the character whose name the player has."""
    if player.bot == PHANTOM:
        return ""
    if is_known(game, player.face):
        return player.face
    known = character(game, player)
    return known.id if known else ""


def _free(game: str, player: Player, taken: Collection[str]) -> str:
    if player.thinks:
        return newcomer(game, player.bot, taken).id
    return next(name for name in PEOPLE if name not in taken)


def with_company(game: str, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players, each bot with name and face of a character that nobody else at the table is."""
    taken: list[str] = []
    seated = []
    for player in players:
        if player.bot in LEVELS:
            who = newcomer(game, player.bot, taken)
            player = player.named(who.name, who.id)
        taken.append(player.face)
        seated.append(player)
    return tuple(seated)
