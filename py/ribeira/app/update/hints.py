"""What bots think: a hint, the reasons of a bot, and to hurry it."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.ear.advice import say_advice
from ribeira.app.ear.answering import answer
from ribeira.app.effects import HurryBots, Speak
from ribeira.app.model import Dialog, Model, Next
from ribeira.app.msg import (
    AskHint,
    AskWhy,
    Explain,
    HintAnswered,
    HintMsg,
    Hurry,
    PlayHint,
    ShowIdea,
)
from ribeira.app.playing import Playing
from ribeira.app.update.table import act
from ribeira.app.update.turns import announce, ask_bot, cue, without_hint
from ribeira.bots import levels, protocol
from ribeira.kit.advice import told_parts


def update(model: Model, message: HintMsg) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    match message:
        case Explain(text):
            return model, (Speak(text),)
        case Hurry():
            return model, (HurryBots(),)
        case AskHint():
            return _toggle(model, playing)
        case ShowIdea(place):
            return _show(model, playing, place)
        case PlayHint():
            hint, seat = playing.hint, playing.viewer
            return (
                act(model, playing, seat, hint.action) if hint and seat is not None else (model, ())
            )
        case AskWhy(step):
            return _ask_why(model, playing, step)
        case HintAnswered(run, question, answer):
            if (run, question) != (playing.run, playing.question):
                return model, ()
            advice = protocol.read_answer(answer).reasons
            return _say(replace(model, screen=replace(playing, advice=advice)))
    assert_never(message)


def _toggle(model: Model, playing: Playing) -> Next:
    """A hint stands on the board until one does anything else."""
    seat = playing.viewer
    if not playing.choosing or seat is None:
        return model, ()
    if playing.hinting:
        return replace(model, screen=without_hint(playing)), ()
    playing = replace(playing, hinting=True, idea=0, picked=None, clicked=(), tab="")
    return _ask(model, playing, playing.match.at, seat, levels.LEVELS[-1])


def _show(model: Model, playing: Playing, place: str) -> Next:
    places = {str(idea): idea for idea in range(len(playing.suggested))}
    if place not in places:
        return model, ()
    return _say(replace(model, screen=replace(playing, idea=places[place]), dialog=None))


def _say(model: Model) -> Next:
    """The hint is said as well as shown; other advice is in a dialog that says it."""
    playing = model.table
    if waits := playing.heard.waits:
        return answer(model, waits, say_advice(playing, waits))
    if playing.hint is None:
        return announce(model)
    said = (playing.module.words.say_hint(action=playing.hint.action),)
    reasons = tuple(part.reason for part in told_parts(playing.hint))
    return model, (Speak(". ".join(model.sentences(said + reasons))), *cue(model, "hint"))


def _ask_why(model: Model, playing: Playing, step: str) -> Next:
    """Asks the bot that made that step to think once more, for its reasons."""
    if not (step.isdecimal() and 0 < int(step) <= playing.match.at):
        return model, ()
    at = int(step) - 1
    playing = without_hint(playing)
    model = replace(model, screen=playing, dialog=Dialog("why", step=at + 1))
    if not playing.may_tell_why(at):
        return model, ()
    return _ask(model, playing, at, playing.match.past[at].seat)


def ask_reasons(model: Model, playing: Playing, at: int) -> Next:
    """The same for who plays by ear: the answer is said, and no dialog opens."""
    return _ask(model, playing, at, playing.match.past[at].seat)


def _ask(model: Model, playing: Playing, at: int, seat: int, bot: str = "") -> Next:
    playing = replace(playing, advice=None, question=playing.question + 1)
    model = replace(model, screen=playing)
    then = HintAnswered(playing.run, playing.question)
    return model, (ask_bot(model, at, seat, then, bot),)
