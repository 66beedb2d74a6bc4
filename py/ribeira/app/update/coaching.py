"""The coach of a first game: it tells what happens first, and asks before a blunder.

Its texts are those of the lessons: they are fetched once they are needed, and where they cannot be
had, nothing is told.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import LoadLanguage, Speak
from ribeira.app.learn import coaching
from ribeira.app.learn.coach_kept import COACH, KNOWN, Coached, read, write
from ribeira.app.learn.coaching import Coach
from ribeira.app.model import Effects, Model, Next
from ribeira.app.msg import CoachAdvised, CoachMsg, SetCoach
from ribeira.app.playing import Playing
from ribeira.app.update.keeping import keep
from ribeira.app.update.turns import ask_bot
from ribeira.bots import levels, protocol
from ribeira.core.events import Event
from ribeira.core.learning.coaching import AnyNote, due
from ribeira.core.values import Action, msg

ADVISER = levels.LEVELS[2]
"""The bot that says what a choice is worth: the good one."""


def update(model: Model, message: CoachMsg) -> Next:
    playing = model.playing
    if playing is None or not can_coach(playing):
        return model, ()
    match message:
        case SetCoach(on):
            game = playing.match.setup.game
            kept = coached(model).with_choice(game, on == "true")
            model = replace(model, dialog=None, screen=replace(playing, coach=None))
            model, stored = keep(model, COACH, write(kept))
            said = msg("coach.is_on") if on == "true" else msg("coach.is_off")
            return model, (*stored, Speak(model.say(said)))
        case CoachAdvised(run, seat, since, answer):
            coach = playing.coach
            late = run != playing.run or coach is None or (coach.seat, coach.since) != (seat, since)
            if late or coach is None or since != _since(playing):
                return model, ()
            coach = replace(coach, advice=protocol.read_answer(answer).reasons)
            return replace(model, screen=replace(playing, coach=coach)), ()
    assert_never(message)


def coached(model: Model) -> Coached:
    return read(model.stored.texts.get(COACH, "{}"))


def can_coach(playing: Playing) -> bool:
    """A person plays here, at a table of a game that can be learnt."""
    is_played = playing.is_played_here and bool(playing.table.people)
    return is_played and playing.teaching is None and playing.module.learn is not None


def is_on(model: Model, playing: Playing) -> bool:
    game = playing.match.setup.game
    return can_coach(playing) and coached(model).is_on(game, playing.table.id)


# Before a choice


def follow(model: Model) -> Next:
    """After each message: looks what is to be told before the choice that a person makes now."""
    playing = model.playing
    if playing is None or model.arrival or not can_coach(playing):
        return model, ()
    was_on = is_on(model, playing)
    model, effects = _know_first(model, playing)
    if playing.over:
        model, told = _tell_end(model, playing, was_on)
        return model, effects + told
    if not is_on(model, playing):
        quiet = replace(playing, coach=None) if playing.coach else playing
        return replace(model, screen=quiet), effects
    if not playing.choosing:
        return model, effects
    model, prepared = _prepare(model, playing)
    return model, effects + prepared


def _know_first(model: Model, playing: Playing) -> Next:
    """Which game of its kind is the first here: the one that is open, until one was played to its
    end, unless games of this kind were here before there was a coach."""
    kept, game, table = coached(model), playing.match.setup.game, playing.table
    first = kept.first.get(game)
    if first is None:
        others = any(saved.game == game and saved.id != table.id for saved in model.stored.games())
        known = others or bool(model.stored.streak(game).table)
        now = KNOWN if known or playing.over else table.id
    elif first == KNOWN:
        return model, ()
    else:
        now = KNOWN if playing.over and first == table.id else table.id
        now = first if playing.over and first != table.id else now
    return (model, ()) if now == first else keep(model, COACH, write(kept.with_first(game, now)))


def come_along(model: Model, game: str, table: str) -> Next:
    """The coach is at this table as in a first game, unless it was sent away."""
    return keep(model, COACH, write(coached(model).with_first(game, table)))


def _prepare(model: Model, playing: Playing) -> Next:
    coach, seat, since = playing.coach, playing.viewer, _since(playing)
    teaches = model.words.teaches
    fits = coach is not None and (coach.seat, coach.since) == (seat, since)
    if seat is None or (coach and fits and coach.taught == teaches):
        return model, ()
    effects: Effects = ()
    if not teaches:
        effects += (LoadLanguage(model.words.language, learn=True, quiet=True),)
    if coach is None or not fits:
        coach = Coach(seat, since, teaches)
        if len(playing.legal) > 1:
            then = CoachAdvised(playing.run, seat, since)
            effects += (ask_bot(model, playing.match.at, seat, then, ADVISER),)
    note = _note(model, playing) if teaches else None
    playing = replace(playing, coach=replace(coach, taught=teaches, note=note))
    model = replace(model, screen=playing)
    if note is None:
        return model, effects
    model, stored = keep(model, COACH, write(coached(model).having_told(note.text)))
    return model, (*effects, *stored, Speak(model.say(msg(note.text))))


def _tell_end(model: Model, playing: Playing, was_on: bool) -> Next:
    """How it has ended, where there was a coach; that note stays."""
    seat, coach = playing.viewer, playing.coach
    if coach is None or coach.ends or seat is None or not (was_on and model.words.teaches):
        return model, ()
    note = _note(model, playing)
    ended = Coach(seat, _since(playing), taught=True, note=note, ends=True)
    model = replace(model, screen=replace(playing, coach=ended))
    if note is None:
        return model, ()
    model, stored = keep(model, COACH, write(coached(model).having_told(note.text)))
    return model, (*stored, Speak(model.say(msg(note.text))))


def _since(playing: Playing) -> int:
    """The number of the viewer's last action, 0 before the first."""
    past = playing.match.past
    own = (n for n in range(len(past), 0, -1) if past[n - 1].seat == playing.viewer)
    return next(own, 0)


def _note(model: Model, playing: Playing) -> AnyNote | None:
    learn = playing.module.learn
    assert learn, "only a game that can be learnt has a coach"
    return due(learn.NOTES, coached(model).told, _news(playing), playing.sight())


def _news(playing: Playing) -> tuple[Event, ...]:
    """What the viewer may know of what has happened since it acted last, that action too."""
    news: list[Event] = []
    for step in reversed(playing.match.past):
        news[:0] = [event for event in step.events if event.seen_by(playing.viewer)]
        if step.seat == playing.viewer:
            break
    return tuple(news)


def asks(playing: Playing, action: Action) -> Playing | None:
    """With the question before this action, if there is one: it is asked once for each choice, and
    not again where the action already waits to be confirmed."""
    coach, learn = playing.coach, playing.module.learn
    if coach is None or learn is None or coach.asked or coach.seat != playing.viewer:
        return None
    if coach.since != _since(playing):
        return None
    doubt = coaching.question(learn, coach.advice, playing.sight(), playing.legal, action)
    if doubt is None or action == playing.picked:
        return None
    coach = replace(coach, asked=True, doubted=action, doubt=doubt)
    return replace(playing, picked=action, coach=coach)
