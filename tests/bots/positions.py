"""Positions for bots to choose in: spread over games of every size, and the same on each run."""

from ribeira.core import chance, match
from ribeira.core.meta import make_setup
from ribeira.games import registry
from tests.strategies import play_blindly

DOURO = registry.rules("douro")

AFTER = {
    "douro": (0, 7, 18, 31, 40, 44, 60),
    "dosrios": (1, 6, 12, 19, 60, 140),
    "castelos": (1, 6, 12, 19, 60, 140),
}
"""Numbers of actions after which a game is looked at: beginnings, turning points, middle, end."""


def positions(*sizes, game="douro"):
    """(state, seat that may act, chance) of unfinished games."""
    rules = registry.rules(game)
    for seats in sizes or rules.META.seats:
        for number, after in enumerate(AFTER[game]):
            luck = 1000 * seats + number
            setup = make_setup(rules.META, seats, luck)
            state = play_blindly(match.start(rules, setup), luck, after).state
            if rules.to_act(state):
                yield state, chance.pick(luck, rules.to_act(state))[0], luck
