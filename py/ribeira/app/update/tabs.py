"""The same game in two tabs of the browser: one of them plays it, the others follow.

Tabs talk through storage: each gets the changes of the others, a little later but in order. One
asks "who" plays, one says that the game is "mine", and a tab that follows answers "yours". A tab
that the browser has put to sleep gets nothing; it notices when it wants to write, because the
storage is looked at before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from ribeira.app.ear.heard import as_speech
from ribeira.app.effects import CheckGame, Effect, Speak, TellTabs
from ribeira.app.model import Effects, Model, Next
from ribeira.app.msg import Claim, TabMsg, TabSaid, TakeOver, TextsChanged
from ribeira.app.playing import Playing
from ribeira.app.storage import GAME, SETTINGS, STREAKS
from ribeira.app.update import lookback, settings
from ribeira.app.update.opening import open_new, open_table
from ribeira.codec.errors import CodecError
from ribeira.core.values import msg


def update(model: Model, message: TabMsg) -> Next:
    match message:
        case TextsChanged(texts):
            return _changed(model, texts)
        case TabSaid(text):
            what, _, name = text.partition(" ")
            return _answer(model, what, name)
        case Claim(name):
            return _claim(model, name)
        case TakeOver():
            return _take_over(model)
    assert_never(message)


def who_plays(name: str) -> Effect:
    """Asks whether another tab plays this game."""
    return TellTabs(f"who {name}")


def _claim(model: Model, name: str) -> Next:
    return replace(model, claimed=name), (TellTabs(f"mine {name}"),)


def _answer(model: Model, what: str, name: str) -> Next:
    playing = model.playing
    if playing is None or playing.table.id != name or playing.over:
        return model, ()
    if playing.table.only_looking:
        return model, ()  # it may be looked at in every tab
    if what == "mine":
        model, effects = _open_again(model, playing, following=True)
        return model, (*effects, TellTabs(f"yours {name}"))
    if what == "yours":
        return replace(model, claimed=""), ()
    if what == "who" and playing.following is None:
        check = CheckGame(name, Claim(name))  # it may have been played while this tab slept
        return model, (check,)
    return model, ()


def _changed(model: Model, texts: Mapping[str, str | None]) -> Next:
    model = replace(model, stored=model.stored.changed(texts))
    model, effects = settings.changed_elsewhere(model) if SETTINGS in texts else (model, ())
    model, counted = settings.read_streaks(model) if STREAKS in texts else (model, ())
    effects += counted
    if model.playing and GAME + model.playing.table.id in texts:
        model, more = _make_way(model, model.playing)
        effects += more
    return model, effects


def _make_way(model: Model, playing: Playing) -> Next:
    """Follows a tab that has played on; but not one that has not heard yet that this tab plays: if
    each followed the other, neither could play."""
    name = playing.table.id
    model, effects = _open_again(model, playing, following=name != model.claimed)
    if not model.claimed:
        return model, effects
    model, claimed = _claim(model, name)
    return model, effects + claimed


def _open_again(model: Model, playing: Playing, following: bool) -> Next:
    """Opens the game again as it is stored; if it cannot be read, keeps showing the old one."""
    why = msg("tabs.follow")
    try:
        table = model.stored.load(playing.table.id)
    except CodecError as error:
        table, why, following = playing.table, error.message, True
    if following:
        model = replace(model, claimed="")
    dialog = model.dialog
    model, effects = open_table(model, table, why if following else None)
    model = replace(model, dialog=dialog)
    if playing.looking is None:
        return model, (*effects, *_tell(model, playing))
    model, looked = lookback.look(model, model.table, playing.looking)
    return model, effects + looked


def _tell(model: Model, before: Playing) -> Effects:
    """What has happened in the other tab since this one showed the game."""
    playing = model.table
    new = playing.match.past[before.match.at :]
    said = playing.sentences(tuple(event for step in new for event in step.events))
    return (Speak(as_speech(model.words, said)),) if said else ()


def _take_over(model: Model) -> Next:
    """Plays here from now on. If the stored game cannot be read any more, it is left alone, and
    this one continues as a new game."""
    playing = model.playing
    if playing is None:
        return model, ()
    try:
        table = model.stored.load(playing.table.id)
    except CodecError:
        return open_new(model, replace(playing.table, id=model.new_id()))
    model, opened = open_table(model, table)
    model, claimed = _claim(model, table.id)
    return model, opened + claimed
