"""The page at a table of 6 Castelos: what can be clicked, and a game of clicks."""

from e2e.table import truth, wanted

CONTROLS = ":is(#board, #hand) :is([data-action], [data-pick]):not([aria-disabled=true])"
PARTS = ("cell-", "way-", "space-reserve", "space-", "worker-")
WISHES = (
    *("offer-", "S", "corner-", "hand-", "cell-", "quarter-", "cyl-", "toll-", "market-"),
    *("track-", "lay-", "worker-add", "worker-", "unplaced-"),
)


def table_of(page):
    return truth(page).match.state.table


def control(page, name):
    return page.locator(f"[id='castelos-{name}']")


def offered(page):
    """The names of what can be clicked."""
    ids = page.locator(CONTROLS).evaluate_all("all => all.map(e => e.id)")
    return [name.removeprefix("castelos-") for name in ids]


def first(names, *kinds):
    return next((name for kind in kinds for name in names if name.startswith(kind)), None)


def next_click(page, round_):
    """What a person would click who goes on, with discs and with workers by turns."""
    names = offered(page)
    if "place" in names:
        return "place"
    parts = page.locator("[aria-pressed=true]").count() and first(names, *PARTS)
    mode = first(names, "mode-worker" if round_ % 2 else "mode-disc")
    return parts or mode or first(names, *WISHES) or names[-1]


def play_through(page, press):
    """A whole game; answers which steps of a turn were seen."""
    steps = set()
    while (want := wanted(page)) != "over":
        if want == "choose":
            table = table_of(page)
            steps.add(table.phase)
            press(next_click(page, table.round))
        else:
            page.locator(f"#{want}").click()
    return steps
