"""axe-core finds nothing on any screen, in either theme; on the phone at least where one plays."""

import pytest

from e2e.conftest import DESKTOP, PHONE
from e2e.table import (
    dealt,
    first_seat_alone,
    go,
    last_of_all,
    last_of_first_half,
    over,
    played,
    second_half,
    stored,
    use,
    wanted,
)

DIALOGS = ("text", "log", "hint", "rules", "settings")

LENIENT = {"bypass_csp": True}  # axe tries styles that the policy of the page refuses

EVERYWHERE = pytest.mark.parametrize(
    ("theme", "size"),
    [("light", DESKTOP | LENIENT), ("dark", PHONE | LENIENT)],
    ids=["light desktop", "dark phone"],
)


@pytest.fixture
def finds_nothing(axe_findings):
    """A function that notes what axe-core finds under the name of the screen."""
    found = {}

    def look(page, name):
        if findings := axe_findings(page):
            found[name] = findings

    yield look
    assert found == {}


def through_dialogs(page, finds_nothing):
    for dialog in DIALOGS:
        use(page, dialog)
        if dialog == "hint":
            page.wait_for_selector("#advice")
        finds_nothing(page, dialog)
        page.locator("#close").click()


@EVERYWHERE
def test_lobby_and_set_up(new_page, site, finds_nothing, theme, size):
    games = [dealt(), played(dealt(name="finished"), over)]
    page = new_page(**size, **stored(site, *games, opened=False, theme=theme))
    go(page, site)
    finds_nothing(page, "lobby with games")
    page.locator("#devices").click()
    finds_nothing(page, "send to another device")
    page.locator("#close").click()
    page.locator("#tool-about").click()
    finds_nothing(page, "about")
    page.locator("#close").click()
    for _ in games:
        page.locator("[data-do=delete]").first.click()
    finds_nothing(page, "empty lobby with a notice")
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#options summary").click()
    page.locator("#field-seed").fill("x")
    page.locator("#start").click()
    finds_nothing(page, "set-up with a notice")


@EVERYWHERE
def test_table(new_page, site, finds_nothing, theme, size):
    table = played(dealt(5), second_half)
    page = new_page(**size, **stored(site, table, theme=theme, pace="steps", motion="off"))
    go(page, site)
    assert wanted(page) == "choose"
    finds_nothing(page, "choosing")
    through_dialogs(page, finds_nothing)
    page.locator("#hand [data-action]").first.click()
    finds_nothing(page, "picked")
    page.locator("#confirm").click()
    page.wait_for_selector("#skip")
    while scene := page.locator("#table").get_attribute("data-scene"):
        finds_nothing(page, f"reveal: {scene}")
        page.locator("#continue").click()
    page.locator("[data-do=rules].rule >> visible=true").first.click()
    finds_nothing(page, "rules opened at a rule")
    page.locator("#close").click()
    use(page, "look")
    finds_nothing(page, "looking back")
    page.locator("#branch").click()
    finds_nothing(page, "table with a notice")


@EVERYWHERE
def test_curtain(new_page, site, finds_nothing, theme, size):
    table = played(dealt(4, people=(0, 1)), first_seat_alone)
    page = new_page(**size, **stored(site, table, theme=theme))
    go(page, site)
    assert wanted(page) == "lift"
    finds_nothing(page, "curtain")


@EVERYWHERE
def test_half_time_and_the_end(new_page, site, finds_nothing, theme, size):
    half, end = played(dealt(), last_of_first_half), played(dealt(name="end"), last_of_all)
    settings = {"theme": theme, "pace": "instant", "confirm": False}
    page = new_page(**size, **stored(site, half, end, **settings))
    go(page, site)
    page.locator("#hand [data-action]").click()
    page.wait_for_selector("#interlude")
    finds_nothing(page, "half-time")
    page.locator("#continue").click()
    finds_nothing(page, "donation")
    page.locator("#tool-lobby").click()
    page.locator("#open-end").click()
    page.locator("#hand [data-action]").click()
    assert wanted(page) == "over"
    finds_nothing(page, "the end")
    for summary in page.locator("#charts summary").all():
        summary.click()
    finds_nothing(page, "the numbers behind the charts")
