"""What a person does with a whole table, and the bots' answers: undo, redo, once more."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import draft as drafts
from ribeira.app.animation import is_sealed, reveals
from ribeira.app.ear.answering import is_by_ear
from ribeira.app.effects import Copy
from ribeira.app.model import Model, Next, refused
from ribeira.app.msg import (
    BotAnswered,
    BotIsSlow,
    CopySummary,
    LiftCurtain,
    PlayAgain,
    PlayLevel,
    Redo,
    TurnMsg,
    Undo,
)
from ribeira.app.notices import Notice
from ribeira.app.playing import Playing
from ribeira.app.update import animation
from ribeira.app.update.keeping import keep_table
from ribeira.app.update.opening import open_new
from ribeira.app.update.turns import advance, announce, hide_hand, put_down
from ribeira.bots import protocol
from ribeira.bots.levels import LEVELS
from ribeira.core import match as matches
from ribeira.core.match import Match
from ribeira.core.values import Action, msg

UNDONE = Notice(msg("undo.done"), do="redo", label=msg("table.redo"))
"""On small screens, where the tool for it lies in a drawer."""


def update(model: Model, message: TurnMsg) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    match message:
        case LiftCurtain():
            return _lift(model, playing)
        case Undo():
            return _undo(model, playing)
        case Redo():
            later = playing.can_redo
            return _move_to(model, playing, matches.redo(playing.match)) if later else (model, ())
        case PlayLevel(level):
            return _play_again(model, playing, model.new_seed(), level)
        case PlayAgain(deal):
            return _play_again(model, playing, model.new_seed() if deal == "new" else None)
        case CopySummary():
            text = "\n".join(model.sentences(playing.summary())) if playing.over else ""
            copy = Copy(text, msg("end.copied"), msg("end.not_copied"))
            return model, (copy,) if text else ()
        case BotAnswered(run, seat, answer):
            return _answered(model, playing, seat, answer) if run == playing.run else (model, ())
        case BotIsSlow(run, at):
            return (
                _wait(model, playing)
                if (run, at) == (playing.run, playing.match.at)
                else (model, ())
            )
    assert_never(message)


def _lift(model: Model, playing: Playing) -> Next:
    """The person has come whom the curtain names; a second click may come before this is drawn."""
    if playing.handover is None:
        return model, ()
    playing = replace(playing, viewer=playing.handover, handover=None)
    return announce(replace(model, screen=playing))


# Acting


def act(model: Model, playing: Playing, seat: int, action: Action) -> Next:
    """Plays a legal action."""
    if not playing.is_played_here:  # another bot's answer may have been the last that fits
        return model, ()
    table = playing.table.with_match(matches.play(playing.match, seat, action))
    model, stored = keep_table(model, table)
    playing = replace(playing, table=table, asked=playing.asked - {seat})
    step = playing.match.past[-1]
    if seat == playing.viewer:
        playing = put_down(playing)
    if reveals(step) and table.acting != (playing.viewer,):
        playing = hide_hand(playing)  # everybody watches the reveal
    model, shown = _show(model, playing, seat)
    return model, stored + shown


def _show(model: Model, playing: Playing, seat: int) -> Next:
    """Shows the last step: as an animation, unless nothing moves or nobody looks."""
    step = playing.match.past[-1]
    moving = any(event.key in playing.module.table.MOVING for event in step.events)
    animated = reveals(step) or moving or not (is_sealed(step) or seat == playing.viewer)
    if animated and playing.looking is None and not is_by_ear(model):
        return animation.show(model, playing, playing.animation_of(playing.match.at - 1))
    plan = playing.module.table.BEATS
    sounds = (plan[event.key].sound for event in step.events if event.key in plan)
    return advance(replace(model, screen=playing), step.events, next(filter(None, sounds), "card"))


def _answered(model: Model, playing: Playing, seat: int, answer: str) -> Next:
    playing = replace(playing, slow=False)
    model = replace(model, screen=playing)
    action = protocol.read_answer(answer).action
    legal = playing.match.game.legal_actions(state=playing.match.state, seat=seat)
    if legal and action not in legal:
        raise ValueError(
            f"a bot wants what is not legal: {playing.match.game.write(action=action)}"
        )
    return act(model, playing, seat, action) if legal else (model, ())


def _wait(model: Model, playing: Playing) -> Next:
    """Lets the person hurry the bots if they are still thinking."""
    shows_more = playing.choosing or playing.animation or playing.handover is not None
    if not playing.asked or shows_more:
        return model, ()
    return announce(replace(model, screen=replace(playing, slow=True)))


# Back and again


def _undo(model: Model, playing: Playing) -> Next:
    """Takes back the last action of a person, and what bots have done since."""
    refusal = playing.why_not_undo()
    if refusal:
        return refused(model, refusal), ()
    match = playing.match
    while match.past[-1].seat not in playing.table.people:
        match = matches.undo(match)
    model, effects = _move_to(model, playing, matches.undo(match))
    return replace(model, notice=UNDONE), effects


def _move_to(model: Model, playing: Playing, match: Match) -> Next:
    """Answers of bots that are still to come have no meaning any more."""
    table = playing.table.with_match(match)
    model, stored = keep_table(model, table)
    run = model.runs + 1
    playing = hide_hand(replace(playing, table=table, run=run, asked=frozenset()))
    model, effects = advance(replace(model, runs=run, screen=playing))
    return model, stored + effects


def _play_again(model: Model, playing: Playing, seed: int | None, level: str = "") -> Next:
    """A new game at the same table."""
    if not playing.over or (level and level not in LEVELS):
        return model, ()
    name = model.new_id()
    return open_new(model, drafts.same_again(playing.table, model.say, name, seed, level))
