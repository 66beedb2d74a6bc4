"""A game with secrets leaves a shared screen in somebody's name, and the others are told."""

from __future__ import annotations

import pytest

from ribeira.app.effects import Copy, OfferFile, Share
from ribeira.app.msg import StorageFailed
from ribeira.app.storage import GAME

from ..fakes import App, dialog, opened, playing, table

LEAVES = OfferFile | Copy | Share


def left(app: App) -> list[object]:
    return [effect for effect in app.effects if isinstance(effect, LEAVES)]


def sealed() -> App:
    """Two share the screen; the first has chosen in secret, the second is to come."""
    app = App()
    app.start(3, people=(0, 1))
    app.do("lift")
    app.click("play 7")
    assert playing(app).handover == 1
    return app


def names(app: App) -> list[str]:
    return [player.name for player in table(app).players if not player.bot]


def unkept(app: App) -> None:
    """What storage has no room for is offered as a file."""
    app.send(StorageFailed("full", GAME + table(app).id))
    app.heard("do", "export_unkept")


WAYS = {
    "unkept file": unkept,
    "file": lambda app: app.heard("do", "export", table(app).id),
    "all files": lambda app: app.heard("do", "export_all"),
    "dialog": lambda app: app.heard("do", "share"),
    "link": lambda app: app.heard("do", "copy"),
    "link of a moment": lambda app: app.heard("do", "copy", "0"),
    "system": lambda app: app.heard("do", "send"),
    "other device": lambda app: app.heard("do", "send_game", table(app).id),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_way_out_shows_a_sealed_choice_before_somebody_says_who_asks(way: str) -> None:
    app = sealed()
    WAYS[way](app)
    assert dialog(app) == "secrets"
    assert left(app) == []
    assert "share-link" not in app.markup
    assert "secrets.what" in app.controls.text
    assert [value for do, value in app.controls.commands if do == "vouch"] == names(app)
    app.do("vouch", names(app)[0])
    assert left(app) or dialog(app) == "share"


def test_going_forward_leads_to_no_link() -> None:
    app = sealed()
    app.heard("do", "return", f"lobby\ntable {table(app).id}\ndialog share")
    assert dialog(app) == ""


def test_it_is_asked_once_and_the_next_person_is_told() -> None:
    app = sealed()
    app.heard("do", "export", table(app).id)
    app.do("vouch", names(app)[0])
    assert len(app.files) == 1
    assert 'id="curtain"' in app.markup
    assert 'id="vouched"' in app.markup
    app.heard("do", "copy")
    assert dialog(app) == ""
    assert len(app.copied) == 1


def test_nobody_else_can_be_named() -> None:
    app = sealed()
    app.heard("do", "copy")
    app.heard("do", "vouch", "somebody")
    assert left(app) == []
    app.do("close")
    app.heard("do", "vouch", names(app)[0])
    assert left(app) == []


@pytest.mark.parametrize("game", ["one person", "nothing hidden", "over"])
def test_where_nobody_can_be_betrayed_nothing_is_asked(game: str) -> None:
    if game == "one person":
        app = App()
        app.start(3, people=(0,))
    elif game == "nothing hidden":
        app = opened("dosrios", "", "")
        if not playing(app).is_open:
            app = opened("castelos", "", "")
        assert playing(app).is_open
    else:
        app = sealed()
        while not playing(app).over:
            app.do("lift") if ("lift", "") in app.controls.commands else press(app)
    app.heard("do", "copy")
    assert dialog(app) == ""
    assert len(app.copied) == 1


def press(app: App) -> None:
    if ("continue", "") in app.controls.commands:
        app.do("continue")
    else:
        app.click(app.controls.actions[0])
    app.think()
