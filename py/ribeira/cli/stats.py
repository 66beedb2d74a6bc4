"""`stats`: averages over random games, beside the averages to expect (`kit/measure.py`).

Close averages prove nothing, since two mistakes may cancel out; the tests look at single cases.
"""

from __future__ import annotations

from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import product
from math import fsum, sqrt

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.cli import CommandError
from ribeira.cli.playing import BOTS_CHANCE, known
from ribeira.core.match import Match
from ribeira.core.measure import Measure
from ribeira.core.meta import make_setup
from ribeira.games import registry

Options = Mapping[str, str]


def stats(args: Namespace) -> Iterator[str]:
    """A Markdown table for each version of the game: a line for each measure, and for each seat
    count the figure expected and the one found."""
    known(args.game)
    statistics = registry.load(args.game).statistics
    if statistics is None:
        raise CommandError(f"No figures are known for {args.game}.")
    seats = statistics.SEATS
    for options, measures in statistics.TABLES:
        title = ", ".join(("measure", *(f"{name}={value}" for name, value in options.items())))
        yield f"| {title} | " + " | ".join(f"{n} expected | {n} found" for n in seats) + " |"
        yield "| --- |" + " --- |" * (2 * len(seats))
        samples = _sample(args.game, options, measures, seats, args.games)
        for measure in measures:
            cells = (cell for n in seats for cell in _cells(measure, n, samples[measure.name, n]))
            yield f"| {measure.name} | " + " | ".join(cells) + " |"


def _sample(
    game: str, options: Options, measures: tuple[Measure, ...], seats: tuple[int, ...], games: int
) -> dict[tuple[str, int], list[float]]:
    """All samples by the measure's name and the number of seats. Seeds are 0, 1, 2, …"""
    samples: dict[tuple[str, int], list[float]] = defaultdict(list)
    for n, seed in product(seats, range(games)):
        match = _random_match(game, n, seed, options)
        for measure in measures:
            samples[measure.name, n] += measure.take(match)
    return samples


def _random_match(game: str, seats: int, seed: int, options: Options) -> Match:
    rules, bots = registry.rules(game), (make(game, "random"),) * seats
    return play_game(rules, make_setup(rules.META, seats, seed, options), bots, seed + BOTS_CHANCE)


def _cells(measure: Measure, seats: int, found: list[float]) -> tuple[str, str]:
    mean = fsum(found) / len(found)
    if not measure.spreads:
        return f"{measure.means[seats]:.3f}", f"{mean:.3f}"
    spread = sqrt(fsum((value - mean) ** 2 for value in found) / len(found))
    expected = f"{measure.means[seats]:.2f} (± {measure.spreads[seats]:.2f})"
    return expected, f"{mean:.2f} (± {spread:.2f})"
