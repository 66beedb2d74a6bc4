"""One language's texts: finds a message's text, picks its plural form, and fills its gaps.

The catalogues hold whole sentences, because the only grammar handled here is plural forms, the
word for “and”, and the marks in large numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from ribeira.core.values import Message
from ribeira.i18n.joining import AND, joining
from ribeira.i18n.thousands import written

GAP = re.compile(r"\{([A-Za-z_]\w*)\}")
LEARN = "learn."
"""Keys that begin so are of a second catalogue, fetched when somebody wants to learn a game."""
REMEMBERED = 4096
"""How many sentences are cached, because a board says the same hundred again at every redraw."""


class Missing(NullTranslations):
    """Shows a key that the catalogue lacks as ⟨key⟩, so that people and tests notice it."""

    def gettext(self, message: str) -> str:
        return f"⟨{message}⟩"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟨{msgid1}⟩"


class Catalogue:
    """`say` turns messages into sentences of `language`."""

    say: Callable[[Message], str]

    def __init__(
        self, language: str, texts: NullTranslations, learn: NullTranslations | None = None
    ) -> None:
        texts.add_fallback(Missing())
        self.language, self.teaches = language, learn is not None
        self._texts, self._learn = texts, learn or Missing()
        self._learn.add_fallback(Missing())
        self.say = lru_cache(REMEMBERED)(self._say)

    def with_learn(self, mo: bytes) -> Catalogue:
        """The same with what lessons say, from the compiled file."""
        return Catalogue(self.language, self._texts, _read(mo))

    def _say(self, message: Message) -> str:
        gaps = {name: self._filled(name, value) for name, value in message.values}
        text = self._text(message)
        if message.key == AND:
            text = joining(self.language, text, gaps.get("last", ""))
        return fill(text, gaps)

    def _filled(self, gap: str, value: int | str | Message) -> str:
        if isinstance(value, Message):
            return self.say(value)
        return written(self.language, gap, value) if isinstance(value, int) else str(value)

    def _text(self, message: Message) -> str:
        texts = self._learn if message.key.startswith(LEARN) else self._texts
        if message.count is None:
            return texts.gettext(message.key)
        return texts.ngettext(message.key, message.key, message.count)


def fill(text: str, gaps: dict[str, str]) -> str:
    """The text with each `{name}` replaced once; braces in what is filled in stay as they are."""
    return GAP.sub(lambda gap: gaps.get(gap[1], f"⟨{gap[1]}⟩"), text)


def load(language: str, mo: bytes) -> Catalogue:
    """The catalogue of a language from its compiled `.mo` file."""
    return Catalogue(language, _read(mo))


def _read(mo: bytes) -> NullTranslations:
    return GNUTranslations(BytesIO(mo))
