"""One language's texts: finds a message's text, picks its plural form, and fills its gaps.

The catalogues hold whole sentences, because the only grammar handled here is plural forms.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from ribeira.core.values import Message

GAP = re.compile(r"\{([A-Za-z_]\w*)\}")
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

    def __init__(self, language: str, texts: NullTranslations) -> None:
        texts.add_fallback(Missing())
        self.language = language
        self._texts = texts
        self.say = lru_cache(REMEMBERED)(self._say)

    def _say(self, message: Message) -> str:
        gaps = {
            name: self.say(value) if isinstance(value, Message) else str(value)
            for name, value in message.values
        }
        return fill(self._text(message), gaps)

    def _text(self, message: Message) -> str:
        if message.count is None:
            return self._texts.gettext(message.key)
        return self._texts.ngettext(message.key, message.key, message.count)


def fill(text: str, gaps: dict[str, str]) -> str:
    """The text with each `{name}` replaced once; braces in what is filled in stay as they are."""
    return GAP.sub(lambda gap: gaps.get(gap[1], f"⟨{gap[1]}⟩"), text)


def load(language: str, mo: bytes) -> Catalogue:
    """The catalogue of a language from its compiled `.mo` file."""
    return Catalogue(language, GNUTranslations(BytesIO(mo)))
