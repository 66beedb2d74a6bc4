"""What events do to the seats: trails, money, discs, tracks, contracts, hands (C-7 to C-15).

Bad at: words; the story beside the table has them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from ribeira.core.values import Event
from ribeira.games.castelos.rules.state import TRACK, Turn
from ribeira.games.castelos.rules.steps.contracts import religion
from ribeira.games.castelos.rules.trail import add, alter, take_disc
from ribeira.games.castelos.rules.trail import advance as step_on
from ribeira.games.castelos.table.highlights import (
    Moment,
    changed,
    estate_of,
    laid,
    number,
    put,
    text,
    with_estate,
    with_own,
)


def _has_kept(now: Moment, event: Event) -> Moment:
    return replace(now, has_kept=put(now.has_kept, number(event, "seat"), True))


def _kept(now: Moment, event: Event) -> Moment:
    return replace(now, kept=text(event, "contract"))


def _opened(now: Moment, event: Event) -> Moment:
    cards = cast(tuple[str, ...], event["contracts"])
    return changed(now, *cards, contracts=now.table.contracts + cards)


def _trail_started(now: Moment, event: Event) -> Moment:
    seat = number(event, "seat")
    estate = replace(add(estate_of(now, event), laid(event)), cylinder=number(event, "cylinder"))
    return with_estate(now, seat, estate, f"trail-{seat}-{len(estate.trail) - 1}")


def _money(now: Moment, event: Event) -> Moment:
    seat = number(event, "seat")
    mealhas = estate_of(now, event).mealhas + number(event, "mealhas")
    return with_own(now, event, f"mealhas-{seat}", mealhas=mealhas)


def _religion(now: Moment, event: Event) -> Moment:
    return with_own(now, event, f"religion-{event['seat']}", religion=event["space"])


def _advanced(now: Moment, event: Event) -> Moment:
    """What the cylinder meets comes back (C-8.7), so `discs_back` tells nothing new here."""
    seat = number(event, "seat")
    return with_estate(now, seat, step_on(estate_of(now, event)), f"cylinder-{seat}")


def _marked(now: Moment, event: Event) -> Moment:
    seat, at, before = number(event, "seat"), number(event, "space"), estate_of(now, event)
    marks = tuple(sorted((*before.marks, at)))
    return with_own(now, event, f"disc-{seat}-{at}", discs=before.discs - 1, marks=marks)


def _toll(now: Moment, event: Event) -> Moment:
    seat, before = number(event, "seat"), estate_of(now, event)
    return with_own(
        now, event, f"cylinder-{seat}", mealhas=before.mealhas - 1, cylinder=before.cylinder + 1
    )


def _explored(now: Moment, event: Event) -> Moment:
    tiles = tuple(sorted((*estate_of(now, event).unplaced, text(event, "tile"))))
    now = replace(now, exploration=number(event, "left"))
    return with_own(now, event, text(event, "tile"), unplaced=tiles)


def _added(now: Moment, event: Event) -> Moment:
    seat = number(event, "seat")
    estate = add(estate_of(now, event), laid(event))
    return with_estate(now, seat, estate, f"trail-{seat}-{len(estate.trail) - 1}")


def _altered(now: Moment, event: Event) -> Moment:
    seat, slot = number(event, "seat"), number(event, "slot")
    estate = alter(estate_of(now, event), slot, laid(event))
    return with_estate(now, seat, estate, f"trail-{seat}-{slot}")


def _sold(now: Moment, event: Event) -> Moment:
    seat, product = number(event, "seat"), text(event, "product")
    own = take_disc(estate_of(now, event), number(event, "source"))
    own = replace(own, mealhas=own.mealhas + number(event, "mealhas"))
    castles = tuple(
        replace(castle, discs=(*castle.discs, (product, seat)))
        if castle.id == event["castle"]
        else castle
        for castle in now.table.castles
    )
    fresh = f"market-{event['castle']}-{product}", f"mealhas-{seat}"
    return with_estate(now, seat, own, *fresh, castles=castles)


def _claimed(now: Moment, event: Event) -> Moment:
    seat, before = number(event, "seat"), estate_of(now, event)
    cell = text(event, "terrain"), number(event, "points")
    if event["item"] == "landscapes":
        own = take_disc(before, number(event, "source"))
        own = replace(own, landscapes=(*own.landscapes, cell))
    else:
        workers = put(before.workers, number(event, "worker"), TRACK)
        own = replace(before, workers=workers, constructions=(*before.constructions, cell))
    return with_estate(now, seat, own, f"track-{cell[0]}-{cell[1]}")


def _paid(now: Moment, event: Event) -> Moment:
    seat, to, price = (number(event, name) for name in ("seat", "to", "mealhas"))
    estates = now.table.estates
    payer = replace(estates[seat], mealhas=estates[seat].mealhas - price)
    host = replace(estates[to], mealhas=estates[to].mealhas + price)
    now = with_estate(now, seat, payer, f"mealhas-{seat}")
    return with_estate(now, to, host, f"mealhas-{to}")


def _drawn(now: Moment, event: Event) -> Moment:
    seat = number(event, "seat")
    sizes = put(now.hand_sizes, seat, now.hand_sizes[seat] + 1)
    return replace(now, pile=number(event, "left"), hand_sizes=sizes)


def _drew(now: Moment, event: Event) -> Moment:
    tile = text(event, "tile")
    return replace(now, hand=tuple(sorted((*now.hand, tile))), fresh=now.fresh | {tile})


def _round(now: Moment, event: Event) -> Moment:
    return changed(now, "round", round=event["round"], turn=Turn())


def _revealed(now: Moment, event: Event) -> Moment:
    cards = cast(tuple[str, ...], event["contracts"])
    return changed(now, *cards, phase="over", revealed=cards)


def _won(now: Moment, event: Event) -> Moment:
    """C-15.2, C-15.3"""
    card, seat, amount = text(event, "contract"), number(event, "seat"), number(event, "amount")
    own = estate_of(now, event)
    if event["bonus"] == "religion":
        own = religion(now.table, own, amount)
    else:
        own = replace(own, mealhas=own.mealhas + amount)
    return with_estate(now, seat, own, f"won-{card}", awards=(*now.table.awards, (card, seat)))


def _ended(now: Moment, _: Event) -> Moment:
    return replace(changed(now, phase="over"), ended=True)


CHANGES: dict[str, Callable[[Moment, Event], Moment]] = {
    "has_kept": _has_kept,
    "kept": _kept,
    "opened": _opened,
    "trail_started": _trail_started,
    "round": _round,
    "mealha": _money,
    "religion": _religion,
    "advanced": _advanced,
    "explored": _explored,
    "marked": _marked,
    "toll": _toll,
    "trail_added": _added,
    "trail_altered": _altered,
    "sold": _sold,
    "claimed": _claimed,
    "paid": _paid,
    "drawn": _drawn,
    "drew": _drew,
    "revealed": _revealed,
    "contract_won": _won,
    "ended": _ended,
}
