"""Positions of Dos Rios for tests: dealt, then played with a fixed seed or by a record."""

from collections.abc import Callable, Iterator
from pathlib import Path

from e2e.table import NAMES
from ribeira.app.tables import Player, Table
from ribeira.codec import textfile
from ribeira.core import chance
from ribeira.core import match as matches
from ribeira.core.events import Event
from ribeira.core.game import apply
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.games.dosrios.rules.state import State
from ribeira.kit.view import COLOURS, SHAPES

Wanted = Callable[[State, Action, tuple[Event, ...]], bool]
"""Called with the state, the action that comes next and its events."""


def dealt(
    seats: int = 2, people: tuple[int, ...] = (0,), seed: int = 7, options: dict | None = None
) -> Table:
    meta = registry.meta("dosrios")
    setup = make_setup(meta, seats, seed, meta.absent_values() | (options or {}))
    looks = zip(NAMES[:seats], COLOURS, SHAPES, strict=False)
    players = tuple(
        Player(*look, "" if seat in people else "easy") for seat, look in enumerate(looks)
    )
    return Table("tested", matches.start(registry.rules("dosrios"), setup), players)


def _lucky(table: Table) -> Iterator[tuple[matches.Match, Action]]:
    """A random game: each match with the action that comes next, first a kind, then one of it."""
    match, game, luck = table.match, table.match.game, table.match.setup.seed
    while acting := game.to_act(match.state):
        legal = game.legal_actions(match.state, acting[0])
        verb, luck = chance.pick(luck, sorted({action.verb for action in legal}))
        action, luck = chance.pick(luck, [action for action in legal if action.verb == verb])
        yield match, action
        match = matches.play(match, acting[0], action)


def played(table: Table, until: Callable[[State], bool]) -> Table:
    """The table later on, when it is the first seat's turn to act and all is as wanted."""
    for match, _ in _lucky(table):
        if match.game.to_act(match.state) == (0,) and until(match.state):
            return table.with_match(match)
    raise LookupError("no such position in this game")


def before(table: Table, wanted: Wanted) -> tuple[Table, Action]:
    """The table before the first seat takes the wanted action, and that action."""
    for match, action in _lucky(table):
        if match.game.to_act(match.state) == (0,):
            _, events = apply(match.game, match.state, 0, action)
            if wanted(match.state, action, events):
                return table.with_match(match), action
    raise LookupError("no such action in this game")


def after(table: Table, key: str) -> Table:
    """The table when the first seat may move and others have brought about such an event since it
    last acted."""
    keys: set[str] = set()
    for match, _ in _lucky(table):
        if match.past:
            step = match.past[-1]
            keys = set() if step.seat == 0 else keys | {event.key for event in step.events}
        if key in keys and match.game.to_act(match.state) == (0,) and match.state.points:
            return table.with_match(match)
    raise LookupError("no such event in this game")


def recorded(name: str, last: int) -> tuple[Table, tuple[Action, ...]]:
    """A game out of `records/` before so many of its last actions, and those."""
    record = Path(__file__).parent / "records" / f"dosrios-{name}.ribeira.json"
    match = textfile.read(record.read_text(encoding="utf-8")).match
    actions = tuple(step.action for step in match.steps[-last:])
    return dealt().with_match(matches.branch(matches.jump(match, match.at - last))), actions


def moves(state: State) -> bool:
    """The whole turn lies before the seat, and somebody has built."""
    return state.points == 6 and state.round > 4 and bool(state.built_on)
