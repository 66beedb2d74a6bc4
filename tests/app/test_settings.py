"""Settings: what is chosen holds, here and after coming back; nonsense changes nothing."""

from __future__ import annotations

import re

import pytest

from ribeira.app import settings as settings_text
from ribeira.app.settings import Settings
from ribeira.i18n.languages import LANGUAGES

from .fakes import App, dialog


def test_a_language_is_spoken_and_kept() -> None:
    app = App()
    app.do("settings")
    app.set("settings.language", "pt")
    assert app.model.words.language == "pt"
    assert App(app.storage).model.settings.language == "pt"


def test_the_first_screen_offers_each_language_by_its_own_name() -> None:
    app = App()
    chooser = re.search(r'<select[^>]*"settings.language".*?</select>', app.markup)
    assert chooser
    assert re.findall(r">([^<]+)</option>", chooser[0]) == list(LANGUAGES.values())
    app.set("settings.language", "it")
    assert 'value="it" selected' in app.markup


def test_a_language_that_cannot_be_fetched_is_reported_and_not_kept() -> None:
    app = App()
    app.online = False
    app.do("settings")
    app.set("settings.language", "pt")
    assert "settings.language_failed" in app.controls.text
    assert app.model.words.language == "en"
    assert App(app.storage).model.settings.language == ""


def test_a_theme_is_worn_at_once_and_after_coming_back() -> None:
    app = App()
    app.do("settings")
    app.set("settings.theme", "dark")
    for here in (app, App(app.storage)):
        assert (here.model.settings.theme, here.model.settings.motion) == ("dark", "system")


def test_sounds_are_off_until_somebody_wants_them() -> None:
    app = App()
    app.start()
    app.click(app.controls.actions[0])
    assert app.sounds == []
    app.do("settings")
    app.set("settings.sounds", "true")
    app.do("close")
    app.think()
    app.set("settings.pace", "calm")
    app.click(app.controls.actions[0])
    assert app.sounds


def test_shortcuts_can_be_switched_off() -> None:
    app = App()
    app.start()
    app.key("?")
    assert dialog(app) == "rules"
    app.do("close")
    app.do("settings")
    app.set("settings.keys", "false")
    app.do("close")
    app.key("?")
    assert dialog(app) == ""


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "pink"), ("pace", ""), ("language", "xx-no"), ("nothing", "1")]
)
def test_nonsense_changes_nothing(name: str, value: str) -> None:
    assert settings_text.change(Settings(), name, value) == Settings()


def test_settings_come_back_from_their_text() -> None:
    chosen = Settings("pt", "dark", "brisk", "off", confirm=False, sounds=True, keys=False)
    assert settings_text.read(settings_text.write(chosen)) == (chosen, False)
