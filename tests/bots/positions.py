"""Positions of Douro for bots to choose in: spread over games of every size, always the same."""

from ribeira.core import chance, match
from ribeira.core.meta import make_setup
from ribeira.games import registry
from tests.strategies import play_blindly

DOURO = registry.rules("douro")

AFTER = (0, 7, 18, 31, 40, 44, 60)
"""Numbers of actions after which a game is looked at: beginnings, turning points, middle, end."""


def positions(*sizes):
    """(state, seat that may act, chance) of unfinished games."""
    for seats in sizes or DOURO.META.seats:
        for number, after in enumerate(AFTER):
            luck = 1000 * seats + number
            setup = make_setup(DOURO.META, seats, luck)
            state = play_blindly(match.start(DOURO, setup), luck, after).state
            if DOURO.to_act(state):
                yield state, chance.pick(luck, DOURO.to_act(state))[0], luck
