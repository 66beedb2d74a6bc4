"""Prints the random playouts per second of one game; runs in CPython and in Pyodide."""

import json
import sys
from importlib import import_module
from time import process_time

sys.path.insert(0, sys.argv[1])

from ribeira.core import chance as draw
from ribeira.core.values import Setup

# game, seats, games, most actions of a game: random games of Dos Rios can go on for very long
ROWS = (
    ("douro", 3, 300, 1000),
    ("douro", 5, 200, 1000),
    ("dosrios", 2, 30, 400),
    ("dosrios", 4, 30, 400),
    ("castelos", 1, 60, 1000),
    ("castelos", 2, 60, 1000),
    ("castelos", 4, 30, 1000),
)
TENTHS_GAMES = 15
TENTHS_MOST = 1500
AS_BEFORE = {
    "familyAlter": "off",
    "reshuffle": "when-needed",
    "rockJoins": "monte",
    "seenTrail": "never",
}
"""Options, where there are such, whose default would make other games than in 5f1e574."""


def after_of(rules):
    """The function that makes the next state; commit 5f1e574 had `apply` in place of `act`."""
    if hasattr(rules, "act"):
        return lambda state, seat, action: rules.act(state, seat, action, lambda *_: None)
    return lambda state, seat, action: rules.apply(state, seat, action)[0]


def rules_of(game):
    return import_module(f"ribeira.games.{game}.rules")


def first_state(rules, seats, seed):
    meta = rules.META
    options = {o.id: AS_BEFORE.get(o.id, o.default_for(seats)) for o in meta.options}
    return rules.deal(Setup(meta.id, seats, seed, tuple(sorted(options.items()))))


def play(rules, after, state, luck, most):
    """The number of actions, and the last state."""
    for number in range(most):
        acting = rules.to_act(state)
        if not acting:
            return number, state
        seat = acting[0]
        action, luck = draw.pick(luck, rules.legal_actions(state, seat))
        state = after(state, seat, action)
    return most, state


def play_all(game, seats, games, most):
    """Seconds for the games, and for each the number of actions and the points."""
    rules = rules_of(game)
    after = after_of(rules)
    play(rules, after, first_state(rules, seats, games), games, most)  # to warm up
    seconds, led_to = 0.0, []
    for seed in range(games):
        state = first_state(rules, seats, seed)
        begin = process_time()
        count, state = play(rules, after, state, seed, most)
        seconds += process_time() - begin
        led_to.append([count, [score.total for score in rules.scores(state)]])
    return {"game": game, "seats": seats, "games": games, "seconds": seconds, "led to": led_to}


def timed_play(rules, after, state, luck, most):
    """The seconds that each action took, with its legal list."""
    taken = []
    while (acting := rules.to_act(state)) and len(taken) < most:
        seat, begin = acting[0], process_time()
        legal = rules.legal_actions(state, seat)
        between = process_time()
        action, luck = draw.pick(luck, legal)
        again = process_time()
        state = after(state, seat, action)
        taken.append(between - begin + process_time() - again)
    return taken


def tenths(game, seats):
    """Microseconds for an action in each tenth of a game, over some games."""
    rules = rules_of(game)
    after = after_of(rules)
    seconds, counts = [0.0] * 10, [0] * 10
    for seed in range(-1, TENTHS_GAMES):
        state = first_state(rules, seats, max(seed, 0))
        taken = timed_play(rules, after, state, max(seed, 0), TENTHS_MOST)
        if seed < 0:
            continue  # to warm up
        for number, one in enumerate(taken):
            tenth = number * 10 // len(taken)
            seconds[tenth] += one
            counts[tenth] += 1
    microseconds = [1e6 * all_ / n for all_, n in zip(seconds, counts, strict=True)]
    return {"game": game, "seats": seats, "microseconds": microseconds}


if sys.argv[2:] == ["tenths"]:
    print(json.dumps([tenths(game, seats) for game, seats, _, _ in ROWS]))
else:
    print(json.dumps([play_all(*row) for row in ROWS]))
