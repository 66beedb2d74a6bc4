"""Both games of a challenge side by side, stepped through together: the boards, the points by then,
and what happened since the moment before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ribeira.app.duel.duels import Duel, moments, points_at, unit_of
from ribeira.app.playing import Playing
from ribeira.app.sharing import people_of
from ribeira.app.tables import Table
from ribeira.app.update.exchange.duels import last_moment, moment_of
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.chart import Chart
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import badge
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from ribeira.views.charts.lines import draw_lines
from ribeira.views.parts.controls import tool

if TYPE_CHECKING:
    from ribeira.app.model import Model

MOST_TOLD = 30
"""So many sentences are told of one moment."""


class Side(NamedTuple):
    """A game, its name and its moments; the one that is shorter stays at its end."""

    name: str
    table: Table
    ends: tuple[int, ...]

    def at(self, moment: int) -> int:
        return self.ends[min(moment, len(self.ends) - 1)]


def draw_both(model: Model) -> Markup:
    playing, duel = model.table, model.duel
    if duel is None or duel.table is None:
        return el("p", model.say(msg("duel.reading")))
    sides = _sides(model, playing, duel.table, duel)
    last = last_moment(playing.table, duel.table)
    now = moment_of(duel, last)
    return group(
        el("p", model.say(_where(now, last)), class_="status", id="moment", aria_live="polite"),
        _slider(model, now, last),
        el("div", *_steps(model, now, last), class_="row steps"),
        el("div", *(_side(model, side, now) for side in sides), class_="both"),
        _course(sides, now, last),
        _numbers(model, sides, last),
    )


def _sides(model: Model, playing: Playing, other: Table, duel: Duel) -> tuple[Side, Side]:
    unit = unit_of(playing.match)
    mine = playing.table
    return (
        Side(model.say(msg("duel.mine")), mine, moments(mine.match, unit)),
        Side(
            model.say(msg("duel.theirs", name=duel.challengers)),
            other,
            moments(other.match, unit),
        ),
    )


def _where(now: int, last: int) -> Message:
    return msg("duel.moment", n=now, last=last)


def _slider(model: Model, now: int, last: int) -> Markup:
    return el(
        "input",
        type="range",
        min=0,
        max=last,
        value=now,
        data_field="moment.at",
        id="moment-at",
        aria_label=model.say(msg("duel.slider")),
        aria_valuetext=model.say(_where(now, last)),
        autofocus=True,
    )


def _steps(model: Model, now: int, last: int) -> tuple[Markup, ...]:
    return (
        tool(model, "moment", "first", msg("look.first"), "first", off=now == 0),
        tool(model, "moment", "back", msg("look.back"), "-1", off=now == 0),
        tool(model, "moment", "forward", msg("look.forward"), "+1", off=now == last),
        tool(model, "moment", "round_on", msg("duel.end"), "last", off=now == last),
    )


def _side(model: Model, side: Side, now: int) -> Markup:
    match, at = side.table.match, side.at(now)
    game = registry.load(match.setup.game)
    seen = match.game.sight(state=match.states[at], seat=None)
    view = View(side.table.looks, model.say, (), None, (), (), None)
    told = _told(side, now)
    return el(
        "section",
        el("h3", side.name),
        el(
            "div",
            game.table.draw_thumb(seen=seen, view=view),
            class_="both-board",
            aria_hidden="true",
        ),
        el("p", *_points(side, at), class_="both-points"),
        el("ul", *(el("li", model.say(line)) for line in told), class_="story"),
        class_="sheet",
    )


def _points(side: Side, at: int) -> tuple[Markup, ...]:
    match, table = side.table.match, side.table
    people = people_of(table)
    return tuple(
        el(
            "span",
            f"{table.names[seat]} ",
            el("strong", points_at(match, at, seat)),
            class_="is-person" if seat in people else "",
        )
        for seat in range(len(table.players))
    )


def _told(side: Side, now: int) -> tuple[Message, ...]:
    """What happened in this moment, as everybody knows it."""
    before, at = (side.at(now - 1) if now else 0), side.at(now)
    words = registry.load(side.table.match.setup.game).words
    events = (event for step in side.table.match.steps[before:at] for event in step.events)
    seen = (event for event in events if event.seen_by(None))
    told = (words.say_event(event=event, names=side.table.names) for event in seen)
    return tuple(line for line in told if line)[-MOST_TOLD:]


Column = tuple[str, Side, int]


def _columns(sides: tuple[Side, Side]) -> list[Column]:
    """A name for each person of both games; where there is one, the game's is enough."""
    columns = [(side, seat) for side in sides for seat in people_of(side.table)]
    alone = len(columns) == len(sides)
    return [
        (side.name if alone else f"{side.name}: {side.table.names[seat]}", side, seat)
        for side, seat in columns
    ]


def _course(sides: tuple[Side, Side], now: int, last: int) -> Markup:
    """The points of the people in both games as lines; the moment that is shown is marked."""
    columns = _columns(sides)
    rows = tuple(
        tuple(points_at(side.table.match, side.at(moment), seat) for moment in range(last + 1))
        for _, side, seat in columns
    )
    names = tuple(str(moment) for moment in range(last + 1))
    looks = tuple(
        Look(name, COLOURS[n % len(COLOURS)], SHAPES[n % len(SHAPES)])
        for n, (name, _, _) in enumerate(columns)
    )
    chart = Chart(msg("duel.both"), names, rows, flows=True, breaks=(now,))
    legend = (el("li", badge(look, 20), el("span", look.name)) for look in looks)
    drawn = draw_lines(chart, looks, str, lambda amount: f"{amount:g}".replace("-", "−"))
    return el(
        "figure",
        el("ul", *legend, class_="chart-legend"),
        el("div", drawn, aria_hidden="true"),
        class_="sheet both-course",
    )


def _numbers(model: Model, sides: tuple[Side, Side], last: int) -> Markup:
    """The points of each moment as a table."""
    say, columns = model.say, _columns(sides)
    heads = (el("th", name, scope="col") for name, _, _ in columns)
    rows = (
        el(
            "tr",
            el("th", moment, scope="row"),
            *(
                el("td", points_at(side.table.match, side.at(moment), seat))
                for _, side, seat in columns
            ),
        )
        for moment in range(last + 1)
    )
    head = el("tr", el("th", say(msg("duel.moments")), scope="col"), *heads)
    return el(
        "details",
        el("summary", say(msg("charts.numbers"))),
        el(
            "div",
            el("table", el("thead", head), el("tbody", *rows)),
            class_="items",
            tabindex="0",
            role="region",
            aria_label=say(msg("charts.numbers")),
        ),
    )
