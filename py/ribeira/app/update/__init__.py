"""What each message does to the model, and what is to be done outside. Every change of the app goes
through `update`; each concern has a file.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import msg as m
from ribeira.app.ear import update as ear
from ribeira.app.effects import Ready, Speak, StartBots
from ribeira.app.learn import update as learn
from ribeira.app.model import Dialog, Effects, Model, Next
from ribeira.app.msg import Msg
from ribeira.app.update import (
    animation,
    arena,
    clicks,
    coaching,
    crash,
    hints,
    keys,
    library,
    lookback,
    places,
    review,
    settings,
    setup,
    table,
    tabs,
)
from ribeira.app.update.daily import deals as daily
from ribeira.app.update.exchange import duels, files, links, reading, secrets, share
from ribeira.app.update.keeping import kept_at_last, not_kept

MENU = Dialog("menu")


def update(model: Model, message: Msg) -> Next:
    """The model after the message, and what is to be done."""
    if isinstance(message, m.Key):
        if not keys.means_something(message):
            return model, ()
        pressed = keys.meaning(model, message)
        return update(model, pressed) if pressed else (_without_passing_notice(model), ())
    if not isinstance(message, m.FieldMsg | m.Unasked):
        model = _without_passing_notice(model)
    before = model
    model, effects = learn.instead(model, message) or _hand_on(model, message)
    model, stopped = reading.settle(model, before.reading, message)
    model, followed = learn.follow(before, model)
    model, told = coaching.follow(model)
    model, dueled = duels.follow(model)
    model, walked = places.walk(model)
    model, drawn = library.draw_pictures(model)
    if model.notice is not None and model.notice is not before.notice:
        model = replace(model, noticed=model.noticed + 1)
    effects = (*effects, *stopped, *followed, *told, *dueled, *walked, *drawn)
    return model, _as_one_speech(effects) if model.settings.speak else _in_silence(effects)


def _in_silence(effects: Effects) -> Effects:
    return tuple(effect for effect in effects if not isinstance(effect, Speak))


def _as_one_speech(effects: Effects) -> Effects:
    """What is said last would cut off what is said before it."""
    said = [effect.text for effect in effects if isinstance(effect, Speak)]
    if len(said) < 2:
        return effects
    others = (effect for effect in effects if not isinstance(effect, Speak))
    return (*others, Speak(" ".join(said)))


def _without_passing_notice(model: Model) -> Model:
    passes = model.notice and not model.notice.stays
    return replace(model, notice=None) if passes else model


def _hand_on(model: Model, message: m.AnyButKey) -> Next:
    if isinstance(message, m.TableMsg):
        return _of_table(model, message)
    if isinstance(message, m.GameMsg):
        return _of_game(model, message)
    if isinstance(message, m.PlaceMsg):
        return places.update(model, message)
    if isinstance(message, m.ArenaMsg):
        return arena.update(model, message)
    if isinstance(message, m.SettingMsg):
        return settings.update(model, message)
    if isinstance(message, m.TabMsg):
        return tabs.update(model, message)
    if isinstance(message, m.StorageMsg):
        return _of_storage(model, message)
    if isinstance(message, m.CrashMsg):
        return crash.update(model, message)
    if isinstance(message, m.Begin):
        return _begin(model, message)
    assert_never(message)


def _of_table(model: Model, message: m.TableMsg) -> Next:
    if model.dialog == MENU and not isinstance(message, m.Unasked):
        model = replace(model, dialog=None)  # what it lists is done at the table
    if isinstance(message, m.ClickMsg):
        return clicks.update(model, message)
    if isinstance(message, m.TurnMsg):
        return table.update(model, message)
    if isinstance(message, m.AnimationMsg):
        return animation.update(model, message)
    if isinstance(message, m.HintMsg):
        return hints.update(model, message)
    if isinstance(message, m.LookMsg):
        return lookback.update(model, message)
    if isinstance(message, m.ReviewMsg):
        return review.update(model, message)
    if isinstance(message, m.TypeLine):
        return ear.update(model, message)
    assert_never(message)


def _of_game(model: Model, message: m.GameMsg) -> Next:
    if isinstance(message, m.SetUpMsg):
        return setup.update(model, message)
    if isinstance(message, m.LibraryMsg):
        return library.update(model, message)
    if isinstance(message, m.CoachMsg):
        return coaching.update(model, message)
    if isinstance(message, m.LearnMsg):
        return learn.update(model, message)
    if isinstance(message, m.DayMsg):
        return daily.update(model, message)
    return _of_exchange(model, message)


def _of_exchange(model: Model, message: m.ExchangeMsg) -> Next:
    if isinstance(message, m.FileMsg):
        return files.update(model, message)
    if isinstance(message, m.LinkMsg):
        return links.update(model, message)
    if isinstance(message, m.ShareMsg):
        return share.update(model, message)
    if isinstance(message, m.ReadMsg):
        return reading.update(model, message)
    if isinstance(message, m.DuelMsg):
        return duels.update(model, message)
    if isinstance(message, m.Vouch):
        model, then = secrets.vouch(model, message)
        return _hand_on(model, then) if then else (model, ())
    assert_never(message)


def _begin(model: Model, message: m.Begin) -> Next:
    """The first screen: the table that was open, or the lobby; and over it the link, if any."""
    model, read = settings.read_stored(model)
    model, counted = settings.read_streaks(model)
    model, remembered = settings.read_remembered(model)
    open_game = model.stored.open_game
    model, opened = library.open_game(model, open_game) if open_game else (model, ())
    model, arrived = links.arrive(model, message.fragment)
    if not (open_game or message.fragment):
        model, left = learn.come_back(model)
        arrived += left
    promise = () if open_game else library.ask_to_keep(model, ask=False)
    ready = (Ready(), StartBots())
    return model, (*read, *counted, *remembered, *opened, *arrived, *ready, *promise)


def _of_storage(model: Model, message: m.StorageMsg) -> Next:
    match message:
        case m.Promised(promised):
            return replace(model, promised=promised), ()
        case m.StorageFailed(kind, name):
            return not_kept(model, kind, name), ()
        case m.TextKept(name):
            return kept_at_last(model, name), ()
    assert_never(message)
