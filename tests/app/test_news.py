"""Notices that the page shows of its own accord: once, never instead of one still to be read."""

from __future__ import annotations

from ribeira.app.effects import Reload

from .fakes import App


def notice_after(app: App, news: str) -> str:
    app.heard("news", news)
    return app.controls.text


def test_that_the_site_is_kept_is_shown_until_the_next_click() -> None:
    app = App()
    assert "offline.ready" in notice_after(app, "offline")
    app.do("settings")
    app.do("close")
    assert "offline.ready" not in app.controls.text


def test_a_new_version_can_wait() -> None:
    app = App()
    assert "offline.renewed" in notice_after(app, "renewed")
    app.do("settings")
    app.do("close")
    assert "offline.renewed" in app.controls.text
    app.do("dismiss")
    assert "offline.renewed" not in app.controls.text
    assert not app.done(Reload)


def test_a_new_version_can_be_taken() -> None:
    app = App()
    notice_after(app, "renewed")
    app.do("reload")
    assert app.done(Reload)


def test_what_is_still_to_be_read_stays() -> None:
    app = App()
    notice_after(app, "renewed")
    assert "offline.ready" not in notice_after(app, "offline")
