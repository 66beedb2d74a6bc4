"""Keeps texts: each is changed in the model and written to the storage. What storage does not take
is remembered until it does, and a text that cannot be read is set aside.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from ribeira.app import stored_games
from ribeira.app.effects import SetAside, Store, StoreGame
from ribeira.app.model import Model, Next
from ribeira.app.notices import Notice
from ribeira.app.storage import GAME, OURS, UNREAD
from ribeira.app.tables import Table
from ribeira.codec.errors import CodecError
from ribeira.core.values import Message, msg

STORAGE_ERRORS = {"full": msg("storage.full"), "forbidden": msg("storage.forbidden")}


def keep(model: Model, key: str, text: str | None) -> Next:
    """Writes a text, or removes it."""
    return replace(model, stored=model.stored.changed({key: text})), (Store(key, text),)


def keep_table(model: Model, table: Table) -> Next:
    """Stores the table; one of older rules keeps the text that it has, and a lesson is no game."""
    if table.is_lesson:
        return model, ()
    if table.only_looking and model.stored.text(table.id) is not None:
        return model, ()
    try:
        text = stored_games.write(table, _when(model, table.id))
    except CodecError as error:  # too long to be read again, as a game among bots may be
        return with_error(model, error.message), ()
    return keep_text(model, table.id, text)


def _when(model: Model, name: str) -> int:
    """Now, but later than before even if the clock was put back: of two texts of a game the later
    one counts."""
    before = model.stored.summary(name).when if model.stored.text(name) else 0
    return max(model.now, min(before + 1, stored_games.LATEST))


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


# What storage does not take


def not_kept(model: Model, kind: str, name: str) -> Model:
    """The model with a mark for that text, if it is a single one, and the notice."""
    unkept = tuple(sorted({*model.unkept, name} - {""}))
    return with_error(replace(model, unkept=unkept), STORAGE_ERRORS[kind])


def kept_at_last(model: Model, name: str) -> Model:
    """When all is kept, the next error is told again."""
    unkept = tuple(other for other in model.unkept if other != name)
    return replace(model, unkept=unkept, error=model.error if unkept else None)


# What cannot be read


def set_aside(model: Model, name: str, why: Message) -> Next:
    """Keeps the text under a new name each time, and says so."""
    text = model.stored.texts[name]
    names = (f"{UNREAD}{name.removeprefix(OURS)}.{model.new_id(n)}" for n in count())
    under = next(name for name in names if name not in model.stored.texts)
    stored = model.stored.changed({name: None, under: text})
    return with_error(replace(model, stored=stored), why), (SetAside(name, under, text),)
