"""`arena`: many games between bots, every deal from every rotation of the seats, on all cores.

Each deal may be played by another process, so a bot cannot learn from one deal for the next.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from math import ceil
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, cast

from ribeira.bots.arena import contest
from ribeira.bots.bot import Bot
from ribeira.bots.levels import BOTS, make
from ribeira.bots.results import Deal, Standing, both_sides, standings
from ribeira.cli import CommandError
from ribeira.cli.playing import known
from ribeira.games import registry


class Task(NamedTuple):
    """One deal to be played from every rotation of the seats."""

    game: str
    seats: tuple[str, ...]
    seed: int
    rounds: int


def arena(args: Namespace) -> Iterator[str]:
    """A Markdown table with a line for each bot: its share of wins, and what would be fair. With
    two bots a last line counts deals instead of games, each having been played from both sides."""
    seats = tuple(args.seats.split(","))
    if len(seats) not in known(args.game).seats:
        raise CommandError(f"There is no {args.game} for {len(seats)} seats.")
    for name in seats:
        seated(args.game, name)
    tasks = [
        Task(args.game, seats, args.seed + n, args.rounds)
        for n in range(ceil(args.games / len(seats)))
    ]
    yield from _table(seats, _played(tasks, args.cores or os.cpu_count() or 1))


def _played(tasks: list[Task], cores: int) -> list[Deal]:
    if cores == 1:
        return [play(task) for task in tasks]  # Pyodide, for one, cannot start processes
    with Pool(min(cores, len(tasks))) as pool:
        return pool.map(play, tasks, chunksize=1)


def play(task: Task) -> Deal:
    bots = tuple(seated(task.game, name) for name in task.seats)
    return contest(registry.rules(task.game), bots, task.seed, task.rounds)


def seated(game: str, name: str) -> Bot:
    """The bot of that name, or the class `Bot` of that file."""
    if name.endswith(".py"):
        return _from_file(Path(name))
    if name not in BOTS:
        raise CommandError(f"There is no bot {name!r}; there is {', '.join(BOTS)}, or a file.")
    return make(game, name)


def _from_file(path: Path) -> Bot:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise CommandError(f"Cannot read {path}.")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, "Bot"):
        raise CommandError(f"There is no class Bot in {path}.")
    return cast(Bot, module.Bot())


def _table(seats: tuple[str, ...], deals: list[Deal]) -> Iterator[str]:
    yield "| bot | seats | wins | share | 95 % | fair |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for standing in standings(seats, deals):
        count = seats.count(standing.name)
        yield _line(standing, f"{count} of {len(seats)}", count / len(seats))
    if len(seats) == 2:
        yield _line(both_sides(seats, deals), "both sides", 0.5)


def _line(standing: Standing, seats: str, fair: float) -> str:
    low, high = standing.interval
    numbers = f"{standing.share:.3f} | {low:.3f} to {high:.3f} | {fair:.3f}"
    wins = f"{standing.wins:g} of {standing.games}"
    return f"| {standing.name} | {seats} | {wins} | {numbers} |"
