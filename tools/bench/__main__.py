"""Measures and prints tables in Markdown.   python -m tools.bench [TABLE ...] [--games N]

Writes no files: docs/performance.md is written by hand from what it prints. Run it on a quiet
machine, or the numbers mean little.
"""

import statistics
from argparse import ArgumentParser

from tools.bench import links, playouts, reveal, slices, start


def print_start() -> None:
    taken = start.measure()
    print(f"Start until the lobby is live, medians of {start.ROUNDS} alternating profiles:\n")
    print("| page | cold, ms | warm, ms | cold, ratio | warm, ratio |")
    print("|---|---:|---:|---:|---:|")
    for name, its in taken.items():
        milliseconds = [f"{its[visit]:.0f}" for visit in start.VISITS]
        ratios = [f"{its[visit] / taken['bare'][visit]:.2f}" for visit in start.VISITS]
        print(f"| {' | '.join([name, *milliseconds, *ratios])} |")


def print_slow_start() -> None:
    taken = start.measure_slow()
    print(f"\nThe same on a line of 10 Mbit/s, cold, medians of {start.ROUNDS}:\n")
    print("| page | cold, ms | ratio |")
    print("|---|---:|---:|")
    for name, milliseconds in taken.items():
        print(f"| {name} | {milliseconds:.0f} | {milliseconds / taken['pyscript']:.2f} |")


def print_reveal() -> None:
    taken = reveal.measure()
    middle, late = statistics.median(taken), reveal.percentile_95(taken)
    print(f"\nClick to painted reveal, {len(taken)} plays of a game of three against bots:\n")
    print("| median, ms | 95th percentile, ms |")
    print("|---:|---:|")
    print(f"| {middle:.0f} | {late:.0f} |")


def print_playouts() -> None:
    print("\nRandom playouts a second:\n")
    print("| game | CPython | Pyodide | ratio |")
    print("|---|---:|---:|---:|")
    for game, (here, there) in playouts.measure().items():
        print(f"| {game} | {here:.0f} | {there:.0f} | {there / here:.2f} |")


def print_slices() -> None:
    print("\nLongest time between two yield points of a bot, in Pyodide, ms:\n")
    print("| game | level | 99 of 100 | longest |")
    print("|---|---|---:|---:|")
    for game, levels in slices.measure().items():
        for level, (most, longest) in levels.items():
            print(f"| {game} | {level} | {most:.1f} | {longest:.1f} |")


def print_links(games: int) -> None:
    print("\nCharacters of a whole game's link, median / maximum:\n")
    print("| game | seats | played by × games | bound | link | nearest | squeezed JSON |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for row in links.rows(games):
        print(row, flush=True)


TABLES = {
    "start": print_start,
    "slow": print_slow_start,
    "reveal": print_reveal,
    "playouts": print_playouts,
    "slices": print_slices,
}


def main() -> None:
    parser = ArgumentParser("python -m tools.bench", description="Prints what was measured.")
    names = (*TABLES, "links")
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(names)}")
    parser.add_argument("--games", type=int, default=links.GAMES_EACH, help="games a line of links")
    args = parser.parse_args()
    if unknown := set(args.tables) - set(names):
        parser.error(f"no such table: {', '.join(sorted(unknown))}")
    for name in args.tables or names:
        if name == "links":
            print_links(args.games)
        else:
            TABLES[name]()


if __name__ == "__main__":  # processes that measure in parallel import this module again
    main()
