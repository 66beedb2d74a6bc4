"""Sets a game up: who plays, the options, the seed."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import draft as drafts
from ribeira.app.draft import Draft
from ribeira.app.model import Model, Next, refused
from ribeira.app.msg import ChooseFirst, Reseed, SetDraft, SetUp, SetUpMsg, StartGame
from ribeira.app.update.opening import open_new
from ribeira.core.values import Refusal
from ribeira.games import registry


def update(model: Model, message: SetUpMsg) -> Next:
    if isinstance(message, SetUp):
        return set_up(model, message.game), ()
    draft = model.draft
    if draft is None:
        return model, ()
    match message:
        case SetDraft(field, value):
            return replace(model, screen=drafts.change(draft, field, value)), ()
        case ChooseFirst(value):
            first = registry.meta(draft.game).first
            name = first[0] if first else ""
            return replace(model, screen=drafts.change(draft, f"option:{name}", value)), ()
        case Reseed():
            return replace(model, screen=replace(draft, seed=str(model.new_seed()))), ()
        case StartGame():
            return _start(model, draft)
    assert_never(message)


def set_up(model: Model, game: str) -> Model:
    """Shows the set-up of a game that the page has whole."""
    if registry.lacks(game):
        return model
    draft = drafts.new_draft(game, model.say, model.new_seed())
    return replace(model, screen=draft, dialog=None)


def _start(model: Model, draft: Draft) -> Next:
    problem = drafts.problem(draft)
    if problem:
        return refused(model, Refusal(problem)), ()
    return open_new(model, drafts.seat_players(draft, model.say, model.new_id()))
