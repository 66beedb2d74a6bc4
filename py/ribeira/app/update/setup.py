"""Sets a game up: who plays, the options, the seed."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import draft as drafts
from ribeira.app.draft import Draft
from ribeira.app.model import Model, Next, refused
from ribeira.app.msg import PlayNow, Reseed, SetDraft, SetUp, SetUpMsg, StartGame
from ribeira.app.seats import last
from ribeira.app.seats.last import Last
from ribeira.app.storage import LASTS
from ribeira.app.update.exchange.share import open_share
from ribeira.app.update.keeping import keep
from ribeira.app.update.opening import open_new
from ribeira.core.values import Refusal
from ribeira.games import registry


def update(model: Model, message: SetUpMsg) -> Next:
    if isinstance(message, SetUp):
        return set_up(model, message.game), ()
    if isinstance(message, PlayNow):
        return _play_now(model, message.game)
    draft = model.draft
    if draft is None:
        return model, ()
    match message:
        case SetDraft(field, value):
            return replace(model, screen=drafts.change(draft, field, value, model.say)), ()
        case Reseed():
            return replace(model, screen=replace(draft, seed=str(model.new_seed()))), ()
        case StartGame():
            return _start(model, draft)
    assert_never(message)


def set_up(model: Model, game: str) -> Model:
    """Shows the set-up of a game that the page has whole."""
    if registry.lacks(game):
        return model
    return replace(model, screen=_draft(model, game), dialog=None)


def _draft(model: Model, game: str) -> Draft:
    last = model.stored.lasts.get(game)
    return drafts.new_draft(game, model.say, model.new_seed(), last)


def _play_now(model: Model, game: str) -> Next:
    """With the table of last time, or with easy opponents."""
    if game not in registry.game_ids() or registry.lacks(game):
        return model, ()
    return _start(model, _draft(model, game))


def _start(model: Model, draft: Draft) -> Next:
    problem = drafts.problem(draft)
    if problem:
        return refused(model, Refusal(problem)), ()
    table = drafts.seat_players(draft, model.say, model.new_id())
    lasts = {**model.stored.lasts, draft.game: Last(draft.players, draft.options)}
    model, kept = keep(model, LASTS, last.write(lasts))
    model, opened = open_new(model, table)
    model, shared = open_share(model) if draft.by_link else (model, ())
    return model, kept + opened + shared
