"""Changes the settings, here or after another tab has changed them. A language has to be fetched
before it can be used.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import settings as settings_text
from ribeira.app.effects import LoadLanguage
from ribeira.app.model import Effects, Model, Next, refused
from ribeira.app.msg import LanguageLoaded, OfflineNews, SetSetting, SettingMsg
from ribeira.app.notices import after_news
from ribeira.app.settings import Settings
from ribeira.app.storage import SETTINGS, UNREAD
from ribeira.app.update.keeping import keep, with_error
from ribeira.core.values import Refusal, msg
from ribeira.i18n.catalogue import Catalogue


def update(model: Model, message: SettingMsg) -> Next:
    match message:
        case SetSetting("language", language):
            return model, (LoadLanguage(language),)
        case SetSetting(name, value):
            return _change(model, name, value)
        case LanguageLoaded(words):
            return _speak(model, words)
        case OfflineNews(name):
            return replace(model, notice=after_news(name, model.notice)), ()
    assert_never(message)


def _change(model: Model, name: str, value: str) -> Next:
    return _keep(model, settings_text.change(model.settings, name, value))


def _keep(model: Model, settings: Settings) -> Next:
    return keep(replace(model, settings=settings), SETTINGS, settings_text.write(settings))


def _speak(model: Model, words: Catalogue | None) -> Next:
    """Uses and stores a language that was fetched; shows a notice if fetching failed."""
    if words is None:
        return refused(model, Refusal(msg("settings.language_failed"))), ()
    return _change(replace(model, words=words), "language", words.language)


def read_stored(model: Model) -> Next:
    """The settings that are stored; a text that cannot be read is kept aside."""
    text = model.stored.texts.get(SETTINGS)
    if text is None:
        return replace(model, settings=Settings()), ()
    error = None
    try:
        settings, newer = settings_text.read(text)
    except ValueError:
        settings, error = Settings(), msg("storage.settings_unread")
    else:
        error = msg("storage.settings_newer") if newer else None
    model = replace(model, settings=settings)
    if error is None:
        return model, ()
    model, effects = keep(model, f"{UNREAD}settings", text)
    return with_error(model, error), effects


def changed_elsewhere(model: Model) -> Next:
    """Another tab has changed the settings."""
    before = model.settings.language
    model, effects = read_stored(model)
    language = model.settings.language
    load: Effects = (LoadLanguage(language),) if language not in ("", before) else ()
    return model, effects + load
