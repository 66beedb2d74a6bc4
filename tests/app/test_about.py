"""What the dialog *About* says."""

from __future__ import annotations

from ribeira.core.values import Message
from ribeira.i18n.catalogue import Catalogue, Missing

from .fakes import App


class Spelled(Catalogue):
    """Says of a message its key and what is filled into it."""

    def _say(self, message: Message) -> str:
        return " ".join([message.key, *(str(value) for _, value in message.values)])


def test_about_says_version_and_build_last() -> None:
    app = App(words=Spelled("en", Missing()))
    app.do("about")
    told = app.markup
    assert '<p id="version">about.version Ribeira 0.1.0+1a2b3c4d</p>' in told
    assert told.index("about.licence") < told.index("about.version")
