"""Measures and prints tables in Markdown.
python -m tools.bench [TABLE ...] [--games N] [--minutes N]

Writes no files: docs/performance.md is written by hand from what it prints. Run it on a quiet
machine, or the numbers mean little.
"""

import statistics
import sys
from argparse import ArgumentParser

from playwright.sync_api import sync_playwright

from tools.bench import (
    attacks,
    dev,
    kills,
    links,
    peers,
    playouts,
    reveal,
    slices,
    soak,
    start,
    tensors,
)
from tools.bench import input as inputs


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
    print(
        "\nMicroseconds for an action with its legal list, and the actions offered, in each tenth"
    )
    print("of a random game's turns, in CPython, working tree, without garbage collection:\n")
    parts = ("set-up", *map(str, range(1, 11)), "last turn")
    print(f"| game | seats | what | {' | '.join(parts)} | last fifth to first |")
    print(f"|---|---:|---|{'---:|' * 13}")
    for its in playouts.tenths():
        times = [cell_of(one, 0) for one in its.microseconds]
        offered = [cell_of(one, 1) for one in its.offered]
        name = [its.game, str(its.seats)]
        print(f"| {' | '.join([*name, 'µs', *times, f'{its.late_to_early:.2f}'])} |")
        print(f"| {' | '.join([*name, 'offered', *offered, ''])} |", flush=True)


def cell_of(number: float | None, digits: int) -> str:
    return "" if number is None else f"{number:.{digits}f}"


def print_dev() -> None:
    print(
        f"\nFrom saving to seen in `make dev`, a game of Douro, {dev.TIMES} times each, seconds:\n"
    )
    print("| saved | median | range | computing |")
    print("|---|---:|---:|---:|")
    for name, taken in dev.measure():
        seconds, busy = zip(*taken, strict=True)
        cells = [f"{statistics.median(seconds):.1f}", f"{min(seconds):.1f}–{max(seconds):.1f}"]
        print(
            f"| `{name}` | {' | '.join([*cells, f'{statistics.median(busy):.2f}'])} |", flush=True
        )


def print_slices() -> None:
    print("\nLongest time between two yield points of a bot, in Pyodide, ms:\n")
    print("| game | level | 99 of 100 | longest |")
    print("|---|---|---:|---:|")
    for game, levels in slices.measure().items():
        for level, (most, longest) in levels.items():
            print(f"| {game} | {level} | {most:.1f} | {longest:.1f} |")


def print_tensors() -> None:
    print("\nSights as tensors and legal actions as numbers, processor time each, CPython:\n")
    print("| game | seats | tensor of | µs | numbers of | µs | positions |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for its in tensors.measure():
        cells = [its.game, its.seats, its.size, f"{its.tensor:.1f}", its.actions]
        cells += [f"{its.numbers:.1f}", its.positions]
        print(f"| {' | '.join(map(str, cells))} |", flush=True)


def print_peers() -> None:
    print("\nSteps a second as environments of PettingZoo, three seats, processor time:\n")
    print("| environment | steps a second | ratio |")
    print("|---|---:|---:|")
    for name, steps, ratio in peers.measure():
        print(f"| {name} | {steps:,.0f} | {ratio:.2f} |", flush=True)


def print_links(games: int) -> None:
    print("\nCharacters of a whole game's link, median / maximum:\n")
    print("| game | seats | played by × games | bound | link | nearest | squeezed JSON |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for row in links.rows(games):
        print(row, flush=True)


def print_soak(minutes: float) -> None:
    print(f"\n{minutes:g} minutes of bots and arena in one page, after each round:\n")
    print("| minutes | games | scripts, MB | wasm, MB | objects of Python | process, MB |")
    print("|---:|---:|---:|---:|---:|---:|")
    rows = []
    for row in soak.measure(minutes):
        rows.append(row)
        print(
            f"| {row.minutes:.1f} | {row.games} | {row.script:.2f} | {row.wasm:.1f} "
            f"| {row.objects:,} | {row.process:.0f} |",
            flush=True,
        )
    grown = soak.growth(rows)
    told = ", ".join(f"{name} {ratio:.3f}" for name, ratio in grown.items())
    flat = "flat" if max(grown.values()) <= soak.FLAT else "NOT FLAT"
    print(f"\nThe last third of the rounds beside the third before: {told}: {flat}")


def print_kills(count: int, seed: int) -> None:
    print(f"\nThe whole browser killed (SIGKILL) {count} times at each pace, seed {seed}:\n")
    print("| pace | journal | kills | games | actions seen | games lost | most missing at once |")
    print("|---|---|---:|---:|---:|---:|---:|")
    paces = ((kills.PEOPLE, True), (kills.BOTS, True), (kills.PEOPLE, False), (kills.BOTS, False))
    with start.serving() as site, sync_playwright() as playwright:
        for pace, journal in paces:
            times = count if journal else count // 10
            its = kills.measure(playwright, f"{site}ribeira/", pace, times, journal, seed)
            cells = (pace, journal, its.kills, its.games, its.actions, its.lost, its.most)
            print(f"| {' | '.join(map(str, cells))} |", flush=True)
            for trouble in its.troubles:
                print(f"  {trouble}")


def print_attacks(links: int) -> None:
    print(
        "\nAttacks with the seed 1: what came of them, the longest piece of work for which a page"
    )
    print("would stand still, how many pieces took more than 100 ms, and the largest process:\n")
    print(
        "| what | attacks | opened | refused | asked for time | escaped | longest, ms | felt | MB |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    reasons, escaped = [], []
    for tally in attacks.measure(attacks.counts(links)):
        outcomes = tally.outcomes
        opened, asked = outcomes["opened"], outcomes["asks"]
        refused = outcomes.total() - opened - asked
        count = outcomes.total() + len(tally.escaped)
        counts = [count, opened, refused, asked, len(tally.escaped)]
        rest = [f"{tally.longest * 1000:.0f}", str(tally.felt), f"{tally.memory / 2**20:.0f}"]
        print(f"| {' | '.join([tally.kind, *map(str, counts), *rest])} |", flush=True)
        told = ", ".join(f"{n} {what}" for what, n in outcomes.most_common())
        reasons.append(f"{tally.kind}: {told}")
        escaped += tally.escaped
    print("\n" + "\n".join(reasons))
    if escaped:
        sys.exit("\n".join(escaped))


TABLES = {
    "start": print_start,
    "slow": print_slow_start,
    "reveal": print_reveal,
    "input": print_input,
    "playouts": print_playouts,
    "slices": print_slices,
    "dev": print_dev,
    "tensors": print_tensors,
}


def main() -> None:
    parser = ArgumentParser("python -m tools.bench", description="Prints what was measured.")
    names = (*TABLES, "links", "attacks", "kills", "soak", "peers")
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(names)}")
    parser.add_argument("--games", type=int, default=links.GAMES_EACH, help="games a line of links")
    most = attacks.COUNTS["links"]
    parser.add_argument("--attacks", type=int, default=most, help="links; others in proportion")
    parser.add_argument("--kills", type=int, default=kills.KILLS, help="kills at each pace")
    parser.add_argument("--seed", type=int, default=kills.SEED, help="of the kills")
    parser.add_argument("--minutes", type=float, default=soak.MINUTES, help="how long the soak is")
    args = parser.parse_args()
    if unknown := set(args.tables) - set(names):
        parser.error(f"no such table: {', '.join(sorted(unknown))}")
    for name in args.tables or [name for name in names if name not in ("soak", "peers")]:
        if name == "links":
            print_links(args.games)
        elif name == "kills":
            print_kills(args.kills, args.seed)
        elif name == "soak":
            print_soak(args.minutes)
        elif name == "attacks":
            print_attacks(args.attacks)
        elif name == "peers":
            print_peers()
        else:
            TABLES[name]()


if __name__ == "__main__":  # processes that measure in parallel import this module again
    main()
