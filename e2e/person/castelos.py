"""The table of 6 Castelos: what can be clicked, and a game of clicks."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from e2e.person.state import wanted
from e2e.person.table import continue_button, lift_button, told
from e2e.person.words import button, like, say
from e2e.table import truth
from ribeira.games.castelos.rules.state import Laid
from ribeira.games.castelos.rules.trail import face
from ribeira.games.castelos.words.phrases import say_space

BOARD = "castelos.board."
SPACES = ("space", "space.marked", "space.held")
ONWARD = ("cell", "tile", "way", "from_reserve", *SPACES, "worker.reserve", "worker")
"""What may come after something that is picked, the likeliest first."""
WISHES = (
    *("keep", "start", "found", "hand.tile", "cell", "monte", "do.advance", "do.toll"),
    *("market.brings", "cell.free", "cell.taken", "lay", "do.add", "worker", "unplaced"),
)
SKIPS = tuple(f"castelos.button.{step}.skip" for step in ("mark", "move", "sell"))
DONE = ("do.decline", *SKIPS, "do.on", "do.end")
LINE = re.compile(r"""^ *- '?button "((?:\\.|[^"\\])*)"(.*)$""", re.MULTILINE)


def table_of(page):
    return truth(page).match.state.table


def thing(page: Page, kind: str, **parts: object) -> Locator:
    """Things by what they are called, as `thing(page, "cell", cell="0,1")`; those that can be
    clicked and others."""
    return button(told(page), like(page, BOARD + kind, **parts))


def offered(page: Page, kind: str, **parts: object) -> Locator:
    """The same, but only what can be clicked now."""
    return told(page).get_by_role("button", name=like(page, BOARD + kind, **parts), disabled=False)


def picture(page: Page, kind: str) -> Locator:
    """What is only there to be looked at."""
    return told(page).get_by_role("img", name=like(page, BOARD + kind))


def open_board(page: Page, name: str) -> None:
    """land, trail, markets, tracks or contracts, where there is room for one at a time."""
    tabs = page.get_by_role("group", name=say(page, "table.tabs"), exact=True)
    button(tabs, say(page, f"castelos.tab.{name}")).click()


def forecast(page: Page) -> Locator:
    """What each quarter of the tile would bring."""
    kinds = ("forecast.monte", "forecast.covered")
    quarter, covered = (like(page, BOARD + kind) for kind in kinds)
    items = told(page).get_by_role("listitem", name=quarter)
    return items.or_(told(page).get_by_role("listitem", name=covered))


def current_step(page: Page) -> Locator:
    path = page.get_by_role("list", name=say(page, f"{BOARD}path"), exact=True)
    return path.locator("[aria-current=step]")


def way(page: Page, laid: Laid) -> Locator:
    """The button that lays an exploration tile so."""
    shown = ", ".join(say(page, say_space(space)) for space in face(laid))
    return thing(page, "way", shown=shown)


def contracts(page: Page) -> Locator:
    """The contracts for all, and one's own."""
    named = page.get_by_role("region", name=say(page, f"{BOARD}contracts"), exact=True)
    return named.get_by_role("img")


class Offer:
    """The buttons on the table that can be pressed, by their names in the accessible tree."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.names: list[str] = []
        self.picked = False
        for name, marks in LINE.findall(told(page).aria_snapshot()):
            if "[disabled]" not in marks:
                self.names.append(name.replace("''", "'").replace('\\"', '"'))
                self.picked = self.picked or "[pressed]" in marks

    def first(self, *kinds: str) -> str | None:
        """The first one of the first kind of which there is one."""
        for kind in kinds:
            called = like(self.page, BOARD + kind)
            if found := next(filter(called.match, self.names), None):
                return found
        return None

    def last(self, *kinds: str) -> str:
        keys = (kind if kind.startswith("castelos.") else BOARD + kind for kind in kinds)
        called = [like(self.page, key) for key in keys]
        return [name for name in self.names if any(one.match(name) for one in called)][-1]


def next_click(page: Page, round_: int) -> str:
    """What a person would click who goes on, with discs and with workers by turns."""
    offer = Offer(page)
    return (
        offer.first("do.place", "do.first", "do.next")
        or (offer.picked and offer.first(*ONWARD))
        or offer.first("way")
        or offer.first("do.workers" if round_ % 2 else "do.discs")
        or offer.first(*WISHES)
        or offer.last(*SPACES, *DONE)
    )


def named(page: Page, name: str) -> Locator:
    return button(told(page), name).first


def play_through(page: Page, press: Callable[[Locator], None]) -> set[str]:
    """A whole game; answers which steps of a turn were seen."""
    steps = set()
    while (want := wanted(page)) != "over":
        if want == "choose":
            table = table_of(page)
            steps.add(table.phase)
            press(named(page, next_click(page, table.round)))
        else:
            (lift_button(page) if want == "lift" else continue_button(page)).click()
    return steps
