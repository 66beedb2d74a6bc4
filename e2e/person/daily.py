"""The deals of the day: their row in the lobby, the calendar, and the result to share."""

from playwright.sync_api import Locator, Page

from e2e.person.dialogs import dialog
from e2e.person.lobby import name_of
from e2e.person.words import button, like, say
from ribeira.core.values import Message


def todays_deal(page: Page, game: str) -> Locator:
    """The button that begins it, goes on with it or shows its end."""
    row = page.get_by_role("region", name=say(page, "day.today"), exact=True)
    return button(row, like(page, "day.of_game", game=name_of(page, game)))


def calendar_button(page: Page) -> Locator:
    return button(page, say(page, "day.calendar"))


def day_in_calendar(page: Page, said: Message) -> Locator:
    """The day of that name, with or without what was played on it."""
    return dialog(page).get_by_role("table").get_by_role("button", name=say(page, said))


def way(page: Page, what: str, game: str) -> Locator:
    """What can be done with the deal of the chosen day."""
    named = say(page, "day.way", what=say(page, what), game=name_of(page, game))
    return button(dialog(page), named)


def day_result(page: Page) -> Locator:
    """The line to share."""
    return page.get_by_role("textbox", name=say(page, "day.to_share"), exact=True)
