"""Tables of 6 Castelos found by playing, and every tile, sign and trail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ribeira.core.events import Event
from ribeira.core.game import apply
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import TERRAIN
from ribeira.games.castelos.table import cover
from ribeira.games.castelos.table.art.printing import icon
from ribeira.games.castelos.table.art.symbols import TERRAINS, plates
from ribeira.games.castelos.table.art.tokens import SIGNS
from ribeira.games.castelos.table.boards.trail_board import both_faces
from ribeira.games.castelos.table.clicks.paths import (
    cell,
    hand_tile,
    market,
    rotation,
    slot,
    trail_tile,
)
from ribeira.games.castelos.table.land.tile import tile_picture
from tools.gallery.frame import Row, Say, Scene

KEEN = ("sell", "land.claim", "cons.claim", "worker.add", "disc.mark", "cyl.advance", "trail.add")


@cache
def game(seats: int, version: str, seed: int) -> tuple[tuple[Any, Action, tuple[Event, ...]], ...]:
    """A whole game of players who like to build, sell and claim: each state and what came of it."""
    state = rules.deal(make_setup(rules.META, seats, seed, {"version": version}))
    played = []
    while acting := rules.to_act(state):
        legal = rules.legal_actions(state, acting[0])
        liked = [a for verb in KEEN for a in legal if a.verb == verb] or _calm(legal)
        action = liked[(7 * len(played) + seed) % len(liked)]
        after, events = apply(rules, state, acting[0], action)
        played.append((state, action, events))
        state = after
    return (*played, (state, Action("over"), ()))


def _calm(legal: tuple[Action, ...]) -> list[Action]:
    """Without actions that end the game early or only turn a trail to and fro."""
    calm = [a for a in legal if a.verb not in ("trail.alter", "toll.pay")]
    busy = [a for a in calm if a.verb in ("mode.disc", "mode.worker", "worker.lay", "monte.choose")]
    return busy or calm


def find(
    seats: int, wanted: Callable[[Any, Action, set[str]], bool], version: str = "advanced"
) -> tuple[Any, Action, tuple[Event, ...]]:
    """The first position that fits, in any game."""
    for seed in range(1, 60):
        for state, action, events in game(seats, version, seed):
            if wanted(state, action, {event.key for event in events}):
                return state, action, events
    raise LookupError("no such position in any game")


def at(phase: str, number: int = 0, seat: int = 0) -> Callable[[Any, Action, set[str]], bool]:
    def wanted(state: Any, _action: Action, _told: set[str]) -> bool:
        table = state.table
        return table.phase == phase and table.round >= number and table.seat == seat

    return wanted


def scenes() -> Iterator[Scene]:
    yield from opening_scenes()
    yield from placing_scenes()
    yield from disc_scenes()
    yield from worker_scenes()
    yield from other_versions()
    yield from told_scenes()


def opening_scenes() -> Iterator[Scene]:
    yield Scene("contract", find(4, at("contract"))[0])
    state, _, _ = find(3, lambda s, *_: s.table.phase == "contract" and s.kept[0] != "")
    yield Scene("has-kept", state)
    yield Scene("face", find(2, at("face"))[0])
    state = find(3, at("trail"))[0]
    yield Scene("trail", state, clicked=(trail_tile(state.table.own.unplaced[1]),))


def placing_scenes() -> Iterator[Scene]:
    yield Scene("place-first", find(2, at("place"))[0])
    state = find(4, at("place", 7))[0]
    tile = hand_tile(state.hands[0][0])
    yield Scene("place", state)
    yield Scene("place-tile", state, clicked=(tile,))
    state, action, _ = find(3, lambda s, a, t: at("place", 4)(s, a, t) and "founded" in t)
    tile, x, y, turns = action.at
    clicked = (hand_tile(tile), cell(x, y), rotation(turns))
    yield Scene("place-founds", state, clicked=clicked)
    state = find(2, at("place", 5))[0]
    tile = state.hands[0][1]
    x, y = next(a.at[1:3] for a in rules.legal_actions(state, 0) if a.at[:1] == (tile,))
    yield Scene("place-turns", state, clicked=(hand_tile(tile), cell(x, y)))
    yield Scene("mode", find(4, at("mode", 6))[0])


def disc_scenes() -> Iterator[Scene]:
    yield Scene("mark-choose", find(3, at("mark", 5))[0])
    state = find(4, lambda s, a, _: at("mark", 6)(s, a, set()) and s.table.turn.monte)[0]
    yield Scene("mark", state)
    state = find(2, lambda s, *_: at("mark", 3)(s, None, set()) and len(s.table.own.unplaced) > 1)[
        0
    ]
    yield Scene("mark-add", state, clicked=(trail_tile(state.table.own.unplaced[0]),))
    state = find(3, lambda s, *_: at("mark", 2)(s, None, set()) and _can(s, "trail.alter"))[0]
    tile = next(a.at[0] for a in rules.legal_actions(state, 0) if a.verb == "trail.alter")
    yield Scene("mark-alter", state, clicked=(slot(tile),))
    state = find(4, at("sell", 6))[0]
    yield Scene("sell", state)
    sale = next(a for a in rules.legal_actions(state, 0) if a.verb == "sell")
    yield Scene("sell-disc", state, clicked=(market(sale.at[0], sale.at[1]),))
    yield Scene(
        "land", find(2, lambda s, *_: at("land", 6)(s, None, set()) and _can(s, "land.claim"))[0]
    )


def _can(state: Any, verb: str) -> bool:
    return any(action.verb == verb for action in rules.legal_actions(state, state.table.seat))


def worker_scenes() -> Iterator[Scene]:
    yield Scene("move", find(4, at("move", 7))[0])
    state = find(3, lambda s, *_: at("move", 6)(s, None, set()) and s.table.turn.walker >= 0)[0]
    yield Scene("move-walks", state)
    yield Scene(
        "cons", find(4, lambda s, *_: at("cons", 6)(s, None, set()) and _can(s, "cons.claim"))[0]
    )


def other_versions() -> Iterator[Scene]:
    yield Scene("family-place", find(3, at("place", 5), "family")[0])
    yield Scene("family-mark", find(2, at("mark", 8), "family")[0])
    yield Scene("solo-rival", find(1, at("rival", 4))[0])
    yield Scene("solo-shift", find(1, at("shift", 2))[0])
    for seats in (2, 4):
        yield Scene(f"over-{seats}", find(seats, at("over"))[0])
    yield Scene("looker-on", find(4, at("place", 9))[0], seat=None)


def told_scenes() -> Iterator[Scene]:
    for key in ("founded", "sold", "claimed", "religion", "paid", "contract_won"):
        state, _, events = find(4, lambda _s, _a, keys, k=key: k in keys)
        shown = tuple(event for event in events if event.seen_by(0))
        yield Scene(f"told-{key.replace('_', '-')}", state, events=shown)


def rows(_: Say) -> list[Row]:
    """Every printed thing."""
    return list(_pieces())


def _pieces() -> Iterator[Row]:
    yield "plates", [plates()]
    yield "cover", [cover.draw_cover()]
    yield "tiles", [tile_picture(tile) for tile in TERRAIN]
    yield "signs", [icon(name) for name in (*TERRAINS, *SIGNS)]
    yield "trails", [both_faces(f"E{n:02}") for n in range(1, 23)]
