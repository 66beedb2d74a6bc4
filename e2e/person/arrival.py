"""Links: what one holds when it arrives, and how one is shared."""

from playwright.sync_api import Locator, Page

from e2e.person.dialogs import dialog
from e2e.person.words import button, heading, one_of, say


def arrival(page: Page) -> Locator:
    """The screen with what a link holds, or why it is refused."""
    return page.get_by_role("main").filter(has=heading(page, say(page, "arrival.title")))


def refusal(page: Page) -> Locator:
    return arrival(page).get_by_role("alert")


def accept_button(page: Page) -> Locator:
    """To play, to go on, or to see the result."""
    ways = ("arrival.play", "arrival.continue", "arrival.result")
    return button(page, one_of(*(say(page, way) for way in ways)))


def look_button(page: Page) -> Locator:
    """To the moment to which the link leads."""
    return button(page, say(page, "arrival.look"))


def decline_button(page: Page) -> Locator:
    ways = ("arrival.decline", "arrival.back")
    return button(page, one_of(*(say(page, way) for way in ways)))


# The dialog


def copy_link_button(page: Page) -> Locator:
    return button(dialog(page), say(page, "share.copy"))


def link_field(page: Page) -> Locator:
    return dialog(page).get_by_label(say(page, "share.link"), exact=True)


def code(page: Page) -> Locator:
    """The QR code."""
    return page.get_by_role("img", name=say(page, "share.qr"), exact=True)


def choose_who_plays_here(page: Page, name: str) -> None:
    label = say(page, "share.here")
    dialog(page).get_by_label(label).select_option(label=name)


def choose_what_is_shared(page: Page, what: str) -> None:
    """By its key: share.whole or share.bare."""
    field = dialog(page).get_by_label(say(page, "share.what"))
    field.select_option(label=say(page, what))


def names_switch(page: Page) -> Locator:
    return dialog(page).get_by_label(say(page, "share.names"))


def send_button(page: Page) -> Locator:
    """For the system's own way of sharing."""
    return button(dialog(page), say(page, "share.send"))


def share_as_file_button(page: Page) -> Locator:
    return button(dialog(page), say(page, "share.file"))


def sendable_game(page: Page, title: str) -> Locator:
    """One of the games that can be sent to another device."""
    return dialog(page, "devices.title").get_by_role("button", name=title)


# At the table


def send_on_button(page: Page) -> Locator:
    """Copies the link for whoever is next."""
    like_it = one_of(say(page, "share.copy_for"))
    return button(page.get_by_role("main"), like_it)


# While it is read


def reading_bar(page: Page) -> Locator:
    """How far a link or a file has been read."""
    return page.get_by_role("progressbar", name=say(page, "reading.far"))


def stop_reading(page: Page) -> None:
    button(page, say(page, "reading.stop")).click()


def read_on_button(page: Page) -> Locator:
    return button(page, say(page, "reading.on"))


# Secrets of a shared screen


def vouch(page: Page, name: str) -> None:
    """Says who takes the game along."""
    button(dialog(page, "secrets.title"), say(page, "secrets.me", name=name)).click()


def vouched(page: Page, name: str) -> Locator:
    """What the next person reads about it."""
    return page.get_by_text(say(page, "secrets.taken", name=name))
