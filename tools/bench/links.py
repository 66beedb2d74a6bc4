"""How long links are, beside the information they hold and the same record as compressed JSON.

The bound of a game is the bits of its seed and of the choice at each step; a link may take 1.05 of
it, six bits a character, and 16 characters more. 200 games for every line of the table take an hour
or more, since bots take seconds for a whole game.
"""

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import log2
from multiprocessing import Pool
from statistics import median

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.codec.link import Linked, write
from ribeira.codec.order import in_order
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match
from ribeira.core.meta import make_setup
from ribeira.games import registry

GAMES_EACH = 200
BOTS = {"douro": "easy", "dosrios": "easy", "castelos": "first"}
"""The usual level, or the quickest where that one is too slow for so many games."""
SEED_BITS = log2(SEEDS)
SPREAD = 2_654_435_761  # odd: seeds far apart, each once


@dataclass(frozen=True, slots=True)
class Size:
    """The sizes of one whole game: the bound in bits, the others in characters."""

    bound: float
    link: int
    json: int

    @property
    def allowed(self) -> float:
        return 1.05 * self.bound / 6 + 16


def played_size(game: str, seats: int, bot: str, number: int) -> Size:
    rules = registry.rules(game)
    setup = make_setup(rules.META, seats, number * SPREAD % SEEDS)
    return size(play_game(rules, setup, (make(game, bot),) * seats, number))


def size(match: Match) -> Size:
    return Size(bound(match), len(write(Linked(match, (0,) * match.setup.seats))), as_json(match))


def bound(match: Match) -> float:
    acted = zip(match.states, match.steps, strict=False)
    return SEED_BITS + sum(log2(len(match.game.legal_actions(s, t.seat))) for s, t in acted)


def as_json(match: Match) -> int:
    """Characters of the record as JSON, deflated, in base64url, for comparison."""
    match = in_order(match)
    fields = {
        "game": match.setup.game,
        "rules": match.game.META.rules,
        "seats": match.setup.seats,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "actions": [f"P{step.seat + 1} {match.game.write(step.action)}" for step in match.steps],
    }
    text = json.dumps(fields, separators=(",", ":")).encode()
    return len(urlsafe_b64encode(zlib.compress(text, 9)).rstrip(b"="))


def rows(games: int) -> Iterator[str]:
    """A line of the table for each game, number of seats and kind of player."""
    with Pool() as pool:
        for game in registry.game_ids():
            for seats in registry.rules(game).META.seats:
                for bot in ("random", BOTS[game]):
                    numbered = partial(played_size, game, seats, bot)
                    found = pool.map(numbered, range(1, games + 1), chunksize=1)
                    yield row(game, seats, f"{bot} × {games}", found)


def row(game: str, seats: int, played: str, found: list[Size]) -> str:
    def both(values: list[float]) -> str:
        return f"{median(values):.0f} / {max(values):.0f}"

    bounds = [size.bound / 6 for size in found]
    over = max(size.link - size.allowed for size in found)
    cells = [game, str(seats), played, both(bounds), both([size.link for size in found])]
    return f"| {' | '.join([*cells, f'{over:+.1f}', both([size.json for size in found])])} |"
