"""Clicks, drops and typed words that play an action.

Whether an action is legal, and why not, only the rules of the game decide.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any, assert_never

from ribeira.app.model import Model, Next, refused
from ribeira.app.msg import (
    Act,
    AskWhyNot,
    ClickMsg,
    Confirm,
    Drop,
    Grab,
    Pick,
    TypeAction,
    Unpick,
)
from ribeira.app.playing import Playing
from ribeira.app.update.table import act
from ribeira.app.update.turns import announce, warnings
from ribeira.core.game import AnyRules
from ribeira.core.values import Action, Refusal, msg
from ribeira.kit import clicks as paths
from ribeira.kit.game_module import Dragging


def update(model: Model, message: ClickMsg) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    match message:
        case Act(text):
            return _read_and_choose(model, playing, text, _read(text, playing.match.game))
        case TypeAction(text):
            action = _typed(text, playing.match.game)
            return _read_and_choose(model, playing, text, action, at_once=True)
        case Pick(name):
            return _pick(model, playing, name)
        case AskWhyNot(name):
            return refused(model, playing.why_not_pick(name)), ()
        case Confirm():
            picked = playing.picked
            return _choose(model, playing, picked, at_once=True) if picked else (model, ())
        case Unpick():
            return _show(model, replace(playing, picked=None, clicked=playing.clicked[:-1]))
        case Grab(thing):
            return _grab(model, playing, thing)
        case Drop(thing_and_place):
            return _drop(model, playing, thing_and_place)
    assert_never(message)


def _show(model: Model, playing: Playing) -> Next:
    return announce(replace(model, screen=playing), (), "card")


def _choose(model: Model, playing: Playing, action: Action, at_once: bool = False) -> Next:
    """A person's click on an action. Where the person wants to be asked, the first click only shows
    the action and a second one plays it."""
    if not playing.choosing or playing.viewer is None:
        return refused(model, Refusal(msg("table.not_now"))), ()
    game, state = playing.match.game, playing.match.state
    refusal = game.why_not(state=state, seat=playing.viewer, action=action)
    if refusal:
        return refused(model, refusal), ()
    shown = at_once or action == playing.picked or playing.is_shown(action)
    if not shown and (model.settings.confirm or warnings(model, action)):
        return _show(model, replace(playing, picked=action))
    return act(model, playing, playing.viewer, action)


def _pick(model: Model, playing: Playing, name: str) -> Next:
    """One click of several; when they leave one action, it is chosen. A second click on the last
    thing confirms it."""
    if not playing.choosing:
        return refused(model, Refusal(msg("table.not_now"))), ()
    if playing.picked and playing.clicked[-1:] == (name,):
        return _choose(model, playing, playing.picked, at_once=True)
    legal, of_game = playing.legal, playing.clicks
    clicked = paths.pick(legal, of_game.paths, playing.clicked, name)
    playing = replace(playing, clicked=clicked, picked=None)
    model = replace(model, screen=playing)
    action = paths.decided(legal, of_game.paths, clicked)
    if action and action.verb not in of_game.STEPWISE:
        return _choose(model, playing, action)
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
    return _choose(replace(model, screen=playing), playing, action)


def _dragging(playing: Playing) -> Dragging[Any]:
    dragging = playing.module.dragging
    assert dragging, "only a game with dragging draws what can be dragged"
    return dragging


# Words


def _read_and_choose(
    model: Model, playing: Playing, text: str, action: Action | None, at_once: bool = False
) -> Next:
    if action is None:
        return refused(model, Refusal(msg("table.unreadable", text=text))), ()
    return _choose(model, playing, action, at_once)


def _read(text: str, game: AnyRules) -> Action | None:
    with suppress(ValueError):
        return game.read(text=text)
    return None


def _typed(text: str, game: AnyRules) -> Action | None:
    """The action that a text means. Capitals are ignored, though names of places have them."""
    words = text.split()
    for of_verb, of_names in ((str, str), (str.lower, str.lower), (str.lower, str.upper)):
        form = " ".join((*map(of_verb, words[:1]), *map(of_names, words[1:])))
        if action := _read(form, game):
            return action
    return None
