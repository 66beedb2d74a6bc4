"""Playing by ear: the line to type into, and what is said."""

from playwright.sync_api import Locator, Page

from e2e.person.words import say


def line(page: Page) -> Locator:
    return page.get_by_role("textbox", name=say(page, "text.type"))


def spoken(page: Page) -> Locator:
    """The live region: its last lines are what was said last."""
    return page.get_by_role("log").last


def speeches(page: Page) -> list[str]:
    return spoken(page).get_by_role("paragraph").all_inner_texts()
