"""The table: the tools of its bar, what is asked, the hand, what others did, the story."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.person.dialogs import dialog
from e2e.person.words import button, heading, like, say

TOOLS = {
    "coach_on": "coach.on",
    "coach_off": "coach.off",
    "about": "about.title",
    "hint": "table.hint",
    "log": "log.title",
    "look": "table.look",
    "menu": "table.menu",
    "redo": "table.redo",
    "rules": "table.rules",
    "settings": "settings.title",
    "share": "share.title",
    "text": "table.text",
    "undo": "table.undo",
    "watch": "table.watch",
}

# The bar


def progress(page: Page) -> Locator:
    """How far the game is, beside its name."""
    return page.get_by_role("banner").first.get_by_role("paragraph")


def tool(page: Page, name: str) -> Locator:
    tools = page.get_by_role("navigation", name=say(page, "page.tools"), exact=True)
    return button(tools, say(page, TOOLS[name]))


def use(page: Page, name: str) -> None:
    """Presses a tool of the bar, or where it is when there is no room for all."""
    found = tool(page, name)
    if name == "undo" and not found.is_visible():
        found = button(told(page), say(page, TOOLS[name]))
    elif not found.is_visible():
        tool(page, "menu").click()
        found = listed_tool(page, name)
    found.click()


def listed_tool(page: Page, name: str) -> Locator:
    """In *More*."""
    return button(dialog(page, "table.menu"), say(page, TOOLS[name]))


def coach_note(page: Page) -> Locator:
    """What the coach tells."""
    return page.get_by_role("note", name=say(page, "coach.tip"))


def lobby_button(page: Page) -> Locator:
    return button(page.get_by_role("banner").first, say(page, "page.home"))


def to_lobby(page: Page) -> None:
    lobby_button(page).click()


def the_table(page: Page) -> Locator:
    """What there is at every table, also when its game is over."""
    return tool(page, "log")


# The seats


def seat(page: Page, name: str) -> Locator:
    """The seat of that name, with all that it shows."""
    return told(page).get_by_role("group", name=name, exact=True)


def seat_button(page: Page, name: str) -> Locator:
    """What tells more of the seat; a tap anywhere on the seat presses it."""
    return button(seat(page, name), say(page, "seat.open", name=name))


# What is asked and what has happened


def told(page: Page) -> Locator:
    """All that stands on the table."""
    return page.get_by_role("main")


def said(page: Page, text: str | re.Pattern[str]) -> Locator:
    """A whole sentence on the table."""
    return told(page).get_by_text(text, exact=True)


def last_told(page: Page) -> str:
    """What has happened last."""
    return told(page).locator(".story").last.inner_text()


def tip(page: Page) -> Locator:
    """The tooltip, which says again what the thing is called: so it has no name or role."""
    return page.locator("#tip")


def legend(page: Page) -> Locator:
    """The rules that tooltips show, in a list."""
    return page.get_by_role("region", name=say(page, "tip.legend"), exact=True)


def rules_dialog(page: Page) -> Locator:
    return dialog(page, "table.rules")


def put_back_button(page: Page) -> Locator:
    return button(page, say(page, "table.unpick"))


def confirm_button(page: Page) -> Locator:
    """The primary button of the dock, once something is picked: it says the move."""
    return page.locator("#confirm")


def hint(page: Page) -> Locator:
    """The advice in the dock, once it has come."""
    return told(page).locator(".hint:has(.more)")


def play_hint_button(page: Page) -> Locator:
    return button(page, say(page, "hint.play"))


def ideas_button(page: Page) -> Locator:
    """Opens the list of suggested moves."""
    return button(page, say(page, "hint.ideas"))


def show_idea_buttons(page: Page) -> Locator:
    """In that list: each shows its move on the board."""
    return button(dialog(page, "hint.suggested"), say(page, "hint.show"))


def hurry_button(page: Page) -> Locator:
    return button(page, say(page, "table.hurry"))


def take_over_button(page: Page) -> Locator:
    return button(page, say(page, "tabs.take_over"))


# The hand


def own(page: Page, name: str | None = None) -> Locator:
    """The things of the viewer, who may have to have that name."""
    parts = {"name": name} if name else {}
    return page.get_by_role("group", name=like(page, "table.hand_of", **parts)).first


def no_hand(page: Page) -> Locator:
    name = say(page, "table.no_hand")  # without cards, it is not shown at all
    return page.get_by_role("group", name=name, exact=True, include_hidden=True)


def expect_no_cards(page: Page) -> None:
    """Where the hand would be, there is nothing but the sentence that none is shown."""
    expect(no_hand(page)).to_have_text(say(page, "table.no_hand"))
    for role in ("button", "img"):
        things = no_hand(page).get_by_role(role, include_hidden=True)
        expect(things).to_have_count(0)


# What is shown beat by beat


def continue_button(page: Page) -> Locator:
    return button(page, say(page, "table.continue"))


def skip_button(page: Page) -> Locator:
    return button(page, say(page, "table.skip"))


def interlude(page: Page, title: str) -> Locator:
    """A pause such as half-time, by the key of its title."""
    return dialog(page, title)


# Several people at one screen


def curtain(page: Page) -> Locator:
    return heading(page, like(page, "curtain.title"))


def lift_button(page: Page) -> Locator:
    return button(page, like(page, "curtain.lift"))


def who_is_called(page: Page) -> str:
    """Whose turn the curtain says it is."""
    name = re.escape(say(page, "curtain.title", name="\0")).replace("\0", "(.+)")
    return re.fullmatch(name, curtain(page).inner_text())[1]


def take_back_button(page: Page) -> Locator:
    return button(page, say(page, "curtain.undo"))


# Looking back


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=say(page, "look.slider"), exact=True)


def looking_back(page: Page, at: int, last: int) -> Locator:
    """The sentence that says which moment is shown."""
    return said(page, say(page, "look.at", at=at, last=last))


def step_button(page: Page, way: str) -> Locator:
    """first, back, forward, turn_back, turn_on, round_back or round_on."""
    return button(told(page), say(page, f"look.{way}"))


def now_button(page: Page) -> Locator:
    return button(page, say(page, "look.now"))


def branch_button(page: Page) -> Locator:
    return button(page, say(page, "look.branch"))


def rules_now(page: Page) -> tuple[Locator, Locator]:
    """What opens the rules that apply now, and their list."""
    beside = page.locator("#beside")
    return beside.locator("summary"), beside.get_by_role("list").first


# The story


def log(page: Page) -> Locator:
    """The drawer with the story; opened if it is not open."""
    drawer = dialog(page, "log.title")
    if not drawer.is_visible():
        use(page, "log")
        drawer.wait_for()
    return drawer


def log_line(page: Page, action: int) -> Locator:
    line = log(page).locator(f"#log-{action}")
    turn = log(page).locator(".turn-steps:not([open])").filter(has=line)
    if turn.count():
        turn.locator("summary").first.click()
    return line


def behind(page: Page, action: int) -> Locator:
    """What stands behind the ··· of an entry; opened if it is not open."""
    more = log_line(page, action).locator("details")
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    return more


def moment_button(page: Page, action: int) -> Locator:
    return button(behind(page, action), say(page, "story.moment"))


def first_moment(page: Page) -> int:
    """The number of the action that the first entry tells."""
    return int(re.search(r"\d+", log(page).locator("li[id^=log-]").first.get_attribute("id"))[0])


def last_moment(page: Page) -> int:
    return int(re.search(r"\d+", log(page).locator("li[id^=log-]").last.get_attribute("id"))[0])


def copy_moment_button(page: Page, action: int) -> Locator:
    return button(behind(page, action), say(page, "story.link"))


def why_buttons(page: Page) -> Locator:
    """Those of all entries, which are opened."""
    closed = log(page).locator("details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    return button(log(page), like(page, "why.ask"))
