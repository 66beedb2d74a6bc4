"""The command line: `python -m ribeira COMMAND`; `--help` lists the commands."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, BooleanOptionalAction
from collections.abc import Sequence

from ribeira.api.wording import languages
from ribeira.bots.bot import ROUNDS
from ribeira.cli import CommandError, contest, playing, replaying, showing
from ribeira.cli.stats import stats
from ribeira.version import version_text


def main(words: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0 for success, 1 for an unsound record, 2 for a command in error."""
    args = _parser().parse_args(words)
    try:
        for line in args.run(args):
            print(line)
    except CommandError as error:
        print(error, file=sys.stderr)
        return error.code
    except BrokenPipeError:  # the reading program has ended, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="ribeira", description="Board games without a browser.")
    parser.add_argument("--version", action="version", version=version_text())
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    commands.add_parser("games", help="list the games").set_defaults(run=playing.games)

    play = commands.add_parser("play", help="play a game in the terminal, or let bots play it")
    play.add_argument("game")
    play.add_argument("--seats", type=int, required=True)
    play.add_argument("--seed", type=int, required=True)
    play.add_argument(
        "--bots", default="random", help="one name for all, or one for each seat; `you` is a person"
    )
    play.add_argument("--language", default="en", choices=languages())
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--out", metavar="FILE", help="where to write the record")
    play.set_defaults(run=playing.play)

    show = commands.add_parser("show", help="draw a record as text, or as SVG or HTML into a file")
    show.add_argument("record", help="a file or a link")
    show.add_argument(
        "--at", type=int, metavar="N", help="after N actions; at the end, unless given"
    )
    show.add_argument("--seat", type=int, metavar="N", help="as seat N sees it, counted from 1")
    show.add_argument("--language", default="en", choices=languages())
    show.add_argument("--theme", choices=("light", "dark"), help="of SVG and HTML")
    show.add_argument("--out", metavar="FILE", help="a file that ends in .svg, .html or .txt")
    show.set_defaults(run=showing.show)

    arena = commands.add_parser("arena", help="let bots play many games against each other")
    arena.add_argument("game")
    arena.add_argument("--seats", required=True, help="a name or a file for each seat")
    arena.add_argument("--games", type=int, default=120)
    arena.add_argument("--seed", type=int, default=1)
    arena.add_argument(
        "--rounds", type=int, help=f"choices that a bot may yield, {ROUNDS} unless given"
    )
    arena.add_argument("--seconds", type=float, help="how long a bot may think about each choice")
    arena.add_argument("--cores", type=int, help="all, unless given")
    arena.add_argument(
        "--results", metavar="FILE", help="where to add each deal; the same command goes on there"
    )
    arena.add_argument("--json", action="store_true", help="the table as JSON")
    arena.add_argument(
        "--progress", action=BooleanOptionalAction, help="in a terminal, unless given"
    )
    arena.set_defaults(run=contest.arena)

    replay = commands.add_parser("replay", help="check a record and print its result")
    replay.add_argument("record", help="a file or a link")
    replay.add_argument("--trace", action="store_true", help="every state, as JSON lines")
    replay.set_defaults(run=replaying.replay)

    numbers = commands.add_parser("stats", help="random games beside the expected figures")
    numbers.add_argument("game")
    numbers.add_argument("--games", type=int, default=500, help="games for each seat count")
    numbers.set_defaults(run=stats)
    return parser


def run() -> None:
    """The console script `ribeira`."""
    sys.exit(main())


if __name__ == "__main__":
    run()
