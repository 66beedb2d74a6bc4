"""What to point at while an action is animated, read from the events shown so far.

Where things lie is in the sight.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.events import Event
from ribeira.core.replace import replace
from ribeira.games.dosrios.board_map import CITY, LOWER, UPPER
from ribeira.games.dosrios.rules.events import (
    Built,
    Chased,
    Dammed,
    DesperadosRode,
    Drew,
    Flowed,
    Gathered,
    Paid,
    Placed,
    Raided,
    Rerouted,
    Rode,
    Stepped,
    TurnBegun,
    Used,
)
from ribeira.kit.view import View


@dataclass(frozen=True, slots=True)
class Highlights:
    laid: tuple[str, ...] = ()  # borders over which water has just come, in one chain
    dried: tuple[str, ...] = ()  # borders from which it has just gone
    dammed: str = ""
    come: tuple[str, ...] = ()  # places that somebody has just entered
    left: tuple[str, ...] = ()  # places from which somebody has just been sent to the city
    built: str = ""
    payments: tuple[Paid, ...] = ()  # of the card that is being paid out
    used: str = ""  # that card
    raiders: str = ""  # the river along which the desperados ride

    @property
    def paid(self) -> tuple[str, ...]:
        """The hexes that have just yielded."""
        return tuple(hex_ for paid in self.payments for hex_ in (*paid.fields, *paid.forests))


def highlights(view: View) -> Highlights:
    found = Highlights()
    for event in view.events:
        found = _with_cards(_with_figures(_with_water(found, event), event), event)
    return found


def _with_water(found: Highlights, event: Event) -> Highlights:
    match event:
        case Flowed(border=border):
            goes_on = found.laid and LOWER[found.laid[-1]] == UPPER[border]
            return replace(found, laid=(*found.laid, border) if goes_on else (border,))
        case Dammed(border=border):
            return replace(found, dammed=border, laid=(), dried=())
        case Rerouted(removed=removed):
            return replace(found, dried=removed)
        case _:
            return found


def _with_figures(found: Highlights, event: Event) -> Highlights:
    match event:
        case Placed(hex_=hex_):
            return replace(found, come=(hex_,))
        case Gathered():
            return replace(found, come=(CITY,))
        case Stepped(to=to) | Rode(to=to):
            return replace(found, come=(to,), left=())
        case Chased(to=to):
            return replace(found, come=(to,), left=(to,))
        case Built(hex_=hex_):
            return replace(found, built=hex_)
        case _:
            return found


def _with_cards(found: Highlights, event: Event) -> Highlights:
    match event:
        case Used(card=card):
            return replace(found, used=card)
        case Paid():
            return replace(found, payments=(*found.payments, event))
        case Drew():
            return replace(found, payments=(), left=(), raiders="")
        case DesperadosRode(river=river):
            return replace(found, raiders=river, left=())
        case Raided(hex_=hex_):
            return replace(found, left=(*found.left, hex_))
        case TurnBegun():
            return replace(found, used="")
        case _:
            return found
