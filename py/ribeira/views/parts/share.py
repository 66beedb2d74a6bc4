"""Sharing a game: the dialog with its link and QR code, and the line that asks to send the link
when somebody on another device is to play. A game too long for a link gets a sentence instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.sharing import people_of
from ribeira.app.tables import AWAY, Table
from ribeira.app.update.links import EVERYBODY, is_apart
from ribeira.codec.errors import CodecError
from ribeira.codec.qr import draw_qr
from ribeira.core.values import Message, msg
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, field, select, switch
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.session import Session


def draw_share(session: Session) -> Markup:
    """The dialog: what is shared, its link to be copied, shown or sent, and who plays where."""
    playing = session.playing
    assert playing is not None
    return group(
        _what(session),
        *_link(session, _apart(session, playing)),
    )


def _what(session: Session) -> Markup:
    say, links = session.say, session.links
    whats = [("whole", say(msg("share.whole"))), ("bare", say(msg("share.bare")))]
    chosen = "bare" if links.bare else "whole"
    return group(
        field(say(msg("share.what")), select("share.what", chosen, whats)),
        field(say(msg("share.names")), switch("share.names", links.names), kind="row"),
    )


def _link(session: Session, apart: Markup | None) -> tuple[Markup | None, ...]:
    """The link as text and as a QR code, and what one should know about it."""
    say = session.say
    secrets = el("p", say(msg("share.secrets")), class_="small")
    homeless = el("p", say(msg("share.homeless")), class_="small", id="share-homeless")
    try:
        link = session.links.link()
    except CodecError as refused:
        return el("p", say(refused.message)), el("div", _as_file(session), class_="row"), apart
    named = say(msg("share.link"))
    return (
        el("input", type="text", value=link, readonly=True, id="share-link", aria_label=named),
        el("div", *_ways(session, msg("share.copy")), _as_file(session), class_="row"),
        None if session.page.address() else homeless,
        secrets,
        apart,
        draw_qr(link, say(msg("share.qr"))) or el("p", say(msg("share.no_qr")), class_="small"),
    )


def _ways(session: Session, label: Message) -> tuple[Markup, ...]:
    """The buttons: copy, and the system's own dialog where there is one."""
    copy = button("copy", icon("copy"), session.say(label), kind="primary", id="share-copy")
    if not session.page.can_share():
        return (copy,)
    return copy, button("send", icon("share"), session.say(msg("share.send")), id="share-send")


def _as_file(session: Session) -> Markup:
    """The button to export a file, which is also there for a game too long for a link."""
    assert session.playing is not None
    name = session.playing.table.id
    label = session.say(msg("share.file"))
    return button("export", icon("file"), label, value=name, id="share-file")


def _apart(session: Session, playing: Playing) -> Markup | None:
    """For games by link: who of several people plays on this device."""
    table, say = playing.table, session.say
    people = people_of(table)
    if len(people) < 2 or playing.over or playing.table.closed:
        return None
    here = str(table.people[0]) if is_apart(table) and table.people else EVERYBODY
    return el(
        "section",
        el("h3", say(msg("share.by_turns"))),
        field(
            say(msg("share.here")),
            select_people(session, table, "share.seats", here),
            say(msg("share.by_turns_help")),
        ),
    )


def select_people(session: Session, table: Table, name: str, chosen: str) -> Markup:
    """A choice between everybody and one of the people."""
    people = [(str(seat), table.players[seat].name) for seat in people_of(table)]
    everybody = (EVERYBODY, session.say(msg("share.everybody")))
    return select(name, chosen, [everybody, *people])


def draw_send_on(session: Session, playing: Playing) -> Markup | None:
    """The line that asks to send the link on, once the bots have acted too: a bot that had not
    would choose anew on the other device, and the two games would differ from there."""
    table = playing.table
    acting = [table.players[seat] for seat in table.acting]
    if not acting or any(player.bot != AWAY for player in acting):
        return None
    names = ", ".join(player.name for player in acting)
    ways = _ways(session, msg("share.copy_for", names=names))
    return el("div", *ways, class_="row", id="send-on")


def draw_news(session: Session) -> Markup:
    """What happened elsewhere since the game was last here."""
    lines = [line for step in session.links.since for line in session.sentences(step.events)]
    if not lines:
        return el("p", session.say(msg("arrival.no_news")))
    return el("ul", *(el("li", session.say(line)) for line in lines), class_="story", id="news")
