"""The games that the checks run over, and random games of each, played once for all checks.

A game may have no end, so random games are cut. Where a check is slow it looks at a sample: one
step of every kind, and steps spread over the games.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Any, TypeVar
from unittest.mock import patch

from ribeira.core import chance as draw
from ribeira.core import match as matches
from ribeira.core.events import Event
from ribeira.core.game import AnyRules, frames
from ribeira.core.match import Match
from ribeira.core.meta import Meta, make_setup
from ribeira.core.values import Action, Message, Setup
from ribeira.games import registry
from ribeira.kit.game_module import AnyGame
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tests.conformance.toy.game import GAME as TOY_GAME
from tests.conformance.toy.meta import META as TOY_META
from tests.conformance.toy.terms import TERMS as TOY_TERMS

Item = TypeVar("Item")

TOY = registry.Entry(TOY_META, TOY_TERMS, lambda: TOY_GAME)
ENTRIES = (*registry.ENTRIES, TOY)

FULL = bool(os.environ.get("RIBEIRA_FULL"))
EACH = 8 if FULL else 4
"""So many random games for each number of seats."""
MOST = 4000 if FULL else 1500
"""So many actions of each game."""
SPREAD = 24 if FULL else 6
"""So many steps of each game for the checks that are slow, beside one of every kind."""

NAMES = ("{x}", "<b>Ana</b>", "{name}", "%(n)s", r"\1")
"""Names that must stay what they are wherever they are filled in."""


@dataclass(frozen=True)
class Step:
    """One action of a random game, and what came of it."""

    before: Any
    seat: int
    action: Action
    frames: tuple[tuple[Event, Any], ...]
    after: Any

    @property
    def setup(self) -> Setup:
        setup: Setup = self.before.setup
        return setup

    @property
    def kind(self) -> tuple[str, frozenset[str]]:
        return self.action.verb, frozenset(event.key for event, _ in self.frames)


@dataclass(frozen=True, eq=False)
class Played:
    """A game, and random games of it. It is itself alone, so that caches know it."""

    entry: registry.Entry
    game: AnyGame

    @property
    def rules(self) -> AnyRules:
        return self.game.rules

    @property
    def meta(self) -> Meta:
        return self.entry.meta

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """With every number of seats."""
        games = product(self.meta.seats, range(EACH))
        return tuple(play_at_random(self.rules, seats, 100 * seats + n) for seats, n in games)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for match in self.matches for step in steps_of(match))

    @cached_property
    def states(self) -> tuple[Any, ...]:
        return tuple(state for match in self.matches for state in match.states)

    @cached_property
    def some_steps(self) -> tuple[Step, ...]:
        """One of every kind, and others spread over the games."""
        every_kind = {step.kind: step for step in reversed(self.steps)}
        spread_out = spread(self.steps, SPREAD * len(self.matches))
        return tuple({id(step): step for step in (*every_kind.values(), *spread_out)}.values())

    @cached_property
    def some_states(self) -> tuple[Any, ...]:
        """Those before some steps, and the last ones."""
        return (
            *(step.before for step in self.some_steps),
            *(match.states[-1] for match in self.matches),
        )

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All that were legal for somebody in some state."""
        found = (legal_of(self.rules, state) for state in self.some_states)
        return tuple(sorted({action for legal in found for action in legal}))

    @cached_property
    def parts(self) -> dict[tuple[str, int], tuple[Any, ...]]:
        """By verb and place, what actions have there."""
        found: dict[tuple[str, int], set[Any]] = {}
        for action in self.actions:
            for at, part in enumerate(action.at):
                found.setdefault((action.verb, at), set()).add(part)
        return {key: tuple(sorted(parts)) for key, parts in found.items()}

    def beside(self, action: Action) -> Iterator[Action]:
        """Actions that differ from it in one place, and can be written and read too."""
        for at, part in enumerate(action.at):
            others = spread(self.parts[action.verb, at], 4)
            near = (part - 1, part + 1) if isinstance(part, int) else ()
            for other in {*others, *near} - {part}:
                changed = Action(action.verb, (*action.at[:at], other, *action.at[at + 1 :]))
                if self._is_readable(changed):
                    yield changed

    def _is_readable(self, action: Action) -> bool:
        try:
            return self.rules.read(self.rules.write(action)) == action
        except (IndexError, ValueError):
            return False


def play_at_random(
    rules: AnyRules, seats: int, luck: int, options: dict[str, str] | None = None
) -> Match:
    """Half of the games choose among all actions alike, half a verb first, which comes to what is
    rare, and to the end, sooner."""
    verb_first = luck % 2
    setup = random_setup(rules.META, seats, luck)
    if options:
        setup = make_setup(rules.META, seats, luck, {**dict(setup.options), **options})
    match = matches.start(rules, setup)
    for _ in range(MOST):
        acting = rules.to_act(match.state)
        if not acting:
            break
        seat, luck = draw.pick(luck, acting)
        legal = rules.legal_actions(match.state, seat)
        if verb_first:
            verb, luck = draw.pick(luck, sorted({action.verb for action in legal}))
            legal = tuple(action for action in legal if action.verb == verb)
        action, luck = draw.pick(luck, legal)
        match = matches.play(match, seat, action)
    return match


def random_setup(meta: Meta, seats: int, luck: int) -> Setup:
    """Any seed, and any options that fit together."""
    chosen = {}
    for option in meta.options:
        if not option.by_seats:
            chosen[option.id], luck = draw.pick(luck, option.values)
    seed, luck = draw.below(luck, draw.SEEDS)
    return make_setup(meta, seats, seed, chosen)


def steps_of(match: Match) -> Iterator[Step]:
    for before, step, after in zip(match.states, match.steps, match.states[1:], strict=False):
        told, _ = frames(match.game, before, step.seat, step.action)
        yield Step(before, step.seat, step.action, told, after)


def spread(things: Sequence[Item], most: int) -> Sequence[Item]:
    """At most so many, from the first to the last."""
    return things[:: max(1, -(-len(things) // most))]


def viewers(state: Any) -> tuple[int | None, ...]:
    """Everybody who may look: nobody's seat is `None`."""
    return (None, *range(state.setup.seats))


def few_viewers(step: Step) -> tuple[int | None, ...]:
    """The seat that acts, another one where there is one, and one who looks on."""
    others = [seat for seat in range(step.setup.seats) if seat != step.seat]
    return (None, step.seat, *others[:1])


def no_seats_at(rules: AnyRules, state: Any) -> tuple[int, int]:
    """Numbers just beside those of the seats."""
    return -1, len(rules.scores(state))


def seats_at(rules: AnyRules, state: Any) -> range:
    """The seats of people and those that the game plays itself."""
    return range(len(rules.scores(state)))


def legal_of(rules: AnyRules, state: Any) -> tuple[Action, ...]:
    """What anybody may do."""
    return tuple(a for seat in rules.to_act(state) for a in rules.legal_actions(state, seat))


def names_at(rules: AnyRules, state: Any) -> tuple[str, ...]:
    return NAMES[: len(seats_at(rules, state))]


def view_of(rules: AnyRules, state: Any, **more: Any) -> View:
    """How a state is drawn by those who look on; `more` are fields of the view."""
    looks = map(Look, names_at(rules, state), COLOURS, SHAPES)
    return View(tuple(looks), **{"say": say_key, **more})


def say_key(message: Message) -> str:
    """A sentence for checks that need no catalogue: the key, and what is filled in."""
    filled = (say_key(v) if isinstance(v, Message) else str(v) for _, v in message.values)
    return f"{message.key}({', '.join(filled)})"


@cache
def games_of(game: str) -> Played:
    entry = next(entry for entry in ENTRIES if entry.meta.id == game)
    return Played(entry, entry.load())


@contextmanager
def registered(*entries: registry.Entry) -> Iterator[None]:
    """The registry knows these games too."""
    with patch.object(registry, "ENTRIES", (*registry.ENTRIES, *entries)):
        yield


def messages_in(found: Iterable[Message]) -> Iterator[Message]:
    """The messages, and all those inside them."""
    for message in found:
        yield message
        yield from messages_in(v for _, v in message.values if isinstance(v, Message))
