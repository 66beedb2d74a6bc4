"""The error boundary: what has failed is kept in the model and shown, with ways to go on."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import Copy, OfferFile, Ready
from ribeira.app.model import Crash, Model, Next
from ribeira.app.msg import CopyReport, CrashMsg, Failed, Recover, SaveAfterCrash
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
            return model, (OfferFile(file_name(name), text),) if text else ()
        case CopyReport():
            done, failed = msg("crash.copied"), msg("crash.not_copied")
            return model, (Copy(report(model), done, failed),)
    assert_never(message)


def report(model: Model) -> str:
    """What a person can send to us: version, place and traceback; no names, no games."""
    if model.crash is None:
        return ""
    return f"Ribeira {version_text(model.page.version)}\n{model.crash.where}\n{model.crash.trace}"
