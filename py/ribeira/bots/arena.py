"""Games between bots: one to keep, many to count, and blind ones to time the engine.

Every seat has its own generator, so that a bot's luck does not depend on what another one drew.
Bad at: using more than one core; the command line does.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from ribeira.bots.contract import ROUNDS, Bot, Choice, Thoughts, decided, deciding
from ribeira.bots.levels import make
from ribeira.core import chance as draw
from ribeira.core import match as matches
from ribeira.core.advice import Pondering, finished
from ribeira.core.contract import Game, make_setup
from ribeira.core.match import Match
from ribeira.core.values import Setup
from ribeira.games import catalog


def play_game(
    game: Game, setup: Setup, bots: tuple[Bot, ...], chance: int, rounds: int = ROUNDS
) -> Match:
    """A whole game, one bot in each seat."""
    return finished(playing(game, setup, bots, chance, rounds))


def playing(
    game: Game, setup: Setup, bots: tuple[Bot, ...], chance: int, rounds: int
) -> Pondering[Match]:
    """The same, with the breaths."""
    match = matches.start(game, setup)
    luck = []
    for _ in bots:
        own, chance = draw.step(chance)
        luck.append(own)
    while seats := game.to_act(match.state):
        seat = seats[0]
        fresh, luck[seat] = draw.step(luck[seat])
        choice = yield from deciding(_thoughts(game, bots[seat], match.state, seat, fresh), rounds)
        match = matches.play(match, seat, choice.action)
    return match


def decide(
    game: Game, bot: Bot, state: Any, seat: int, chance: int, rounds: int = ROUNDS
) -> Choice:
    """The bot's choice for that seat."""
    return decided(_thoughts(game, bot, state, seat, chance), rounds)


def _thoughts(game: Game, bot: Bot, state: Any, seat: int, chance: int) -> Thoughts:
    """Here the state stays behind: the bot gets the sight."""
    return bot.think(game.sight(state, seat), game.legal_actions(state, seat), chance)


@dataclass(frozen=True, slots=True)
class Standing:
    """How often a bot won."""

    name: str
    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 19 times in 20 (Wilson)."""
        z2 = 1.96**2
        centre = (self.wins + z2 / 2) / (self.games + z2)
        spread = sqrt(z2 * (self.wins * (1 - self.share) + z2 / 4)) / (self.games + z2)
        return centre - spread, centre + spread


def compare(game_id: str, names: tuple[str, ...], deals: int, seed: int) -> tuple[Standing, ...]:
    """How often each of the bots named wins a table of them all."""
    bots = tuple(make(game_id, name) for name in names)
    wins = contest(catalog.load(game_id), bots, deals, seed)
    return tuple(
        Standing(name, won, deals * len(bots)) for name, won in zip(names, wins, strict=True)
    )


def contest(
    game: Game, bots: tuple[Bot, ...], deals: int, seed: int, rounds: int = ROUNDS
) -> tuple[int, ...]:
    """Wins of each bot, every deal being played once from every rotation of the seats."""
    wins = [0] * len(bots)
    for deal in range(seed, seed + deals):
        setup = make_setup(game.META, len(bots), deal)
        for shift in range(len(bots)):
            match = play_game(game, setup, bots[shift:] + bots[:shift], deal, rounds)
            first = game.ranking(match.state)[0]
            wins[(first + shift) % len(bots)] += 1
    return tuple(wins)


def playouts(game_id: str, seconds: float) -> float:
    """Random games a second, at the fullest table."""
    game = catalog.load(game_id)
    seats = game.META.seats[-1]
    bots = (make(game_id, "random"),) * seats
    played = 0
    begin = now = perf_counter()
    while now < begin + seconds:
        play_game(game, make_setup(game.META, seats, played), bots, played)
        played += 1
        now = perf_counter()
    return played / (now - begin)
