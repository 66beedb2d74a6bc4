"""What the dialog *About* says."""

from __future__ import annotations

from .fakes import App, Spelled


def test_about_says_version_and_build_last() -> None:
    app = App(words=Spelled("en"))
    app.do("more")
    app.do("about")
    told = app.markup
    assert '<p id="version">en about.version Ribeira 0.1.0+1a2b3c4d</p>' in told
    assert told.index("about.licence") < told.index("about.version")
