"""Links to the page: what one holds is shown before it is opened."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import assert_never

from ribeira.app import draft as drafts
from ribeira.app import sharing
from ribeira.app.arrival import Arrival
from ribeira.app.effects import LeaveLink
from ribeira.app.model import Dialog, Model, Next
from ribeira.app.msg import Accept, Arrive, Decline, LinkMsg, Prepare
from ribeira.app.sharing import Address
from ribeira.app.storage import DEAL
from ribeira.app.tables import PHANTOM, Player, Table
from ribeira.app.update import lookback
from ribeira.app.update.keeping import keep
from ribeira.app.update.opening import close_table, open_new
from ribeira.codec.errors import CodecError
from ribeira.core.match import Step
from ribeira.core.plain import to_plain
from ribeira.core.values import Setup


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
    arrival = _arrival(model, sharing.read_address(fragment)) if fragment else None
    return replace(model, dialog=None, arrival=arrival), ()


def _arrival(model: Model, address: Address) -> Arrival:
    try:
        table = sharing.table_of(address.payload, model.new_id(), model.say)
    except CodecError as refusal:
        return Arrival(address, error=refusal.message)
    known = _known(model, table)
    return Arrival(address, table, known=known, here=_who_plays(address, table, known))


def _known(model: Model, table: Table) -> Table | None:
    """The table of the same deal that was opened here before, if the link continues it."""
    name = model.stored.table_of_deal(deal_of(table.match.setup))
    if name is None or not table.match.past:
        return None
    try:
        known = model.stored.load(name)
    except CodecError:
        return None
    goes_on = not known.only_looking and sharing.goes_on(table.match, known.match)
    return known if goes_on else None


def _who_plays(address: Address, table: Table, known: Table | None) -> tuple[int, ...]:
    """Who plays on this device: as before if the game is known here; in a game by link the person
    whose turn it is; else everybody."""
    people = sharing.people_of(table)
    if known:
        return tuple(seat for seat in people if seat in known.people)
    acting = tuple(seat for seat in table.acting if seat in people)
    return acting[:1] if address.turn and acting else people


def deal_of(setup: Setup) -> str:
    """A short name of the deal, the same on every device."""
    return sha256(str(to_plain(setup)).encode()).hexdigest()[:16]


def remember_deal(model: Model, table: Table) -> Next:
    """A later link of this deal will find this table again."""
    return keep(model, DEAL + deal_of(table.match.setup), table.id)


# Accepted


def _accept(model: Model, at: str) -> Next:
    """Opens the game of the link: at its end, or looked at after so many actions."""
    arrival = model.arrival
    if arrival is None or arrival.table is None:
        return model, ()
    table = sharing.sit(arrival.table, arrival.here)
    news: tuple[Step, ...] = ()
    if arrival.known:
        table = replace(table, id=arrival.known.id, players=_keep(arrival.known, table))
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
    if model.arrival is None or model.arrival.table is None:
        return model, ()
    draft = _draft(model, model.arrival.table)
    model, closed = close_table(replace(model, arrival=None))
    return replace(model, screen=draft), (LeaveLink(forward=True), *closed)


def _draft(model: Model, table: Table) -> drafts.Draft:
    setup = table.match.setup
    draft = drafts.new_draft(setup.game, model.say, setup.seed)
    players = tuple(player for player in table.players if player.bot != PHANTOM)
    others = [place for place in draft.places if place.name not in {p.name for p in players}]
    places = (*players, *others)[: len(draft.places)]
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
