"""What tells that something went wrong or wants attention: notices, failures, the shell."""

from playwright.sync_api import Locator, Page

from e2e.person.words import button, heading, say


def notice(page: Page) -> Locator:
    return page.get_by_role("alert")


def why_not(page: Page) -> Locator:
    """Opens the rule behind the notice."""
    return notice(page).get_by_role("button", name=say(page, "why.title"))


def dismiss(page: Page) -> None:
    button(notice(page), say(page, "page.dismiss")).click()


# After a failure


def crash(page: Page) -> Locator:
    """The screen that tells of it."""
    return page.get_by_role("main").filter(has=heading(page, say(page, "crash.title")))


def go_on_button(page: Page) -> Locator:
    return button(page, say(page, "crash.go_on"))


def start_again_button(page: Page) -> Locator:
    return button(page, say(page, "crash.again"))


def save_button(page: Page) -> Locator:
    return button(page, say(page, "crash.save"))


def save_as(page: Page, name: str) -> Locator:
    """Saves it for one of the people who share the screen."""
    return button(page, say(page, "secrets.me", name=name))


def copy_report_button(page: Page) -> Locator:
    return button(page, say(page, "crash.copy"))


def leave_button(page: Page) -> Locator:
    return button(crash(page), say(page, "page.home"))


# Before Python runs


def reason(page: Page) -> Locator:
    """Why the page could not start."""
    return page.get_by_role("alert")


def try_again_button(page: Page) -> Locator:
    return button(page, say(page, "shell.again"))


def progress(page: Page) -> Locator:
    return page.get_by_role("progressbar", name=say(page, "shell.progress"))


def step(page: Page) -> Locator:
    """What is being done, as it stands under the bar; a screen reader is told more seldom."""
    return page.get_by_role("main").get_by_role("paragraph").nth(1)
