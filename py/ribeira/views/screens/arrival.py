"""What a link holds, before it is opened: game, people, how far, whose turn.

The table is not drawn, because it could show what somebody at this device may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.arrival import EVERYBODY, Arrival
from ribeira.app.regions import Region
from ribeira.app.sharing import people_of
from ribeira.app.tables import Player, Table
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import badge
from ribeira.views.parts.controls import button, field
from ribeira.views.parts.icons import icon
from ribeira.views.parts.share import select_people
from ribeira.views.screens.setup import LEVEL_NAMES, say_bot

if TYPE_CHECKING:
    from ribeira.app.model import Model


def regions(model: Model) -> tuple[Region, ...]:
    assert model.arrival
    reads = (model.words, model.arrival, model.playing is None)
    return (Region("arriving", reads, lambda _: _draw(model)),)


def _draw(model: Model) -> Markup:
    arrival = model.arrival
    assert arrival is not None
    content = _refused if arrival.table is None else _held
    return el(
        "main",
        el("h1", model.say(msg("arrival.title"))),
        content(model, arrival),
        class_="arrival",
        id="arriving",
        tabindex=-1,
    )


def _refused(model: Model, arrival: Arrival) -> Markup:
    assert arrival.error is not None
    return el(
        "section",
        el("p", model.say(arrival.error), role="alert", id="arrival-trouble"),
        el("p", model.say(msg("arrival.correct"))),
        _decline(model, "primary"),
        class_="sheet",
    )


def _held(model: Model, arrival: Arrival) -> Markup:
    table, say = arrival.table, model.say
    assert table is not None
    game = table.match.setup.game
    kept = msg("arrival.kept") if model.playing else None
    return el(
        "section",
        registry.load(game).table.draw_cover(),
        el("h2", say(registry.terms(game).say_game())),
        el(
            "ul",
            *(_seat(model, game, player) for player in table.players),
            class_="arrival-seats",
        ),
        *(el("p", say(line)) for line in _how_far(arrival, table)),
        _who(model, arrival, table),
        el("div", _ways(model, arrival, table), _decline(model), class_="row"),
        el("p", say(kept), class_="small") if kept else None,
        class_="sheet",
        id="arrival",
    )


def _seat(model: Model, game: str, player: Player) -> Markup:
    known = player.bot in LEVEL_NAMES
    bot = el("span", model.say(say_bot(game, player.bot)), class_="small") if known else None
    return el("li", badge(player.look, 28), el("span", player.name), bot)


def _how_far(arrival: Arrival, table: Table) -> tuple[Message, ...]:
    steps = len(table.match.past)
    if not steps:
        return (msg("arrival.deal", seed=table.match.setup.seed),)
    far = plural("arrival.steps", steps)
    position = (msg("arrival.moment", at=arrival.at),) if arrival.at is not None else ()
    if not table.acting:
        return far, msg("arrival.over"), *position
    names = ", ".join(table.players[seat].name for seat in table.acting)
    return far, msg("arrival.turn", names=names), *position


def _who(model: Model, arrival: Arrival, table: Table) -> Markup | None:
    """Who of several people plays on this device."""
    people, say = people_of(table), model.say
    if len(people) < 2 or not table.acting:
        return None
    chosen = str(arrival.here[0]) if 0 < len(arrival.here) < len(people) else EVERYBODY
    return field(say(msg("arrival.who")), select_people(model, table, "share.here", chosen))


def _ways(model: Model, arrival: Arrival, table: Table) -> Markup:
    """The buttons for what can be done with the link, the likeliest first."""
    say = model.say

    def way(sign: str, label: Message, at: str, kind: str = "") -> Markup:
        first = bool(kind)
        return button(
            "accept", icon(sign), say(label), value=at, kind=kind, data_autofocus=first or None,
            id=f"accept-{at or 'now'}",
        )  # fmt: skip

    if not table.match.past:
        prepare = button("prepare", say(msg("arrival.prepare")), id="prepare")
        return group(way("play", msg("arrival.play"), "", "primary"), prepare)
    onward = msg("arrival.continue") if table.acting else msg("arrival.result")
    start = way("look", msg("arrival.watch"), "0")
    if arrival.at is None:
        return group(way("play", onward, "", "primary"), start)
    look = way("look", msg("arrival.look"), str(arrival.at), "primary")
    return group(look, way("play", onward, ""), start if arrival.at else None)


def _decline(model: Model, kind: str = "") -> Markup:
    label = msg("arrival.back") if model.playing else msg("arrival.decline")
    first = bool(kind) or None
    return button("decline", model.say(label), kind=kind, id="decline", data_autofocus=first)
