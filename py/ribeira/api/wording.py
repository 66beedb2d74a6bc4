"""The words of the library: catalogues of the games' sentences, in every language."""

from __future__ import annotations

import json
from bz2 import decompress
from functools import cache
from gettext import NullTranslations, c2py
from importlib.resources import files
from typing import Any

from ribeira.api.errors import RibeiraError, either, shown
from ribeira.i18n.catalogue import Catalogue
from ribeira.i18n.languages import LANGUAGES

DATA = files("ribeira.api") / "data"


def languages() -> tuple[str, ...]:
    """The languages that the library speaks, such as `en`."""
    return tuple(LANGUAGES)


def catalogue(language: str = "en") -> Catalogue:
    if not isinstance(language, str) or language not in LANGUAGES:
        raise RibeiraError(f"The language is {either(LANGUAGES)}, not {shown(language)}.")
    return _read(language)


@cache
def _read(language: str) -> Catalogue:
    its = unsqueezed(language)
    texts = dict(zip(unsqueezed("keys"), its["texts"], strict=True))
    return Catalogue(language, Texts(texts, its["plural"]))


class Texts(NullTranslations):
    """A language as tools/library.py keeps it: a text, or a list of forms, for each key."""

    def __init__(self, texts: dict[str, str | list[str]], plural: str) -> None:
        super().__init__()
        self._texts, self._form = texts, c2py(plural)

    def gettext(self, message: str) -> str:
        found = self._texts.get(message)
        return found if found and isinstance(found, str) else super().gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        found = self._texts.get(msgid1)
        if not isinstance(found, list):
            return super().ngettext(msgid1, msgid2, n)
        return found[self._form(n)]


def unsqueezed(name: str) -> Any:
    return json.loads(data(name))


def data(name: str) -> bytes:
    """A file that tools/library.py has made."""
    try:
        return decompress((DATA / f"{name}.bz2").read_bytes())
    except FileNotFoundError as error:
        raise RibeiraError(
            f"This copy of ribeira lacks {name}; make it with `python -m tools.library`."
        ) from error
