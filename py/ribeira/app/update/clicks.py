"""Clicks and drops that play an action.

Whether an action is legal, and why not, only the rules of the game decide.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any, assert_never

from ribeira.app.effects import Speak
from ribeira.app.learn.teaching import astray, judged
from ribeira.app.model import Model, Next, refused
from ribeira.app.msg import (
    Act,
    AskWhyNot,
    ClickMsg,
    Confirm,
    Drop,
    Grab,
    Pick,
    Unpick,
)
from ribeira.app.playing import Playing
from ribeira.app.update import coaching
from ribeira.app.update.table import act
from ribeira.app.update.turns import announce, put_down, warnings, without_hint
from ribeira.core.game import AnyRules
from ribeira.core.values import Action, Refusal, msg
from ribeira.kit import clicks as paths
from ribeira.kit.game_module import Dragging


def update(model: Model, message: ClickMsg) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    if playing.hinting:
        return _past_hint(replace(model, screen=without_hint(playing)), message)
    return _of_click(model, playing, message)


def _past_hint(model: Model, message: ClickMsg) -> Next:
    """The hint goes; what is touched counts, but the key that closes it only closes it."""
    return (model, ()) if isinstance(message, Unpick) else update(model, message)


def _of_click(model: Model, playing: Playing, message: ClickMsg) -> Next:
    match message:
        case Act(text):
            return _read_and_choose(model, playing, text)
        case Pick(name):
            return _pick(model, playing, name)
        case AskWhyNot(name):
            return refused(model, playing.why_not_pick(name)), ()
        case Confirm():
            picked = playing.picked
            return choose(model, playing, picked, at_once=True) if picked else (model, ())
        case Unpick():
            return _show(model, replace(playing, picked=None, clicked=playing.clicked[:-1]))
        case Grab(thing):
            return _grab(model, playing, thing)
        case Drop(thing_and_place):
            return _drop(model, playing, thing_and_place)
    assert_never(message)


def _show(model: Model, playing: Playing) -> Next:
    return announce(replace(model, screen=playing), (), "pick")


def choose(model: Model, playing: Playing, action: Action, at_once: bool = False) -> Next:
    """A person wants this action. Where the person wants to be asked, the first click only shows
    the action and a second one plays it."""
    seat = playing.viewer
    if not playing.choosing or seat is None:
        return refused(model, Refusal(msg("table.not_now"))), ()
    refusal = playing.match.game.why_not(state=playing.match.state, seat=seat, action=action)
    if refusal:
        return refused(model, refusal), ()
    if playing.teaching:
        names = playing.table.names
        playing = replace(playing, teaching=judged(playing.teaching, playing.match, names, action))
        return _reply(model, playing) or act(replace(model, screen=playing), playing, seat, action)
    if asked := coaching.asks(playing, action):
        return _show(model, asked)
    known = at_once or action == playing.picked
    asks = model.settings.confirm and not playing.is_shown(action)
    if not known and (asks or warnings(model, action)):
        return _show(model, replace(playing, picked=action))
    return act(model, playing, seat, action)


def _reply(model: Model, playing: Playing) -> Next | None:
    """A lesson says why this is not what it wants, and nothing happens."""
    if playing.teaching is None or playing.teaching.reply is None:
        return None
    said = model.say(playing.teaching.reply)
    return replace(model, screen=put_down(playing)), (Speak(said),)


def _reply_to_click(model: Model, playing: Playing) -> Next | None:
    """A lesson does not wait for the last click of what it does not want. Where a click leads on to
    others of its kind, as in turning a tile, only those before it count."""
    clicked, of_game = playing.clicked, playing.clicks
    if playing.teaching is None or not clicked:
        return None
    verb, _ = paths.on_the_way(playing.legal, of_game.paths, clicked)
    judged_by = clicked[:-1] if verb in of_game.STEPWISE else clicked
    left = paths.fitting(playing.legal, of_game.paths, judged_by)
    teaching = astray(playing.teaching, playing.match, playing.table.names, left)
    return _reply(model, replace(playing, teaching=teaching)) if teaching else None


def _pick(model: Model, playing: Playing, name: str) -> Next:
    """One click of several; when they leave one action, it is chosen. A second click on the last
    thing confirms it."""
    if not playing.choosing:
        return refused(model, Refusal(msg("table.not_now"))), ()
    if playing.picked and playing.clicked[-1:] == (name,):
        return choose(model, playing, playing.picked, at_once=True)
    legal, of_game = playing.legal, playing.clicks
    clicked = paths.pick(legal, of_game.paths, playing.clicked, name)
    playing = replace(playing, clicked=clicked, picked=None)
    model = replace(model, screen=playing)
    if replied := _reply_to_click(model, playing):
        return replied
    action = paths.decided(legal, of_game.paths, clicked)
    if action and action.verb not in of_game.STEPWISE:
        return choose(model, playing, action)
    return _show(model, playing)


# Dragging: picking a thing up is a click, dropping it is the action


def _grab(model: Model, playing: Playing, thing: str) -> Next:
    """Picks the thing up, so that the table shows where it may go."""
    if not playing.choosing:
        return model, ()
    pick = _dragging(playing).grabbed(name=thing)
    return (model, ()) if pick in playing.clicked else _pick(model, playing, pick)


def _drop(model: Model, playing: Playing, thing_and_place: str) -> Next:
    """Does what dropping a thing on a place means."""
    if not playing.choosing:
        return model, ()
    name, _, place = thing_and_place.partition(" ")
    found = _dragging(playing).dropped(
        seen=playing.sight(),
        legal=playing.legal,
        clicked=playing.clicked,
        name=name,
        place=place,
    )
    if found is None:
        return model, ()
    clicked, action = found
    playing = replace(playing, clicked=clicked)
    return choose(replace(model, screen=playing), playing, action)


def _dragging(playing: Playing) -> Dragging[Any]:
    dragging = playing.module.dragging
    assert dragging, "only a game with dragging draws what can be dragged"
    return dragging


# Words


def _read_and_choose(model: Model, playing: Playing, text: str) -> Next:
    action = _read(text, playing.match.game)
    if action is None:
        return refused(model, Refusal(msg("table.unreadable", text=text))), ()
    return choose(model, playing, action)


def _read(text: str, game: AnyRules) -> Action | None:
    with suppress(ValueError):
        return game.read(text=text)
    return None
