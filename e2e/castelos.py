"""Positions of 6 Castelos for tests: dealt, then played at random with a fixed seed."""

from collections.abc import Callable

from e2e.table import NAMES
from ribeira.app.tables import Player, Table
from ribeira.core import chance
from ribeira.core import match as matches
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.games.castelos.rules.montes import is_closed, land, monte_at, shows
from ribeira.games.castelos.rules.state import State
from ribeira.games.castelos.rules.steps.workers import owed
from ribeira.kit.view import COLOURS, SHAPES

Legal = tuple[Action, ...]
Condition = Callable[[State, Legal], bool]
"""Asked with the state and what is legal, whenever the first seat has to act."""


SAME_DEALS = registry.meta("castelos").absent_values() | {"familyAlter": "off"}
"""Options under which the seeds named in the tests lead where they always led."""


def dealt(
    seats: int = 2,
    people: tuple[int, ...] = (0,),
    seed: int = 7,
    version: str = "advanced",
    bot: str = "random",
) -> Table:
    options = SAME_DEALS | {"version": version}
    setup = make_setup(registry.meta("castelos"), seats, seed, options)
    looks = zip(NAMES[:seats], COLOURS, SHAPES, strict=False)
    players = tuple(Player(*look, "" if seat in people else bot) for seat, look in enumerate(looks))
    return Table("tested", matches.start(registry.rules("castelos"), setup), players)


def played(table: Table, until: Condition) -> Table:
    """The table later on: a kind of action at random, then one of that kind."""
    match, game, luck = table.match, table.match.game, table.match.setup.seed
    while acting := game.to_act(match.state):
        seat = acting[0]
        legal = game.legal_actions(match.state, seat)
        if seat == 0 and until(match.state, legal):
            return table.with_match(match)
        verb, luck = chance.pick(luck, sorted({action.verb for action in legal}))
        action, luck = chance.pick(luck, liked(match.state, [a for a in legal if a.verb == verb]))
        match = matches.play(match, seat, action)
    if until is over:
        return table.with_match(match)
    raise LookupError("no such position in this game")


def over(_: State, __: Legal) -> bool:
    """Never wanted: the game then goes to its end."""
    return False


def liked(state: State, actions: list[Action]) -> list[Action]:
    """Land that hangs together and workers beside rocks, so that both meet in castles."""
    wish = {"tile.place": touched, "worker.lay": rocks}.get(actions[0].verb)
    if wish is None:
        return actions
    most = max(wish(state, action) for action in actions)
    return [action for action in actions if wish(state, action) == most]


def touched(state: State, place: Action) -> int:
    """How many tiles lie round the cell."""
    _, x, y, _ = place.at
    cells = land(state.table.tiles).cells
    return sum((x + dx, y + dy) in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def rocks(state: State, lay: Action) -> bool:
    """Whether the worker would lie in an open monte with a rock."""
    table = state.table
    _, x, y, _ = table.own.workers[table.turn.walker]
    monte = monte_at(table, x, y, int(lay.at[0]))
    return bool(monte) and "rock" in shows(table, monte) and not is_closed(table, monte[:2])


def offers(verb: str) -> Condition:
    return lambda _, legal: any(action.verb == verb for action in legal)


def placing(state: State, _: Legal) -> bool:
    """In the middle of the game, with a castle on the table."""
    return state.table.phase == "place" and bool(state.table.castles)


def pays(state: State, legal: Legal) -> bool:
    """A worker stands where another seat's lie."""
    return any(action.verb == "worker.lay" and price(state, action) for action in legal)


def price(state: State, lay: Action) -> int:
    table = state.table
    _, x, y, _ = table.own.workers[table.turn.walker]
    monte = monte_at(table, x, y, int(lay.at[0]))
    return owed(table, table.seat).get(monte, 0) if monte else 0


def claims_from_castle(state: State, legal: Legal) -> bool:
    workers = state.table.own.workers
    return any(a.verb == "cons.claim" and workers[int(a.at[2])][0] == "castle" for a in legal)
