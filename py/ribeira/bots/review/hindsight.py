"""What only somebody could say who knew what the others chose at the same time."""

from __future__ import annotations

from typing import Any

from ribeira.core.events import Event
from ribeira.core.game import apply
from ribeira.core.match import Match
from ribeira.core.values import Action
from ribeira.kit.game_module import AnyGame

Events = tuple[Event, ...]


def afterwards(game: AnyGame, match: Match, at: int, action: Action) -> Events:
    """What that action instead of the one after `at` would have led to, the others choosing as they
    did in secret. Nothing where one after the other chooses: there they could answer."""
    state, seat = match.states[at], match.past[at].seat
    others = _secret_choices(game, match, at)
    if others is None:
        return ()
    events: Events = ()
    for acting, chosen in ((seat, action), *others):
        if game.rules.why_not(state=state, seat=acting, action=chosen):
            return ()
        state, news = apply(game.rules, state, acting, chosen)
        events += news
    return events if _is_shown(game, state, seat) else ()


def _secret_choices(game: AnyGame, match: Match, at: int) -> tuple[tuple[int, Action], ...] | None:
    """Of those who choose at the same time as the seat and were not faster; `None` where nobody
    else chooses."""
    rules, seat = game.rules, match.past[at].seat
    together = set(rules.to_act(state=rules.unseal(state=match.states[at], seat=seat)))
    if together <= {seat}:
        return None
    turn = rules.turn_of(state=match.states[at])
    found = []
    for n in range(at + 1, match.at):
        if rules.turn_of(state=match.states[n]) != turn:
            break
        found.append((match.past[n].seat, match.past[n].action))
    return tuple(found)


def _is_shown(game: AnyGame, state: Any, seat: int) -> bool:
    """Nobody's choice is secret any more."""
    return bool(game.rules.unseal(state=state, seat=seat) == state)
