"""The table of Douro 1872: cards in hand, and what lies before each seat."""

import re

from playwright.sync_api import Locator, Page

from e2e.person.table import own
from e2e.person.words import button, one_of, say

WAYS = ("douro.action.play", "douro.action.donate")
IN_FRONT = ("up", "down", "none")


def cards(page: Page) -> Locator:
    """The cards that may be chosen now."""
    return button(own(page), one_of(*(say(page, way) for way in WAYS)))


def card(page: Page, number: int) -> Locator:
    return button(own(page), one_of(*(say(page, way, card=number) for way in WAYS)))


def hand(page: Page) -> list[int]:
    """The numbers of the cards that may be chosen now."""
    names = cards(page).evaluate_all("all => all.map(card => card.ariaLabel)")
    return [int(re.search(r"\d+", name)[0]) for name in names]


def in_front_of(page: Page, name: str) -> Locator:
    """The card before a seat: which it is, that it lies face down, or that there is none."""
    seats = page.get_by_role("region", name=say(page, "douro.board.seats"), exact=True)
    seat = seats.get_by_role("group", name=name, exact=True)
    says = (say(page, f"douro.board.card.{how}") for how in IN_FRONT)
    return seat.get_by_role("img", name=one_of(*says, say(page, "douro.board.given")))
