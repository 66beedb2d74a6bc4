"""What bots think: a hint, the reasons of a bot, and to hurry it."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import HurryBots
from ribeira.app.model import Dialog, Model, Next
from ribeira.app.msg import AskHint, AskWhy, HintAnswered, HintMsg, Hurry
from ribeira.app.playing import Playing
from ribeira.app.update.turns import announce, ask_bot
from ribeira.bots import levels, protocol


def update(model: Model, message: HintMsg) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    match message:
        case Hurry():
            return model, (HurryBots(),)
        case AskHint():
            if not playing.choosing or playing.viewer is None:
                return model, ()
            model = replace(model, dialog=Dialog("hint"))
            return _ask(model, playing, playing.match.at, playing.viewer, levels.LEVELS[-1])
        case AskWhy(step):
            return _ask_why(model, playing, step)
        case HintAnswered(run, question, answer):
            if (run, question) != (playing.run, playing.question):
                return model, ()
            advice = protocol.read_answer(answer).reasons
            return announce(replace(model, screen=replace(playing, advice=advice)))
    assert_never(message)


def _ask_why(model: Model, playing: Playing, step: str) -> Next:
    """Asks the bot that made that step to think once more, for its reasons."""
    if not (step.isdecimal() and 0 < int(step) <= playing.match.at):
        return model, ()
    at = int(step) - 1
    model = replace(model, dialog=Dialog("why", step=at + 1))
    if not playing.may_tell_why(at):
        return model, ()
    return _ask(model, playing, at, playing.match.past[at].seat)


def _ask(model: Model, playing: Playing, at: int, seat: int, bot: str = "") -> Next:
    playing = replace(playing, advice=None, question=playing.question + 1)
    model = replace(model, screen=playing)
    then = HintAnswered(playing.run, playing.question)
    return model, (ask_bot(model, at, seat, then, bot),)
