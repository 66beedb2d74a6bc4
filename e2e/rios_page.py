"""The page at a table of Dos Rios: what can be clicked, and what has come of it."""

from e2e.table import QUICK, truth

UNASKED = QUICK | {"unwarned": "dosrios.dams dosrios.danger dosrios.points"}
MAP = "#dosrios-map"


def picks(page, kind):
    """What of one kind can be clicked on the map."""
    return page.locator(f"{MAP} .is-{kind}[data-pick]")


def pick(page, name):
    page.locator(f"[data-pick='{name}']").click()


def board_of(page):
    return truth(page).match.state


def last_action(page):
    match = truth(page).match
    return match.game.write(match.past[-1].action)
