"""Where one is, as a path from the lobby, for the browser's back and forward buttons: back leads
from a dialog to its screen, and from a table to the lobby.

Links are not part of it: they are in the address, and `links.py` handles them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import Reload, Walk
from ribeira.app.model import Dialog, Model, Next
from ribeira.app.msg import (
    CloseDialog,
    Dismiss,
    FindRules,
    GoHome,
    OpenDialog,
    OpenGuide,
    OpenLesson,
    OpenRules,
    OpenSeat,
    PlaceMsg,
    Return,
    StartAgain,
)
from ribeira.app.update import lookback
from ribeira.app.update.exchange import secrets
from ribeira.app.update.library import ask_to_keep, open_game
from ribeira.app.update.opening import close_table
from ribeira.app.update.setup import set_up
from ribeira.app.update.turns import game_on_screen
from ribeira.games import registry

LOBBY, REVIEW, LOOK, DIALOG = "lobby", "review", "look", "dialog "
LASTING = (
    *("rules", "settings", "menu", "log", "text", "share", "about", "more", "import", "devices"),
    *("unkept", "days"),
)
"""Dialogs that can be opened again, because they still show the same."""
MOST_SOUGHT = 100
"""Characters of what is searched for in the rules."""
ABOUT_TABLE = ("menu", "log", "text", "share", "challenge", "both")
"""Those of them that need a table."""

Way = tuple[str, ...]


def update(model: Model, message: PlaceMsg) -> Next:
    match message:
        case GoHome():
            return go_home(model)
        case Return(where):
            return _return(model, tuple(where.split("\n")))
        case OpenDialog(name):
            return _open_dialog(model, Dialog(name)), ()
        case OpenRules(rule):
            return _open_rules(model, rule)
        case OpenSeat(seat):
            return _open_seat(model, seat), ()
        case FindRules(words):
            return _find_rules(model, words)
        case CloseDialog():
            return replace(model, dialog=None), ()
        case Dismiss():
            return replace(model, notice=None), ()
        case StartAgain():
            return model, (Reload(),)
    assert_never(message)


def _open_rules(model: Model, rule: str) -> Next:
    """At a table the rule, or those that apply now; elsewhere the summary comes first."""
    game = model.dialog.game if model.dialog else ""
    if rule or model.playing or registry.lacks(game_on_screen(model)):
        return replace(model, dialog=Dialog("rules", rule=rule, game=game)), ()
    return replace(model, wanted=OpenGuide(f"{game_on_screen(model)}/summary")), ()


def _find_rules(model: Model, words: str) -> Next:
    dialog = model.dialog
    if dialog is None or dialog.name != "rules":
        return model, ()
    return replace(model, dialog=replace(dialog, query=words[:MOST_SOUGHT], rule="")), ()


def _open_dialog(model: Model, dialog: Dialog) -> Model:
    nothing_to_show = dialog.name in ABOUT_TABLE and model.playing is None
    if dialog.name == "ideas":
        nothing_to_show = model.playing is None or not model.playing.suggested
    if dialog.name == "share" and model.playing:  # gone forward to, perhaps at another time
        nothing_to_show = bool(secrets.unvouched(model, secrets.of_table(model.playing.table)))
    return model if nothing_to_show else replace(model, dialog=dialog)


def _open_seat(model: Model, seat: str) -> Model:
    playing = model.playing
    if playing is None or seat not in map(str, range(len(playing.table.players))):
        return model
    return replace(model, dialog=Dialog("seat", seat=int(seat)))


def go_home(model: Model) -> Next:
    model, closed = close_table(model)
    return model, closed + ask_to_keep(model, ask=True)


def walk(model: Model) -> Next:
    """Tells the browser where one is; an opened link is a place of its own."""
    if model.arrival:
        return replace(model, way=()), ()
    way = way_of(model)
    if way == model.way:
        return model, ()
    return replace(model, way=way), (Walk(way),)


def way_of(model: Model) -> Way:
    way = [LOBBY]
    if model.draft:
        way.append(f"setup {model.draft.game}")
    if model.contest:
        way.append(f"arena {model.contest.game}")
    if model.playing:
        lesson = model.playing.teaching
        way.append(f"lesson {lesson.lesson.id}" if lesson else f"table {model.playing.table.id}")
        way += [REVIEW] if model.playing.review and model.playing.review.open else []
        way += [LOOK] if model.playing.looking is not None else []
    return (*way, DIALOG + model.dialog.name) if model.dialog else tuple(way)


def _return(model: Model, way: Way) -> Next:
    """Goes to where the browser has gone, as far as that place still exists."""
    model, to_screen = _to_screen(replace(model, way=way), way)
    model = _to_review(model, REVIEW in way)
    model, to_position = _to_position(model, LOOK in way)
    return _to_dialog(model, way), to_screen + to_position


def _to_screen(model: Model, way: Way) -> Next:
    others = (REVIEW, LOOK)
    screens = [step for step in way[1:] if step not in others and not step.startswith(DIALOG)]
    kind, _, name = screens[-1].partition(" ") if screens else (LOBBY, "", "")
    if kind == "table":
        return _to_table(model, name)
    if kind == "lesson":
        here = model.playing is not None and model.playing.teaching is not None
        return (model if here else replace(model, wanted=OpenLesson(name))), ()
    if kind == "setup" and not model.draft:
        model, home = go_home(model)
        return set_up(model, name), home
    if kind == LOBBY and len(way_of(model)) > 1:
        return go_home(model)
    return model, ()


def _to_table(model: Model, name: str) -> Next:
    here = model.playing is not None and model.playing.table.id == name
    return (model, ()) if here or not model.stored.text(name) else open_game(model, name)


def _to_review(model: Model, is_open: bool) -> Model:
    """What has been found out is kept, and goes on while it is not on the screen."""
    playing = model.playing
    if playing is None or playing.review is None:
        return model
    return replace(model, screen=replace(playing, review=replace(playing.review, open=is_open)))


def _to_position(model: Model, looking: bool) -> Next:
    playing = model.playing
    if playing is None or looking == (playing.looking is not None):
        return model, ()
    return lookback.look(model, playing, len(playing.match.past) if looking else None)


def _to_dialog(model: Model, way: Way) -> Model:
    """Opens the dialog, but only over the screen that it was opened on."""
    name, wanted = way[-1].removeprefix(DIALOG), model.dialog
    if name not in LASTING:
        return replace(model, dialog=None)
    kept = wanted if wanted and wanted.name == name else Dialog(name)
    opened = _open_dialog(replace(model, dialog=None), kept)
    return opened if way_of(opened) == way else replace(model, dialog=None)
