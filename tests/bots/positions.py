"""Positions for bots to choose in: spread over games of every size, and the same on each run."""

from ribeira.core import chance, match
from ribeira.core.contract import make_setup
from ribeira.games import catalog
from tests.strategies import play_blindly

DOURO = catalog.load("douro")
AFTER = (0, 7, 18, 31, 40, 44, 60)
"""So many actions into a game: first plays, fogs, the half-time, last plays."""


def positions(*sizes):
    """(state, seat that may act, luck), without the plays that leave no choice."""
    for seats in sizes or DOURO.META.seats:
        for number, after in enumerate(AFTER):
            luck = 1000 * seats + number
            setup = make_setup(DOURO.META, seats, luck)
            state = play_blindly(match.start(DOURO, setup), luck, after).state
            if DOURO.to_act(state):
                yield state, chance.pick(luck, DOURO.to_act(state))[0], luck
