"""What a typed line does: it asks, or it plays."""

from __future__ import annotations

from dataclasses import replace

from ribeira.app.ear import choices
from ribeira.app.ear.answering import answer, is_by_ear
from ribeira.app.ear.answers import ASKING, say_refusal, say_unclear
from ribeira.app.ear.commands import plain, read
from ribeira.app.ear.heard import answered, as_speech, further
from ribeira.app.effects import Speak
from ribeira.app.model import Model, Next
from ribeira.app.msg import (
    AskHint,
    GoOn,
    LiftCurtain,
    Redo,
    Skip,
    TypeLine,
    Undo,
)
from ribeira.app.playing import Playing
from ribeira.app.update import animation, clicks, hints, table
from ribeira.app.update.turns import without_hint
from ribeira.core.values import Action, msg


def update(model: Model, message: TypeLine) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    typed = message.text.strip()
    if not typed:
        return _go_on(model, playing)
    if action := choices.written(typed, playing.match.game):
        return _play(model, playing, typed, (action,))
    command, rest = read(model.words, typed)
    if command in ASKING:
        return answer(model, typed, ASKING[command](model.words, playing, rest))
    if command in DOING:
        return DOING[command](model, playing)
    return _play(model, playing, typed, choices.meant(playing, model.words, plain(typed)))


def _play(model: Model, playing: Playing, typed: str, found: tuple[Action, ...]) -> Next:
    seat = playing.viewer
    if len(found) != 1:
        return answer(model, typed, say_unclear(playing, typed, found))
    if not playing.choosing or seat is None:
        return answer(model, typed, (msg("table.not_now"), playing.status()))
    (action,) = found
    refusal = playing.match.game.why_not(state=playing.match.state, seat=seat, action=action)
    if refusal:
        return answer(model, typed, say_refusal(playing, refusal))
    said = playing.module.words.say_action(action=action)
    heard = answered(playing.heard, typed, (said,))
    model = replace(model, screen=replace(playing, heard=heard))
    return clicks.choose(model, model.table, action, at_once=True)


def _go_on(model: Model, playing: Playing) -> Next:
    """Ends what waits for the person; where nothing does, says what is asked."""
    if playing.handover is not None:
        return table.update(model, LiftCurtain())
    if playing.animation:
        return animation.update(model, GoOn() if playing.animation.beat.stop else Skip())
    return answer(model, "", (playing.status(),))


def _more(model: Model, playing: Playing) -> Next:
    by_key = not is_by_ear(model) and model.dialog is None
    heard, lines = further(playing.heard, by_key)
    model = replace(model, screen=replace(playing, heard=heard))
    return model, (Speak(as_speech(model.words, lines or (msg("ear.all"),))),)


def _again(model: Model, playing: Playing) -> Next:
    heard = playing.heard
    return answer(model, heard.typed, heard.lines or (playing.status(),))


def _undo(model: Model, playing: Playing) -> Next:
    if refusal := playing.why_not_undo():
        return answer(model, "", say_refusal(playing, refusal))
    return table.update(model, Undo())


def _redo(model: Model, playing: Playing) -> Next:
    if not playing.can_redo:
        return answer(model, "", (msg("ear.no_redo"),))
    return table.update(model, Redo())


def _hint(model: Model, playing: Playing) -> Next:
    """The answer comes when a bot has thought."""
    if not playing.choosing:
        return answer(model, "", (msg("table.not_now"),))
    playing = replace(without_hint(playing), heard=replace(playing.heard, waits="hint"))
    return hints.update(replace(model, screen=playing), AskHint())


def _why(model: Model, playing: Playing) -> Next:
    """Why the bot that acted last did what it did."""
    past, players = playing.match.past, playing.table.players
    bots = (at for at in range(len(past), 0, -1) if players[past[at - 1].seat].thinks)
    step = next(bots, 0)
    if not step:
        return answer(model, "", (msg("ear.nobody"),))
    if not playing.may_tell_why(step - 1):
        return answer(model, "", (msg("why.secret"),))
    playing = replace(without_hint(playing), heard=replace(playing.heard, waits="why"))
    return hints.ask_reasons(replace(model, screen=playing), playing, step - 1)


DOING = {
    "go on": _go_on,
    "more": _more,
    "again": _again,
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "why": _why,
}
