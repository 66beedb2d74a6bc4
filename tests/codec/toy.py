"""A game of a few lines whose rules, options and upgrades a test makes up: take 1, 2 or 3 of a pile
in turn; who takes the last wins.
"""

from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest

from ribeira.codec import games
from ribeira.codec.textfile import Saved
from ribeira.core.match import play, start
from ribeira.core.meta import Meta, Option, SetupError, make_setup
from ribeira.core.values import Action, Item, Refusal, Score, Setup, msg

PILE = Option("pile", ("small", "large"), "small")
PASSING = Option("passing", ("no", "yes"), "yes", since=2, absent="no")
LIMIT = Option("limit", ("three", "two"), "two", since=2, absent="three")
PILES = {"small": 9, "large": 20, "endless": 10**9}


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    left: int
    turn: int = 0


def toy(options=(PILE,), rules=1, upgrades=None, takes=(1, 2, 3)):
    """`takes` in the order in which they are legal."""
    meta = Meta("toy", rules, 7, (2,), (1, 1), tuple(options))

    def deal(setup):
        pile = meta.options_of(setup).get("pile", "small")
        if pile == "broken":
            raise SetupError("a broken pile")
        return State(setup, PILES[pile])

    def to_act(state):
        return (state.turn,) if state.left else ()

    def legal_actions(state, seat):
        chosen = meta.options_of(state.setup)
        most = 2 if chosen.get("limit") == "two" else 3
        passing = (Action("pass"),) if chosen.get("passing") == "yes" else ()
        taking = (Action("take", (n,)) for n in takes if n <= min(most, state.left))
        return (*passing, *taking) if seat in to_act(state) else ()

    def why_not(state, seat, action):
        legal = action in legal_actions(state, seat)
        return None if legal else Refusal(msg("toy.refusal"), "T-1")

    def act(state, seat, action, emit):  # noqa: ARG001 - the toy has no events
        taken = action.at[0] if action.at else 0
        return replace(state, left=state.left - taken, turn=1 - seat)

    def read(text):
        verb, *rest = text.split(" ")
        if verb not in ("take", "pass") or not all(n.isdecimal() for n in rest):
            raise ValueError(text)
        return Action(verb, tuple(map(int, rest)))

    return SimpleNamespace(
        META=meta,
        UPGRADES=upgrades or {},
        deal=deal,
        to_act=to_act,
        legal_actions=legal_actions,
        why_not=why_not,
        act=act,
        read=read,
        write=lambda action: " ".join((action.verb, *map(str, action.at))),
        scores=lambda state: (Score((Item("left", state.left),)),) * 2,
        ranking=lambda state: (1 - state.turn, state.turn),
    )


def played(game, *actions, seed=5, **options):
    """Actions by the number taken; 0 passes."""
    match = start(game, make_setup(game.META, 2, seed, options))
    for taken in actions:
        action = Action("take", (taken,)) if taken else Action("pass")
        match = play(match, game.to_act(match.state)[0], action)
    return match


def saved(game, *actions, **options):
    return Saved(played(game, *actions, **options))


@pytest.fixture
def register(monkeypatch):
    """Makes a toy the one that records of "toy", and links of its number, find."""
    find, find_by_link = games.find, games.find_by_link

    def registered(game):
        meta = game.META
        monkeypatch.setattr(games, "find", lambda name: game if name == meta.id else find(name))
        monkeypatch.setattr(
            games,
            "find_by_link",
            lambda number: game if number == meta.link else find_by_link(number),
        )
        return game

    return registered
