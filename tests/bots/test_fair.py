"""A bot that sees where a boat lies is found out by the proof that no bot of any game peeks."""

from ribeira.bots.bot import Choice
from tests.conformance.played import games_of
from tests.conformance.test_bots import peeks, positions


def test_a_bot_that_sees_where_a_boat_lies_is_found_out():
    class Sly:
        def think(self, state, legal, _chance):
            place = state.stack.index("R08") if "R08" in state.stack else 0
            yield Choice(legal[place % len(legal)])

    douro = games_of("douro")
    found = positions(douro)
    assert any(peeks(douro, Sly(), lambda state, _: state, *here) for here in found)
