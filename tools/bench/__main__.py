"""Measures and prints tables in Markdown.   python -m tools.bench

Writes nothing: docs/performance.md is written by hand from what it prints. Bad at: a busy machine.
"""

import statistics

from tools.bench import links, playouts, reveal, start


def print_start() -> None:
    taken = start.measure()
    print(f"Start until the lobby is live, medians of {start.ROUNDS} alternating profiles:\n")
    print("| page | cold, ms | warm, ms | cold, ratio | warm, ratio |")
    print("|---|---:|---:|---:|---:|")
    for name, its in taken.items():
        milliseconds = [f"{its[visit]:.0f}" for visit in start.VISITS]
        ratios = [f"{its[visit] / taken['bare'][visit]:.2f}" for visit in start.VISITS]
        print(f"| {' | '.join([name, *milliseconds, *ratios])} |")


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


def print_links() -> None:
    print("\nCharacters of a whole game's link, median / maximum:\n")
    print("| game | seats | played by × games | bound | link | nearest | squeezed JSON |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for row in links.rows():
        print(row, flush=True)


print_start()
print_reveal()
print_playouts()
print_links()
