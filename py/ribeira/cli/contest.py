"""`arena`: many games between bots, every deal from every rotation of the seats, on all cores.

Bad at: bots that remember; each deal may be played by another process.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from math import ceil
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, cast

from ribeira.bots.arena import Standing, contest
from ribeira.bots.contract import Bot
from ribeira.bots.levels import BOTS, make
from ribeira.cli import Trouble
from ribeira.cli.playing import known
from ribeira.games.catalog import load


class Deal(NamedTuple):
    """One deal to be played from every rotation of the seats."""

    game: str
    seats: tuple[str, ...]
    seed: int
    rounds: int


def arena(args: Namespace) -> Iterator[str]:
    """A Markdown table: a line for each bot, with the share of a fair game beside its own."""
    seats = tuple(args.seats.split(","))
    if len(seats) not in known(args.game).seats:
        raise Trouble(f"There is no {args.game} for {len(seats)} seats.")
    for name in seats:
        seated(args.game, name)
    deals = [
        Deal(args.game, seats, args.seed + n, args.rounds)
        for n in range(ceil(args.games / len(seats)))
    ]
    yield from _table(seats, _played(deals, args.cores or os.cpu_count() or 1))


def _played(deals: list[Deal], cores: int) -> list[tuple[int, ...]]:
    if cores == 1:
        return [play(deal) for deal in deals]  # some Pythons have no processes to share among
    with Pool(min(cores, len(deals))) as pool:
        return pool.map(play, deals, chunksize=1)


def play(deal: Deal) -> tuple[int, ...]:
    """The wins of each seat's bot."""
    bots = tuple(seated(deal.game, name) for name in deal.seats)
    return contest(load(deal.game), bots, 1, deal.seed, deal.rounds)


def seated(game: str, name: str) -> Bot:
    """A bot by its name, or the class `Bot` of a file."""
    if name.endswith(".py"):
        return _from_file(Path(name))
    if name not in BOTS:
        raise Trouble(f"There is no bot {name!r}; there is {', '.join(BOTS)}, or a file.")
    return make(game, name)


def _from_file(path: Path) -> Bot:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Trouble(f"Cannot read {path}.")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, "Bot"):
        raise Trouble(f"There is no class Bot in {path}.")
    return cast(Bot, module.Bot())


def _table(seats: tuple[str, ...], results: list[tuple[int, ...]]) -> Iterator[str]:
    games = len(seats) * len(results)
    wins: Counter[str] = Counter()
    for result in results:
        for name, won in zip(seats, result, strict=True):
            wins[name] += won
    yield "| bot | seats | wins | share | 95 % | fair |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name, count in Counter(seats).items():
        standing = Standing(name, wins[name], games)
        low, high = standing.interval
        numbers = f"{standing.share:.3f} | {low:.3f} to {high:.3f} | {count / len(seats):.3f}"
        yield f"| {name} | {count} of {len(seats)} | {wins[name]} of {games} | {numbers} |"
