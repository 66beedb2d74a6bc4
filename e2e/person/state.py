"""What the page tells tests of its state, in data attributes of `html` and of the table, and
functions to wait for it. No person sees these, so here things are found by ids.
"""

from playwright.sync_api import Locator, Page, expect

from e2e.person.ending import ranking
from e2e.person.table import continue_button, lift_button
from e2e.person.words import hear
from ribeira.core.learning.lesson import Lesson, Part, Step

TABLE = "#table"
PATIENT = 60_000
CHOOSING = f'{TABLE}[data-choosing="true"]'
REACHED = f"least => Number(document.querySelector('{TABLE}')?.dataset.at) >= least"


def go(page: Page, site: str) -> None:
    page.goto(site)
    until_live(page)


def until_live(page: Page, screen: str = "") -> None:
    """Waits until Python has drawn a screen, or the wanted one."""
    wanted = f'[data-live="{screen}"]' if screen else "[data-live]"
    page.wait_for_selector(f"html{wanted}", state="attached")
    hear(page)


def screen(page: Page) -> str | None:
    """The screen with which the page has begun."""
    return root(page).get_attribute("data-live")


def root(page: Page):
    """What carries language, theme, contrast and motion of the page."""
    return page.locator("html")


def wanted(page: Page) -> str:
    """Waits until the page needs a person; returns what for: choose, lift, continue, or over."""
    choosing = page.locator(CHOOSING)
    if choosing.is_visible():
        return "choose"
    signs = {
        "choose": choosing,
        "lift": lift_button(page),
        "continue": continue_button(page),
        "over": ranking(page),
    }
    anything = choosing
    for sign in signs.values():
        anything = anything.or_(sign)
    while True:
        anything.first.wait_for()
        for want, sign in signs.items():
            if sign.first.is_visible():
                return want


def at(page: Page) -> int:
    """How many actions the game has, as it is shown."""
    return int(page.locator(TABLE).get_attribute("data-at"))


def until_at(page: Page, least: int) -> None:
    """Waits for so many actions."""
    page.wait_for_function(REACHED, arg=least)


def until_acted(page: Page, since: int) -> None:
    """Waits until something has been done after so many actions, or the game is over."""
    page.locator(f"{TABLE}:not([data-at='{since}'])").or_(ranking(page)).first.wait_for()


def scene(page: Page) -> str:
    """The beat that is shown; nothing when none is."""
    return page.locator(TABLE).or_(ranking(page)).first.get_attribute("data-scene") or ""


def scenes(page: Page) -> list[str]:
    """Goes on beat by beat, to the end; the beats."""
    seen = []
    while beat := scene(page):
        seen.append(beat)
        continue_button(page).click()
    return seen


# Lessons


def place_in_lesson(page: Page) -> str | None:
    """Lesson, part and step, while the step can be read."""
    return page.locator(TABLE).get_attribute("data-lesson")


def until_step(page: Page, lesson: Lesson, part: Part, step: Step) -> None:
    """Waits until the page tells that step; some positions are played again from the beginning."""
    place = f"{lesson.id}/{part.id}/{step.id}"
    expect(page.locator(TABLE)).to_have_attribute("data-lesson", place, timeout=PATIENT)


def lit(page: Page) -> Locator | None:
    """The first control that a lesson wants, an action rather than a part of one; not what is for
    pointers alone and stands elsewhere for keys."""
    for kind in ("action", "pick"):
        found = page.locator(f"{TABLE} :is(button, [tabindex])[data-lit='wanted'][data-{kind}]")
        if found.count():
            return found.first
    return None
