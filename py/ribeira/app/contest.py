"""A contest of bots in the arena, as a value: who takes part, the score, and the games played.

Every deal is played once from every rotation of the seats. Nothing of it is stored.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ribeira.app.seats.cast import with_company
from ribeira.app.tables import PHANTOM, Player, Table, sit_apart
from ribeira.bots import exhibition
from ribeira.bots.exhibition import Bout
from ribeira.bots.results import Standing
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match
from ribeira.core.values import Message, msg
from ribeira.kit.view import COLOURS, SHAPES


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: its number, the request and its answer, and the winner's place in the
    arena (-1 for a Phantom, which has none)."""

    number: int
    bout: Bout
    answer: str
    winner: int

    @property
    def match(self) -> Match:
        """The game, replayed: only its actions are kept, because there may be many games."""
        return exhibition.read_answer(self.bout, self.answer)


@dataclass(frozen=True, slots=True)
class Contest:
    """The bots by their places, and the games they have played so far."""

    game: str
    bots: tuple[str, ...]
    seed: int
    wins: tuple[int, ...]
    run: int  # answers that carry another number are ignored
    games: tuple[Played, ...] = ()
    running: bool = False

    @property
    def count(self) -> int:
        return len(self.games)

    @property
    def standings(self) -> tuple[Standing, ...]:
        pairs = zip(self.bots, self.wins, strict=True)
        return tuple(Standing(bot, won, self.count) for bot, won in pairs)

    @property
    def _places(self) -> tuple[int, ...]:
        """The place in the arena of each seat of the next game."""
        seats = len(self.bots)
        return tuple((seat + self.count) % seats for seat in range(seats))

    def next_bout(self, luck: int) -> Bout:
        bots = tuple(self.bots[place] for place in self._places)
        seed = (self.seed + self.count // len(self.bots)) % SEEDS
        return Bout(self.game, bots, seed, luck)

    def after(self, bout: Bout, answer: str) -> Contest:
        """The contest after the end of its next game."""
        seat = exhibition.first(answer)
        winner = self._places[seat] if seat < len(self.bots) else -1
        wins = tuple(won + (place == winner) for place, won in enumerate(self.wins))
        played = Played(self.count + 1, bout, answer, winner)
        return replace(self, wins=wins, games=(*self.games, played))


def new_contest(game: str, bots: tuple[str, ...], seed: int, run: int) -> Contest:
    return Contest(game, bots, seed, (0,) * len(bots), run)


def as_table(game: str, played: Played, name: str, say: Callable[[Message], str]) -> Table:
    """A game of the arena, as a table without people."""
    match = played.match
    phantoms = len(match.game.scores(state=match.state)) - len(played.bout.bots)
    bots = (*played.bout.bots, *(PHANTOM,) * phantoms)
    others = {PHANTOM: msg("setup.phantom"), "random": msg("arena.random")}
    players = tuple(
        Player(say(others[bot]) if bot in others else "", COLOURS[seat], SHAPES[seat], bot)
        for seat, bot in enumerate(bots)
    )
    return Table(name, match, sit_apart(with_company(game, players)))
