"""The review of a finished game: its page, and a choice on the board."""

from playwright.sync_api import Locator, Page

from e2e.person.words import button, like, say


def review_button(page: Page) -> Locator:
    return button(page, say(page, "review.title"))


def whose(page: Page) -> Locator:
    return page.get_by_role("combobox", name=say(page, "review.whose"))


def moments(page: Page) -> Locator:
    """What decided the game."""
    part = page.get_by_role("region", name=say(page, "review.moments"), exact=True)
    return part.get_by_role("listitem")


def stop_button(page: Page) -> Locator:
    return button(page, say(page, "arena.stop"))


def go_on_button(page: Page) -> Locator:
    return button(page, say(page, "review.go_on"))


def progress(page: Page) -> Locator:
    return page.get_by_role("progressbar")


def counted(page: Page) -> Locator:
    """How many turning points there are, and how many choices that could be better."""
    return page.get_by_role("main").get_by_role("status")


def part(page: Page) -> Locator:
    """What is told of the choices of one seat."""
    return page.get_by_role("region", name=say(page, "review.choices"), exact=True)


def choices(page: Page) -> Locator:
    """The button of each choice that is listed and in sight."""
    return button(part(page), like(page, "review.show_move"))


def advice(page: Page) -> Locator:
    """What would have been better, beside the board."""
    return page.get_by_text(like(page, "review.instead"))


def before_button(page: Page) -> Locator:
    return button(page, say(page, "review.before"))


def next_button(page: Page) -> Locator:
    return button(page, say(page, "review.next"))


def back_button(page: Page) -> Locator:
    return button(page, say(page, "review.back"))


def try_again_button(page: Page) -> Locator:
    return button(page, say(page, "review.try"))


def close_button(page: Page) -> Locator:
    return button(page, say(page, "review.close"))
