"""Makes challenges, takes them up, and compares both games once one's own is over."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import sharing
from ribeira.app.draft import NAMES
from ribeira.app.duel.duels import Duel, moments, name_of_challenge, unit_of
from ribeira.app.effects import Copy, ReadLink, ReadLonger, Share, StopReading
from ribeira.app.incoming.arrival import Arrival
from ribeira.app.model import Dialog, Model, Next, refused
from ribeira.app.msg import (
    CopyChallenge,
    DuelMsg,
    LinkRead,
    OpenBoth,
    OpenChallenge,
    ReadFar,
    SendChallenge,
    ShowMoment,
)
from ribeira.app.playing import Playing
from ribeira.app.storage import DEAL, Stored
from ribeira.app.tables import AWAY, TITLE_LENGTH, Player, Table
from ribeira.app.update.keeping import keep
from ribeira.app.update.library import open_game
from ribeira.app.update.opening import open_new
from ribeira.codec import errors
from ribeira.codec.errors import CodecError
from ribeira.codec.link import Linked
from ribeira.core.match import start
from ribeira.core.values import Refusal, msg
from ribeira.core.wording import listing
from ribeira.kit.names import clean_title


def update(model: Model, message: DuelMsg) -> Next:
    playing = model.playing
    if playing is None or not may_challenge(playing):
        return model, ()
    match message:
        case OpenChallenge():
            return replace(model, dialog=Dialog("challenge")), ()
        case CopyChallenge() | SendChallenge():
            return _hand_out(model, message)
        case OpenBoth():
            there = model.duel is not None and model.duel.table is not None
            return (replace(model, dialog=Dialog("both")) if there else model), ()
        case ShowMoment(where):
            return _step(model, playing, where), ()
    assert_never(message)


# Out


def may_challenge(playing: Playing) -> bool:
    """Somebody has played the game, and it is over."""
    table = playing.table
    whole = table.only_looking is None and playing.teaching is None
    return playing.over and whole and bool(sharing.people_of(table))


def link_of_challenge(model: Model) -> str:
    """The address of the challenge. Raises `CodecError` when it is too long."""
    payload = sharing.payload_of(model.table.table, model.names_in_links, sealed=True)
    return f"{model.page.address}#{payload}"


def _hand_out(model: Model, message: CopyChallenge | SendChallenge) -> Next:
    try:
        link = link_of_challenge(model)
    except CodecError as refusal:
        return refused(model, Refusal(refusal.message)), ()
    if isinstance(message, CopyChallenge):
        return model, (Copy(link, msg("duel.copied"), msg("share.not_copied")),)
    subject = model.say(msg("duel.subject"))
    return model, (Share(subject, link, subject),) if model.page.can_share else ()


# In


def arrival_of(model: Model, arrival: Arrival, read: LinkRead, linked: Linked) -> Arrival:
    """What is shown of a challenge: the deal and the opponents, and nothing of the other's game."""
    address = arrival.address
    try:
        played = _played(model, linked)
    except CodecError as refusal:
        return Arrival(address, error=refusal.message)
    table = _seated(model, played, address.payload)
    known = read.known if read.known and read.known.against == address.payload else None
    here = sharing.people_of(table)
    challengers = name_of(model, played, linked)
    return Arrival(address, table, known=known, here=here, challengers=challengers)


def _played(model: Model, linked: Linked) -> Table:
    """The other's game. Raises `CodecError` where nobody has played it."""
    table = sharing.table_of(linked, model.new_id(), model.say)
    if not sharing.people_of(table):
        raise errors.ImpossibleLinkError
    return table


def name_of(model: Model, table: Table, linked: Linked) -> str:
    """Who challenges, in a text."""
    if not linked.labels:
        return model.say(msg("duel.somebody"))
    names = listing([table.players[seat].shown for seat in sharing.people_of(table)])
    return names if isinstance(names, str) else model.say(names)


def _seated(model: Model, played: Table, payload: str) -> Table:
    """The deal as it began, with whoever is here in the seats of those who challenge."""
    match = start(played.match.game, played.match.setup)
    people = sharing.people_of(played)
    players = tuple(
        replace(player, bot="") if player.bot == AWAY else player for player in played.players
    )
    if len(people) == 1:
        (seat,) = people
        players = (
            *players[:seat],
            _me(model, players[seat], match.setup.game),
            *players[seat + 1 :],
        )
    return replace(played, match=match, players=players, fixed=True, against=payload)


def _me(model: Model, seat: Player, game: str) -> Player:
    """The person of last time, under another name than the one who challenges."""
    last = model.stored.lasts.get(game)
    me = next((player for player in last.players if not player.bot), None) if last else None
    if me and me.name != seat.name:
        return seat.named(me.name, me.face)
    names = (model.say(msg(name)) for name in NAMES)
    return seat.named(next(name for name in names if name != seat.name), me.face if me else "")


def accept(model: Model, arrival: Arrival) -> Next:
    """Plays the challenge, or opens the game in which it was taken up."""
    model = replace(model, arrival=None)
    if arrival.known:
        return open_game(model, arrival.known.id)
    assert arrival.table
    title = model.say(msg("duel.title", name=arrival.challengers))
    table = replace(arrival.table, title=clean_title(title, TITLE_LENGTH))
    model, opened = open_new(model, table)
    model, noted = keep(model, DEAL + name_of_challenge(table.against), table.id)
    return model, opened + noted


# Both


def follow(model: Model) -> Next:
    """Reads the other's game when one's own is over, and forgets it when one goes."""
    playing, duel = model.playing, model.duel
    wanted = playing.table.against if playing and playing.at_its_end else ""
    if duel and duel.against != (playing.table.against if playing else ""):
        return replace(model, duel=None), (StopReading(duel.run),)
    if not wanted or duel:
        return model, ()
    run = model.runs + 1
    return replace(model, runs=run, duel=Duel(wanted, run)), (ReadLink(run, wanted, Stored()),)


def hear(model: Model, duel: Duel, message: ReadFar | LinkRead) -> Next:
    """What is said of the other's game while it is read."""
    if isinstance(message, ReadFar):
        return model, (ReadLonger(duel.run),) if message.asks else ()
    if message.linked is None:
        return replace(model, duel=replace(duel, refused=message.refused)), ()
    linked, mine = message.linked, model.table.table
    try:
        table = _played(model, linked)
    except CodecError as refusal:
        return replace(model, duel=replace(duel, refused=refusal.message)), ()
    over = linked.sealed and table.match.setup == mine.match.setup
    if not over or sharing.people_of(table) != sharing.people_of(mine):
        refusal_ = errors.ImpossibleLinkError().message
        return replace(model, duel=replace(duel, refused=refusal_)), ()
    found = replace(duel, table=table, challengers=name_of(model, table, linked))
    return replace(model, duel=found), ()


def last_moment(mine: Table, other: Table) -> int:
    unit = unit_of(mine.match)
    return max(len(moments(table.match, unit)) for table in (mine, other)) - 1


def moment_of(duel: Duel, last: int) -> int:
    return last if duel.moment is None else min(duel.moment, last)


def _step(model: Model, playing: Playing, where: str) -> Model:
    duel = model.duel
    if duel is None or duel.table is None:
        return model
    last = last_moment(playing.table, duel.table)
    now = moment_of(duel, last)
    steps = {"first": 0, "last": last, "+1": now + 1, "-1": now - 1}
    number = int(where) if where.isdecimal() and len(where) < 6 else now
    at = max(0, min(steps.get(where, number), last))
    return replace(model, duel=replace(duel, moment=at))
