"""Tables of Douro 1872 found by playing, and every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ribeira.core.meta import make_setup
from ribeira.core.values import Event
from ribeira.games.douro import cards, rules
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS
from ribeira.games.douro.plates import plates
from ribeira.kit.pieces import badge
from ribeira.kit.view import COLOURS, SHAPES, Look
from tools.gallery.frame import Row, Say, Scene

Found = tuple[Any, tuple[Event, ...]]


def games(seats: int, options: dict[str, str]) -> Iterator[Found]:
    """Every choice of many games, one after another: the state before it, and what it led to."""
    for seed in range(400):
        state = rules.deal(make_setup(rules.META, seats, seed, options))
        while acting := rules.to_act(state):
            legal = rules.legal_actions(state, acting[0])
            action = legal[(seed + 7 * state.plays + 3 * acting[0]) % len(legal)]
            after, events = rules.apply(state, acting[0], action)
            yield state, events
            state = after
        yield state, ()


def find(seats: int, wanted: Callable[[Any, set[Any]], bool], **options: str) -> Found:
    """The first position that fits; `wanted` gets the state, and keys and cards of the events."""
    for state, events in games(seats, {k.replace("_", "-"): v for k, v in options.items()}):
        keys = {event.key for event in events}
        keys |= {event["card"] for event in events if event.key in ("turned", "towed")}
        if wanted(state, keys):
            return state, events
    raise LookupError("no such position in any game")


def upto(events: tuple[Event, ...], key: str) -> tuple[Event, ...]:
    """The events until the last one of that kind, as seat 0 may see them."""
    last = max(i for i, event in enumerate(events) if event.key == key)
    return tuple(event for event in events[: last + 1] if event.seen_by(0))


def scenes() -> Iterator[Scene]:
    for seats in (3, 4, 5):
        state, _ = find(seats, lambda s, _: s.plays == 6 and not any(s.chosen))
        yield Scene(
            f"quiet-{seats}", state, picked=f"play {state.hands[0][1]}" if seats == 4 else ""
        )
        state, _ = find(seats, lambda s, _: s.plays == 7 and s.chosen[0] is not None)
        yield Scene(f"chosen-{seats}", state)
        for key in ("met", "missed"):
            state, events = find(
                seats, lambda s, t, k=key: s.plays > 4 and k in t and "phylloxera" in t
            )
            yield Scene(f"{key}-{seats}", state, upto(events, "phylloxera"))
    yield from fog_scenes()
    yield from late_scenes()
    yield from odd_scenes()


def fog_scenes() -> Iterator[Scene]:
    state, _ = find(4, lambda s, _: s.stage == "play" and not s.valley)
    yield Scene("fog-next", state)
    for fog in FOGS:
        state, events = find(4, lambda _, t, f=fog: f in t)
        tail = ("laid_out", "fog_next", "half_time")
        yield Scene(
            fog.lower(), state, tuple(e for e in events if e.key not in tail and e.seen_by(0))
        )


def late_scenes() -> Iterator[Scene]:
    state, events = find(4, lambda _, t: "half_time" in t)
    yield Scene("half-time", state, upto(events, "half_time"))
    state, _ = find(4, lambda s, _: s.stage == "donate" and s.donated[1] is not None)
    yield Scene("donate", replace(state, donated=(None, *state.donated[1:])))
    yield Scene("donated", state)
    state, _ = find(5, lambda s, _: s.half == 2 and s.plays == 15)
    yield Scene("second-half", state)
    state, events = find(4, lambda _, t: {"charity", "gained", "lost"} <= t)
    yield Scene("charity", state, events[:-1])
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
