"""What happens in Dos Rios, kind by kind; everybody may know all of it.

Places and borders go by their names (`board_map`), rivers by V and M.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from ribeira.core import game
from ribeira.core.events import Event as AnyEvent
from ribeira.games.dosrios.rules.state import State


class Flowed(AnyEvent, key="flowed"):
    """A river piece has been laid; `chosen` is 1, or 0 when there was no choice."""

    seat: int
    border: str
    to: str
    chosen: int
    rule: str


class RiversLaid(AnyEvent, key="rivers_laid", rule="R-3.4"):
    pass


class Placed(AnyEvent, key="placed", rule="R-5.1"):
    seat: int
    hex_: str


class Gathered(AnyEvent, key="gathered", rule="R-5.3"):
    """So many figures of each seat have gone into the city."""

    figures: int


class RowLaid(AnyEvent, key="row_laid", rule="R-3.5", reveals=True):
    """The first row; the desperados put `aside` are shuffled back."""

    row: tuple[str, ...]
    aside: tuple[str, ...]
    left: int


class TurnBegun(AnyEvent, key="turn", rule="R-6.6"):
    seat: int
    round: int


class Stepped(AnyEvent, key="stepped", rule="R-6.7"):
    seat: int
    from_: str
    to: str


class Rode(AnyEvent, key="rode", rule="R-6.16"):
    seat: int
    from_: str
    to: str


class Chased(AnyEvent, key="chased"):
    """`figures` of the victim have gone from `to` to the city."""

    seat: int
    from_: tuple[str, ...]
    to: str
    victim: int
    figures: int
    rule: str


class Dammed(AnyEvent, key="dammed"):
    """`wet` is 1 when a river ran over the border, else 0."""

    seat: int
    border: str
    wet: int
    rule: str


class Rerouted(AnyEvent, key="rerouted", rule="R-7.6"):
    """The new bed is finished: pieces `removed`, and the spaces that have fallen `dry`."""

    seat: int
    removed: tuple[str, ...]
    dry: tuple[str, ...]


class Built(AnyEvent, key="built", rule="R-8.1"):
    seat: int
    kind: str
    hex_: str
    price: int


class ActionsEnded(AnyEvent, key="actions_ended", rule="R-6.3"):
    seat: int
    unused: int


class Shifted(AnyEvent, key="shifted", rule="R-9.1"):
    seat: int
    card: str


class Used(AnyEvent, key="used", rule="R-9.2"):
    seat: int
    card: str


class Paid(AnyEvent, key="paid"):
    """`owed` dams would have come, had hand limit and stock not withheld some."""

    seat: int
    card: str
    money: int
    fields: tuple[str, ...]
    dams: int
    owed: int
    forests: tuple[str, ...]
    rule: str


class Drew(AnyEvent, key="drew", rule="R-9.8", reveals=True):
    card: str
    left: int


class Reshuffled(AnyEvent, key="reshuffled", rule="R-9.9", reveals=True):
    left: int


class DesperadosRode(AnyEvent, key="desperados", rule="R-10.1"):
    river: str
    victims: int


class Raided(AnyEvent, key="raided", rule="R-10.2"):
    """A figure has gone from that hex to the city."""

    seat: int
    hex_: str


class Won(AnyEvent, key="won"):
    seat: int
    kind: str
    rule: str


class Ended(AnyEvent, key="ended", rule="R-11.3"):
    ranking: tuple[int, ...]


WaterEvent: TypeAlias = Flowed | RiversLaid | Dammed | Rerouted
FigureEvent: TypeAlias = Placed | Gathered | Stepped | Rode | Chased
RowEvent: TypeAlias = RowLaid | Shifted | Used | Paid
DrawEvent: TypeAlias = Drew | Reshuffled | DesperadosRode | Raided
TurnEvent: TypeAlias = TurnBegun | Built | ActionsEnded | Won | Ended
Event: TypeAlias = WaterEvent | FigureEvent | RowEvent | DrawEvent | TurnEvent
EVENTS: tuple[type[AnyEvent], ...] = get_args(Event)

Emit: TypeAlias = game.Emit[Event, State]
