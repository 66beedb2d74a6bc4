"""Measures and prints tables in Markdown.   python -m tools.bench [TABLE ...] [--games N]

Writes no files: docs/performance.md is written by hand from what it prints. Run it on a quiet
machine, or the numbers mean little.
"""

import statistics
from argparse import ArgumentParser

from tools.bench import input as inputs
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


def print_input() -> None:
    print("\nInput to painted frame with 100 stored games and a log of up to 400 steps, ms:\n")
    print("| where | what | processor | median | 95th percentile | changes when nothing changes |")
    print("|---|---|---:|---:|---:|---:|")
    for where, what, slower, taken, changes in inputs.measure():
        middle, late = statistics.median(taken), reveal.percentile_95(taken)
        print(
            f"| {where} | {what} | 1/{slower} | {middle:.0f} | {late:.0f} | {changes} |", flush=True
        )


def print_playouts() -> None:
    old = playouts.old_packages()
    if old is None:
        print(f"\nCommit {playouts.OLD} is not in this clone; the working tree is measured alone.")
    print(f"\nRandom games a second (legal list and action, without events), {playouts.OLD} and")
    print(f"the working tree, medians of {playouts.ROUNDS} alternating rounds:\n")
    print("| game | seats | CPython old | new | ratio | Pyodide old | new | ratio |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for (game, seats), (here, here_new, there, there_new) in playouts.measure(old).items():
        pairs = ((here, here_new), (there, there_new))
        cells = [cell for before, now in pairs for cell in compared(before, now)]
        print(f"| {' | '.join([game, str(seats), *cells])} |")
    print_tenths()


def compared(before: float | None, now: float | None) -> list[str]:
    """Two speeds and their ratio, as cells of a table."""
    speeds = ["–" if speed is None else f"{speed:.0f}" for speed in (before, now)]
    return [*speeds, f"{now / before:.2f}" if before and now else "–"]


def print_tenths() -> None:
    print("\nMicroseconds for an action with its legal list in each tenth of a random game, from")
    print("start to end, in CPython, working tree:\n")
    print(f"| game | seats | {' | '.join(map(str, range(1, 11)))} | last to first |")
    print(f"|---|---:|{'---:|' * 11}")
    for (game, seats), taken in playouts.tenths().items():
        cells = [game, str(seats), *(f"{one:.0f}" for one in taken), f"{taken[-1] / taken[0]:.2f}"]
        print(f"| {' | '.join(cells)} |")


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
    "input": print_input,
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
