"""What happens on the territory, in sentences: tiles, castles, workers (C-5, C-6, C-11).

Bad at: saying "you". Several people may look at one screen, so that everybody has a name.
"""

from __future__ import annotations

from typing import cast

from ribeira.core.grids.squares import write_cell
from ribeira.core.values import Event, Message, msg, plural
from ribeira.core.wording import Names
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import say_castle, say_quarter
from ribeira.games.castelos.rules.state import NOBODY
from ribeira.games.castelos.words.phrases import number, place, say_markets, say_shown, text


def _name(event: Event, names: Names) -> str:
    return names[number(event, "seat")]


def _start_laid(event: Event, names: Names) -> Message:
    shown = say_shown(SHOWN[f"S{event['face']}"][0])
    return msg("castelos.event.start_laid", name=_name(event, names), shown=shown)


def _placed(event: Event, names: Names) -> Message:
    shown = say_shown(SHOWN[text(event, "tile")][number(event, "rotation")])
    name, cell = _name(event, names), place(event)
    return msg("castelos.event.placed", name=name, cell=cell, shown=shown)


def _rival_placed(event: Event, _: Names) -> Message:
    shown = say_shown(SHOWN[text(event, "tile")][0])
    left = number(event, "left")
    return plural("castelos.event.rival_placed", left, cell=place(event), shown=shown)


def _rival_shifted(event: Event, _: Names) -> Message:
    return msg("castelos.event.rival_shifted", cell=place(event))


def _founded(event: Event, names: Names) -> Message:
    factor = number(event, "factor")
    values: dict[str, int | str] = {
        "castle": say_castle(text(event, "castle")),
        "corner": place(event),
        "factor": factor,
        "buildings": factor - 1,
    }
    if event["seat"] == NOBODY:
        return msg("castelos.event.founded.rival", **values)
    return msg("castelos.event.founded", name=_name(event, names), **values)


def _climbed(event: Event, names: Names) -> Message:
    castle = say_castle(text(event, "castle"))
    return msg("castelos.event.climbed", name=_name(event, names), castle=castle)


def _next_castle(event: Event, _: Names) -> Message:
    return msg("castelos.event.next_castle", castle=say_markets(text(event, "castle")))


def _chose_monte(event: Event, names: Names) -> Message:
    x, y, k = cast(tuple[int, int, int], event["quarter"])
    return msg(
        "castelos.event.chose_monte",
        name=_name(event, names),
        cell=write_cell((x, y)),
        quarter=say_quarter(k),
        shown=say_shown(cast(tuple[str, ...], event["shows"])),
    )


def _worker(event: Event, names: Names) -> dict[str, int | str]:
    worker = number(event, "worker")
    return {"name": _name(event, names), "worker": worker, "cell": place(event)}


def _worker_added(event: Event, names: Names) -> Message:
    return msg("castelos.event.worker_added", **_worker(event, names))


def _worker_stepped(event: Event, names: Names) -> Message:
    return msg("castelos.event.worker_stepped", **_worker(event, names))


def _worker_laid(event: Event, names: Names) -> Message:
    quarter = say_quarter(number(event, "quarter"))
    return msg("castelos.event.worker_laid", **_worker(event, names), quarter=quarter)


def _worker_entered(event: Event, names: Names) -> Message:
    quarter = say_quarter(number(event, "quarter"))
    return msg("castelos.event.worker_entered", **_worker(event, names), quarter=quarter)


def _paid(event: Event, names: Names) -> Message:
    host = names[number(event, "to")]
    name, price = _name(event, names), number(event, "mealhas")
    return plural("castelos.event.paid", price, name=name, host=host)


TELLERS = {
    "start_laid": _start_laid,
    "placed": _placed,
    "rival_placed": _rival_placed,
    "rival_shifted": _rival_shifted,
    "founded": _founded,
    "climbed": _climbed,
    "next_castle": _next_castle,
    "chose_monte": _chose_monte,
    "worker_added": _worker_added,
    "worker_stepped": _worker_stepped,
    "worker_laid": _worker_laid,
    "worker_entered": _worker_entered,
    "paid": _paid,
}
