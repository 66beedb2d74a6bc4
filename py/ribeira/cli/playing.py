"""`games` lists the games; `play` plays a whole game, among bots or with a person, and writes its
record."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from ribeira.api.sentences import sentence
from ribeira.bots.arena import play_game
from ribeira.bots.bot import Bot
from ribeira.bots.levels import BOTS, make
from ribeira.cli import CommandError
from ribeira.cli.person import Person
from ribeira.cli.result import result
from ribeira.codec.errors import CodecError
from ribeira.codec.textfile import Saved, write
from ribeira.core.chance import SEEDS
from ribeira.core.meta import Meta, SetupError, make_setup
from ribeira.core.values import Setup
from ribeira.games import registry

YOU = "you"
BOTS_CHANCE = SEEDS
"""Added to the game's seed for the bots' random numbers. No game has such a seed, so that bots
never draw the numbers with which a game is dealt."""


def games(_: Namespace) -> Iterator[str]:
    for name in registry.game_ids():
        yield _one_line(registry.meta(name))


def _one_line(about: Meta) -> str:
    seats = ", ".join(map(str, about.seats))
    options = " ".join(f"{option.id}={'|'.join(option.values)}" for option in about.options)
    return f"{about.id}: {seats} seats; options {options}"


def play(args: Namespace) -> Iterator[str]:
    """Plays a game, writes its record when asked to, and yields the result."""
    setup = _setup(args)
    names = _seated(args.bots, setup.seats)
    bots = tuple(_bot(setup, name, args.language) for name in names)
    match = play_game(registry.rules(setup.game), setup, bots, setup.seed + BOTS_CHANCE)
    if args.out:
        players = tuple({"name": name, "bot": name} for name in names)
        _save(Path(args.out), Saved(match, players))
    yield from result(match, names)


def _setup(args: Namespace) -> Setup:
    about = known(args.game)
    try:
        return make_setup(about, args.seats, args.seed, _options(args.option))
    except SetupError as error:
        raise CommandError(f"That cannot be set up: {error}.") from error


def known(game: str) -> Meta:
    if game not in registry.game_ids():
        raise CommandError(f"There is no game {game!r}; there is {', '.join(registry.game_ids())}.")
    return registry.meta(game)


def _bot(setup: Setup, name: str, language: str) -> Bot:
    return Person(setup.game, language) if name == YOU else make(setup.game, name)


def _seated(bots: str, seats: int) -> tuple[str, ...]:
    """The bot of each seat, from one name for all or one for each."""
    names = tuple(bots.split(","))
    for name in names:
        if name not in (YOU, *BOTS):
            raise CommandError(f"There is no bot {name!r}; there is {', '.join((YOU, *BOTS))}.")
    if len(names) not in (1, seats):
        raise CommandError(f"Name one bot for all, or {seats}, not {len(names)}.")
    return names if len(names) == seats else names * seats


def _options(pairs: list[str]) -> dict[str, str]:
    split = [pair.partition("=") for pair in pairs]
    return {name: value for name, _, value in split}


def _save(path: Path, saved: Saved) -> None:
    try:
        path.write_text(write(saved), encoding="utf-8")
    except CodecError as error:
        raise CommandError(f"Cannot keep this game. {sentence(error)}") from error
    except OSError as error:
        raise CommandError(f"Cannot write {path}: {error.strerror}.") from error
