"""Stored games: list, open, rename, duplicate, delete and undo deleting."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import stored_games
from ribeira.app.effects import AskToKeep, DrawPicture
from ribeira.app.model import LISTED, Dialog, Effects, Lobby, Model, Next, Sketch, refused
from ribeira.app.msg import (
    AskName,
    Delete,
    DropAside,
    Duplicate,
    LibraryMsg,
    ListMore,
    Open,
    PictureDrawn,
    Rename,
    Undelete,
)
from ribeira.app.notices import Notice
from ribeira.app.storage import GAME, OPEN, UNREAD
from ribeira.app.stored_games import Saved
from ribeira.app.tables import TITLE_LENGTH
from ribeira.app.update import tabs
from ribeira.app.update.keeping import keep, keep_text
from ribeira.app.update.opening import open_table
from ribeira.codec.errors import CodecError
from ribeira.core.values import Refusal, msg
from ribeira.games import registry
from ribeira.kit.names import clean_title


def update(model: Model, message: LibraryMsg) -> Next:
    match message:
        case Open(name):
            return open_game(model, name)
        case AskName(name):
            saved = model.stored.summary(name)
            return replace(
                model, dialog=None if saved.error else Dialog("rename", renaming=saved)
            ), ()
        case Rename(title):
            return _rename(model, title)
        case Duplicate(name):
            return _duplicate(model, name)
        case Delete(name):
            return _delete(model, name)
        case Undelete():
            return _undelete(model)
        case DropAside(name):
            ours = name.startswith(UNREAD) and name in model.stored.texts
            return keep(model, name, None) if ours else (model, ())
        case ListMore():
            return _list_more(model), ()
        case PictureDrawn(name, text, picture):
            sketches = {**model.sketches, name: Sketch(text, picture)}
            return replace(model, sketches=sketches, sketching=False), ()
    assert_never(message)


def open_game(model: Model, name: str) -> Next:
    try:
        table = model.stored.load(name)
    except CodecError as error:
        return keep(refused(model, Refusal(error.message)), OPEN, None)
    model, opened = open_table(model, table)
    return model, (*opened, tabs.who_plays(name))


def ask_to_keep(model: Model, ask: bool) -> Effects:
    """Asks the browser to promise that it keeps the games; in the lobby, which explains why."""
    return (AskToKeep(ask),) if model.stored.games() else ()


def title_of(model: Model, saved: Saved) -> str:
    title = clean_title(saved.title, TITLE_LENGTH)
    return title or model.say(registry.terms(saved.game).say_game())


# The list


def listed(model: Model) -> tuple[list[Saved], list[Saved]]:
    """The games that go on, and those that are over, as many as are listed."""
    games = model.stored.games()
    most = model.screen.listed if isinstance(model.screen, Lobby) else LISTED
    going, finished = [g for g in games if not g.over], [g for g in games if g.over]
    return going[:most], finished[:most]


def _list_more(model: Model) -> Model:
    if not isinstance(model.screen, Lobby):
        return model
    return replace(model, screen=Lobby(model.screen.listed + LISTED))


def draw_pictures(model: Model) -> Next:
    """In the lobby, one after the other, has drawn what is listed and has no picture yet. Other
    screens wait for nothing of it."""
    if model.sketching or model.arrival or model.name_of_screen != "lobby":
        return model, ()
    for game in (game for games in listed(model) for game in games):
        text, sketch = model.stored.text(game.id), model.sketches.get(game.id)
        if text is not None and not game.error and (sketch is None or sketch.text != text):
            return replace(model, sketching=True), (DrawPicture(game.id, text),)
    return model, ()


# Names


def _rename(model: Model, title: str) -> Next:
    renaming = model.dialog.renaming if model.dialog else None
    model = replace(model, dialog=None)
    return _retitle(model, renaming.id, renaming.id, title) if renaming else (model, ())


def _duplicate(model: Model, name: str) -> Next:
    saved = model.stored.summary(name)
    if saved.error:
        return model, ()
    title = model.say(msg("lobby.copy_of", title=title_of(model, saved)))
    return _retitle(model, name, model.new_id(), title)


def _retitle(model: Model, old: str, new: str, title: str) -> Next:
    """Writes the old game under the new id, with a title of its own."""
    text = model.stored.text(old)
    if text is None:
        return model, ()
    cleaned = "".join(filter(str.isprintable, title)).strip()
    try:
        return keep_text(model, new, stored_games.rename(text, cleaned))
    except CodecError as error:
        return refused(model, Refusal(error.message)), ()


# Deleting


def _delete(model: Model, name: str) -> Next:
    text = model.stored.text(name)
    if text is None:
        return model, ()
    label = msg("lobby.undelete")
    notice = Notice(msg("lobby.deleted"), do="undelete", label=label, stays=True)
    return keep(replace(model, deleted=(name, text), notice=notice), GAME + name, None)


def _undelete(model: Model) -> Next:
    if model.deleted is None:
        return model, ()
    name, text = model.deleted
    return keep_text(replace(model, deleted=None, notice=None), name, text)
