"""Keeps texts: each is changed in the model and written to the storage."""

from __future__ import annotations

from dataclasses import replace

from ribeira.app import stored_games
from ribeira.app.effects import Store, StoreGame
from ribeira.app.model import Model, Next
from ribeira.app.notices import Notice
from ribeira.app.storage import GAME
from ribeira.app.tables import Table
from ribeira.codec.errors import CodecError
from ribeira.core.values import Message, msg


def keep(model: Model, key: str, text: str | None) -> Next:
    """Writes a text, or removes it."""
    return replace(model, stored=model.stored.changed({key: text})), (Store(key, text),)


def keep_table(model: Model, table: Table) -> Next:
    """Stores the table; one of older rules keeps the text that it has."""
    if table.only_looking and model.stored.text(table.id) is not None:
        return model, ()
    try:
        text = stored_games.write(table, model.now)
    except CodecError as error:  # too long to be read again, as a game among bots may be
        return with_error(model, error.message), ()
    return keep_text(model, table.id, text)


def keep_text(model: Model, name: str, text: str) -> Next:
    """Stores the text of a game."""
    stored = model.stored.changed({GAME + name: text})
    return replace(model, stored=stored), (StoreGame(name, text),)


def with_error(model: Model, error: Message) -> Model:
    """The model with a notice of what went wrong with the storage, unless it was told already; it
    has a button to export the games if there are any."""
    if error == model.error:
        return model
    notice = Notice(error, stays=True)
    if model.stored.games():
        notice = replace(notice, do="export_all", label=msg("files.export_all"))
    return replace(model, error=error, notice=notice)
