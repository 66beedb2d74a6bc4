"""Changes links, files and stored values; each must open or be refused.

python -m tools.fuzz [--links N] [--files N] [--stored N] [--seed N]
"""

import sys
from argparse import ArgumentParser

from ribeira.cli import CommandError
from tools.fuzz.fuzzing import fuzz


def main() -> int:
    parser = ArgumentParser("python -m tools.fuzz", description=__doc__)
    parser.add_argument("--links", type=int, default=1000)
    parser.add_argument("--files", type=int, default=200)
    parser.add_argument("--stored", type=int, default=20, help="browsers' storages")
    parser.add_argument("--seed", type=int, default=1)
    try:
        for line in fuzz(parser.parse_args()):
            print(line)
    except CommandError as error:
        print(error, file=sys.stderr)
        return error.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
