"""6 Castelos on the page: a tile turned by key, refused clicks, tooltips."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ribeira.app import stored_games as stored
from ribeira.app.storage import GAME, OPEN
from ribeira.app.tables import Player, Table
from ribeira.core import match as matches
from ribeira.core.events import Event
from ribeira.games.castelos.rules.events import ContractLost, ContractWon, Scored
from ribeira.kit.view import COLOURS, SHAPES
from ribeira.views.parts.story import CHUNK
from tests.games.castelos.scene import scene
from tests.games.castelos.test_transcripts import GAMES
from tests.golden import match_in

from ..fakes import App, Texts, playing


@pytest.fixture
def app() -> App:
    """Two people at 6 Castelos, the family version, on to the first tile."""
    app = App()
    app.set("settings.pace", "instant")
    app.do("new", "castelos")
    app.set("draft.seats", "2")
    app.set("draft.seed", "12")
    app.set("draft.bot:1", "")
    app.set("draft.option:version", "family")
    app.do("start")
    while playing(app).match.state.table.phase != "place":
        step(app)
    if playing(app).handover is not None:
        app.do("lift")
    return app


def step(app: App) -> None:
    """Whatever the screen offers first."""
    controls = app.controls
    if ("lift", "") in controls.commands:
        app.do("lift")
    elif ("confirm", "") in controls.commands:
        app.do("confirm")
    elif controls.actions:
        app.click(controls.actions[0])
    else:
        app.pick(controls.clickable[0])


def first(app: App, kind: str) -> str:
    return next(name for name in app.controls.clickable if name.startswith(kind))


def last(app: App, kind: str) -> str:
    return [name for name in app.controls.clickable if name.startswith(kind)][-1]


def laid(app: App) -> str | None:
    """The action that would lay the tile where it is shown."""
    return next((text for text in app.controls.actions if text.startswith("tile.place")), None)


def test_a_tile_is_chosen_shown_turned_and_laid_without_asking_twice(app: App) -> None:
    assert laid(app) is None
    app.pick(last(app, "hand-"))
    app.pick(first(app, "cell-"))
    shown = laid(app)
    app.heard("key", "r", f"pick {first(app, 'turn-')}")
    turned = laid(app)
    assert shown
    assert turned
    assert shown != turned
    app.click(turned)
    assert playing(app).match.game.write(playing(app).match.past[-1].action) == turned


def test_keys_that_controls_name_can_be_switched_off(app: App) -> None:
    app.pick(last(app, "hand-"))
    app.pick(first(app, "cell-"))
    shown = laid(app)
    app.set("settings.keys", "false")
    app.heard("key", "r", f"pick {first(app, 'turn-')}")
    assert laid(app) == shown


def test_what_cannot_be_clicked_answers_with_its_rule(app: App) -> None:
    name = re.findall(r'data-ask="(cell-[^"]+)"', app.markup)[0]
    app.heard("ask", name)
    assert app.model.notice is not None
    assert app.model.notice.rule == "C-5.1"
    assert app.model.notice.message.key == "castelos.refusal.cell_full"


def test_everything_that_can_be_asked_is_refused_with_a_rule(app: App) -> None:
    asked = 0
    for _ in range(60):
        for name in set(re.findall(r'data-ask="([^"]+)"', app.markup)):
            refusal = playing(app).why_not_pick(name)
            if refusal:
                asked += 1
                assert refusal.rule.startswith("C-"), (name, refusal)
        step(app)
    assert asked


def test_pointing_at_a_quarter_shows_its_monte(app: App) -> None:
    lines = app.model.sentences(playing(app).tooltip("quarter-0,0-1"))
    rules = ("⟨tip.rule⟩", "⟨tip.rule⟩")
    assert lines == ("⟨castelos.tell.quarter⟩", "⟨castelos.tell.monte.open⟩", *rules)
    assert len(playing(app).tooltip("cell-0,0")) == 4 * 2 + len(rules)


@pytest.mark.parametrize(("corner", "factor"), [((1, 1), 3), ((2, 1), 4)])
def test_a_castle_that_could_stand_in_two_places_is_founded_by_choice(
    app: App, corner: tuple[int, int], factor: int
) -> None:
    """The second example of the rulebook: one tile closes two montes with rocks (C-6.2)."""
    board = (
        *(["SA", 0, 0, 0], ["T01", 1, 0, 3], ["T37", 2, 0, 0]),
        *(["T30", 0, 1, 0], ["T02", 2, 1, 0]),
    )
    stack = ("penha-garcia", "idanha")
    state = scene(board=board, players=({"hand": ("T24",)}, {}), castleStack=stack)
    match = playing(app).match
    match = replace(match, states=(*match.states[:-1], state))
    table = playing(app).table.with_match(match)
    screen = replace(playing(app), table=table, viewer=0, handover=None)
    app.runtime.model = replace(app.model, screen=screen)
    app.pick("hand-T24")
    app.pick("cell-1,1")
    while laid(app) != "tile.place T24 1,1 r0":
        app.heard("key", "r", first(app, "turn-"))
    app.heard("action", "tile.place T24 1,1 r0")
    assert app.controls.actions == ["castle.found 1,1", "castle.found 2,1"]
    x, y = corner
    assert f'id="castelos-corner-{x},{y}"' in app.markup
    app.click(f"castle.found {x},{y}")
    app.do("confirm")
    (castle,) = playing(app).match.state.table.castles
    assert (castle.id, castle.corner, castle.factor) == ("penha-garcia", corner, factor)


def counted(event: Event) -> set[str]:
    """The contract or the source of points that the event is about."""
    if isinstance(event, ContractWon | ContractLost):
        return {event.contract}
    return {event.item} if isinstance(event, Scored) else set()


def long_game() -> App:
    """Just before the last action of four people's game."""
    (path,) = (path for path in GAMES if path.name.startswith("advanced-4-played"))
    match = match_in(path)
    looks = zip(("Ana", "Bruno", "Clara", "Duarte"), COLOURS, SHAPES, strict=False)
    players = tuple(Player(*look, "") for look in looks)
    table = Table("long", matches.branch(matches.jump(match, len(match.steps) - 1)), players)
    texts = {GAME + "long": stored.write(table, 0), OPEN: "long"}
    app = App(Texts(**texts))
    if playing(app).handover is not None:
        app.do("lift")
    return app


def entries(app: App, log: str) -> list[int]:
    return [int(n) for n in re.findall(rf'id="{log}-(\d+)"', app.markup)]


def test_the_story_of_a_long_game_is_in_a_drawer_and_has_it_all() -> None:
    app = long_game()
    assert not entries(app, "log")
    app.do("log")
    whole = entries(app, "log")
    assert whole[0] < CHUNK
    assert len(whole) > 4 * CHUNK
    assert len(whole) == len(set(whole)) == len(sorted(whole))


def test_the_end_is_shown_contract_by_contract_and_item_by_item() -> None:
    """C-15: contracts one by one, then what the scores are made of, then the ranking."""
    app = long_game()
    app.set("settings.pace", "steps")
    app.set("settings.confirm", "false")
    (last,) = app.controls.actions
    state = playing(app).match.state
    contracts = (*state.table.contracts, *state.kept)
    app.click(last)
    found = []
    while (animation := playing(app).animation) is not None:
        found.append(set().union(*map(counted, animation.fresh)))
        app.do("continue")
    shown = [values for values in found if values]
    awards, items = shown[:-4], shown[-4:]
    assert awards == [{card} for card in contracts]
    assert items == [{"landscapes"}, {"constructions"}, {"religion"}, {"wealth"}]
    app.see_the_end()
    assert 'id="ranking"' in app.markup
