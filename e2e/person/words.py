"""Names as the page says them, out of its catalogue."""

import re
from functools import cache
from weakref import WeakKeyDictionary
from zipfile import ZipFile

from playwright.sync_api import Locator, Page

from ribeira.core.values import Message, msg
from ribeira.i18n.catalogue import Catalogue, load
from ribeira.i18n.shipped import SHIPPED
from tools.places import DIST, WORK

Where = Page | Locator
"""A page, or a part of it."""

spoken: WeakKeyDictionary[Page, str] = WeakKeyDictionary()

UNFILLED = re.compile(r"⟨\w+⟩")


@cache
def catalogue(language: str = SHIPPED) -> Catalogue:
    """With what lessons say."""
    learn = _in_site(f"learn/{language}.mo")
    if language == SHIPPED:
        shipped = ZipFile(DIST / "py/app.zip").read(f"ribeira/i18n/{language}.mo")
        return load(language, shipped).with_learn(learn)
    return load(language, _in_site(f"{language}.mo")).with_learn(learn)


def _in_site(name: str) -> bytes:
    files = (site / "static/locale" / name for site in (DIST, WORK / "pseudo"))
    return next(file for file in files if file.exists()).read_bytes()


def say(page: Where, message: Message | str, **parts: str | int | Message) -> str:
    """The message, or the one with that key, in the language of the page."""
    said = _catalogue_of(page).say(msg(message, **parts) if isinstance(message, str) else message)
    assert said != f"⟨{message}⟩", f"the catalogue has no {message}"
    return said


def like(page: Where, key: str, **parts: str | int | Message) -> re.Pattern[str]:
    """The same, with anything in the gaps for which there are no parts, and in each plural form."""
    return pattern(_catalogue_of(page), key, **parts)


def pattern(words: Catalogue, key: str, **parts: str | int | Message) -> re.Pattern[str]:
    forms = (words.say(Message(key, tuple(parts.items()), count)) for count in (None, 1, 2))
    known = [form for form in forms if form != f"⟨{key}⟩"]
    assert known, f"the catalogue has no {key}"
    return one_of(*known)


def one_of(*sayings: str) -> re.Pattern[str]:
    """Any of the sayings, whole; gaps in them are filled with anything."""
    wanted = (".+".join(map(re.escape, UNFILLED.split(saying))) for saying in sayings)
    return re.compile(f"^(?:{'|'.join(wanted)})$")


def hear(page: Page) -> None:
    """Notes which language the page speaks: when the app is there, or has changed its language."""
    spoken[page] = _language(page)


def _catalogue_of(where: Where) -> Catalogue:
    page = where.page if isinstance(where, Locator) else where
    return catalogue(spoken.get(page) or _language(page))


def _language(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


def button(page: Where, named: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=named, exact=True)


def heading(page: Where, named: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("heading", name=named, exact=True)
