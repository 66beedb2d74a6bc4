"""The arena: bots play quick games one after the other, and any of them can be opened."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.contest import Contest, as_table, new_contest
from ribeira.app.effects import AskBot
from ribeira.app.model import Effects, Model, Next, refused
from ribeira.app.msg import (
    ArenaMsg,
    ContestAnswered,
    OpenArena,
    OpenPlayed,
    RunArena,
    SetArena,
    StopArena,
)
from ribeira.app.update.opening import open_new
from ribeira.bots import exhibition
from ribeira.bots.levels import BOTS, DEFAULT, LEVELS
from ribeira.core.values import Refusal, msg
from ribeira.games import registry


def update(model: Model, message: ArenaMsg) -> Next:
    if isinstance(message, OpenArena):
        return _open(model, message.game), ()
    contest = model.contest
    if contest is None:
        return model, ()
    match message:
        case SetArena(field, value):
            return _choose(model, contest, field, value), ()
        case RunArena():
            return (model, ()) if contest.running else _run(model, contest)
        case StopArena():
            return _with(model, replace(contest, running=False)), ()
        case OpenPlayed(number):
            return _open_played(model, contest, number)
        case ContestAnswered(run, luck, answer):
            if run != contest.run:
                return model, ()
            contest = contest.after(contest.next_bout(luck), answer)
            return replace(model, screen=contest), _ask(model, contest)
    assert_never(message)


def _open(model: Model, game: str) -> Model:
    """Opens the screen with bots of the two middle levels and as few seats as possible."""
    if registry.lacks(game):
        return model
    seats = next(count for count in registry.meta(game).seats if count > 1)
    bots = (LEVELS[-2], *(DEFAULT,) * (seats - 1))
    return _with(replace(model, dialog=None), new_contest(game, bots, model.new_seed(), 0))


def _with(model: Model, contest: Contest) -> Model:
    """Shows the contest; answers that are still to come have no meaning any more."""
    run = model.runs + 1
    return replace(model, runs=run, screen=replace(contest, run=run))


def _choose(model: Model, contest: Contest, field: str, value: str) -> Model:
    """Changes who takes part: `seats` or the number of a place. The score begins anew."""
    game, bots = contest.game, list(contest.bots)
    if field == "seats" and value in map(str, registry.meta(game).seats):
        bots = (bots + [DEFAULT] * int(value))[: int(value)]
    elif field.isdecimal() and int(field) < len(bots) and value in BOTS:
        bots[int(field)] = value
    return _with(model, new_contest(game, tuple(bots), model.new_seed(), 0))


def _run(model: Model, contest: Contest) -> Next:
    model = _with(model, replace(contest, running=True))
    assert model.contest
    return model, _ask(model, model.contest)


def _ask(model: Model, contest: Contest) -> Effects:
    request = exhibition.ask(contest.next_bout(model.luck))
    return (AskBot(request, ContestAnswered(contest.run, model.luck)),)


def _open_played(model: Model, contest: Contest, number: str) -> Next:
    """Opens one of the games as a table to look back at."""
    if not (number.isdecimal() and 0 < int(number) <= contest.count):
        return refused(model, Refusal(msg("arena.no_such_game", count=contest.count))), ()
    played = contest.games[int(number) - 1]
    return open_new(model, as_table(contest.game, played, model.new_id(), model.say))
