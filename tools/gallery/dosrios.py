"""Tables of Dos Rios found by playing, and every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ribeira.core import chance
from ribeira.core.meta import make_setup
from ribeira.core.values import Event
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.cards import card_back, card_face
from ribeira.games.dosrios.cover import draw_cover
from ribeira.games.dosrios.material import CARDS
from ribeira.games.dosrios.plates import plates
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tools.gallery.frame import NAMES, Row, Say, Scene


def games(seats: int, **options: str) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Every action of some games, chosen as in section 5.4: the state before it, and its events."""
    for seed in range(40):
        state, luck = rules.deal(make_setup(rules.META, seats, seed, options)), seed
        while acting := rules.to_act(state):
            legal = rules.legal_actions(state, acting[0])
            verb, luck = chance.pick(luck, sorted({action.verb for action in legal}))
            action, luck = chance.pick(luck, [a for a in legal if a.verb == verb])
            after, events = rules.apply(state, acting[0], action)
            yield state, events
            state = after
        yield state, ()


Wanted = Callable[[Any, set[str], Any], bool]


def find(seats: int, wanted: Wanted, **options: str) -> tuple[Any, tuple[Event, ...]]:
    """The first position that fits; `wanted` gets the state, its events and the legal verbs."""
    for state, events in games(seats, **options):
        acting = rules.to_act(state)
        legal = rules.legal_actions(state, acting[0]) if acting else ()
        if wanted(state, {event.key for event in events}, {action.verb for action in legal}):
            return state, events
    raise LookupError("no such position in any game")


def upto(events: tuple[Event, ...], key: str) -> tuple[Event, ...]:
    last = max(i for i, event in enumerate(events) if event.key == key)
    return events[: last + 1]


def _scene(name: str, state: Any, events: tuple[Event, ...] = (), **picked: Any) -> Scene:
    """As the seat sees it that acts."""
    return Scene(name, state, events, next(iter(rules.to_act(state)), 0), **picked)


def scenes() -> Iterator[Scene]:
    yield _scene("rivers", find(3, lambda s, *_: s.stage == "rivers" and len(s.pieces) > 8)[0])
    yield _scene("place", find(4, lambda s, *_: s.stage == "place" and len(s.figures[3]) == 2)[0])
    for seats in (2, 3, 4):
        state, _ = find(
            seats, lambda s, _, v: s.stage == "actions" and s.round > 9 and "chase1" in v
        )
        yield _scene(f"actions-{seats}", state)
    yield from pick_scenes()
    yield from event_scenes()
    yield _scene("over", find(4, lambda s, *_: s.stage == "over")[0])


def pick_scenes() -> Iterator[Scene]:
    def actions(verb: str) -> tuple[Any, Any]:
        state, _ = find(4, lambda s, _, v: s.round > 6 and verb in v)
        legal = rules.legal_actions(state, rules.to_act(state)[0])
        return state, next(action for action in legal if action.verb == verb)

    for verb in ("chase1", "chase2", "fast"):
        state, action = actions(verb)
        yield _scene(f"picked-{verb}", state, picks=(action.at[0],))
    for verb in ("finca", "hacienda"):
        yield _scene(f"picked-{verb}", actions(verb)[0], picks=(verb,))
    state, _ = actions("dam")
    yield _scene("dams", state, picks=("dam",))
    wet = find(
        4, lambda s, t, _: s.round > 3 and "rerouted" in t and s.stage == "actions" and not s.bed
    )
    dammed = next(event for event in wet[1] if event.key == "dammed")
    yield _scene(
        "dam-waits", wet[0], picks=("dam", dammed["border"]), picked=f"dam {dammed['border']}"
    )
    yield _scene("flow", find(4, lambda s, _, v: "flow" in v and s.stage == "actions")[0])
    yield _scene("card", find(4, lambda s, _, v: "use" in v and s.round > 5)[0])


def event_scenes() -> Iterator[Scene]:
    for key in ("chased", "rerouted", "paid", "raided", "built"):
        state, events = find(4, lambda s, t, _, k=key: s.round > 5 and k in t)
        yield _scene(f"told-{key}", state, upto(events, key))


def rows(say: Say) -> list[Row]:
    """Every printed thing."""
    looks = tuple(map(Look, NAMES[:4], COLOURS, SHAPES))
    faces = (card_face(card, View(looks, say)) for card in dict.fromkeys(CARDS))
    return [("plates", [plates()]), ("cover", [draw_cover()]), ("cards", [card_back(), *faces])]
