"""The documentation: its pages, and the notebook among them. It speaks English alone."""

from playwright.sync_api import Locator, Page

from e2e.person.dialogs import dialog
from e2e.person.words import say


def way_to_docs(page: Page) -> Locator:
    """In *About*."""
    return dialog(page).get_by_role("link", name=say(page, "about.library"))


def way_to_notebook(page: Page) -> Locator:
    return page.get_by_role("link", name="A notebook that runs here")


def python_is_ready(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="Python is ready.")


def cell(page: Page, number: int) -> Locator:
    return page.get_by_role("region", name=f"Cell {number}", exact=True)


def program(page: Page, number: int) -> Locator:
    return cell(page, number).get_by_role("textbox")


def run(page: Page, number: int) -> None:
    cell(page, number).get_by_role("button").click()
