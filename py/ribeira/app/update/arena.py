"""The arena of the page: bots play quick games, the score runs along, and any game can be opened.

Every deal is played once from every rotation of the seats. The bots' worker plays the games one
after the other. The standings are not stored: they last as long as the screen is open.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ribeira.app import draft as drafts
from ribeira.app.tables import PHANTOM, Player, Table
from ribeira.bots import exhibition
from ribeira.bots.exhibition import Bout
from ribeira.bots.levels import BOTS, DEFAULT, LEVELS
from ribeira.bots.results import Standing
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match
from ribeira.core.values import Message, Refusal, msg
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES

if TYPE_CHECKING:
    from ribeira.app.session import Session

LUCK = 1 << 64


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
    games: tuple[Played, ...] = ()
    running: bool = False

    @property
    def count(self) -> int:
        return len(self.games)

    @property
    def standings(self) -> tuple[Standing, ...]:
        pairs = zip(self.bots, self.wins, strict=True)
        return tuple(Standing(bot, won, self.count) for bot, won in pairs)

    def after(self, played: Played) -> Contest:
        wins = tuple(won + (place == played.winner) for place, won in enumerate(self.wins))
        return replace(self, wins=wins, games=(*self.games, played))


def new_contest(game: str, bots: tuple[str, ...]) -> Contest:
    return Contest(game, bots, secrets.randbelow(SEEDS), (0,) * len(bots))


class Arena:
    """Commands are found by their name, as those of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.contest: Contest | None = None
        self._run = 0  # answers that carry an older number are ignored

    def do_arena(self, game: str) -> None:
        """Opens the screen with bots of the two middle levels and as few seats as possible."""
        seats = next(count for count in registry.meta(game).seats if count > 1)
        bots = (LEVELS[-2], *(DEFAULT,) * (seats - 1))
        self._set(new_contest(game, bots))

    def do_arena_run(self, _: str) -> None:
        if self.contest and not self.contest.running:
            self._set(replace(self.contest, running=True))
            self._next()

    def do_arena_stop(self, _: str) -> None:
        if self.contest:
            self._set(replace(self.contest, running=False))

    def do_arena_open(self, number: str) -> None:
        """Opens one of the games as a table to look back at."""
        contest = self.contest
        if contest is None:
            return
        if not (number.isdecimal() and 0 < int(number) <= contest.count):
            self._session.refused(Refusal(msg("arena.no_such_game", count=contest.count)))
            return
        table = as_table(contest, contest.games[int(number) - 1], self._session.say)
        self.close()
        self._session.open_new(table)

    def choose(self, field: str, value: str) -> None:
        """Changes who takes part: `seats` or the number of a place. The score begins anew."""
        if self.contest is None:
            return
        game, bots = self.contest.game, list(self.contest.bots)
        if field == "seats" and value in map(str, registry.meta(game).seats):
            bots = (bots + [DEFAULT] * int(value))[: int(value)]
        elif field.isdecimal() and int(field) < len(bots) and value in BOTS:
            bots[int(field)] = value
        self._set(new_contest(game, tuple(bots)))

    def close(self) -> None:
        self._set(None)

    def _set(self, contest: Contest | None) -> None:
        self._run += 1
        self.contest = contest

    def _next(self) -> None:
        contest, run = self.contest, self._run
        assert contest is not None
        seats = len(contest.bots)
        deal, shift = divmod(contest.count, seats)
        places = tuple((seat + shift) % seats for seat in range(seats))
        bots = tuple(contest.bots[place] for place in places)
        seed = (contest.seed + deal) % SEEDS
        bout = Bout(contest.game, bots, seed, secrets.randbelow(LUCK))

        def hear(answer: str) -> None:
            if run == self._run and self.contest:
                self.contest = self.contest.after(_played(contest, bout, answer, places))
                self._next()
                self._session.draw()

        self._session.bot_worker.ask(exhibition.ask(bout), hear)


def _played(contest: Contest, bout: Bout, answer: str, places: tuple[int, ...]) -> Played:
    seat = exhibition.first(answer)
    winner = places[seat] if seat < len(places) else -1
    return Played(contest.count + 1, bout, answer, winner)


def as_table(contest: Contest, played: Played, say: Callable[[Message], str]) -> Table:
    """A game of the arena, as a table without people."""
    match = played.match
    phantoms = len(match.game.scores(state=match.state)) - len(played.bout.bots)
    bots = (*played.bout.bots, *(PHANTOM,) * phantoms)
    players = tuple(
        Player(say(_name(contest.game, bot)), COLOURS[seat], SHAPES[seat], bot)
        for seat, bot in enumerate(bots)
    )
    return Table(drafts.new_id(), match, players)


def _name(game: str, bot: str) -> Message:
    others = {PHANTOM: msg("setup.phantom"), "random": msg("arena.random")}
    characters = registry.load(game).bots.CHARACTERS
    return others[bot] if bot in others else msg(characters[bot].name)
