"""The table at one moment: a sight with the events shown so far laid over it.

While something is shown the sight is the one before it; each event, in the order of `apply`,
changes what lies on the table and marks what the eye should follow. Bad at: words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from ribeira.core.values import Event
from ribeira.games.dosrios.board_map import CITY, LOWER, UPPER
from ribeira.games.dosrios.material import DESPERADOS, FAST_COST, POINTS
from ribeira.games.dosrios.rules.movement import move_figures
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.kit.view import View


@dataclass(frozen=True, slots=True)
class Moment:
    """What lies where, and what has just happened."""

    seen: Sight
    gains: tuple[tuple[int, int], ...]  # money and dams of each seat at this moment
    laid: tuple[str, ...] = ()  # borders over which water has just come, in one chain
    dried: tuple[str, ...] = ()  # borders from which it has just gone
    dammed: str = ""
    come: tuple[str, ...] = ()  # places that somebody has just entered
    left: tuple[str, ...] = ()  # places from which somebody has just been sent to the city
    built: str = ""
    paid: tuple[str, ...] = ()  # hexes that have just yielded
    used: str = ""  # the card that is being paid out
    raiders: str = ""  # the river along which the desperados ride


def at_moment(seen: Sight, view: View) -> Moment:
    now = Moment(seen, ((0, 0),) * seen.seats)
    for event in view.events:
        change = CHANGES.get(event.key)
        now = change(now, event) if change else now
    return now


def _number(event: Event, name: str) -> int:
    return cast(int, event[name])


def _word(event: Event, name: str) -> str:
    return cast(str, event[name])


def _words(event: Event, name: str) -> tuple[str, ...]:
    return cast(tuple[str, ...], event[name])


def _moved(seen: Sight, seat: int, sources: tuple[str, ...], to: str, cost: int = 0) -> Sight:
    own = move_figures(seen.figures[seat], sources, to)
    return _with_figures(seen, seat, own, cost)


def _with_figures(seen: Sight, seat: int, own: tuple[str, ...], cost: int = 0) -> Sight:
    figures = (*seen.figures[:seat], tuple(sorted(own)), *seen.figures[seat + 1 :])
    return replace(seen, figures=figures, points=seen.points - cost)


def _flowed(now: Moment, event: Event) -> Moment:
    border = _word(event, "border")
    seen = replace(now.seen, pieces=tuple(sorted((*now.seen.pieces, border))))
    goes_on = now.laid and LOWER[now.laid[-1]] == UPPER[border]
    return replace(now, seen=seen, laid=(*now.laid, border) if goes_on else (border,))


def _dammed(now: Moment, event: Event) -> Moment:
    border, seat = _word(event, "border"), _number(event, "seat")
    seen = now.seen
    hands = (*seen.hands[:seat], seen.hands[seat] - 1, *seen.hands[seat + 1 :])
    pieces = tuple(piece for piece in seen.pieces if piece != border)
    seen = replace(seen, dams=tuple(sorted((*seen.dams, border))), hands=hands, pieces=pieces)
    return replace(now, seen=seen, dammed=border, laid=(), dried=())


def _rerouted(now: Moment, event: Event) -> Moment:
    removed = _words(event, "removed")
    pieces = tuple(piece for piece in now.seen.pieces if piece not in removed)
    return replace(now, seen=replace(now.seen, pieces=pieces), dried=removed)


def _rivers_laid(now: Moment, _: Event) -> Moment:
    return replace(now, seen=replace(now.seen, stage="place"))


def _placed(now: Moment, event: Event) -> Moment:
    seat, hex_ = _number(event, "seat"), _word(event, "hex")
    seen = _with_figures(now.seen, seat, (*now.seen.figures[seat], hex_))
    return replace(now, seen=seen, come=(hex_,))


def _gathered(now: Moment, event: Event) -> Moment:
    """R-5.3"""
    resting = (CITY,) * _number(event, "figures")
    figures = tuple(tuple(sorted(own + resting)) for own in now.seen.figures)
    return replace(now, seen=replace(now.seen, figures=figures), come=(CITY,))


def _row_laid(now: Moment, event: Event) -> Moment:
    row, left = _words(event, "row"), _number(event, "left")
    return replace(now, seen=replace(now.seen, row=row, left=left))


def _turn(now: Moment, event: Event) -> Moment:
    seen = now.seen
    away = (_number(event, "seat") - seen.start) % seen.seats
    turns = (_number(event, "round") - 1) * seen.seats + away
    seen = replace(seen, stage="actions", turns=turns, points=POINTS, built=0)
    return replace(now, seen=seen)


def _walked(cost: int) -> Callable[[Moment, Event], Moment]:
    def change(now: Moment, event: Event) -> Moment:
        source, to = _word(event, "from"), _word(event, "to")
        seen = _moved(now.seen, _number(event, "seat"), (source,), to, cost)
        return replace(now, seen=seen, come=(to,), left=())

    return change


def _chased(now: Moment, event: Event) -> Moment:
    """R-6.21"""
    sources, to = _words(event, "from"), _word(event, "to")
    seen = _moved(now.seen, _number(event, "seat"), sources, to, len(sources))
    victims = (to,) * _number(event, "figures")
    seen = _moved(seen, _number(event, "victim"), victims, CITY)
    return replace(now, seen=seen, come=(to,), left=(to,))


def _built(now: Moment, event: Event) -> Moment:
    seat, hex_, seen = _number(event, "seat"), _word(event, "hex"), now.seen
    money = (
        *seen.money[:seat],
        seen.money[seat] - _number(event, "price"),
        *seen.money[seat + 1 :],
    )
    if event["kind"] == "hacienda":
        haciendas = (*seen.haciendas[:seat], hex_, *seen.haciendas[seat + 1 :])
        seen = replace(seen, haciendas=haciendas)
    else:
        own = tuple(sorted((*seen.fincas[seat], hex_)))
        seen = replace(seen, fincas=(*seen.fincas[:seat], own, *seen.fincas[seat + 1 :]))
    return replace(now, seen=replace(seen, money=money, built=seen.built + 1), built=hex_)


def _actions_ended(now: Moment, _: Event) -> Moment:
    stage = "card" if now.seen.round > 1 else now.seen.stage
    return replace(now, seen=replace(now.seen, stage=stage, points=0))


def _used(now: Moment, event: Event) -> Moment:
    card, seen = _word(event, "card"), now.seen
    seen = replace(seen, row=seen.row[1:], discard=(*seen.discard, card))
    return replace(now, seen=seen, used=card)


def _shifted(now: Moment, _: Event) -> Moment:
    row = now.seen.row
    return replace(now, seen=replace(now.seen, row=(*row[1:], row[0])))


def _paid(now: Moment, event: Event) -> Moment:
    seat, money, dams = (_number(event, name) for name in ("seat", "money", "dams"))
    seen = now.seen
    purses = (*seen.money[:seat], seen.money[seat] + money, *seen.money[seat + 1 :])
    hands = (*seen.hands[:seat], seen.hands[seat] + dams, *seen.hands[seat + 1 :])
    return replace(
        now,
        seen=replace(seen, money=purses, hands=hands),
        gains=(*now.gains[:seat], (money, dams), *now.gains[seat + 1 :]),
        paid=(*now.paid, *_words(event, "fields"), *_words(event, "forests")),
    )


def _drew(now: Moment, event: Event) -> Moment:
    card, seen = _word(event, "card"), now.seen
    if card in DESPERADOS:
        seen = replace(seen, discard=(*seen.discard, card))
    else:
        seen = replace(seen, row=(*seen.row, card))
    return replace(
        now,
        seen=replace(seen, left=_number(event, "left")),
        gains=((0, 0),) * seen.seats,
        paid=(),
        left=(),
        raiders="",
    )


def _reshuffled(now: Moment, event: Event) -> Moment:
    return replace(now, seen=replace(now.seen, discard=(), left=_number(event, "left")))


def _desperados(now: Moment, event: Event) -> Moment:
    return replace(now, raiders=_word(event, "river"), left=())


def _raided(now: Moment, event: Event) -> Moment:
    """R-10.2"""
    hex_ = _word(event, "hex")
    seen = _moved(now.seen, _number(event, "seat"), (hex_,), CITY)
    return replace(now, seen=seen, left=(*now.left, hex_))


def _won(now: Moment, event: Event) -> Moment:
    winners = (*now.seen.winners, _number(event, "seat"))
    victory = _word(event, "kind")
    seen = replace(now.seen, stage="over", winners=winners, victory=victory)
    return replace(now, seen=seen)


CHANGES: dict[str, Callable[[Moment, Event], Moment]] = {
    "flowed": _flowed,
    "dammed": _dammed,
    "rerouted": _rerouted,
    "rivers_laid": _rivers_laid,
    "placed": _placed,
    "gathered": _gathered,
    "row_laid": _row_laid,
    "turn": _turn,
    "stepped": _walked(1),
    "rode": _walked(FAST_COST),
    "chased": _chased,
    "built": _built,
    "actions_ended": _actions_ended,
    "used": _used,
    "shifted": _shifted,
    "paid": _paid,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "desperados": _desperados,
    "raided": _raided,
    "won": _won,
}
