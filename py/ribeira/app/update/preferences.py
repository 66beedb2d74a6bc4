"""Changes the settings (`ribeira.app.settings`), here or after another tab has changed them. A
language has to be fetched before it can be used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ribeira.app import settings as settings_text
from ribeira.app.settings import Settings
from ribeira.core.values import Refusal, msg
from ribeira.i18n.catalogue import Catalogue

if TYPE_CHECKING:
    from ribeira.app.session import Session

LoadLanguage = Callable[[str, Callable[[Catalogue | None], None]], None]


class Preferences:
    """Changes the session's settings and stores them."""

    def __init__(self, session: Session, load_language: LoadLanguage) -> None:
        self._session, self._load_language = session, load_language

    def change(self, name: str, value: str) -> None:
        if name == "language":
            self._load_language(value, self.speak)
        else:
            self._keep(settings_text.change(self._session.settings, name, value))
            self._wear()

    def changed_elsewhere(self) -> None:
        """Another tab has changed the settings."""
        session, language = self._session, self._session.settings.language
        session.settings = session.saves.settings()
        self._wear()
        if session.settings.language not in ("", language):
            self._load_language(session.settings.language, self.speak)

    def _keep(self, settings: Settings) -> None:
        self._session.settings = settings
        self._session.saves.store_settings(settings)

    def _wear(self) -> None:
        self._session.page.wear(self._session.settings.theme, self._session.settings.motion)

    def speak(self, words: Catalogue | None) -> None:
        """Uses and stores a language that was fetched; shows a notice if fetching failed."""
        if words is None:
            self._session.refused(Refusal(msg("settings.language_failed")))
        else:
            self._session.words = words
            language = settings_text.change(self._session.settings, "language", words.language)
            self._keep(language)
        self._session.draw()
