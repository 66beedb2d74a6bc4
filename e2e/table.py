"""Positions of Douro for tests, what a browser keeps of games, and pages at a table.

The prepared games are played without any plan.
"""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from e2e.person.ending import points, ranked, sources
from e2e.person.state import go
from e2e.person.trouble import notice
from e2e.person.words import catalogue
from ribeira.app import stored_games as texts_of_tables
from ribeira.app.kept.places import Place
from ribeira.app.storage import GAME, OPEN, OURS, SETTINGS
from ribeira.app.tables import Player, Table
from ribeira.core import match as matches
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.douro.rules.state import State
from ribeira.kit.view import COLOURS, SHAPES

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Elisa")
QUICK: dict[str, Any] = {"pace": "instant", "confirm": False}
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
SAVED_AT = 1_700_000_000_000

Condition = Callable[[State, tuple[int, ...]], bool]


# Games


def dealt(
    seats: int = 3,
    people: tuple[int, ...] = (0,),
    seed: int = 7,
    practice: bool = False,
    options: dict[str, str] | None = None,
    name: str = "tested",
    title: str = "",
) -> Table:
    setup = make_setup(registry.meta("douro"), seats, seed, options)
    match = matches.start(registry.rules("douro"), setup)
    looks = list(zip(NAMES, COLOURS, SHAPES, strict=True))[:seats]
    players = tuple(
        Player(*look, "" if seat in people else "good") for seat, look in enumerate(looks)
    )
    return Table(name, match, players, practice, title)


def played(table: Table, until: Condition) -> Table:
    """The table later on; the first seat is always the last to choose."""
    match, game = table.match, table.match.game
    while not until(match.state, game.to_act(match.state)):
        seat = game.to_act(match.state)[-1]
        legal = game.legal_actions(match.state, seat)
        match = matches.play(match, seat, legal[(3 * seat + match.at) % len(legal)])
    return table.with_match(match)


def chosen(table: Table, *choices: tuple[int, str]) -> Table:
    """The table after these seats have chosen: (0, "play 7")."""
    match = table.match
    for seat, action in choices:
        match = matches.play(match, seat, match.game.read(action))
    return table.with_match(match)


def first_seat_alone(state: State, acting: tuple[int, ...]) -> bool:
    return acting == (0,) and state.plays == 1


def last_of_first_half(state: State, acting: tuple[int, ...]) -> bool:
    return acting == (0,) and state.stage == "play" and len(state.hands[0]) == 1


def donation(state: State, acting: tuple[int, ...]) -> bool:
    return acting == (0,) and state.stage == "donate"


def second_half(state: State, acting: tuple[int, ...]) -> bool:
    return acting == (0,) and state.half == 2 and state.plays == 14


def last_of_all(state: State, acting: tuple[int, ...]) -> bool:
    return acting == (0,) and state.plays == 19


def over(_state: State, acting: tuple[int, ...]) -> bool:
    return not acting


# Storage


def kept_texts(*tables: Table, opened: bool = True, **settings: Any) -> dict[str, str]:
    """What the storage of a browser holds that has these games, the first one open."""
    texts = {GAME + table.id: texts_of_tables.write(table, SAVED_AT) for table in tables}
    if settings:
        texts[SETTINGS] = json.dumps(settings)
    if tables and opened:
        texts[OPEN] = tables[0].id
    return texts


def stored(site: str, *tables: Table, opened: bool = True, **settings: Any) -> dict[str, Any]:
    """Settings for `new_page`: a browser that has kept these texts."""
    texts = kept_texts(*tables, opened=opened, **settings)
    kept = [{"name": place_of(site).key(name), "value": text} for name, text in texts.items()]
    origin = "/".join(site.split("/")[:3])
    return {"storage_state": {"cookies": [], "origins": [{"origin": origin, "localStorage": kept}]}}


def place_of(address: str) -> Place:
    """What the keys of the page there begin with."""
    found = urlsplit(address)
    folder = found.path.rpartition("/")[0]
    return Place() if found.scheme == "file" else Place(f"{OURS[:-1]}{folder}/")


def kept(page) -> dict[str, str]:
    """All that the page has stored, by the names that the app has for it."""
    texts, place = page.evaluate("({...localStorage})"), place_of(page.url)
    return {place.name(key) or key: text for key, text in texts.items()}


def truth(page) -> Table:
    """The open game with all its secrets, as it is stored."""
    texts = kept(page)
    name = texts[OPEN]
    return texts_of_tables.read(name, texts[GAME + name])


# The page


def opened(new_page, site: str, table: Table, size: dict[str, Any] | None = None, **settings: Any):
    """A page at that table, with nothing shown by the clock."""
    page = new_page(**(size or {}), **stored(site, table, **(QUICK | settings)))
    go(page, site)
    return page


def copied(page, button) -> str:
    """What a click puts on the clipboard; an empty one before tells it from an older text."""
    page.evaluate("navigator.clipboard.writeText('')")
    button.click()
    expect(notice(page)).to_contain_text("copied")
    page.wait_for_function("async () => await navigator.clipboard.readText() !== ''")
    return page.evaluate("navigator.clipboard.readText()")


def results(table: Table) -> list[str]:
    """What everybody may hear of all the plays, in sentences."""
    say, words = catalogue().say, registry.load("douro").words
    messages = (
        words.say_event(event, table.names)
        for step in table.match.past
        for event in step.events
        if event.audience is None
    )
    return [say(message) for message in messages if message]


def the_scores_add_up(page):
    """Each column of the table to its total, the totals to those of the rules, and the ranking."""
    table = truth(page)
    game, state = table.match.game, table.match.state
    *each, total = sources(page)
    sums = [sum(column) for column in zip(*(points(page, source) for source in each), strict=True)]
    assert sums == points(page, total) == [score.total for score in game.scores(state)]
    names = [re.match(r"\d\. (\w+)", line)[1] for line in ranked(page).all_inner_texts()]
    assert names == [table.names[seat] for seat in game.ranking(state)]


def record(page):
    table = truth(page)
    return [(step.seat, step.action) for step in table.match.past]
