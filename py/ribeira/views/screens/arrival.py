"""What a link holds, before it is opened: game, people, how far, whose turn.

The table is not drawn, because it could show what somebody at this device may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.incoming.arrival import EVERYBODY, Arrival
from ribeira.app.regions import Region
from ribeira.app.sharing import people_of
from ribeira.app.tables import Table
from ribeira.bots.levels import BOTS
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import portrait
from ribeira.views.parts.coach import draw_variant
from ribeira.views.parts.controls import Rank, button, draw_mark, field
from ribeira.views.parts.icons import icon
from ribeira.views.parts.reading import draw_reading
from ribeira.views.parts.share import select_people
from ribeira.views.screens.setup import say_bot

if TYPE_CHECKING:
    from ribeira.app.model import Model


def regions(model: Model) -> tuple[Region, ...]:
    assert model.arrival
    reads = (model.words, model.arrival, model.playing is None, model.unkept != ())
    return (Region("arriving", reads, lambda _: _draw(model)),)


def _draw(model: Model) -> Markup:
    arrival = model.arrival
    assert arrival is not None
    return el(
        "main",
        el("h1", model.say(msg("arrival.title"))),
        draw_mark(model),
        _content(model, arrival),
        class_="arrival",
        id="arriving",
        tabindex=-1,
    )


def _content(model: Model, arrival: Arrival) -> Markup:
    if arrival.reading:
        return el("section", draw_reading(model, arrival.reading, stop="decline"), class_="sheet")
    return _refused(model, arrival) if arrival.table is None else _held(model, arrival)


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
        *_challenge(model, arrival),
        el(
            "ul",
            *(_seat(model, table, seat) for seat in range(len(table.players))),
            class_="arrival-seats",
        ),
        *(el("p", say(line)) for line in _how_far(arrival, table)),
        _variant(model, table),
        _who(model, arrival, table),
        el("div", _ways(model, arrival, table), _decline(model), class_="row"),
        el("p", say(kept), class_="small") if kept else None,
        class_="sheet",
        id="arrival",
    )


def _challenge(model: Model, arrival: Arrival) -> tuple[Markup, ...]:
    """Who challenges, and that the other's game stays hidden."""
    if not arrival.challengers:
        return ()
    lines = (msg("duel.challenges", name=arrival.challengers), msg("duel.sealed"))
    return tuple(el("p", model.say(line), id=f"challenge-{n}") for n, line in enumerate(lines))


def _seat(model: Model, table: Table, seat: int) -> Markup:
    player, game = table.players[seat], table.match.setup.game
    known = player.bot in BOTS
    bot = el("span", model.say(say_bot(game, player.bot)), class_="small") if known else None
    return el("li", portrait(table.looks[seat], "is-small"), el("span", player.shown), bot)


def _variant(model: Model, table: Table) -> Markup | None:
    """What is unusual in the rules of this game."""
    lines = registry.say_variant(table.match.setup)
    if not lines:
        return None
    title = el("strong", model.say(msg("variant.title")))
    return el(
        "div", title, draw_variant(model, lines), class_="arrival-variant", id="arrival-variant"
    )


def _how_far(arrival: Arrival, table: Table) -> tuple[Message, ...]:
    steps = len(table.match.past)
    if not steps:
        return (msg("arrival.deal", seed=table.match.setup.seed),)
    far = plural("arrival.steps", steps)
    position = (msg("arrival.moment", at=arrival.at),) if arrival.at is not None else ()
    if not table.acting:
        return far, msg("arrival.over"), *position
    names = ", ".join(table.players[seat].shown for seat in table.acting)
    return far, msg("arrival.turn", names=names), *position


def _who(model: Model, arrival: Arrival, table: Table) -> Markup | None:
    """Who of several people plays on this device."""
    people, say = people_of(table), model.say
    if len(people) < 2 or not table.acting or arrival.challengers:
        return None
    chosen = str(arrival.here[0]) if 0 < len(arrival.here) < len(people) else EVERYBODY
    return field(say(msg("arrival.who")), select_people(model, table, "share.here", chosen))


def _ways(model: Model, arrival: Arrival, table: Table) -> Markup:
    """The buttons for what can be done with the link, the likeliest first."""
    say = model.say

    def way(sign: str, label: Message, at: str, rank: Rank = "plain") -> Markup:
        first = rank == "primary" or None
        return button(
            "accept", icon(sign), say(label), value=at, rank=rank, data_autofocus=first,
            id=f"accept-{at or 'now'}",
        )  # fmt: skip

    if arrival.challengers:
        known = arrival.known
        if known is None:
            return way("play", msg("duel.accept"), "", "primary")
        return way("play", msg("arrival.continue" if known.acting else "duel.see"), "", "primary")
    if not table.match.past:
        prepare = button("prepare", say(msg("arrival.prepare")), id="prepare")
        return group(way("play", msg("arrival.play"), "", "primary"), prepare)
    onward = msg("arrival.continue") if table.acting else msg("arrival.result")
    start = way("look", msg("arrival.watch"), "0")
    if arrival.at is None:
        return group(way("play", onward, "", "primary"), start)
    look = way("look", msg("arrival.look"), str(arrival.at), "primary")
    return group(look, way("play", onward, ""), start if arrival.at else None)


def _decline(model: Model, rank: Rank = "plain") -> Markup:
    label = msg("arrival.back") if model.playing else msg("arrival.decline")
    first = rank == "primary" or None
    return button("decline", model.say(label), rank=rank, id="decline", data_autofocus=first)
