"""The error boundary: what has failed is kept in the model and shown, with ways to go on."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import Copy, LeaveLink, OfferFile, Ready, StartBots
from ribeira.app.model import Crash, Model, Next
from ribeira.app.msg import (
    CopyReport,
    CrashMsg,
    Failed,
    LeaveCrashed,
    Recover,
    SaveAfterCrash,
)
from ribeira.app.notices import Notice
from ribeira.app.stored_games import file_with_title
from ribeira.app.update.exchange import secrets
from ribeira.app.update.exchange.files import file_name
from ribeira.app.update.keeping import keep_table
from ribeira.app.update.opening import close_table, open_table
from ribeira.core.values import msg
from ribeira.version import version_text


def update(model: Model, message: CrashMsg) -> Next:
    match message:
        case Failed(where, trace):
            return _failed(model, Crash(where, trace)), (Ready(),)
        case Recover():
            return _recover(replace(model, crash=None, overcome=model.crash))
        case LeaveCrashed():
            link = (LeaveLink(forward=False),) if model.arrival else ()
            model, closed = close_table(replace(model, crash=None, arrival=None))
            return model, (StartBots(), *closed, *link)
        case SaveAfterCrash():
            return _save(model, game_to_save(model))
        case CopyReport():
            done, failed = msg("crash.copied"), msg("crash.not_copied")
            return model, (Copy(report(model), done, failed),)
    assert_never(message)


def _failed(model: Model, crash: Crash) -> Model:
    """The first failure is the one that is told. When another one comes before the person has gone
    on, or the same one afterwards, a sentence says so, since nothing else would change."""
    if model.crash or crash == model.overcome:
        notice: Notice | None = Notice(msg("crash.once_more"))
    else:
        notice = model.notice if model.notice and model.notice.stays else None
    return replace(model, crash=model.crash or crash, notice=notice)


def _recover(model: Model) -> Next:
    """Opens the table anew, because what it waited for may have been lost: a bot, the next beat. It
    is stored once more, because that may have failed."""
    if model.contest:
        model = replace(model, screen=replace(model.contest, running=False))
    if model.playing is None:
        return model, (StartBots(),)
    table, following = model.playing.table, model.playing.following
    model, stored = (model, ()) if following else keep_table(model, table)
    model, opened = open_table(model, table, following)
    return model, (StartBots(), *stored, *opened)


def _save(model: Model, name: str) -> Next:
    """Where people share the screen, one of them says first who takes the game along."""
    if asking := secrets.ask_first(model, secrets.of_stored(model, (name,)), SaveAfterCrash()):
        return asking, ()
    text = model.stored.text(name)
    return model, (OfferFile(file_name(name), file_with_title(text)),) if text else ()


def asks_who_saves(model: Model) -> bool:
    return model.dialog is not None and model.dialog.then == SaveAfterCrash()


def game_to_save(model: Model) -> str:
    """The game at the table, else the one that the page comes back to."""
    return model.playing.table.id if model.playing else model.stored.open_game or ""


def report(model: Model) -> str:
    """What a person can send to us: version, place and traceback; no names, no games."""
    if model.crash is None:
        return ""
    text = f"{version_text(model.page.version)}\n{model.crash.where}\n{model.crash.trace}"
    names = sorted({re.escape(name) for name in _names(model) if name.strip()}, key=len)
    if not names:
        return text
    return re.sub(rf"(?<!\w)(?:{'|'.join(reversed(names))})(?!\w)", "…", text)


def _names(model: Model) -> tuple[str, ...]:
    """The names of players and games that the message of an exception may hold."""
    tables = (model.playing and model.playing.table, model.arrival and model.arrival.table)
    seated = model.draft.players if model.draft else ()
    seated += tuple(player for table in tables if table for player in table.players)
    kept = (name for saved in model.stored.games() for name in (*saved.names, saved.title))
    return (*(player.name for player in seated), *kept)
