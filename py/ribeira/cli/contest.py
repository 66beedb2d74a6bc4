"""`arena`: many games between bots, every deal from every rotation of the seats, on all cores."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from time import monotonic
from typing import TextIO

import ribeira
from ribeira.api import RibeiraError
from ribeira.cli import CommandError

STOPPED = 130  # what shells say of a command that Ctrl-C has ended


def arena(args: Namespace) -> Iterator[str]:
    """A Markdown table with a line for each bot: its share of wins, and what would be fair. With
    two bots a last line counts deals instead of games, each having been played from both sides."""
    shown = sys.stderr.isatty() if args.progress is None else args.progress
    progress = Progress(sys.stderr) if shown else None
    try:
        table = ribeira.arena(
            args.game,
            args.seats.split(","),
            games=args.games,
            seed=args.seed,
            rounds=args.rounds,
            seconds=args.seconds,
            processes=args.cores,
            results=args.results,
            progress=progress,
        )
    except RibeiraError as error:
        raise CommandError(str(error)) from error
    except KeyboardInterrupt as error:
        kept = f" The same command goes on: {args.results} has what was played."
        raise CommandError(f"Stopped.{kept if args.results else ''}", STOPPED) from error
    finally:
        if progress:
            progress.end()
    if args.json:
        yield json.dumps(table.plain(), ensure_ascii=False)
    else:
        yield from str(table).splitlines()


class Progress:
    """How far it is: in a terminal one line, rewritten; else a line every ten seconds."""

    def __init__(self, stream: TextIO, now: Callable[[], float] = monotonic) -> None:
        self.stream, self.now = stream, now
        self.rewrites = stream.isatty()
        self.every = 0.2 if self.rewrites else 10.0
        self.next = now()

    def __call__(self, over: int, of: int, left: float | None) -> None:
        if self.now() < self.next and over < of:
            return
        self.next = self.now() + self.every
        text = (
            f"{over} of {of} games{'' if left is None or over == of else f', {lasting(left)} left'}"
        )
        self.stream.write(f"\r{text:50}" if self.rewrites else f"{text}\n")
        self.stream.flush()

    def end(self) -> None:
        if self.rewrites:
            self.stream.write("\n")


def lasting(seconds: float) -> str:
    """Such as `40 s`, `12 min` or `3 h 5 min`."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"
