"""The table of Dos Rios: what can be clicked on the map and beside it."""

import re

from playwright.sync_api import Locator, Page

from e2e.person.table import told
from e2e.person.words import button, say
from e2e.table import QUICK, truth
from ribeira.games.dosrios.board_map import LOWER
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.table.labels import say_border

MODES = ("dam", "finca", "hacienda")
UNASKED = QUICK | {"unwarned": "dosrios.dams dosrios.danger dosrios.points"}


def the_map(page: Page) -> Locator:
    return page.get_by_role("group", name=say(page, "dosrios.board.map"), exact=True)


def picks(page: Page, kind: str) -> Locator:
    """Places on the map where a click does that: flow, place, figure, step, chase, dam, ..."""
    click = re.escape(say(page, f"dosrios.board.click.{kind}"))
    does = re.compile(rf", {click}(, |$)")
    return the_map(page).get_by_role("button", name=does, disabled=False)


def place(page: Page, name: str) -> Locator:
    """A place by its name on the map, such as D4."""
    space = say_space(name)
    spoken = space if isinstance(space, str) else say(page, space)
    begins = re.compile(rf"^{re.escape(spoken)}(, |$)")
    return the_map(page).get_by_role("button", name=begins)


def mode_button(page: Page, name: str) -> Locator:
    """dam, finca or hacienda: what to build."""
    modes = page.get_by_role("group", name=say(page, "dosrios.board.modes"), exact=True)
    return modes.get_by_role("button", name=_begins(page, f"dosrios.board.mode.{name}"))


def whole_button(page: Page, name: str) -> Locator:
    """end, use or shift: what ends a part of the turn."""
    named = _begins(page, f"dosrios.board.{name}")
    return told(page).get_by_role("button", name=named, disabled=False)


def _begins(page: Page, key: str) -> re.Pattern[str]:
    return re.compile(rf"^{re.escape(say(page, key))}\b")


def board_of(page):
    return truth(page).match.state


def last_action(page):
    match = truth(page).match
    return match.game.write(match.past[-1].action)


def pick(page: Page, name: str) -> None:
    """Clicks what an action names: dam, D4, a border or the piece of river below it."""
    if name in MODES:
        return mode_button(page, name).click()
    if name.startswith("pair "):
        return _of_place(page, "pair", name.removeprefix("pair ")).click()
    if name in LOWER:
        return border(page, name).or_(_of_place(page, "flow", LOWER[name])).click()
    return place(page, name).first.click()


def border(page: Page, name: str) -> Locator:
    """Where a dam may stand."""
    called = re.escape(say(page, say_border(name)))
    return the_map(page).get_by_role("button", name=re.compile(f"^{called}"), disabled=False)


def refused(page: Page) -> Locator:
    """Places on the map that say why nothing can be done there."""
    return the_map(page).get_by_role("button", disabled=True)


def zoom_button(page: Page, how: str) -> Locator:
    """in, out or fit."""
    return button(page, say(page, f"zoom.{how}"))


def _of_place(page: Page, kind: str, name: str) -> Locator:
    return picks(page, kind).and_(place(page, name))
