"""The table at one moment: a sight with the events shown so far laid over it.

While an action is being shown the sight is the one before it; each event, in the order of `apply`,
changes one thing. Bad at: words; the story beside the table has them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

from ribeira.core.values import Event
from ribeira.core.view import View
from ribeira.games.castelos.contracts import religion
from ribeira.games.castelos.sight import Sight
from ribeira.games.castelos.state import (
    NOBODY,
    TRACK,
    Castle,
    Estate,
    Laid,
    Table,
    Turn,
    Worker,
    without,
)
from ribeira.games.castelos.trail import add, alter, take_disc
from ribeira.games.castelos.trail import advance as step_on


@dataclass(frozen=True, slots=True)
class Moment:
    """What lies where. `fresh` names what has just come or changed."""

    seen: Sight
    table: Table
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    kept: str
    has_kept: tuple[bool, ...]
    pile: int
    below: int
    fresh: frozenset[str] = frozenset()
    ended: bool = False

    @property
    def own(self) -> int | None:
        return self.seen.seat


def lay(seen: Sight, view: View) -> Moment:
    """The table as this view shows it."""
    now = Moment(
        seen, seen.table, seen.hand, seen.hand_sizes, seen.kept, seen.has_kept, seen.pile, seen.below
    )
    for event in view.moment:
        change = CHANGES.get(event.key)
        now = change(now, event) if change else now
    return now


def _number(event: Event, name: str) -> int:
    return cast(int, event[name])


def _text(event: Event, name: str) -> str:
    return cast(str, event[name])


def _laid(event: Event) -> Laid:
    return cast(Laid, event["laid"])


def _put(row: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    return (*row[:at], thing, *row[at + 1 :])


def _with(now: Moment, *fresh: str, **table: Any) -> Moment:
    return replace(now, table=replace(now.table, **table), fresh=now.fresh | set(fresh))


def _estate(now: Moment, seat: int, estate: Estate, *fresh: str, **table: Any) -> Moment:
    return _with(now, *fresh, estates=_put(now.table.estates, seat, estate), **table)


def _own(now: Moment, event: Event, *fresh: str, **changes: Any) -> Moment:
    """Changes to the estate of the event's seat."""
    seat = _number(event, "seat")
    return _estate(now, seat, replace(now.table.estates[seat], **changes), *fresh)


def _estate_of(now: Moment, event: Event) -> Estate:
    return now.table.estates[_number(event, "seat")]


def _has_kept(now: Moment, event: Event) -> Moment:
    return replace(now, has_kept=_put(now.has_kept, _number(event, "seat"), True))


def _kept(now: Moment, event: Event) -> Moment:
    return replace(now, kept=_text(event, "contract"))


def _opened(now: Moment, event: Event) -> Moment:
    cards = cast(tuple[str, ...], event["contracts"])
    return _with(now, *cards, contracts=now.table.contracts + cards)


def _start(now: Moment, event: Event) -> Moment:
    return _with(now, "cell-0,0", tiles=((f"S{event['face']}", 0, 0, 0),))


def _trail_started(now: Moment, event: Event) -> Moment:
    seat = _number(event, "seat")
    estate = replace(add(_estate_of(now, event), _laid(event)), cylinder=event["cylinder"])
    return _estate(now, seat, estate, f"trail-{seat}-{len(estate.trail) - 1}")


def _placed(now: Moment, event: Event) -> Moment:
    """A tile of a hand, which all see shrink; its owner sees which (C-5.1)."""
    seat, tile = _number(event, "seat"), _text(event, "tile")
    sizes = _put(now.hand_sizes, seat, now.hand_sizes[seat] - 1)
    hand = without(now.hand, tile) if seat == now.own else now.hand
    return replace(_tile(now, event, _number(event, "rotation")), hand=hand, hand_sizes=sizes)


def _tile(now: Moment, event: Event, rotation: int) -> Moment:
    x, y = _number(event, "x"), _number(event, "y")
    tiles = (*now.table.tiles, (_text(event, "tile"), x, y, rotation))
    turn = Turn(placed=(x, y), rivals=now.table.turn.rivals)
    return _with(now, f"cell-{x},{y}", tiles=tiles, turn=turn)


def _rival_placed(now: Moment, event: Event) -> Moment:
    return _tile(now, event, 0)


def _rival_shifted(now: Moment, event: Event) -> Moment:
    return _tile(now, event, _number(event, "rotation"))


def _founded(now: Moment, event: Event) -> Moment:
    corner = _number(event, "x"), _number(event, "y")
    castle = Castle(_text(event, "castle"), corner, _number(event, "factor"))
    return _with(now, castle.id, castles=(*now.table.castles, castle), top="")


def _climbed(now: Moment, event: Event) -> Moment:
    """The workers that lay where the castle now stands (C-6.4)."""
    castle = now.table.castles[-1]
    workers = tuple(_up(worker, castle) for worker in _estate_of(now, event).workers)
    return _own(now, event, workers=workers)


def _up(worker: Worker, castle: Castle) -> Worker:
    where, x, y, k = worker
    cx, cy = castle.corner
    at = (x + (k in (1, 2)), y + (k in (2, 3)))
    return ("castle", cx, cy, 0) if where == "quarter" and at == (cx, cy) else worker


def _next_castle(now: Moment, event: Event) -> Moment:
    return replace(_with(now, "top", top=event["castle"]), below=now.below - 1)


def _money(now: Moment, event: Event) -> Moment:
    seat = _number(event, "seat")
    mealhas = _estate_of(now, event).mealhas + _number(event, "mealhas")
    return _own(now, event, f"mealhas-{seat}", mealhas=mealhas)


def _religion(now: Moment, event: Event) -> Moment:
    return _own(now, event, f"religion-{event['seat']}", religion=event["space"])


def _advanced(now: Moment, event: Event) -> Moment:
    """What the cylinder meets comes back (C-8.7), so `discs_back` tells nothing new here."""
    seat = _number(event, "seat")
    return _estate(now, seat, step_on(_estate_of(now, event)), f"cylinder-{seat}")


def _marked(now: Moment, event: Event) -> Moment:
    seat, at, before = _number(event, "seat"), _number(event, "space"), _estate_of(now, event)
    marks = tuple(sorted((*before.marks, at)))
    return _own(now, event, f"disc-{seat}-{at}", discs=before.discs - 1, marks=marks)


def _toll(now: Moment, event: Event) -> Moment:
    seat, before = _number(event, "seat"), _estate_of(now, event)
    return _own(
        now, event, f"cylinder-{seat}", mealhas=before.mealhas - 1, cylinder=before.cylinder + 1
    )


def _explored(now: Moment, event: Event) -> Moment:
    tiles = tuple(sorted((*_estate_of(now, event).unplaced, _text(event, "tile"))))
    return _own(now, event, _text(event, "tile"), unplaced=tiles)


def _added(now: Moment, event: Event) -> Moment:
    seat = _number(event, "seat")
    estate = add(_estate_of(now, event), _laid(event))
    return _estate(now, seat, estate, f"trail-{seat}-{len(estate.trail) - 1}")


def _altered(now: Moment, event: Event) -> Moment:
    seat, slot = _number(event, "seat"), _number(event, "slot")
    estate = alter(_estate_of(now, event), slot, _laid(event))
    return _estate(now, seat, estate, f"trail-{seat}-{slot}")


def _chose_monte(now: Moment, event: Event) -> Moment:
    return _with(now, "monte", turn=replace(now.table.turn, monte=event["quarter"]))


def _sold(now: Moment, event: Event) -> Moment:
    seat, product = _number(event, "seat"), _text(event, "product")
    own = take_disc(_estate_of(now, event), _number(event, "source"))
    own = replace(own, mealhas=own.mealhas + _number(event, "mealhas"))
    castles = tuple(
        replace(castle, discs=(*castle.discs, (product, seat)))
        if castle.id == event["castle"]
        else castle
        for castle in now.table.castles
    )
    fresh = f"market-{event['castle']}-{product}", f"mealhas-{seat}"
    return _estate(now, seat, own, *fresh, castles=castles)


def _claimed(now: Moment, event: Event) -> Moment:
    seat, before = _number(event, "seat"), _estate_of(now, event)
    cell = _text(event, "terrain"), _number(event, "points")
    if event["item"] == "landscapes":
        own = take_disc(before, _number(event, "source"))
        own = replace(own, landscapes=(*own.landscapes, cell))
    else:
        workers = _put(before.workers, _number(event, "worker"), TRACK)
        own = replace(before, workers=workers, constructions=(*before.constructions, cell))
    return _estate(now, seat, own, f"track-{cell[0]}-{cell[1]}")


def _worker(now: Moment, event: Event, where: Worker, walker: int) -> Moment:
    seat, n = _number(event, "seat"), _number(event, "worker")
    workers = _put(_estate_of(now, event).workers, n, where)
    estate = replace(_estate_of(now, event), workers=workers)
    turn = replace(now.table.turn, walker=walker)
    return _estate(now, seat, estate, f"worker-{seat}-{n}", turn=turn)


def _stands(now: Moment, event: Event) -> Moment:
    where = ("crossroads", _number(event, "x"), _number(event, "y"), 0)
    return _worker(now, event, where, _number(event, "worker"))


def _lies(now: Moment, event: Event) -> Moment:
    where = ("quarter", _number(event, "x"), _number(event, "y"), _number(event, "quarter"))
    return _worker(now, event, where, NOBODY)


def _entered(now: Moment, event: Event) -> Moment:
    x, y, k = (_number(event, name) for name in ("x", "y", "quarter"))
    return _worker(now, event, ("castle", x + (k in (1, 2)), y + (k in (2, 3)), 0), NOBODY)


def _paid(now: Moment, event: Event) -> Moment:
    seat, to, price = (_number(event, name) for name in ("seat", "to", "mealhas"))
    estates = now.table.estates
    payer = replace(estates[seat], mealhas=estates[seat].mealhas - price)
    host = replace(estates[to], mealhas=estates[to].mealhas + price)
    now = _estate(now, seat, payer, f"mealhas-{seat}")
    return _estate(now, to, host, f"mealhas-{to}")


def _drawn(now: Moment, event: Event) -> Moment:
    seat = _number(event, "seat")
    sizes = _put(now.hand_sizes, seat, now.hand_sizes[seat] + 1)
    return replace(now, pile=_number(event, "left"), hand_sizes=sizes)


def _drew(now: Moment, event: Event) -> Moment:
    tile = _text(event, "tile")
    return replace(now, hand=tuple(sorted((*now.hand, tile))), fresh=now.fresh | {tile})


def _round(now: Moment, event: Event) -> Moment:
    return _with(now, "round", round=event["round"], turn=Turn())


def _revealed(now: Moment, event: Event) -> Moment:
    cards = cast(tuple[str, ...], event["contracts"])
    return _with(now, *cards, phase="over", revealed=cards)


def _won(now: Moment, event: Event) -> Moment:
    """C-15.2, C-15.3"""
    card, seat, amount = _text(event, "contract"), _number(event, "seat"), _number(event, "amount")
    own = _estate_of(now, event)
    if event["bonus"] == "religion":
        own = religion(now.table, own, amount)
    else:
        own = replace(own, mealhas=own.mealhas + amount)
    return _estate(now, seat, own, f"won-{card}", awards=(*now.table.awards, (card, seat)))


def _ended(now: Moment, _: Event) -> Moment:
    return replace(_with(now, phase="over"), ended=True)


CHANGES: dict[str, Callable[[Moment, Event], Moment]] = {
    "has_kept": _has_kept,
    "kept": _kept,
    "opened": _opened,
    "start_laid": _start,
    "trail_started": _trail_started,
    "round": _round,
    "placed": _placed,
    "rival_placed": _rival_placed,
    "rival_shifted": _rival_shifted,
    "founded": _founded,
    "climbed": _climbed,
    "next_castle": _next_castle,
    "mealha": _money,
    "religion": _religion,
    "advanced": _advanced,
    "explored": _explored,
    "chose_monte": _chose_monte,
    "marked": _marked,
    "toll": _toll,
    "trail_added": _added,
    "trail_altered": _altered,
    "sold": _sold,
    "claimed": _claimed,
    "worker_added": _stands,
    "worker_stepped": _stands,
    "worker_laid": _lies,
    "worker_entered": _entered,
    "paid": _paid,
    "drawn": _drawn,
    "drew": _drew,
    "revealed": _revealed,
    "contract_won": _won,
    "ended": _ended,
}
