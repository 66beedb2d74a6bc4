"""What opens over a screen: settings, rules, hints, files; each has a button that closes it."""

import re

from playwright.sync_api import Locator, Page

from e2e.person.words import Where, button, hear, like, say
from ribeira.i18n.languages import LANGUAGES


def dialog(page: Page, title: str | None = None) -> Locator:
    """The one that is open, or the one with the title of that key."""
    return page.get_by_role("dialog", name=title and say(page, title), exact=True)


def close_button(page: Page) -> Locator:
    return button(dialog(page), say(page, "page.close")).first  # a notice in it has one, too


def close(page: Page) -> None:
    close_button(page).click()


def sections(page: Page) -> Locator:
    return dialog(page).get_by_role("heading", level=3)


def drawer_of(page: Page, name: str) -> Locator:
    """What one may know of the seat of that name."""
    return page.get_by_role("dialog", name=name, exact=True)


# Settings


def setting(page: Page, name: str) -> Locator:
    label = re.compile(f"^{re.escape(say(page, f'settings.{name}'))}")
    return dialog(page).get_by_label(label)


def change_setting(page: Page, name: str, value: str) -> None:
    """`value` is a key, as "steps"; of a language, as "pt"."""
    shown = LANGUAGES[value] if name == "language" else say(page, f"settings.{name}.{value}")
    setting(page, name).select_option(label=shown)
    if name == "language":
        page.wait_for_function("language => document.documentElement.lang === language", arg=value)
        hear(page)


# Rules


def rule_buttons(page: Where, rule: str = "") -> Locator:
    """Numbers that open their rule, or only that of one rule."""
    return button(page, like(page, "rules.open", **({"rule": rule} if rule else {})))


def rule_in_question(page: Page) -> Locator:
    """The number of the rule at which the rules are open."""
    return dialog(page).get_by_role("term").and_(page.locator("[aria-current=true]"))


# Hints and reasons


def advice(page: Page) -> Locator:
    """The choices that a bot had, each with its reasons."""
    return dialog(page).get_by_role("listitem").filter(has=page.get_by_role("strong"))


# The table as text


def typing_field(page: Page) -> Locator:
    return dialog(page).get_by_label(say(page, "text.type"))


# Files and names


def file_field(page: Page) -> Locator:
    return dialog(page).get_by_label(say(page, "files.choose"), exact=True)


def take_in(page: Page, text: str) -> None:
    """What one has pasted."""
    dialog(page).get_by_label(say(page, "files.paste")).fill(text)
    button(dialog(page), say(page, "files.take_in")).click()


def rename(page: Page, title: str) -> None:
    dialog(page).get_by_label(say(page, "naming.name")).fill(title)
    button(dialog(page), say(page, "naming.keep")).click()
