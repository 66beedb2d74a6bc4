"""Many games between bots, on any executor, in a file that a later run goes on with."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack, closing
from math import ceil, inf
from os import PathLike
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

from ribeira.api.asking import game_of, seats_of, seed_of, whole_number
from ribeira.api.errors import RibeiraError, shown
from ribeira.api.results_file import ResultsError, ResultsFile
from ribeira.api.series import BotError, Terms, cores, played, pool, seat
from ribeira.api.tables import Table, table
from ribeira.bots.bot import ROUNDS
from ribeira.bots.results import Deal
from ribeira.games import registry

Progress: TypeAlias = Callable[[int, int, float | None], object]
"""Is told how many games are over, of how many, and how many seconds the rest will take; `None` as
long as that is not known."""


def arena(
    game: str,
    seats: Sequence[str],
    *,
    games: int = 120,
    seed: int = 1,
    rounds: int | None = None,
    seconds: float | None = None,
    executor: Executor | None = None,
    processes: int | None = None,
    results: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Table:
    """Lets bots play at least so many games, each deal once from every rotation of the seats.

    `seats` names a bot for each seat: a level, `random`, or a file with a class `Bot`. A bot may
    yield `rounds` choices, or think for so many `seconds` about each one; without either, as many
    choices as ours need. Without an executor as many processes play as this machine has cores, or
    as `processes` says; 1 is this one. With `results`, each deal is added to that file, and what is
    in it is not played again. The table is the same from any executor, except with `seconds`.
    """
    terms = _terms(game, seats, rounds, seconds)
    count = _above_zero("A number of games", games)
    first = seed_of(seed)
    seeds = range(first, first + ceil(count / len(terms.seats)))
    seed_of(seeds[-1])
    if executor is not None and not isinstance(executor, Executor):
        raise RibeiraError(f"An executor is one of concurrent.futures, not {shown(executor)}.")
    if progress is not None and not callable(progress):
        raise RibeiraError(f"Progress is a function, not {shown(progress)}.")
    if processes is not None:
        _above_zero("A number of processes", processes)
    with ExitStack() as stack:
        file = (
            stack.enter_context(closing(_opened(results, terms))) if results is not None else None
        )
        found = {one: file.deals[one] for one in seeds if one in file.deals} if file else {}
        missing = [one for one in seeds if one not in found]
        if executor is None and missing:
            wanted = min(processes or cores(), len(missing))
            executor = stack.enter_context(pool(wanted)) if wanted > 1 else None
        watched = _watched(terms, missing, executor, len(found), progress)
        for one, deal in stack.enter_context(closing(watched)):
            found[one] = deal
            if file:
                file.add(one, deal)
    return table(game, terms.names, [found[one] for one in seeds])


def _watched(
    terms: Terms,
    seeds: list[int],
    executor: Executor | None,
    before: int,
    progress: Progress | None,
) -> Generator[tuple[int, Deal], None, None]:
    """The deals as they end; tells the progress before the first and after each."""
    start, size, over = monotonic(), len(terms.seats), 0
    tell = progress or (lambda *_: None)
    tell(before * size, (before + len(seeds)) * size, None if seeds else 0)
    with closing(_played(terms, seeds, executor)) as deals:
        for one, deal in deals:
            yield one, deal
            over += 1
            left = (monotonic() - start) / over * (len(seeds) - over)
            tell((before + over) * size, (before + len(seeds)) * size, left)


def _played(
    terms: Terms, seeds: list[int], executor: Executor | None
) -> Generator[tuple[int, Deal], None, None]:
    try:
        yield from played(terms, seeds, executor)
    except BrokenExecutor as error:
        raise RibeiraError("A process in which games were played has ended.") from error


def _terms(game: str, seats: Any, rounds: Any, seconds: Any) -> Terms:
    meta = registry.meta(game_of(game))
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise RibeiraError(f"Seats are a list of names of bots, not {shown(seats)}.")
    seats_of(meta, len(seats))
    for name in seats:
        if not isinstance(name, str):
            raise RibeiraError(f"A bot is named by a text, not {shown(name)}.")
    if rounds is not None:
        _above_zero("A number of rounds", rounds)
    elif seconds is None:
        rounds = ROUNDS
    if seconds is not None:
        number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
        if not number or not 0 < seconds < inf:
            raise RibeiraError(f"Seconds are a number above 0, not {shown(seconds)}.")
    try:
        terms = Terms(game, tuple(map(seat, seats)), rounds, seconds)
        terms.bots()  # what cannot be made is said before anything is played
    except BotError as error:
        raise RibeiraError(str(error)) from error
    return terms


def _above_zero(what: str, value: Any) -> int:
    if not whole_number(value) or value < 1:
        raise RibeiraError(f"{what} is a whole number above 0, not {shown(value)}.")
    return int(value)


def _opened(results: Any, terms: Terms) -> ResultsFile:
    if not isinstance(results, str | PathLike):
        raise RibeiraError(f"A file of results is a path, not {shown(results)}.")
    try:
        return ResultsFile(Path(results), terms)
    except ResultsError as error:
        raise RibeiraError(str(error)) from error
