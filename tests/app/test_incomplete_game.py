"""A game that lacks something is listed with what it lacks, and the lobby opens all the same."""

from dataclasses import replace

import pytest

from ribeira.games import registry

from .fakes import App


@pytest.fixture
def without_words(monkeypatch):
    """Dos Rios cannot say anything."""
    broken = replace(registry.load("dosrios"), words=object())
    entries = tuple(
        replace(entry, load=lambda: broken) if entry.meta.id == "dosrios" else entry
        for entry in registry.ENTRIES
    )
    monkeypatch.setattr(registry, "ENTRIES", entries)


@pytest.mark.usefixtures("without_words")
def test_the_lobby_opens_and_says_that_something_is_missing():
    app = App()
    assert app.model.name_of_screen == "lobby"
    assert app.controls.text.count("codec.error.incomplete") == 1
    assert [value for do, value in app.controls.commands if do == "new"] == ["douro", "castelos"]


@pytest.mark.usefixtures("without_words")
def test_the_other_games_are_played():
    app = App()
    app.do("new", "douro")
    app.do("start")
    assert app.model.name_of_screen == "table"
