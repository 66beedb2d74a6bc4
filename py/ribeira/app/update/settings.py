"""Changes the settings, here or after another tab has changed them. A language has to be fetched
before it can be used.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from ribeira.app import settings as settings_text
from ribeira.app import streaks
from ribeira.app.daily import kept as kept_days
from ribeira.app.effects import LoadLanguage
from ribeira.app.learn import coach_kept, kept
from ribeira.app.model import Dialog, Effects, Model, Next, refused
from ribeira.app.msg import LanguageLoaded, OfflineNews, OpenGuide, SetSetting, SettingMsg
from ribeira.app.notices import after_news
from ribeira.app.seats import last
from ribeira.app.settings import Settings
from ribeira.app.storage import LASTS, SETTINGS, STREAKS
from ribeira.app.stored_text import says_all_of
from ribeira.app.update.keeping import keep, set_aside
from ribeira.core.values import Refusal, msg
from ribeira.i18n.catalogue import Catalogue

REMEMBERED: dict[str, Callable[[str], str]] = {
    kept.LESSONS: lambda text: kept.write(kept.read(text)),
    coach_kept.COACH: lambda text: coach_kept.write(coach_kept.read(text)),
    kept_days.DAYS: lambda text: kept_days.write(kept_days.read(text)),
    LASTS: lambda text: last.write(last.read(text)),
}
"""What is remembered besides: each text as it is written again, without what cannot be read."""

FAILED = {
    "language_failed": msg("settings.language_failed"),
    "learn_failed": msg("page.learn_failed"),
}


def update(model: Model, message: SettingMsg) -> Next:
    match message:
        case SetSetting("language", language):
            return model, (_load(model, language),)
        case SetSetting(name, value):
            return _change(model, name, value)
        case LanguageLoaded(words, quiet=True):
            fits = words is not None and words.language == model.words.language
            return (_told_again(replace(model, words=words)), ()) if words and fits else (model, ())
        case LanguageLoaded(words):
            return _speak(model, words)
        case OfflineNews(name):
            return replace(model, notice=after_news(name, model.notice)), ()
    assert_never(message)


def _change(model: Model, name: str, value: str) -> Next:
    settings = settings_text.change(model.settings, name, value)
    return keep(replace(model, settings=settings), SETTINGS, settings_text.write(settings))


def _speak(model: Model, words: Catalogue | None) -> Next:
    """Uses and stores a language that was fetched; shows a notice if fetching failed."""
    if words is None:
        what = "learn_failed" if model.wanted else "language_failed"
        failed = refused(model, Refusal(FAILED[what]))
        if isinstance(model.wanted, OpenGuide):  # the rules by number need no further texts
            failed = replace(failed, dialog=Dialog("rules", game=model.wanted.game))
        return replace(failed, wanted=None), ()
    before = model.words.language
    model = _told_again(replace(model, words=words))
    if words.language == before:  # only what lessons say has come
        return model, ()
    return _change(model, "language", words.language)


def _load(model: Model, language: str) -> LoadLanguage:
    return LoadLanguage(language, learn=model.words.teaches or model.wanted is not None)


def _told_again(model: Model) -> Model:
    """A lesson says its step anew, in the words that have come."""
    playing = model.playing
    if playing is None or playing.teaching is None:
        return model
    teaching = replace(playing.teaching, said=(), reply=None)
    return replace(model, screen=replace(playing, teaching=teaching))


def read_stored(model: Model) -> Next:
    """The settings that are stored; a text that this page cannot read, or not whole, is set aside,
    and what it knows of it takes its place."""
    text = model.stored.texts.get(SETTINGS)
    if text is None:
        return replace(model, settings=Settings()), ()
    error = None
    try:
        settings, newer = settings_text.read(text)
    except Exception:  # anybody may have written it
        settings, error = Settings(), msg("storage.settings_unread")
    else:
        whole = says_all_of(settings_text.write(settings), text)
        error = msg("storage.settings_newer") if newer else None if whole else msg("storage.aside")
    model = replace(model, settings=settings)
    if error is None:
        return model, ()
    model, aside = set_aside(model, SETTINGS, error)
    model, kept = keep(model, SETTINGS, settings_text.write(settings))
    return model, aside + kept


def read_streaks(model: Model) -> Next:
    """Sets the counted wins and losses aside if they cannot be read."""
    try:
        streaks.read(model.stored.texts.get(STREAKS, "{}"))
    except Exception:  # anybody may have written it
        return set_aside(model, STREAKS, msg("storage.streaks_unread"))
    return model, ()


def read_remembered(model: Model) -> Next:
    """Sets aside each text of which something cannot be read; the rest of it takes its place."""
    effects: Effects = ()
    for name, again in REMEMBERED.items():
        text = model.stored.texts.get(name)
        if text is None or says_all_of(again(text), text):
            continue
        model, aside = set_aside(model, name, msg("storage.aside"))
        model, stored = keep(model, name, again(text))
        effects += aside + stored
    return model, effects


def changed_elsewhere(model: Model) -> Next:
    """Another tab has changed the settings."""
    before = model.settings.language
    model, effects = read_stored(model)
    language = model.settings.language
    load: Effects = (_load(model, language),) if language not in ("", before) else ()
    return model, effects + load
