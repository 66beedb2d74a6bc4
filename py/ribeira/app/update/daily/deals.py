"""Plays the deals of the day, and opens their calendar."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from typing import assert_never

from ribeira.app.daily.days import is_offered, read_day, say_day
from ribeira.app.daily.kept import Deal, Key, deal_of_table
from ribeira.app.daily.standing import is_there, link_of_day, say_result, standing
from ribeira.app.daily.tables import deal_of_day
from ribeira.app.effects import Copy, LeaveLink, Share
from ribeira.app.model import Dialog, Model, Next, refused
from ribeira.app.msg import CopyDay, DayMsg, OpenDays, PlayDay, PlayDayAgain, SendDay
from ribeira.app.update.daily.notes import note
from ribeira.app.update.library import open_game
from ribeira.app.update.opening import open_new
from ribeira.core.values import Refusal, msg
from ribeira.games import registry

LINK = re.compile(r"day=([a-z]{1,20})\.([0-9]{4}-[0-9]{2}-[0-9]{2})")


def update(model: Model, message: DayMsg) -> Next:
    match message:
        case PlayDay(which):
            key = _read(model, which)
            return _play(model, key) if key else _not_there(model)
        case PlayDayAgain(which):
            key = _read(model, which)
            return _begin(model, key) if key else _not_there(model)
        case OpenDays(day):
            chosen = read_day(day) or model.today
            return _show(model, min(chosen, model.today)), ()
        case CopyDay():
            text = _told(model)
            return model, (Copy(text, msg("end.copied"), msg("end.not_copied")),) if text else ()
        case SendDay():
            return _send(model)
    assert_never(message)


def arrive(model: Model, game: str, day: str) -> Next:
    """A link to a deal: shown in the calendar, from where it is begun."""
    key = _read(model, f"{game} {day}")
    shown = _show(replace(model, arrival=None), key[0]) if key else _not_there(model)[0]
    return shown, (LeaveLink(forward=False),)


def _read(model: Model, which: str) -> Key | None:
    """The deal, if it can be played today."""
    game, _, text = which.partition(" ")
    day = read_day(text) if text else model.today
    known = game in registry.game_ids() and not registry.lacks(game)
    return (day, game) if known and day and is_offered(day, model.today) else None


def _not_there(model: Model) -> Next:
    return refused(model, Refusal(msg("day.not_there", date=say_day(model.today)))), ()


def _show(model: Model, day: date) -> Model:
    return replace(model, dialog=Dialog("days", page=day.isoformat()))


def _play(model: Model, key: Key) -> Next:
    """A deal that was begun goes on; one that is over shows its end, or what is left of it."""
    deal, how = model.stored.days.get(key), standing(model.stored, *key)
    if deal is None or how == "new":
        return _begin(model, key)
    if is_there(model.stored, deal):
        return open_game(model, deal.table)
    return _show(model, key[0]), ()


def _begin(model: Model, key: Key) -> Next:
    """What came of it the first time stays."""
    (day, game), before = key, model.stored.days.get(key)
    last = model.stored.lasts.get(game)
    me = next((player for player in last.players if not player.bot), None) if last else None
    table = deal_of_day(game, day, model.say, model.new_id(), me)
    late = day != model.today
    deal = replace(before, table=table.id) if before and before.place else Deal(table.id, late)
    model, noted = note(model, key, deal)
    model, opened = open_new(model, table)
    return model, noted + opened


# The result, to be shared


def key_of(model: Model) -> Key | None:
    """The deal at whose end one is."""
    playing = model.playing
    if playing is None or not playing.over:
        return None
    key = deal_of_table(model.stored.days, playing.table.id)
    return key if key and model.stored.days[key].place else None


def _told(model: Model) -> str:
    key = key_of(model)
    return "\n".join(filter(None, (say_result(model, key), link_of_day(model, key)))) if key else ""


def _send(model: Model) -> Next:
    key = key_of(model)
    if key is None or not model.page.can_share:
        return model, ()
    title = model.say(msg("share.subject"))
    return model, (Share(title, link_of_day(model, key), say_result(model, key)),)
