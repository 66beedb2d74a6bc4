"""What each message does to the model, and what is to be done outside. Every change of the app goes
through `update`; each concern has a file.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import msg as m
from ribeira.app.effects import Ready, StartBots
from ribeira.app.model import Model, Next
from ribeira.app.msg import Msg
from ribeira.app.update import (
    animation,
    arena,
    clicks,
    crash,
    files,
    hints,
    keys,
    library,
    links,
    lookback,
    places,
    settings,
    setup,
    share,
    table,
    tabs,
)
from ribeira.app.update.keeping import with_error
from ribeira.core.values import msg

STORAGE_ERRORS = {"full": msg("storage.full"), "forbidden": msg("storage.forbidden")}


def update(model: Model, message: Msg) -> Next:
    """The model after the message, and what is to be done."""
    if isinstance(message, m.Key):
        if not keys.means_something(message):
            return model, ()
        pressed = keys.meaning(model, message)
        return update(model, pressed) if pressed else (_without_passing_notice(model), ())
    if not isinstance(message, m.FieldMsg | m.Unasked):
        model = _without_passing_notice(model)
    model, effects = _hand_on(model, message)
    model, walked = places.walk(model)
    return model, effects + walked


def _without_passing_notice(model: Model) -> Model:
    passes = model.notice and not model.notice.stays
    return replace(model, notice=None) if passes else model


def _hand_on(model: Model, message: m.AnyButKey) -> Next:
    if isinstance(message, m.TableMsg):
        return _of_table(model, message)
    if isinstance(message, m.GameMsg):
        return _of_game(model, message)
    if isinstance(message, m.PlaceMsg):
        return places.update(model, message)
    if isinstance(message, m.ArenaMsg):
        return arena.update(model, message)
    if isinstance(message, m.SettingMsg):
        return settings.update(model, message)
    if isinstance(message, m.TabMsg):
        return tabs.update(model, message)
    if isinstance(message, m.StorageMsg):
        return _of_storage(model, message)
    if isinstance(message, m.CrashMsg):
        return crash.update(model, message)
    if isinstance(message, m.Begin):
        return _begin(model, message)
    assert_never(message)


def _of_table(model: Model, message: m.TableMsg) -> Next:
    if isinstance(message, m.ClickMsg):
        return clicks.update(model, message)
    if isinstance(message, m.TurnMsg):
        return table.update(model, message)
    if isinstance(message, m.AnimationMsg):
        return animation.update(model, message)
    if isinstance(message, m.HintMsg):
        return hints.update(model, message)
    if isinstance(message, m.LookMsg):
        return lookback.update(model, message)
    assert_never(message)


def _of_game(model: Model, message: m.GameMsg) -> Next:
    if isinstance(message, m.SetUpMsg):
        return setup.update(model, message)
    if isinstance(message, m.LibraryMsg):
        return library.update(model, message)
    if isinstance(message, m.FileMsg):
        return files.update(model, message)
    if isinstance(message, m.LinkMsg):
        return links.update(model, message)
    if isinstance(message, m.ShareMsg):
        return share.update(model, message)
    assert_never(message)


def _begin(model: Model, message: m.Begin) -> Next:
    """The first screen: the table that was open, or the lobby; and over it the link, if any."""
    model, read = settings.read_stored(model)
    open_game = model.stored.open_game
    model, opened = library.open_game(model, open_game) if open_game else (model, ())
    model, arrived = links.arrive(model, message.fragment)
    promise = () if open_game else library.ask_to_keep(model, ask=False)
    ready = (Ready(), StartBots())
    return model, (*read, *opened, *arrived, *ready, *promise)


def _of_storage(model: Model, message: m.StorageMsg) -> Next:
    if isinstance(message, m.Promised):
        return replace(model, promised=message.promised), ()
    return with_error(model, STORAGE_ERRORS[message.kind]), ()
