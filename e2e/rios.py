"""Games of Dos Rios to begin in the middle of: dealt, and played on by a fixed luck.

Bad at: playing well.
"""

from collections.abc import Callable

from e2e.table import NAMES
from ribeira.core import chance
from ribeira.core import match as matches
from ribeira.core.contract import make_setup
from ribeira.core.view import COLOURS, SHAPES
from ribeira.games import catalog
from ribeira.games.dosrios.state import State
from ribeira.ui.tables import Player, Table

Moment = Callable[[State, int, set[str]], bool]
"""Asked with the state, the seat that has to act, and the verbs that are open to it."""


def dealt(
    seats: int = 2, people: tuple[int, ...] = (0,), seed: int = 7, options: dict | None = None
) -> Table:
    setup = make_setup(catalog.meta("dosrios"), seats, seed, options)
    looks = zip(NAMES[:seats], COLOURS, SHAPES, strict=False)
    players = tuple(
        Player(*look, "" if seat in people else "easy") for seat, look in enumerate(looks)
    )
    return Table("tested", matches.start(catalog.load("dosrios"), setup), players)


def played(table: Table, until: Moment) -> Table:
    """The table later on: a kind of action by luck, then one of that kind."""
    match, game, luck = table.match, table.match.game, table.match.setup.seed
    while acting := game.to_act(match.state):
        legal = game.legal_actions(match.state, acting[0])
        verbs = {action.verb for action in legal}
        if until(match.state, acting[0], verbs):
            return table.with_match(match)
        verb, luck = chance.pick(luck, sorted(verbs))
        action, luck = chance.pick(luck, [action for action in legal if action.verb == verb])
        match = matches.play(match, acting[0], action)
    raise LookupError("no such moment in this game")


def moves(state: State, seat: int, _verbs: set[str]) -> bool:
    """The first seat has its whole turn before it, and somebody has built."""
    return seat == 0 and state.points == 6 and state.round > 4 and bool(state.built_on)
