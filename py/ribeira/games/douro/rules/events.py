"""What happens in Douro 1872: a class for each kind of event."""

from __future__ import annotations

from typing import TypeAlias, get_args

from ribeira.core import game
from ribeira.core.events import Event as BaseEvent
from ribeira.core.plain import untraced
from ribeira.games.douro.rules.state import State

SILENT = frozenset({"discard", "plays"})
"""Fields of states that change without an event: a card is put away when all is told."""


class HasChosen(BaseEvent, key="chosen", rule="D-4.3"):
    """All that the others learn of a choice."""

    seat: int


class ChoseCard(BaseEvent, key="chose", rule="D-4.3"):
    seat: int
    card: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class HasGiven(BaseEvent, key="given", rule="D-7.2"):
    """All that the others learn of a donation."""

    seat: int


class GaveCard(BaseEvent, key="gave", rule="D-7.2"):
    seat: int
    card: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Revealed(BaseEvent, key="revealed", rule="D-4.4", reveals=True):
    cards: tuple[int, ...]
    sum: int


class Turned(BaseEvent, key="turned", rule="D-4.5", reveals=True):
    """`level` is 0 for a fog card. `missed` is who gains on the Rápidos if their order is missed,
    where that is not the highest card (O-2); traces leave it out."""

    card: str
    level: int
    missed: str = untraced("")


class Towed(BaseEvent, key="towed", rule="D-5.5", reveals=True):
    """`passed` counts the fog cards that lay above it."""

    card: str
    level: int
    passed: int


class Met(BaseEvent, key="met", rule="D-1.3"):
    card: str
    sum: int
    order: int


class Missed(BaseEvent, key="missed", rule="D-1.3"):
    card: str
    sum: int
    order: int


class Customs(BaseEvent, key="customs", rule="D-5.8"):
    pass


class Gained(BaseEvent, key="gained"):
    """`tied` counts the seats at that `end`, `item` is a source of points, `because` the rule of
    the card and `rule` the one on ties."""

    seat: int
    points: int
    end: str
    tied: int
    item: str
    because: str
    rule: str


class Lost(BaseEvent, key="lost"):
    """The fields are those of `Gained`; `points` are counted before the floor of D-8.2."""

    seat: int
    points: int
    end: str
    tied: int
    item: str
    because: str
    rule: str


class Denied(BaseEvent, key="denied"):
    """The holder gets nothing from a tie."""

    seat: int
    end: str
    rule: str


class Spared(BaseEvent, key="spared"):
    """The holder pays for all who tied."""

    seat: int
    end: str
    rule: str


class Forgiven(BaseEvent, key="forgiven", rule="D-8.2"):
    seat: int
    points: int


class PassedOn(BaseEvent, key="phylloxera"):
    """The phylloxera card goes to the next seat."""

    seat: int
    to: int
    rule: str


class Returned(BaseEvent, key="returned", rule="D-5.3"):
    cards: tuple[int, ...]


class HalfTime(BaseEvent, key="half_time", rule="D-7.2"):
    plays: int


class LaidOut(BaseEvent, key="laid_out", rule="D-4.1", reveals=True):
    levels: tuple[int, ...]
    left: int


class FogNext(BaseEvent, key="fog_next", rule="D-4.2", reveals=True):
    """The Valley stays empty: the fog card on the stack is disputed next."""

    left: int


class SecondHalf(BaseEvent, key="second_half", rule="D-7.3"):
    pass


class GiftsShown(BaseEvent, key="charity", rule="D-9.1", reveals=True):
    cards: tuple[int, ...]


class CharityVoid(BaseEvent, key="charity_void", rule="D-9.4"):
    pass


class Ended(BaseEvent, key="ended", rule="D-9.6"):
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
EVENTS: tuple[type[BaseEvent], ...] = get_args(Event)

Emit: TypeAlias = game.Emit[Event, State]
