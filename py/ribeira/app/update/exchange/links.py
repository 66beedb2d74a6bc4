"""Links to the page: what one holds is shown before it is opened."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import assert_never

from ribeira.app import draft as drafts
from ribeira.app import sharing
from ribeira.app.effects import LeaveLink, ReadLink
from ribeira.app.incoming.arrival import Arrival
from ribeira.app.incoming.reading import Reading
from ribeira.app.model import Dialog, Model, Next
from ribeira.app.msg import Accept, Arrive, Decline, LinkMsg, LinkRead, OpenLesson, Prepare
from ribeira.app.sharing import Address
from ribeira.app.storage import DEAL
from ribeira.app.tables import PHANTOM, Player, Table
from ribeira.app.update import lookback
from ribeira.app.update.daily import deals as daily
from ribeira.app.update.exchange import duels
from ribeira.app.update.keeping import keep
from ribeira.app.update.opening import close_table, open_new
from ribeira.codec.errors import CodecError
from ribeira.core.match import Step

LESSON = re.compile(r"learn=([\w.]{1,40})(?:&part=([\w-]{1,40}))?")


def update(model: Model, message: LinkMsg) -> Next:
    match message:
        case Arrive(fragment):
            return arrive(model, fragment)
        case Accept(at):
            return _accept(model, at)
        case Prepare():
            return _prepare(model)
        case Decline():
            return replace(model, arrival=None), (LeaveLink(forward=False),)
    assert_never(message)


def arrive(model: Model, fragment: str) -> Next:
    """The address has changed, by a link, by hand, or by going back and forth."""
    if found := LESSON.fullmatch(fragment):
        wanted = OpenLesson("/".join(filter(None, found.groups())))
        return replace(model, dialog=None, wanted=wanted), (LeaveLink(forward=False),)
    if found := daily.LINK.fullmatch(fragment):
        return daily.arrive(model, *found.groups())
    model = replace(model, dialog=None, arrival=None)
    if not fragment:
        return model, ()
    address, run = sharing.read_address(fragment), model.runs + 1
    arrival = Arrival(address, reading=Reading(run))
    effect = ReadLink(run, address.payload, model.stored)
    return replace(model, runs=run, arrival=arrival), (effect,)


def show(model: Model, arrival: Arrival, read: LinkRead) -> Model:
    """Shows what the link holds, or why it is refused."""
    if read.linked is None:
        return replace(model, arrival=Arrival(arrival.address, error=read.refused))
    if read.linked.sealed:
        shown = duels.arrival_of(model, arrival, read, read.linked)
        return replace(model, arrival=shown)
    try:
        table = sharing.table_of(read.linked, model.new_id(), model.say)
    except CodecError as refusal:
        return replace(model, arrival=Arrival(arrival.address, error=refusal.message))
    known = read.known
    if known and (known.only_looking or not sharing.goes_on(table.match, known.match)):
        known = None
    here = _who_plays(arrival.address, table, known)
    return replace(model, arrival=Arrival(arrival.address, table, known=known, here=here))


def _who_plays(address: Address, table: Table, known: Table | None) -> tuple[int, ...]:
    """Who plays on this device: as before if the game is known here; in a game by link the person
    whose turn it is; else everybody."""
    people = sharing.people_of(table)
    if known:
        return tuple(seat for seat in people if seat in known.people)
    acting = tuple(seat for seat in table.acting if seat in people)
    return acting[:1] if address.turn and acting else people


def remember_deal(model: Model, table: Table) -> Next:
    """A later link of this deal will find this table again."""
    return keep(model, DEAL + sharing.deal_of(table.match.setup), table.id)


# Accepted


def _accept(model: Model, at: str) -> Next:
    """Opens the game of the link: at its end, or looked at after so many actions."""
    arrival = model.arrival
    if arrival is None or arrival.table is None:
        return model, ()
    if arrival.challengers:
        model, opened = duels.accept(model, arrival)
        return model, (LeaveLink(forward=True), *opened)
    table = sharing.sit(arrival.table, arrival.here)
    news: tuple[Step, ...] = ()
    if arrival.known:
        known, players = arrival.known, _keep(arrival.known, table)
        table = replace(table, id=known.id, players=players, title=known.title)
        table = replace(table, fixed=known.fixed, against=known.against)
        news = sharing.news(table.match, arrival.known.match)
    model, opened = open_new(replace(model, arrival=None), table)
    model, remembered = remember_deal(model, table)
    effects = (LeaveLink(forward=True), *opened, *remembered)
    if at.isdecimal():
        model, looked = lookback.look(model, model.table, int(at))
        return model, effects + looked
    if news:
        model = replace(model, dialog=Dialog("news", news=news))
    return model, effects


def _keep(known: Table, table: Table) -> tuple[Player, ...]:
    """The players with the looks they have here, but on the devices that the new table says."""
    pairs = zip(known.players, table.players, strict=True)
    return tuple(replace(old, bot=new.bot) for old, new in pairs)


def _prepare(model: Model) -> Next:
    """Opens the deal of the link as a set-up, so that its players can be changed."""
    if model.arrival is None or model.arrival.table is None or model.arrival.challengers:
        return model, ()
    draft = _draft(model, model.arrival.table)
    model, closed = close_table(replace(model, arrival=None))
    return replace(model, screen=draft), (LeaveLink(forward=True), *closed)


def _draft(model: Model, table: Table) -> drafts.Draft:
    setup = table.match.setup
    draft = drafts.new_draft(setup.game, model.say, setup.seed)
    players = tuple(player for player in table.players if player.bot != PHANTOM)
    places = (*players, *drafts.others(setup.game, model.say, players))
    return replace(
        draft,
        seats=setup.seats,
        places=places if _all_differ(places) else draft.places,
        options=tuple(sorted(table.match.game.META.options_of(setup).items())),
        practice=table.practice,
    )


def _all_differ(places: tuple[Player, ...]) -> bool:
    colours, shapes = {p.colour for p in places}, {p.shape for p in places}
    return len(places) == len(colours) == len(shapes)
