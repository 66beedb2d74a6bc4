"""Prints the longest times between two yield points of the bots, in milliseconds, game by game.

Without a worker bots think on the page in slices, and a slice can only end at a yield point. The
positions come from random games, which are quick to play but differ from good ones.
"""

import json
import sys
import time
from itertools import islice

sys.path.insert(0, "/py")

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core.meta import make_setup
from ribeira.games import registry

POSITIONS = 12  # of each game that was played
MOST_SLICES = 1500  # of each decision


def positions(rules, seats):
    bots = (make(rules.META.id, "random"),) * seats
    states = play_game(rules, make_setup(rules.META, seats, seats), bots, seats).states[:-1]
    return states[:: max(1, len(states) // POSITIONS)]


def slices(rules, name):
    """The milliseconds between each two yield points of a bot."""
    bot = make(rules.META.id, name)
    for seats in rules.META.seats:
        for state in positions(rules, seats):
            seat = rules.to_act(state)[0]
            thoughts = bot.think(rules.sight(state, seat), rules.legal_actions(state, seat), seats)
            before = time.perf_counter()
            for _ in islice(thoughts, MOST_SLICES):
                now = time.perf_counter()
                yield 1000 * (now - before)
                before = now


longest = {game: {} for game in registry.game_ids()}
for game, levels in longest.items():
    for name in ("good", "strong"):
        taken = sorted(slices(registry.rules(game), name))
        levels[name] = [taken[len(taken) * 99 // 100], taken[-1]]
print(json.dumps(longest))
