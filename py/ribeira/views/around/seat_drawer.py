"""What one may know of a seat: who plays there and how well, its points, what it has.

Made from the sight of the viewer alone; the game says what there is to say (`Words.say_seat`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.seats.cast import character
from ribeira.app.seats.players import AWAY, PHANTOM, SCRIPT
from ribeira.bots.levels import LEVELS
from ribeira.core.values import Item, Message, Score, msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.people import portrait
from ribeira.kit.view import SeatTold
from ribeira.views.around.seats import LEVEL_NAMES

if TYPE_CHECKING:
    from ribeira.app.model import Model


def name_of_seat(model: Model) -> str:
    return model.table.looks[_seat(model)].name


def draw_seat(model: Model) -> Markup:
    playing, seat = model.table, _seat(model)
    told = playing.module.words.say_seat(seen=playing.shown_sight, seat=seat)
    return el(
        "div",
        el(
            "div",
            portrait(playing.looks[seat]),
            el("div", *_who(model, playing, seat)),
            class_="seat-who",
        ),
        _points(model, playing, told),
        el("h3", model.say(msg("seat.open_to_all"))),
        el("ul", *(el("li", model.say(line)) for line in told.lines)),
        class_="seat-told",
        id="seat-told",
    )


def _seat(model: Model) -> int:
    return model.dialog.seat if model.dialog else 0


def _who(model: Model, playing: Playing, seat: int) -> tuple[Markup, ...]:
    """Person or computer, and what the character says of itself."""
    player = playing.table.players[seat]
    who = character(playing.match.setup.game, player)
    said = [_kind(playing, seat), *([msg(who.says)] if who else [])]
    return tuple(el("p", model.say(line)) for line in said)


def _kind(playing: Playing, seat: int) -> Message:
    bot = playing.table.players[seat].bot
    others = {
        AWAY: msg("seat.away"),
        PHANTOM: msg("seat.phantom"),
        SCRIPT: msg("seat.lesson"),
        "": msg("seat.you") if seat == playing.viewer else msg("setup.person"),
    }
    if bot in others:
        return others[bot]
    level = msg(LEVEL_NAMES[bot]) if bot in LEVELS else msg("arena.random")
    return msg("seat.bot", level=level)


def _points(model: Model, playing: Playing, told: SeatTold) -> Markup | None:
    """How many, and where they come from; or that they are hidden."""
    note = el("p", model.say(told.note), class_="small") if told.note else None
    if told.points is None:
        return note
    terms = registry.terms(playing.match.setup.game)
    total = plural("seat.points", Score(told.points).total)
    rows = (_row(model.say(terms.say_item(item.key)), item) for item in told.points)
    return group(el("h3", model.say(total), id="seat-points"), note, el("dl", *rows))


def _row(name: str, item: Item) -> Markup:
    signed = f"{item.points:+d}".replace("-", "−")
    return el("div", el("dt", name), el("dd", signed))
