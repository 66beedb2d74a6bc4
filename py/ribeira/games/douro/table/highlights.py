"""The table at one moment: a sight with the events shown so far laid over it.

While a play is revealed the sight is the one before it; each event, in the order of `apply`, puts
one thing on the table. Bad at: explaining; `telling` says why something happened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

from ribeira.core.values import Event
from ribeira.games.douro.material import order
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.words.status import final_order
from ribeira.kit.view import View


@dataclass(frozen=True, slots=True)
class Table:
    """What lies where. `shown` are the cards face up in this play, or the gifts of the charity."""

    seen: Sight
    sealed: tuple[bool, ...]  # who has a card face down
    own: int | None  # the viewer's card face down
    valley: tuple[int, ...]
    stack: int
    fogs: int
    discard: tuple[str, ...]
    holder: int
    points: tuple[int, ...]  # gained or lost at this moment
    marks: tuple[str, ...]  # what happened to each seat: the key of its last event
    shown: tuple[int, ...] = ()
    total: int | None = None
    turned: str = ""
    towed: str = ""
    verdict: str = ""
    scene: str = ""  # "half_time", "second_half", "charity" or "ended" while it is shown
    fresh: bool = False  # the Valley has just been laid out
    moved: bool = False  # the phylloxera card has just come
    gone: tuple[int, ...] = ()  # the cards that have left the hands
    ranking: tuple[int, ...] = ()

    @property
    def asked(self) -> int | None:
        """The order that counts, once it is known."""
        card = self.towed or self.turned
        return order(card, self.seen.table) if card else None

    @property
    def gifts_shown(self) -> bool:
        """Whether the gifts of the charity lie open (D-9.1)."""
        return self.seen.stage == "over" or self.scene in ("charity", "ended")

    @property
    def rapids(self) -> str:
        return self.seen.option("O-2")


def lay(seen: Sight, view: View) -> Table:
    """The table as this view shows it."""
    over = seen.stage == "over"
    table = Table(
        seen=seen,
        sealed=seen.has_chosen if seen.stage != "over" else (False,) * seen.table,
        own=seen.donated if seen.stage == "donate" else seen.chosen,
        valley=seen.valley,
        stack=seen.stack,
        fogs=seen.fogs_on_top,
        discard=seen.discard,
        holder=seen.holder,
        points=(0,) * seen.table,
        marks=("",) * seen.table,
        shown=seen.gifts,
        ranking=final_order(seen) if over else (),
    )
    for event in view.events:
        change = CHANGES.get(event.key)
        table = change(table, event) if change else table
    return table


def _number(event: Event, name: str) -> int:
    return cast(int, event[name])


def _numbers(event: Event, name: str) -> tuple[int, ...]:
    return cast(tuple[int, ...], event[name])


def _card(event: Event) -> str:
    return cast(str, event["card"])


def _put(row: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    return (*row[:at], thing, *row[at + 1 :])


def _sealed(table: Table, event: Event) -> Table:
    return replace(table, sealed=_put(table.sealed, _number(event, "seat"), True))


def _own(table: Table, event: Event) -> Table:
    if event["seat"] != table.seen.seat:
        return table
    return replace(table, own=_number(event, "card"))


def _revealed(table: Table, event: Event) -> Table:
    nobody, cards = (False,) * table.seen.table, _numbers(event, "cards")
    total = _number(event, "sum")
    return replace(table, sealed=nobody, own=None, shown=cards, gone=cards, total=total)


def _turned(table: Table, event: Event) -> Table:
    card = _card(event)
    if table.valley:
        return replace(table, turned=card, valley=table.valley[1:])
    return replace(table, turned=card, stack=table.stack - 1, fogs=table.fogs - 1)


def _towed(table: Table, event: Event) -> Table:
    return replace(table, towed=_card(event), stack=table.stack - 1, fogs=_number(event, "passed"))


def _verdict(table: Table, event: Event) -> Table:
    return replace(table, verdict=event.key)


def _change(table: Table, event: Event) -> Table:
    """Points of one seat. What is forgiven is not lost (D-8.2)."""
    seat = _number(event, "seat")
    points = _number(event, "points") * (-1 if event.key == "lost" else 1)
    marks = table.marks if event.key == "forgiven" else _put(table.marks, seat, event.key)
    return replace(table, marks=marks, points=_put(table.points, seat, table.points[seat] + points))


def _mark(table: Table, event: Event) -> Table:
    return replace(table, marks=_put(table.marks, _number(event, "seat"), event.key))


def _phylloxera(table: Table, event: Event) -> Table:
    return replace(table, holder=_number(event, "to"), moved=True)


def _returned(table: Table, _: Event) -> Table:
    """D-5.3"""
    return replace(table, marks=tuple(mark or "returned" for mark in table.marks), gone=())


def _put_away(table: Table) -> Table:
    """The play is over: the turned cards go to the discard (D-4.8)."""
    gone = tuple(card for card in (table.turned, table.towed) if card)
    return replace(table, discard=table.discard + gone, turned="", towed="", total=None, verdict="")


def _laid_out(table: Table, event: Event) -> Table:
    left = _number(event, "left")
    return replace(
        _put_away(table),
        valley=_numbers(event, "levels"),
        stack=left,
        fogs=1 if left else 0,
        fresh=True,
    )


def _fog_next(table: Table, event: Event) -> Table:
    return replace(_put_away(table), stack=_number(event, "left"), fogs=max(table.fogs, 1))


def _half_time(table: Table, _: Event) -> Table:
    return replace(_put_away(table), scene="half_time")


def _second_half(table: Table, _: Event) -> Table:
    return replace(table, scene="second_half", sealed=(False,) * table.seen.table, own=None)


def _charity(table: Table, event: Event) -> Table:
    return replace(
        _put_away(table),
        scene="charity",
        moved=False,
        shown=_numbers(event, "cards"),
        points=(0,) * table.seen.table,
        marks=("",) * table.seen.table,
    )


def _ended(table: Table, event: Event) -> Table:
    return replace(table, scene="ended", ranking=_numbers(event, "ranking"))


CHANGES: dict[str, Callable[[Table, Event], Table]] = {
    "chosen": _sealed,
    "given": _sealed,
    "chose": _own,
    "gave": _own,
    "revealed": _revealed,
    "turned": _turned,
    "towed": _towed,
    "met": _verdict,
    "missed": _verdict,
    "customs": _verdict,
    "gained": _change,
    "lost": _change,
    "forgiven": _change,
    "denied": _mark,
    "spared": _mark,
    "phylloxera": _phylloxera,
    "returned": _returned,
    "laid_out": _laid_out,
    "fog_next": _fog_next,
    "half_time": _half_time,
    "second_half": _second_half,
    "charity": _charity,
    "ended": _ended,
}
