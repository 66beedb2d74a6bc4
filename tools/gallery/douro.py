"""Tables of Douro 1872 found by playing, and every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ribeira.core import game
from ribeira.core.meta import make_setup
from ribeira.core.replace import replace
from ribeira.games.douro import rules
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS
from ribeira.games.douro.rules.events import Event, Towed, Turned
from ribeira.games.douro.rules.state import State
from ribeira.games.douro.table.art import cards
from ribeira.games.douro.table.art.symbols import plates
from ribeira.kit.pieces import badge
from ribeira.kit.view import COLOURS, SHAPES, Look
from tools.gallery.frame import Row, Say, Scene

Frames = tuple[tuple[Event, State], ...]
Found = tuple[State, Frames]


def games(seats: int, options: dict[str, str]) -> Iterator[Found]:
    """Every choice of many games, one after another: the state before it, and its frames."""
    for seed in range(400):
        state = rules.deal(make_setup(rules.META, seats, seed, options))
        while acting := rules.to_act(state):
            legal = rules.legal_actions(state, acting[0])
            action = legal[(seed + 7 * state.plays + 3 * acting[0]) % len(legal)]
            frames, after = game.frames(rules, state, acting[0], action)
            yield state, frames
            state = after
        yield state, ()


def find(seats: int, wanted: Callable[[State, set[str]], bool], **options: str) -> Found:
    """The first position that fits; `wanted` gets the state and the events' keys and cards."""
    for state, frames in games(seats, {k.replace("_", "-"): v for k, v in options.items()}):
        keys = {event.key for event, _ in frames}
        keys |= {event.card for event, _ in frames if isinstance(event, Turned | Towed)}
        if wanted(state, keys):
            return state, frames
    raise LookupError("no such position in any game")


def upto(name: str, frames: Frames, *keys: str) -> Scene:
    """The table right after the last event of one of these kinds, as seat 0 sees it."""
    last = max(i for i, (event, _) in enumerate(frames) if event.key in keys)
    shown = tuple(event for event, _ in frames[: last + 1] if event.seen_by(0))
    return Scene(name, frames[last][1], shown)


def scenes() -> Iterator[Scene]:
    for seats in (3, 4, 5):
        state, _ = find(seats, lambda s, _: s.plays == 6 and not any(s.chosen))
        yield Scene(
            f"quiet-{seats}", state, picked=f"play {state.hands[0][1]}" if seats == 4 else ""
        )
        state, _ = find(seats, lambda s, _: s.plays == 7 and s.chosen[0] is not None)
        yield Scene(f"chosen-{seats}", state)
        for key in ("met", "missed"):
            _, frames = find(
                seats, lambda s, t, k=key: s.plays > 4 and k in t and "phylloxera" in t
            )
            yield upto(f"{key}-{seats}", frames, "phylloxera")
    yield from fog_scenes()
    yield from late_scenes()
    yield from odd_scenes()


def fog_scenes() -> Iterator[Scene]:
    state, _ = find(4, lambda s, _: s.stage == "play" and not s.valley)
    yield Scene("fog-next", state)
    for fog in FOGS:
        _, frames = find(4, lambda _, t, f=fog: f in t)
        outcomes = ("gained", "lost", "denied", "spared", "forgiven", "customs")
        yield upto(fog.lower(), frames, *outcomes, "phylloxera", "returned")


def late_scenes() -> Iterator[Scene]:
    _, frames = find(4, lambda _, t: "half_time" in t)
    yield upto("half-time", frames, "half_time")
    state, _ = find(4, lambda s, _: s.stage == "donate" and s.donated[1] is not None)
    yield Scene("donate", replace(state, donated=(None, *state.donated[1:])))
    yield Scene("donated", state)
    state, _ = find(5, lambda s, _: s.half == 2 and s.plays == 15)
    yield Scene("second-half", state)
    _, frames = find(4, lambda _, t: {"charity", "gained", "lost"} <= t)
    yield upto("charity", frames[:-1], frames[-2][0].key)
    for seats in (3, 5):
        state, _ = find(seats, lambda s, _: s.stage == "over")
        yield Scene(f"over-{seats}", state)


def odd_scenes() -> Iterator[Scene]:
    state, _ = find(4, lambda s, _: len(s.valley) > 8)
    yield Scene("long-valley", state)
    state, _ = find(2, lambda s, _: s.plays == 4, O_9="phantom")
    yield Scene("phantom", state)
    state, _ = find(5, lambda s, _: s.plays == 6, O_8_scores="on", O_8_piles="off")
    yield Scene("scores-shown", state)
    state, _ = find(5, lambda s, _: s.plays == 0)
    yield Scene("looker-on", state, seat=None)


def rows(_: Say) -> list[Row]:
    """Every printed thing."""
    return list(_pieces())


def _pieces() -> Iterator[Row]:
    yield "plates", [plates()]
    yield "backs", [*map(cards.boat_back, range(1, 6)), cards.fog_back()]
    for table in (3, 4, 5):
        yield f"boats for {table}", [cards.boat_face(card, table) for card in REGULARS]
    yield "fogs", [cards.fog_face(card, 4, "highest") for card in FOGS]
    for colour, shape in zip(COLOURS, SHAPES, strict=True):
        faces = [cards.barrel_card(value, colour, shape) for value in BARRELS]
        yield colour, [*faces, cards.barrel_back(colour, shape)]
    yield "special", [cards.phylloxera_card(), cards.charity_card()]
    looks = [Look("", colour, shape) for colour in COLOURS for shape in SHAPES]
    yield "badges", [badge(look, size) for look in looks for size in (20, 40)]
