"""Many deals between the same bots, on one core or on any `concurrent.futures` executor.

Each deal is played on its own, maybe in another process or on another machine, so a bot cannot
learn from one deal for the next.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Thread
from time import process_time
from types import ModuleType
from typing import Any, cast

from ribeira.bots.arena import contest
from ribeira.bots.bot import ROUNDS, Bot, Thoughts
from ribeira.bots.levels import BOTS, is_bot, make
from ribeira.bots.results import Deal
from ribeira.core.values import Action
from ribeira.games import registry


class BotError(ValueError):
    """A bot that there is not, or that cannot be made. The text is a sentence."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A bot: one of ours by its name, or a file with its text, which other machines may lack."""

    name: str
    source: str | None = None

    @property
    def digest(self) -> str:
        """Tells texts apart; empty for our bots."""
        return "" if self.source is None else sha256(self.source.encode()).hexdigest()

    def bot(self, game: str) -> Bot:
        return make(game, self.name) if self.source is None else _made(self.name, self.source)


def seat(name: str) -> Seat:
    """One of our bots, or the class `Bot` of a file."""
    if not name.endswith(".py"):
        if not is_bot(name):
            raise BotError(f"There is no bot {name!r}; there is {', '.join(BOTS)}, or a file.")
        return Seat(name)
    try:
        return Seat(name, Path(name).read_text(encoding="utf-8"))
    except OSError as error:
        raise BotError(f"Cannot read {name}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BotError(f"Cannot read {name}: it is not a text in UTF-8.") from error


def _made(name: str, source: str) -> Bot:
    module = ModuleType(f"ribeira_bot_{sha256(source.encode()).hexdigest()[:16]}")
    module.__file__ = name
    sys.modules[module.__name__] = module  # where dataclasses look for what a module has
    try:
        exec(compile(source, name, "exec"), module.__dict__)
        made = module.Bot() if hasattr(module, "Bot") else None
    except Exception as error:
        raise BotError(f"The bot in {name} does not start: {error!r}.") from error
    if made is None:
        raise BotError(f"There is no class Bot in {name}.")
    return cast(Bot, made)


@dataclass(frozen=True, slots=True)
class Timely:
    """A bot with so many seconds of the processor for each choice, whatever else the machine does;
    its first choice is always waited for."""

    bot: Bot
    seconds: float
    now: Callable[[], float] = process_time

    def think(self, sight: Any, legal: tuple[Action, ...], chance: int) -> Thoughts:
        end, chosen = self.now() + self.seconds, False
        for thought in self.bot.think(sight, legal, chance):
            yield thought
            chosen = chosen or thought is not None
            if chosen and self.now() >= end:
                return


@dataclass(frozen=True, slots=True)
class Terms:
    """Who plays what, and how long they may think: so many choices, so many seconds, or both."""

    game: str
    seats: tuple[Seat, ...]
    rounds: int | None = ROUNDS
    seconds: float | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.seats)

    def bots(self) -> tuple[Bot, ...]:
        bots = tuple(one.bot(self.game) for one in self.seats)
        if self.seconds is None:
            return bots
        return tuple(Timely(bot, self.seconds) for bot in bots)


def play(terms: Terms, seed: int) -> Deal:
    """One deal from every rotation of the seats. Executors carry this function out."""
    rounds = sys.maxsize if terms.rounds is None else terms.rounds
    return contest(registry.rules(terms.game), terms.bots(), seed, rounds)


def played(
    terms: Terms, seeds: Iterable[int], executor: Executor | None
) -> Iterator[tuple[int, Deal]]:
    """Each deal as soon as it is over, in any order; without an executor one after the other, here.

    When the caller stops listening, deals that have not begun are taken back.
    """
    if executor is None:
        for seed in seeds:
            yield seed, play(terms, seed)
        return
    waiting: dict[Future[Deal], int] = {executor.submit(play, terms, one): one for one in seeds}
    try:
        for done in as_completed(list(waiting)):
            yield waiting.pop(done), done.result()
    finally:
        for future in waiting:
            future.cancel()


def cores() -> int:
    return os.cpu_count() or 1


def pool(processes: int) -> Executor:
    """Processes on this machine. They end with the one that has started them, however it ends."""
    from concurrent.futures import ProcessPoolExecutor  # which Pyodide lacks

    return ProcessPoolExecutor(processes, initializer=_begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears Ctrl-C, and stops them
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
