"""Games between bots: single ones, and many to compare bots.

Every seat has its own random numbers, so that a bot's luck does not depend on what another drew.
"""

from __future__ import annotations

from typing import Any

from ribeira.bots.bot import ROUNDS, Bot, Choice, Thoughts, decided, deciding
from ribeira.bots.levels import make
from ribeira.bots.results import Deal, Result
from ribeira.core import chance as draw
from ribeira.core import match as matches
from ribeira.core.game import AnyRules
from ribeira.core.match import Match
from ribeira.core.meta import make_setup
from ribeira.core.values import Setup
from ribeira.games import registry
from ribeira.kit.advice import Sliced, finished


def play_game(
    rules: AnyRules, setup: Setup, bots: tuple[Bot, ...], chance: int, rounds: int = ROUNDS
) -> Match:
    """A whole game, one bot in each seat."""
    return finished(playing(rules, setup, bots, chance, rounds))


def playing(
    rules: AnyRules, setup: Setup, bots: tuple[Bot, ...], chance: int, rounds: int
) -> Sliced[Match]:
    """`play_game` with yield points."""
    match = matches.start(rules, setup)
    luck = []
    for _ in bots:
        own, chance = draw.step(chance)
        luck.append(own)
    while seats := rules.to_act(state=match.state):
        seat = seats[0]
        fresh, luck[seat] = draw.step(luck[seat])
        choice = yield from deciding(_thoughts(rules, bots[seat], match.state, seat, fresh), rounds)
        match = matches.play(match, seat, choice.action)
    return match


def decide(
    rules: AnyRules, bot: Bot, state: Any, seat: int, chance: int, rounds: int = ROUNDS
) -> Choice:
    """The bot's choice for that seat."""
    return decided(_thoughts(rules, bot, state, seat, chance), rounds)


def _thoughts(rules: AnyRules, bot: Bot, state: Any, seat: int, chance: int) -> Thoughts:
    """The bot gets the sight, never the state."""
    return bot.think(
        rules.sight(state=state, seat=seat), rules.legal_actions(state=state, seat=seat), chance
    )


def compare(game_id: str, names: tuple[str, ...], deals: int, seed: int) -> tuple[Deal, ...]:
    """The results of the named bots at one table, on so many deals."""
    bots = tuple(make(game_id, name) for name in names)
    rules = registry.rules(game_id)
    return tuple(contest(rules, bots, deal) for deal in range(seed, seed + deals))


def contest(rules: AnyRules, bots: tuple[Bot, ...], seed: int, rounds: int = ROUNDS) -> Deal:
    """One deal, played once from every rotation of the seats."""
    setup = make_setup(rules.META, len(bots), seed)
    results = []
    for shift in range(len(bots)):
        match = play_game(rules, setup, bots[shift:] + bots[:shift], seed, rounds)
        results.append(_result(match, len(bots), shift))
    return tuple(results)


def _result(match: Match, bots: int, shift: int) -> Result:
    first = match.game.ranking(state=match.state)[0]
    totals = [score.total for score in match.game.scores(state=match.state)]
    points = tuple(totals[(place - shift) % bots] for place in range(bots))
    return Result((first + shift) % bots, points)
