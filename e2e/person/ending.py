"""The end of a game: the ranking, the points, and what next."""

import re

from playwright.sync_api import Locator, Page

from e2e.person.words import Where, button, say


def ranking(page: Page) -> Locator:
    return page.get_by_role("list", name=say(page, "end.ranking"), exact=True)


def ranked(page: Page) -> Locator:
    """The places, the first one first."""
    return ranking(page).get_by_role("listitem")


def points_table(page: Page) -> Locator:
    region = page.get_by_role("region", name=say(page, "end.items"), exact=True)
    return region.get_by_role("table")


def sources(page: Page) -> list[str]:
    """The names of the rows, the last one for the totals."""
    return points_table(page).get_by_role("rowheader").all_inner_texts()


def points(page: Page, source: str) -> list[int]:
    """What each seat has of it."""
    named = page.get_by_role("rowheader", name=source, exact=True)
    row = points_table(page).get_by_role("row").filter(has=named)
    cells = row.get_by_role("cell").all_inner_texts()
    return [int(re.sub("−", "-", cell.replace("·", "0"))) for cell in cells]


def again_button(page: Page) -> Locator:
    return button(page, say(page, "end.again"))


def same_deal_button(page: Page) -> Locator:
    return button(page, say(page, "end.same_deal"))


def look_back_button(page: Page) -> Locator:
    return button(page, say(page, "end.look"))


def share_button(page: Page) -> Locator:
    return button(page.get_by_role("main"), say(page, "share.title"))


def summary_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name=say(page, "end.summary"), exact=True)


def copy_summary_button(page: Page) -> Locator:
    return button(page, say(page, "end.copy"))


def charts(page: Page) -> Locator:
    return page.get_by_role("figure")


def drawing(chart: Locator) -> Locator:
    """It has no name, since the numbers behind it say the same."""
    return chart.locator("svg").first


def numbers(page: Where) -> Locator:
    """What is pressed to see the numbers behind each chart, or behind one."""
    return page.get_by_text(say(page, "charts.numbers"), exact=True)


def winner(page: Page) -> Locator:
    """The heading that says who has won."""
    return page.get_by_role("main").get_by_role("heading", level=2).first


def save_picture_button(page: Page) -> Locator:
    return button(page, say(page, "end.picture"))
