"""Takes the pictures of the README anew: games between bots, when the first seat is to act.

`python -m e2e.pictures [NAME...]` needs a built site; afterwards
`pngquant --force --ext .png docs/pictures/*` makes the files a third of that.
"""

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

from e2e.conftest import DESKTOP, NO_COACH, PHONE, PLAIN
from e2e.person.castelos import offered
from e2e.person.dosrios import picks
from e2e.person.douro import cards
from e2e.person.state import go
from e2e.table import NAMES, stored
from ribeira.app.tables import Player, Table
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core import match as matches
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES
from tools.browser import find_browser, launch
from tools.places import DIST, ROOT
from tools.serve import address, make_server

PICTURES = ROOT / "docs/pictures"

Legal = tuple[Action, ...]


@dataclass(frozen=True)
class Picture:
    """A game, seen when the first seat acts and `condition` holds, after `clicks`."""

    game: str
    seats: int
    condition: Callable[[Any, Legal], bool]
    clicks: tuple[Callable[[Page], Locator], ...] = ()
    seed: int = 7
    screen: dict[str, Any] = field(default_factory=lambda: DESKTOP)
    theme: str = "light"


def loading(state: Any, _: Legal) -> bool:
    return state.half == 2 and state.plays == 15


def early(state: Any, _: Legal) -> bool:
    return state.plays == 6


def moving(state: Any, legal: Legal) -> bool:
    return state.points == 6 and state.round > 6 and any(a.verb == "chase1" for a in legal)


def founding(state: Any, legal: Legal) -> bool:
    return state.table.phase == "place" and state.table.round > 6 and len(legal) > 1


def card(page: Page) -> Locator:
    return cards(page).nth(1)


def figure(page: Page) -> Locator:
    return picks(page, "figure").first


def tile(page: Page) -> Locator:
    return offered(page, "hand.tile").first


def cell(page: Page) -> Locator:
    return offered(page, "cell").first


SHOTS = {
    "table-dark": Picture("douro", 4, loading, (card,), theme="dark"),
    "table-light": Picture("douro", 4, loading, (card,)),
    "table-phone": Picture("douro", 5, early, (card,), screen=PHONE),
    "dosrios-light": Picture("dosrios", 4, moving, (figure,), seed=9),
    "dosrios-dark": Picture("dosrios", 4, moving, (figure,), seed=9, theme="dark"),
    "dosrios-light-phone": Picture("dosrios", 4, moving, (figure,), seed=9, screen=PHONE),
    "dosrios-dark-phone": Picture(
        "dosrios", 4, moving, (figure,), seed=9, screen=PHONE, theme="dark"
    ),
    "castelos-light": Picture("castelos", 2, founding, (tile, cell)),
    "castelos-dark": Picture("castelos", 2, founding, (tile, cell), theme="dark"),
    "castelos-phone": Picture("castelos", 2, founding, (tile, cell), screen=PHONE),
}


def table_of(picture: Picture) -> Table:
    rules = registry.rules(picture.game)
    setup = make_setup(rules.META, picture.seats, picture.seed)
    match = play_game(rules, setup, (make(picture.game, "easy"),) * picture.seats, picture.seed)
    for at, state in enumerate(match.states):
        if 0 in rules.to_act(state) and picture.condition(state, rules.legal_actions(state, 0)):
            looks = zip(NAMES[: picture.seats], COLOURS, SHAPES, strict=False)
            players = [Player(*look, "good" if seat else "") for seat, look in enumerate(looks)]
            shown = matches.branch(matches.jump(match, at))
            return Table("picture", shown, tuple(players))
    raise LookupError("no such position in this game")


def take(page: Page, site: str, picture: Picture, name: str) -> None:
    go(page, site)
    for find in picture.clicks:
        find(page).click()
    page.mouse.move(0, 0)
    page.wait_for_function("document.getAnimations().every((a) => a.playState !== 'running')")
    page.screenshot(path=PICTURES / f"{name}.png")


def main() -> None:
    server = make_server(DIST)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = address(server, "/")
    with sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        for name in sys.argv[1:] or SHOTS:
            picture = SHOTS[name]
            kept = stored(
                site, table_of(picture), pace="instant", motion="off", theme=picture.theme
            )
            context = browser.new_context(**(PLAIN | picture.screen | kept))
            context.add_init_script(NO_COACH)
            take(context.new_page(), site, picture, name)
            context.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
