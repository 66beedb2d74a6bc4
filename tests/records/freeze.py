"""Random games of every game, with what they led to on the day they were frozen.

`python -m tests.records.freeze [GAME ...]` writes them again. Do that only after a change of the
rules that is meant, and read the difference. Each line of `frozen/GAME.jsonl` is one game: the
set-up with every option, the link with every action, the SHA-256 of the trace, and the checksum of
the last state. Every fifth game is cut somewhere before its end.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from ribeira.cli.replaying import trace
from ribeira.codec import link
from ribeira.codec.checksum import checksum
from ribeira.codec.link import Linked
from ribeira.core import chance
from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.games.registry import game_ids, rules
from tests.strategies import play_blindly

FOLDER = Path(__file__).parent / "frozen"
COUNT = 150
MOST = 1500  # actions; some random games of Dos Rios go on for long
CUT = 200  # a game that is cut has fewer actions than this


def new_records(name):
    return [new_record(rules(name), number) for number in range(COUNT)]


def new_record(game, number):
    """A game with random options, played at random; `number` decides everything."""
    meta, luck, most = game.META, number, MOST
    seats = meta.seats[number % len(meta.seats)]
    options = {}
    for option in meta.options:
        allowed = (option.default_for(seats),) if option.by_seats else option.values
        options[option.id], luck = chance.pick(luck, allowed)
    seed, luck = chance.below(luck, chance.SEEDS)
    if number % 5 == 4:
        most, luck = chance.below(luck, CUT)
    played = play_blindly(start(game, make_setup(meta, seats, seed, options)), luck, most)
    payload = link.write(Linked(played, (0,) * seats))
    return {
        "seats": seats,
        "seed": seed,
        "options": options,
        "link": payload,
        **outcome(link.read(payload).match),  # in which sealed choices are in the order of seats
    }


def outcome(match):
    """What a game has led to, as it is frozen."""
    text = "\n".join(trace(match))
    return {
        "actions": len(match.steps),
        "trace": sha256(text.encode()).hexdigest(),
        "state": checksum(match.state),
    }


def path_of(name):
    return FOLDER / f"{name}.jsonl"


def frozen_records(name):
    return [json.loads(line) for line in path_of(name).read_text(encoding="utf-8").splitlines()]


def main(names):
    for name in names or game_ids():
        lines = (json.dumps(record, separators=(",", ":")) for record in new_records(name))
        path_of(name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
