"""Setting up a game, and the arena, which is set up in the same way."""

from playwright.sync_api import Locator, Page

from e2e.person.lobby import change_button
from e2e.person.words import button, like, say


def begin(page: Page, game: str) -> None:
    """From the lobby into a game, set up as it is proposed."""
    change_button(page, game).click()
    start_button(page).click()


def start_button(page: Page) -> Locator:
    return button(page, say(page, "setup.start"))


def seats_button(page: Page, count: int) -> Locator:
    seats = page.get_by_role("group", name=say(page, "setup.how_many"), exact=True)
    return button(seats, str(count))


def choose_seats(page: Page, count: int) -> None:
    seats_button(page, count).click()


def faces(page: Page) -> Locator:
    """Those who would play, each to be changed."""
    return button(page, like(page, "setup.seat_of"))


def customise(page: Page) -> None:
    """Opens the whole form."""
    form = page.get_by_role("main").locator("details").first
    if not form.evaluate("details => details.open"):
        page.get_by_text(say(page, "setup.customise"), exact=True).click()


def of_seat(page: Page, what: str, seat: int) -> Locator:
    """The field for the name, player, colour or shape of a seat."""
    customise(page)
    label = say(page, "setup.of_seat", what=say(page, what), seat=seat)
    return page.get_by_label(label, exact=True)


def name_field(page: Page, seat: int) -> Locator:
    return of_seat(page, "setup.name", seat)


def options(page: Page) -> Locator:
    """Is pressed to see the options."""
    customise(page)
    return page.get_by_text(say(page, "setup.options"), exact=True)


def seed_field(page: Page) -> Locator:
    customise(page)
    return page.get_by_label(say(page, "setup.seed"))


def version_button(page: Page, version: str) -> Locator:
    """Chooses a version of the rules; that is what the catalogue calls it."""
    versions = page.get_by_role("group", name=say(page, "setup.version"), exact=True)
    return button(versions, say(page, version))


# The arena


def run_button(page: Page) -> Locator:
    return button(page, say(page, "arena.run"))


def stop_button(page: Page) -> Locator:
    return button(page, say(page, "arena.stop"))


def games_played(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("status")


def arena_games(page: Page) -> Locator:
    """The last games; each can be looked back at."""
    return button(page, like(page, "arena.open_game"))
