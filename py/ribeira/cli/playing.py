"""`games` and `play`: a whole game among bots, and its record. Bad at: people; no seat is asked."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from ribeira.bots.arena import play_game
from ribeira.bots.levels import BOTS, make
from ribeira.cli import Trouble
from ribeira.cli.result import result
from ribeira.codec.textfile import Saved, write
from ribeira.core.chance import SEEDS
from ribeira.core.meta import Meta, SetupError, make_setup
from ribeira.core.values import Setup
from ribeira.games import registry

BOTS_CHANCE = SEEDS
"""Added to the seed, it starts the bots' generators: no game has that seed, so none is foreseen."""


def games(_: Namespace) -> Iterator[str]:
    for name in registry.game_ids():
        yield _one_line(registry.meta(name))


def _one_line(about: Meta) -> str:
    seats = ", ".join(map(str, about.seats))
    options = " ".join(f"{option.id}={'|'.join(option.values)}" for option in about.options)
    return f"{about.id}: {seats} seats; options {options}"


def play(args: Namespace) -> Iterator[str]:
    """Plays it, writes its record when asked to, and tells the result."""
    setup = _setup(args)
    names = _seated(args.bots, setup.seats)
    bots = tuple(make(setup.game, name) for name in names)
    match = play_game(registry.rules(setup.game), setup, bots, setup.seed + BOTS_CHANCE)
    if args.out:
        players = tuple({"name": name, "bot": name} for name in names)
        _save(Path(args.out), write(Saved(match, players)))
    yield from result(match, names)


def _setup(args: Namespace) -> Setup:
    about = known(args.game)
    try:
        return make_setup(about, args.seats, args.seed, _options(args.option))
    except SetupError as trouble:
        raise Trouble(f"That cannot be set up: {trouble}.") from trouble


def known(game: str) -> Meta:
    if game not in registry.game_ids():
        raise Trouble(f"There is no game {game!r}; there is {', '.join(registry.game_ids())}.")
    return registry.meta(game)


def _seated(bots: str, seats: int) -> tuple[str, ...]:
    """One name for all, or one for each seat."""
    names = tuple(bots.split(","))
    for name in names:
        if name not in BOTS:
            raise Trouble(f"There is no bot {name!r}; there is {', '.join(BOTS)}.")
    if len(names) not in (1, seats):
        raise Trouble(f"Name one bot for all, or {seats}, not {len(names)}.")
    return names if len(names) == seats else names * seats


def _options(pairs: list[str]) -> dict[str, str]:
    split = [pair.partition("=") for pair in pairs]
    return {name: value for name, _, value in split}


def _save(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise Trouble(f"Cannot write {path}: {trouble.strerror}.") from trouble
