"""Every screen, for axe-core to look at: functions that go there and look."""

from e2e import castelos, rios
from e2e.conftest import DESKTOP
from e2e.person.castelos import thing
from e2e.person.dialogs import close, rule_buttons
from e2e.person.dosrios import mode_button
from e2e.person.douro import cards
from e2e.person.ear import line
from e2e.person.ending import numbers
from e2e.person.lobby import change_button, delete_button, devices_button, open_button
from e2e.person.setup import options, seed_field, start_button
from e2e.person.state import go, scene, wanted
from e2e.person.table import (
    behind,
    branch_button,
    confirm_button,
    continue_button,
    hint,
    interlude,
    last_moment,
    skip_button,
    to_lobby,
    use,
)
from e2e.person.words import heading, say
from e2e.table import (
    QUICK,
    dealt,
    first_seat_alone,
    last_of_all,
    last_of_first_half,
    opened,
    over,
    played,
    second_half,
    stored,
)

DIALOGS = ("text", "log", "menu", "rules", "settings")
LENIENT = {"bypass_csp": True}  # axe tries styles that the policy of the page refuses
LIGHT_DESKTOP = {"theme": "light", "size": DESKTOP | LENIENT}


def through_dialogs(page, finds_nothing):
    for dialog in DIALOGS:
        use(page, dialog)
        finds_nothing(page, dialog)
        close(page)
    use(page, "hint")
    hint(page).wait_for()
    finds_nothing(page, "hint")


def lobby_and_set_up(new_page, site, finds_nothing, *, theme, size):
    games = [dealt(), played(dealt(name="finished"), over)]
    page = new_page(**size, **stored(site, *games, opened=False, theme=theme))
    go(page, site)
    finds_nothing(page, "lobby with games")
    devices_button(page).click()
    finds_nothing(page, "send to another device")
    close(page)
    use(page, "about")
    finds_nothing(page, "about")
    close(page)
    for _ in games:
        delete_button(page).first.click()
    finds_nothing(page, "empty lobby with a notice")
    change_button(page, "douro").click()
    options(page).click()
    seed_field(page).fill("x")
    start_button(page).click()
    finds_nothing(page, "set-up with a notice")


def table(new_page, site, finds_nothing, *, theme, size):
    table = played(dealt(5), second_half)
    page = new_page(**size, **stored(site, table, theme=theme, pace="steps", motion="off"))
    go(page, site)
    assert wanted(page) == "choose"
    finds_nothing(page, "choosing")
    through_dialogs(page, finds_nothing)
    cards(page).first.click()
    finds_nothing(page, "picked")
    confirm_button(page).click()
    skip_button(page).wait_for()
    while beat := scene(page):
        finds_nothing(page, f"reveal: {beat}")
        continue_button(page).click()
    rule_buttons(behind(page, last_moment(page))).first.click()
    finds_nothing(page, "rules opened at a rule")
    close(page)
    use(page, "look")
    finds_nothing(page, "looking back")
    branch_button(page).click()
    finds_nothing(page, "table with a notice")


def curtain(new_page, site, finds_nothing, *, theme, size):
    table = played(dealt(4, people=(0, 1)), first_seat_alone)
    page = new_page(**size, **stored(site, table, theme=theme))
    go(page, site)
    assert wanted(page) == "lift"
    finds_nothing(page, "curtain")


def half_time_and_the_end(new_page, site, finds_nothing, *, theme, size):
    half, end = (
        played(dealt(), last_of_first_half),
        played(dealt(name="end", title="The end"), last_of_all),
    )
    settings = {"theme": theme, "pace": "instant", "confirm": False}
    page = new_page(**size, **stored(site, half, end, **settings))
    go(page, site)
    cards(page).click()
    interlude(page, "douro.half_time.title").wait_for()
    finds_nothing(page, "half-time")
    continue_button(page).click()
    finds_nothing(page, "donation")
    to_lobby(page)
    open_button(page, "The end").click()
    cards(page).click()
    assert wanted(page) == "over"
    finds_nothing(page, "the end")
    for summary in numbers(page).all():
        summary.click()
    finds_nothing(page, "the numbers behind the charts")


def six_castelos(new_page, site, finds_nothing, *, theme, size):
    for condition in (castelos.placing, castelos.offers("sell"), castelos.offers("trail.alter")):
        page = opened(
            new_page, site, castelos.played(castelos.dealt(seed=4), condition), size, theme=theme
        )
        assert wanted(page) == "choose"
        finds_nothing(page, "choosing")
    thing(page, "alter").last.click()
    finds_nothing(page, "ways to lay a tile")


def dos_rios(new_page, site, finds_nothing, *, theme, size):
    table = rios.played(rios.dealt(4), lambda state: state.points == 6 and state.hands[0] > 0)
    page = new_page(**size, **stored(site, table, **QUICK, theme=theme))
    go(page, site)
    assert wanted(page) == "choose"
    finds_nothing(page, "choosing")
    mode_button(page, "dam").click()
    finds_nothing(page, "a dam is picked")


def in_words(new_page, site, finds_nothing, *, theme, size):
    table = rios.played(rios.dealt(4), lambda state: state.points == 6 and state.hands[0] > 0)
    page = new_page(**size, **stored(site, table, **QUICK, theme=theme, ear=True))
    go(page, site)
    assert wanted(page) == "choose"
    line(page).fill("moves")
    page.keyboard.press("Enter")
    heading(page, say(page, "ear.asked", text="moves")).wait_for()
    finds_nothing(page, "the table in words")


SCREENS = {
    "lobby and set-up": lobby_and_set_up,
    "table": table,
    "curtain": curtain,
    "half-time and the end": half_time_and_the_end,
    "6 Castelos": six_castelos,
    "Dos Rios": dos_rios,
    "in words": in_words,
}
