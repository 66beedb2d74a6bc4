"""Looks at one board of several, at earlier positions, and plays on from one as a new game."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.animation import is_sealed
from ribeira.app.model import Model, Next, refused
from ribeira.app.msg import Branch, Look, LookMsg, SeeAs, ShowTab, Slide, StopLooking
from ribeira.app.notices import Notice
from ribeira.app.playing import Playing
from ribeira.app.seats.players import Player
from ribeira.app.tables import TITLE_LENGTH
from ribeira.app.update import animation
from ribeira.app.update.opening import open_new
from ribeira.app.update.turns import advance, announce
from ribeira.core import match as matches
from ribeira.core.match import Match
from ribeira.core.values import Refusal, msg
from ribeira.games import registry


def update(model: Model, message: LookMsg) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    match message:
        case Look(where):
            return _look(replace(model, dialog=None), playing, _position(playing, where))
        case Slide(at):
            return _look(model, playing, int(at)) if at.isdecimal() else (model, ())
        case ShowTab(name):
            tab = "" if name == playing.tab else name
            return replace(model, screen=replace(playing, tab=tab)), ()
        case SeeAs(seat):
            return _see_as(model, playing, seat)
        case StopLooking():
            return look(model, playing, None)
        case Branch():
            return branch(model, playing)
    assert_never(message)


def look(model: Model, playing: Playing, at: int | None) -> Next:
    """Looks at the table as it was after `at` actions; `None` comes back to now."""
    if at is not None:
        at = max(0, min(at, len(playing.match.past)))
    playing, unspoken = animation.cleared(playing)
    return advance(replace(model, screen=replace(playing, looking=at)), unspoken)


def _look(model: Model, playing: Playing, at: int) -> Next:
    """One action further is animated; any other step just shows the table."""
    if playing.looking is not None and at == playing.looking + 1:
        return _look_on(model, playing)
    return look(model, playing, at)


def _look_on(model: Model, playing: Playing) -> Next:
    """One action further, with its animation; at the quickest pace only in words."""
    before = playing.position
    if before == len(playing.match.past):
        return model, ()
    playing, _ = animation.cleared(playing)
    playing = replace(playing, looking=before + 1)
    step = playing.match.past[before]
    if is_sealed(step) or model.settings.pace == "instant":
        return advance(replace(model, screen=playing), step.events)
    return animation.repeat(model, playing, [playing.animation_of(before)])


def _position(playing: Playing, where: str) -> int:
    at, last = playing.position, len(playing.match.past)
    if where.isdecimal():
        return int(where)
    if where[:1] in ("+", "-"):
        return _step(playing, where[0] == "+", where[1:])
    return {"first": 0, "last": last}.get(where, at)


def _step(playing: Playing, forward: bool, unit: str) -> int:
    """The next or previous beginning of an action, turn or round; else the last position."""
    at, last = playing.position, len(playing.match.past)
    if unit == "1":
        return at + 1 if forward else at - 1
    starts = beginnings(playing.match, unit)
    if forward:
        return next((start for start in starts if start > at), last)
    return next((start for start in reversed(starts) if start < at), 0)


def beginnings(match: Match, unit: str) -> tuple[int, ...]:
    """After how many actions a turn or a round begins."""
    rules = registry.load(match.setup.game).rules
    unit_of = rules.turn_of if unit == "turn" else rules.round_of
    units = [unit_of(state=state) for state in match.states[: match.at + 1]]
    return tuple(at for at in range(len(units)) if at == 0 or units[at] != units[at - 1])


def _see_as(model: Model, playing: Playing, seat: str) -> Next:
    """Shows what that seat saw, once the game is over and nothing is secret any more."""
    known = seat in ("", *map(str, range(len(playing.table.players))))
    if not known or not playing.over or playing.looking is None:
        return model, ()
    viewer = int(seat) if seat else None
    return announce(replace(model, screen=replace(playing, viewer=viewer)))


def branch(model: Model, playing: Playing, players: tuple[Player, ...] = ()) -> Next:
    """A new game that continues from the position looked at, with the same players unless others
    are named; the old one stays as it is."""
    table = playing.table
    if playing.looking is None:
        return model, ()
    if table.only_looking:
        return refused(model, Refusal(table.only_looking.why)), ()
    match = matches.branch(matches.jump(table.match, playing.looking))
    title = table.title or model.say(registry.terms(table.match.setup.game).say_game())
    called = model.say(msg("look.branch_of", title=title, at=match.at))[:TITLE_LENGTH]
    players = players or table.players
    branched = replace(table, id=model.new_id(), match=match, title=called, players=players)
    branched = replace(branched, against="")
    model, effects = open_new(model, branched)
    return replace(model, notice=Notice(msg("table.branched"))), effects
