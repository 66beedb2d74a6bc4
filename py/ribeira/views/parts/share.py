"""Sharing a game: the dialog with its link and QR code, and the line that asks to send the link
when somebody on another device is to play. A game too long for a link gets a sentence instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.incoming.arrival import EVERYBODY
from ribeira.app.playing import Playing
from ribeira.app.sharing import is_apart, people_of
from ribeira.app.tables import AWAY, Table
from ribeira.app.update.exchange.secrets import people_of as people_of_all
from ribeira.app.update.exchange.share import link_of
from ribeira.codec.errors import CodecError
from ribeira.codec.qr import draw_qr
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.names import isolated
from ribeira.views.parts.coach import draw_variant
from ribeira.views.parts.controls import button, field, select, switch
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model


NEWS = 100
"""So many steps are told; a link may bring thousands."""


def draw_share(model: Model) -> Markup:
    """The dialog: what is shared, its link to be copied, shown or sent, and who plays where."""
    playing = model.playing
    assert playing is not None
    return group(
        draw_vouched(model, playing.table),
        _what(model),
        _variant(model, playing),
        *_link(model, _apart(model, playing)),
    )


def _variant(model: Model, playing: Playing) -> Markup | None:
    """What is unusual in this game, where its link and its file are offered: neither says it in
    words."""
    lines = registry.say_variant(playing.match.setup)
    if not lines:
        return None
    title = el("strong", model.say(msg("variant.title")))
    return el("div", title, draw_variant(model, lines), id="share-variant", class_="share-variant")


def draw_vouched(model: Model, table: Table) -> Markup | None:
    """Who has made a file or a link of a game with secrets."""
    name = dict(model.vouched).get(table.id)
    if name is None:
        return None
    return el("p", model.say(say_vouched(name)), class_="small", id="vouched")


def say_vouched(name: str) -> Message:
    return msg("secrets.taken", name=isolated(name))


def draw_secrets(model: Model) -> Markup:
    """The question in whose name a game with secrets leaves the page."""
    secrets = model.dialog.secrets if model.dialog else ()
    playing = model.playing
    looking = playing and playing.viewer is not None and playing.table.players[playing.viewer].name
    people = (
        button(
            "vouch",
            model.say(msg("secrets.me", name=isolated(name))),
            value=name,
            data_autofocus=name == looking,
        )
        for name in people_of_all(secrets)
    )
    return group(
        el("p", model.say(msg("secrets.what"))),
        el("p", model.say(msg("secrets.who"))),
        el("div", *people, class_="row"),
    )


def _what(model: Model) -> Markup:
    say, dialog = model.say, model.dialog
    whats = [("whole", say(msg("share.whole"))), ("bare", say(msg("share.bare")))]
    chosen = "bare" if dialog and dialog.bare else "whole"
    return group(
        field(say(msg("share.what")), select("share.what", chosen, whats)),
        field(say(msg("share.names")), switch("share.names", model.names_in_links), kind="row"),
    )


def _link(model: Model, apart: Markup | None) -> tuple[Markup | None, ...]:
    """The link as text and as a QR code, and what one should know about it."""
    say = model.say
    secrets = el("p", say(msg("share.secrets")), class_="small", id="share-secrets")
    homeless = el("p", say(msg("share.homeless")), class_="small", id="share-homeless")
    try:
        link = link_of(model)
    except CodecError as refused:
        return el("p", say(refused.message)), el("div", _as_file(model), class_="row"), apart
    named = say(msg("share.link"))
    return (
        el("input", type="text", value=link, readonly=True, id="share-link", aria_label=named),
        el("div", *_ways(model, msg("share.copy")), _as_file(model), class_="row"),
        None if model.page.address else homeless,
        secrets,
        apart,
        draw_qr(link, say(msg("share.qr"))) or el("p", say(msg("share.no_qr")), class_="small"),
    )


def _ways(model: Model, label: Message) -> tuple[Markup, ...]:
    """The buttons: copy, and the system's own dialog where there is one."""
    copy = button("copy", icon("copy"), model.say(label), rank="primary", id="share-copy")
    if not model.page.can_share:
        return (copy,)
    return copy, button("send", icon("share"), model.say(msg("share.send")), id="share-send")


def _as_file(model: Model) -> Markup:
    """The button to export a file, which is also there for a game too long for a link."""
    assert model.playing is not None
    name = model.playing.table.id
    label = model.say(msg("share.file"))
    return button("export", icon("file"), label, value=name, id="share-file")


def _apart(model: Model, playing: Playing) -> Markup | None:
    """For games by link: who of several people plays on this device."""
    table, say = playing.table, model.say
    people = people_of(table)
    if len(people) < 2 or playing.over or playing.table.closed:
        return None
    here = str(table.people[0]) if is_apart(table) and table.people else EVERYBODY
    return el(
        "section",
        el("h3", say(msg("share.by_turns"))),
        field(
            say(msg("share.here")),
            select_people(model, table, "share.seats", here),
            say(msg("share.by_turns_help")),
        ),
    )


def select_people(model: Model, table: Table, name: str, chosen: str) -> Markup:
    """A choice between everybody and one of the people."""
    people = [(str(seat), table.players[seat].shown) for seat in people_of(table)]
    everybody = (EVERYBODY, model.say(msg("share.everybody")))
    return select(name, chosen, [everybody, *people])


def draw_send_on(model: Model, playing: Playing) -> Markup | None:
    """The line that asks to send the link on, once the bots have acted too: a bot that had not
    would choose anew on the other device, and the two games would differ from there."""
    table = playing.table
    acting = [table.players[seat] for seat in table.acting]
    if not acting or any(player.bot != AWAY for player in acting):
        return None
    names = ", ".join(player.shown for player in acting)
    ways = _ways(model, msg("share.copy_for", names=names))
    return el("div", *ways, class_="row", id="send-on")


def draw_news(model: Model) -> Markup:
    """What happened elsewhere since the game was last here."""
    playing, news = model.table, model.dialog.news if model.dialog else ()
    lines = [line for step in news[-NEWS:] for line in playing.sentences(step.events)]
    if not lines:
        return el("p", model.say(msg("arrival.no_news")))
    earlier = button("log", model.say(msg("log.earlier"))) if len(news) > NEWS else None
    told = el("ul", *(el("li", model.say(line)) for line in lines), class_="story", id="news")
    return group(earlier, told)
