"""What happens in 6 Castelos: a class for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, get_args

from ribeira.core.events import Event as BaseEvent
from ribeira.games.castelos.rules.state import Laid, State

SILENT = frozenset({"phase", "seat", "turn"})
"""Fields of states that change without an event: `flow` says who is asked for what."""


class HasKept(BaseEvent, key="has_kept", rule="C-2.6"):
    seat: int


class Kept(BaseEvent, key="kept", rule="C-2.6"):
    """Which contract it was: known to that seat alone."""

    seat: int
    contract: str

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Opened(BaseEvent, key="opened", rule="C-2.6", reveals=True):
    """The contracts that nobody kept lie open."""

    contracts: tuple[str, ...]


class StartLaid(BaseEvent, key="start_laid", rule="C-2.8"):
    seat: int
    face: str


class TrailStarted(BaseEvent, key="trail_started"):
    seat: int
    laid: Laid
    cylinder: int
    rule: str


class Round(BaseEvent, key="round", rule="C-4.1"):
    round: int
    of: int


class Placed(BaseEvent, key="placed", rule="C-5.1"):
    seat: int
    tile: str
    x: int
    y: int
    rotation: int


class RivalPlaced(BaseEvent, key="rival_placed", rule="C-17.2", reveals=True):
    """The silent rival's tile; `left` are those in its pile."""

    tile: str
    x: int
    y: int
    left: int


class RivalShifted(BaseEvent, key="rival_shifted", rule="C-17.2"):
    tile: str
    x: int
    y: int
    rotation: int


class Founded(BaseEvent, key="founded", rule="C-6.3"):
    """`seat` is `NOBODY` when the silent rival's tile closed the monte."""

    seat: int
    castle: str
    x: int
    y: int
    factor: int


class Climbed(BaseEvent, key="climbed", rule="C-6.4"):
    """The seat's workers that lay in the monte stand on the castle."""

    seat: int
    castle: str


class NextCastle(BaseEvent, key="next_castle", rule="C-6.3", reveals=True):
    castle: str


class Mealha(BaseEvent, key="mealha", rule="C-7.2"):
    seat: int
    mealhas: int


class Religion(BaseEvent, key="religion"):
    """`space` is the one reached."""

    seat: int
    steps: int
    space: int
    rule: str


class Explored(BaseEvent, key="explored", rule="C-7.5", reveals=True):
    """`left` are the exploration tiles in the stack."""

    seat: int
    tile: str
    left: int


class BonusLost(BaseEvent, key="bonus_lost"):
    seat: int
    rule: str


class Mode(BaseEvent, key="mode"):
    """What the turn is used for: `disc` or `worker`."""

    seat: int
    mode: str
    rule: str


class ChoseMonte(BaseEvent, key="chose_monte", rule="C-8.3"):
    """`quarter` is x, y and number of a quarter of the monte."""

    seat: int
    quarter: tuple[int, int, int]
    shows: tuple[str, ...]


class Advanced(BaseEvent, key="advanced"):
    """`space` is the one that the cylinder reached, `terrain` what it shows."""

    seat: int
    space: int
    terrain: str
    rule: str


class DiscsBack(BaseEvent, key="discs_back"):
    seat: int
    discs: int
    rule: str


class Marked(BaseEvent, key="marked", rule="C-8.5"):
    seat: int
    space: int
    terrain: str


class Toll(BaseEvent, key="toll", rule="C-8.9"):
    seat: int
    space: int


class TrailAdded(BaseEvent, key="trail_added"):
    seat: int
    laid: Laid
    rule: str


class TrailAltered(BaseEvent, key="trail_altered", rule="C-8.8"):
    seat: int
    slot: int
    was: Laid
    laid: Laid


class Sold(BaseEvent, key="sold", rule="C-9.3"):
    """`source` is the trail space that the disc came from, or `FROM_RESERVE`."""

    seat: int
    castle: str
    product: str
    goods: int
    factor: int
    mealhas: int
    source: int


class LandscapeClaimed(BaseEvent, key="claimed", rule="C-10.1"):
    """`item` is the source of points that it counts for; `source` as in `Sold`."""

    seat: int
    terrain: str
    points: int
    item: str
    source: int


class ConstructionClaimed(BaseEvent, key="claimed", rule="C-13.1"):
    """`item` is the source of points that it counts for."""

    seat: int
    terrain: str
    points: int
    item: str
    worker: int


class WorkerAdded(BaseEvent, key="worker_added", rule="C-11.1"):
    seat: int
    worker: int
    x: int
    y: int


class WorkerStepped(BaseEvent, key="worker_stepped", rule="C-11.3"):
    seat: int
    worker: int
    x: int
    y: int


class WorkerLaid(BaseEvent, key="worker_laid", rule="C-11.6"):
    seat: int
    worker: int
    x: int
    y: int
    quarter: int


class WorkerEntered(BaseEvent, key="worker_entered", rule="C-16"):
    """Onto the castle at that quarter (`enterCastles`)."""

    seat: int
    worker: int
    x: int
    y: int
    quarter: int


class Paid(BaseEvent, key="paid", rule="C-11.8"):
    seat: int
    to: int
    mealhas: int


class Drawn(BaseEvent, key="drawn", rule="C-14.1"):
    """A tile was drawn; `left` are those in the pile."""

    seat: int
    left: int


class Drew(BaseEvent, key="drew", rule="C-14.1", reveals=True):
    """Which tile it was: known to that seat alone."""

    seat: int
    tile: str

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Revealed(BaseEvent, key="revealed", rule="C-15.2", reveals=True):
    """The kept contracts, by seat."""

    contracts: tuple[str, ...]


class ContractWon(BaseEvent, key="contract_won"):
    """`measures` has a number for each seat; `bonus` is what the card brings besides the points."""

    contract: str
    measures: tuple[int, ...]
    seat: int
    points: int
    item: str
    bonus: str
    amount: int
    rule: str


class ContractLost(BaseEvent, key="contract_lost"):
    contract: str
    measures: tuple[int, ...]
    rule: str


class Scored(BaseEvent, key="scored", rule="C-15.4"):
    seat: int
    item: str
    points: int


class Ended(BaseEvent, key="ended", rule="C-15.5"):
    ranking: tuple[int, ...]
    winners: tuple[int, ...]


LandEvent = (
    StartLaid
    | Placed
    | RivalPlaced
    | RivalShifted
    | Founded
    | Climbed
    | NextCastle
    | ChoseMonte
    | WorkerAdded
    | WorkerStepped
    | WorkerLaid
    | WorkerEntered
    | Paid
)
"""What happens on the territory."""

TrailEvent = (
    TrailStarted
    | Mealha
    | Religion
    | Explored
    | BonusLost
    | Mode
    | Advanced
    | DiscsBack
    | Marked
    | Toll
    | TrailAdded
    | TrailAltered
    | Sold
    | LandscapeClaimed
    | ConstructionClaimed
    | Drawn
    | Drew
)
"""What happens to the trail, the tracks and the money of a seat."""

GameEvent = HasKept | Kept | Opened | Round | Revealed | ContractWon | ContractLost | Scored | Ended
"""Contracts, rounds and the end."""

Event = LandEvent | TrailEvent | GameEvent

EVENTS: tuple[type[BaseEvent], ...] = get_args(Event)

Emit: TypeAlias = Callable[[Event, State], None]
"""Told of each event, with the state as it is right after it."""
