"""Links from the page: the dialog that makes one, and copying and sending it."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import sharing
from ribeira.app.effects import Copy, SavePicture, Share
from ribeira.app.incoming.arrival import seats_here
from ribeira.app.model import Dialog, Model, Next
from ribeira.app.msg import (
    Copied,
    CopyLink,
    OpenShare,
    SaveResult,
    SendGame,
    SendLink,
    SetShare,
    ShareMsg,
)
from ribeira.app.notices import Notice
from ribeira.app.sharing import Address
from ribeira.app.update.exchange import secrets
from ribeira.app.update.exchange.links import remember_deal
from ribeira.app.update.library import open_game
from ribeira.app.update.opening import open_new
from ribeira.codec.errors import CodecError
from ribeira.core.values import msg
from ribeira.games import registry

PICTURE = "result-picture"
"""The id of the drawing that is saved as a picture."""


def update(model: Model, message: ShareMsg) -> Next:
    match message:
        case OpenShare():
            return open_share(model)
        case SendGame(name):
            model, opened = open_game(replace(model, dialog=None), name)
            model, shared = open_share(model)
            return model, opened + shared
        case SetShare(field, value):
            return _set(model, field, value)
        case CopyLink(at):
            return _copy(model, int(at) if at.isdecimal() else None)
        case SendLink():
            return _send(model)
        case SaveResult():
            return _save_result(model)
        case Copied(sentence):
            return replace(model, notice=Notice(sentence)), ()
    assert_never(message)


def open_share(model: Model) -> Next:
    if model.playing is None or model.playing.teaching:
        return model, ()
    if asking := secrets.ask_first(model, secrets.of_table(model.playing.table), OpenShare()):
        return asking, ()
    return remember_deal(replace(model, dialog=Dialog("share")), model.playing.table)


def link_of(model: Model, at: int | None = None) -> str:
    """The address of the game that is open. Raises `CodecError` when it is too long."""
    table = model.table.table
    bare = bool(model.dialog and model.dialog.bare) and at is None
    payload = sharing.payload_of(table, model.names_in_links, bare)
    turn = at is None and not bare and sharing.is_apart(table)
    return f"{model.page.address}#{Address(payload, at, turn)}"


def _copy(model: Model, at: int | None) -> Next:
    """Copies the link, or the one to the table after `at` actions."""
    if model.playing is None:
        return model, ()
    then = CopyLink("" if at is None else str(at))
    if asking := secrets.ask_first(model, secrets.of_table(model.playing.table), then):
        return asking, ()
    try:
        link = link_of(model, at)
    except CodecError as refusal:
        return replace(model, notice=Notice(refusal.message)), ()
    return model, (Copy(link, msg("share.copied"), msg("share.not_copied")),)


def _save_result(model: Model) -> Next:
    """Saves the picture that the end shows."""
    playing = model.playing
    if playing is None or not playing.at_its_end:
        return model, ()
    game = registry.terms(playing.match.setup.game).say_game()
    return model, (SavePicture(PICTURE, f"{model.say(game)}.png"),)


def _send(model: Model) -> Next:
    """Shares the link with the system's own dialog."""
    if model.playing is None:
        return model, ()
    if asking := secrets.ask_first(model, secrets.of_table(model.playing.table), SendLink()):
        return asking, ()
    try:
        return model, (Share(model.say(msg("share.subject")), link_of(model)),)
    except CodecError as refusal:
        return replace(model, notice=Notice(refusal.message)), ()


def _set(model: Model, field: str, value: str) -> Next:
    """A field of the dialog or of the arrival was changed."""
    arrival, dialog, playing = model.arrival, model.dialog, model.playing
    if field == "names":
        return replace(model, names_in_links=value == "true"), ()
    if field == "what" and dialog:
        return replace(model, dialog=replace(dialog, bare=value == "bare")), ()
    if field == "here" and arrival and arrival.table:
        here = seats_here(arrival.table, value)
        return replace(model, arrival=replace(arrival, here=here)), ()
    if field == "seats" and playing:  # all other people play on another device
        here = seats_here(playing.table, value)
        model, opened = open_new(model, sharing.sit(playing.table, here))
        return replace(model, dialog=Dialog("share")), opened
    return model, ()
