"""The dialog that makes a challenge of a game that is over, and what the end of one's own says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.duel.duels import Duel, compare, place_at_end, points_at
from ribeira.app.playing import Playing
from ribeira.app.sharing import people_of
from ribeira.app.tables import Table
from ribeira.app.update.exchange.duels import link_of_challenge, may_challenge
from ribeira.codec.errors import CodecError
from ribeira.codec.qr import draw_qr
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, field, switch
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

VERDICTS = {1: msg("duel.won"), 0: msg("duel.even"), -1: msg("duel.lost")}


def draw_challenge(model: Model) -> Markup:
    say = model.say
    how = el("p", say(msg("duel.how")))
    try:
        link = link_of_challenge(model)
    except CodecError as refused:
        return group(how, el("p", say(refused.message)))
    copy = button(
        "copy_challenge",
        icon("copy"),
        say(msg("share.copy")),
        rank="primary",
        id="copy-challenge",
        autofocus=True,
    )
    send = button("send_challenge", icon("share"), say(msg("share.send")), id="send-challenge")
    return group(
        how,
        field(say(msg("share.names")), switch("share.names", model.names_in_links), kind="row"),
        el(
            "input",
            type="text",
            value=link,
            readonly=True,
            id="challenge-link",
            class_="link-text",
            aria_label=say(msg("share.link")),
        ),
        el("div", copy, send if model.page.can_share else None, class_="row"),
        None if model.page.address else el("p", say(msg("share.homeless")), class_="small"),
        el("p", say(msg("duel.honest")), class_="small"),
        draw_qr(link, say(msg("share.qr"))) or el("p", say(msg("share.no_qr")), class_="small"),
    )


def draw_offer(model: Model, playing: Playing) -> Markup | None:
    """The way to a challenge, at the end of any game that somebody has played."""
    if not may_challenge(playing):
        return None
    say = model.say
    return el(
        "div",
        button("challenge", icon("challenge"), say(msg("duel.beat")), id="challenge"),
        el("span", say(msg("duel.offer")), class_="small"),
        class_="row",
    )


# At the end of a challenge


def draw_outcome(model: Model, playing: Playing) -> Markup | None:
    """Who did better, and the way to both games."""
    duel = model.duel
    if not playing.table.against or duel is None:
        return None
    return el("section", *_outcome(model, playing, duel), class_="sheet outcome", id="outcome")


def _outcome(model: Model, playing: Playing, duel: Duel) -> tuple[Markup, ...]:
    say = model.say
    title = el("h3", say(msg("duel.outcome")))
    if duel.refused:
        return title, el("p", say(duel.refused), id="outcome-refused")
    if duel.table is None:
        return title, el("p", say(msg("duel.reading")), aria_busy="true")
    lines = outcome(playing.table, duel.table, duel.challengers)
    look = icon("watch")
    both = button("both", look, say(msg("duel.both")), rank="offer", id="both")
    return title, *(el("p", say(line)) for line in lines), el("div", both, class_="row")


def outcome(mine: Table, other: Table, challengers: str) -> tuple[Message, ...]:
    """In sentences; where several people sit at the table, seat by seat."""
    people = people_of(mine)
    verdict = (VERDICTS[compare(mine.match, other.match, people[0])],) if len(people) == 1 else ()
    return (
        *verdict,
        *(msg("duel.was", name=mine.names[seat], result=_result(mine, seat)) for seat in people),
        *(
            msg("duel.was", name=_name(other, seat, challengers), result=_result(other, seat))
            for seat in people
        ),
    )


def _name(other: Table, seat: int, challengers: str) -> str:
    """A link without names calls its people something; a single one is somebody."""
    return challengers if len(people_of(other)) == 1 else other.names[seat]


def _result(table: Table, seat: int) -> Message:
    match, place = table.match, place_at_end(table.match, seat)
    if not registry.terms(match.setup.game).has_points:
        return msg("end.place", n=place)
    return plural("day.points", points_at(match, match.at, seat), place=place)
