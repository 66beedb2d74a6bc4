"""Prints the random playouts per second of one game; runs in CPython and in Pyodide."""

import gc
import json
import sys
from importlib import import_module
from time import perf_counter, process_time

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
TENTHS_GAMES = 40
TENTHS_MOST = 400
TENTHS_ROUNDS = 5
SETTING_UP = {
    "castelos": lambda state: state.table.round == 0,
    "dosrios": lambda state: state.stage in ("rivers", "place"),
    "douro": lambda _: False,
}
PARTS = ("set-up", *range(10), "last turn")
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


def timed_play(game, rules, after, state, luck, most):
    """For each action the turn, `None` in the set-up; the seconds that it took with its legal list;
    and how long that list was."""
    taken = []
    while (acting := rules.to_act(state)) and len(taken) < most:
        seat, turn = acting[0], None if SETTING_UP[game](state) else rules.turn_of(state)
        begin = perf_counter()
        legal = rules.legal_actions(state, seat)
        between = perf_counter()
        action, luck = draw.pick(luck, legal)
        again = perf_counter()
        state = after(state, seat, action)
        taken.append((turn, between - begin + perf_counter() - again, len(legal)))
    return taken


def least(rounds):
    """One game of several rounds: for each action the least seconds, since others need the
    processor too."""
    for same in zip(*rounds, strict=True):
        turn, _, offered = same[0]
        yield turn, min(seconds for _, seconds, _ in same), offered


def parted(taken):
    """To which part of the game each action belongs. The last turn stands apart, since the game is
    counted in it, and a turn is never cut."""
    turns = list(dict.fromkeys(turn for turn, _, _ in taken if turn is not None))
    places = {turn: place * 10 // (len(turns) - 1) for place, turn in enumerate(turns[:-1])}
    names = {None: "set-up", turns[-1]: "last turn", **places}
    return [(names[turn], seconds, offered) for turn, seconds, offered in taken]


def tenths(game, seats):
    """Microseconds for an action and how many are offered, in each part of a game, over some games;
    without garbage collection, of which one full run takes as long as a whole game."""
    rules = rules_of(game)
    after = after_of(rules)
    rounds = []
    for _ in range(TENTHS_ROUNDS):
        gc.collect()
        rounds.append(
            [
                timed_play(game, rules, after, first_state(rules, seats, seed), seed, TENTHS_MOST)
                for seed in range(TENTHS_GAMES)
            ]
        )
    actions = [one for same in zip(*rounds, strict=True) for one in parted(list(least(same)))]
    found = {part: [one for one in actions if one[0] == part] for part in PARTS}
    return {
        "game": game,
        "seats": seats,
        "microseconds": [average([1e6 * seconds for _, seconds, _ in found[p]]) for p in PARTS],
        "offered": [average([offered for _, _, offered in found[p]]) for p in PARTS],
    }


def average(numbers):
    return sum(numbers) / len(numbers) if numbers else None


if sys.argv[2:] == ["tenths"]:
    gc.disable()
    print(json.dumps([tenths(game, seats) for game, seats, _, _ in ROWS]))
else:
    print(json.dumps([play_all(*row) for row in ROWS]))
