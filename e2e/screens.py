"""Every screen, for axe-core to look at: functions that go there and look."""

from e2e import castelos, rios
from e2e.conftest import DESKTOP, PHONE
from e2e.table import (
    QUICK,
    dealt,
    first_seat_alone,
    go,
    last_of_all,
    last_of_first_half,
    opened,
    over,
    played,
    second_half,
    stored,
    use,
    wanted,
)

DIALOGS = ("text", "log", "hint", "rules", "settings")
LENIENT = {"bypass_csp": True}  # axe tries styles that the policy of the page refuses
LIGHT_DESKTOP = {"theme": "light", "size": DESKTOP | LENIENT}
DARK_PHONE = {"theme": "dark", "size": PHONE | LENIENT}


def through_dialogs(page, finds_nothing):
    for dialog in DIALOGS:
        use(page, dialog)
        if dialog == "hint":
            page.wait_for_selector("#advice")
        finds_nothing(page, dialog)
        page.locator("#close").click()


def lobby_and_set_up(new_page, site, finds_nothing, *, theme, size):
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


def table(new_page, site, finds_nothing, *, theme, size):
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


def curtain(new_page, site, finds_nothing, *, theme, size):
    table = played(dealt(4, people=(0, 1)), first_seat_alone)
    page = new_page(**size, **stored(site, table, theme=theme))
    go(page, site)
    assert wanted(page) == "lift"
    finds_nothing(page, "curtain")


def half_time_and_the_end(new_page, site, finds_nothing, *, theme, size):
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


def six_castelos(new_page, site, finds_nothing, *, theme, size):
    for condition in (castelos.placing, castelos.offers("sell"), castelos.offers("trail.alter")):
        page = opened(
            new_page, site, castelos.played(castelos.dealt(seed=4), condition), size, theme=theme
        )
        assert wanted(page) == "choose"
        finds_nothing(page, "choosing")
    page.locator("[id^=castelos-slot-]").last.click()
    finds_nothing(page, "ways to lay a tile")


def dos_rios(new_page, site, finds_nothing, *, theme, size):
    table = rios.played(rios.dealt(4), lambda state: state.points == 6 and state.hands[0] > 0)
    page = new_page(**size, **stored(site, table, **QUICK, theme=theme))
    go(page, site)
    assert wanted(page) == "choose"
    finds_nothing(page, "choosing")
    page.locator("[data-pick=dam]").click()
    finds_nothing(page, "a dam is picked")


SCREENS = {
    "lobby and set-up": lobby_and_set_up,
    "table": table,
    "curtain": curtain,
    "half-time and the end": half_time_and_the_end,
    "6 Castelos": six_castelos,
    "Dos Rios": dos_rios,
}
