"""Prints the longest times between two breaths of the bots, in milliseconds, game by game.

Without a worker they think in slices of the page's own time, and no slice can end within a breath.
Bad at: the positions of good games; those it looks at were reached by chance.
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

LOOKS = 12  # positions of each game that was played
BREATHS = 1500


def positions(rules, seats):
    bots = (make(rules.META.id, "random"),) * seats
    states = play_game(rules, make_setup(rules.META, seats, seats), bots, seats).states[:-1]
    return states[:: max(1, len(states) // LOOKS)]


def breaths(rules, name):
    bot = make(rules.META.id, name)
    for seats in rules.META.seats:
        for state in positions(rules, seats):
            seat = rules.to_act(state)[0]
            thoughts = bot.think(rules.sight(state, seat), rules.legal_actions(state, seat), seats)
            before = time.perf_counter()
            for _ in islice(thoughts, BREATHS):
                now = time.perf_counter()
                yield 1000 * (now - before)
                before = now


longest = {game: {} for game in registry.game_ids()}
for game, levels in longest.items():
    for name in ("good", "strong"):
        taken = sorted(breaths(registry.rules(game), name))
        levels[name] = [taken[len(taken) * 99 // 100], taken[-1]]
print(json.dumps(longest))
