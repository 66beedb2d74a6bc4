"""The error boundary: what has failed is kept in the model and shown, with ways to go on."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import Copy, OfferFile, Ready
from ribeira.app.model import Crash, Model, Next
from ribeira.app.msg import CopyReport, CrashMsg, Failed, Recover, SaveAfterCrash
from ribeira.app.stored_games import file_in
from ribeira.app.update.files import file_name
from ribeira.core.values import msg
from ribeira.version import version_text


def update(model: Model, message: CrashMsg) -> Next:
    match message:
        case Failed(where, trace):
            crash = model.crash or Crash(where, trace)
            return replace(model, crash=crash), (Ready("crash"),)
        case Recover():
            return replace(model, crash=None), ()
        case SaveAfterCrash():
            name = model.playing.table.id if model.playing else ""
            text = model.stored.text(name)
            return model, (OfferFile(file_name(name), file_in(text)),) if text else ()
        case CopyReport():
            done, failed = msg("crash.copied"), msg("crash.not_copied")
            return model, (Copy(report(model), done, failed),)
    assert_never(message)


def report(model: Model) -> str:
    """What a person can send to us: version, place and traceback; no names, no games."""
    if model.crash is None:
        return ""
    text = f"{version_text(model.page.version)}\n{model.crash.where}\n{model.crash.trace}"
    for name in filter(str.strip, _names(model)):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text)
    return text


def _names(model: Model) -> tuple[str, ...]:
    """The players' names that the message of an exception may hold."""
    tables = (model.playing and model.playing.table, model.arrival and model.arrival.table)
    seated = model.draft.players if model.draft else ()
    names = (name for table in tables if table for name in table.names)
    return (*names, *(player.name for player in seated))
