"""What happens in Douro 1872: a class for each kind of event."""

from __future__ import annotations

from typing import TypeAlias

from ribeira.core import events as core
from ribeira.core import game
from ribeira.games.douro.rules.state import State


class HasChosen(core.Event, key="chosen", rule="D-4.3"):
    """All that the others learn of a choice."""

    seat: int


class ChoseCard(core.Event, key="chose", rule="D-4.3"):
    seat: int
    card: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class HasGiven(core.Event, key="given", rule="D-7.2"):
    """All that the others learn of a donation."""

    seat: int


class GaveCard(core.Event, key="gave", rule="D-7.2"):
    seat: int
    card: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Revealed(core.Event, key="revealed", rule="D-4.4", reveals=True):
    cards: tuple[int, ...]
    sum: int


class Turned(core.Event, key="turned", rule="D-4.5", reveals=True):
    """`level` is 0 for a fog card."""

    card: str
    level: int


class Towed(core.Event, key="towed", rule="D-5.5", reveals=True):
    """`passed` counts the fog cards that lay above it."""

    card: str
    level: int
    passed: int


class Met(core.Event, key="met", rule="D-1.3"):
    card: str
    sum: int
    order: int


class Missed(core.Event, key="missed", rule="D-1.3"):
    card: str
    sum: int
    order: int


class Customs(core.Event, key="customs", rule="D-5.8"):
    pass


class Gained(core.Event, key="gained"):
    """`tied` counts the seats at that `end`, `item` is a source of points, `because` the rule of
    the card and `rule` the one on ties."""

    seat: int
    points: int
    end: str
    tied: int
    item: str
    because: str
    rule: str


class Lost(core.Event, key="lost"):
    """The fields are those of `Gained`; `points` are counted before the floor of D-8.2."""

    seat: int
    points: int
    end: str
    tied: int
    item: str
    because: str
    rule: str


class Denied(core.Event, key="denied"):
    """The holder gets nothing from a tie."""

    seat: int
    end: str
    rule: str


class Spared(core.Event, key="spared"):
    """The holder pays for all who tied."""

    seat: int
    end: str
    rule: str


class Forgiven(core.Event, key="forgiven", rule="D-8.2"):
    seat: int
    points: int


class PassedOn(core.Event, key="phylloxera"):
    """The phylloxera card goes to the next seat."""

    seat: int
    to: int
    rule: str


class Returned(core.Event, key="returned", rule="D-5.3"):
    cards: tuple[int, ...]


class HalfTime(core.Event, key="half_time", rule="D-7.2"):
    plays: int


class LaidOut(core.Event, key="laid_out", rule="D-4.1", reveals=True):
    levels: tuple[int, ...]
    left: int


class FogNext(core.Event, key="fog_next", rule="D-4.2", reveals=True):
    """The Valley stays empty: the fog card on the stack is disputed next."""

    left: int


class SecondHalf(core.Event, key="second_half", rule="D-7.3"):
    pass


class GiftsShown(core.Event, key="charity", rule="D-9.1", reveals=True):
    cards: tuple[int, ...]


class CharityVoid(core.Event, key="charity_void", rule="D-9.4"):
    pass


class Ended(core.Event, key="ended", rule="D-9.6"):
    ranking: tuple[int, ...]


Event: TypeAlias = (
    HasChosen
    | ChoseCard
    | HasGiven
    | GaveCard
    | Revealed
    | Turned
    | Towed
    | Met
    | Missed
    | Customs
    | Gained
    | Lost
    | Denied
    | Spared
    | Forgiven
    | PassedOn
    | Returned
    | HalfTime
    | LaidOut
    | FogNext
    | SecondHalf
    | GiftsShown
    | CharityVoid
    | Ended
)
Emit: TypeAlias = game.Emit[Event, State]
