"""Tables of Dos Rios found by playing, and every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ribeira.core import chance
from ribeira.core.events import Event
from ribeira.core.game import frames
from ribeira.core.meta import make_setup
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.material import CARDS
from ribeira.games.dosrios.rules.events import Dammed
from ribeira.games.dosrios.table.art.symbols import plates
from ribeira.games.dosrios.table.card_faces import card_back, card_face
from ribeira.games.dosrios.table.cover import draw_cover
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tools.gallery.frame import NAMES, Row, Say, Scene

Frames = tuple[tuple[Event, Any], ...]
"""Each event of an action with the state right after it."""


def games(seats: int, **options: str) -> Iterator[tuple[Any, Frames]]:
    """Every action of some games, chosen as section 5.4 does: the state before it, its frames."""
    for seed in range(40):
        state, luck = rules.deal(make_setup(rules.META, seats, seed, options)), seed
        while acting := rules.to_act(state):
            legal = rules.legal_actions(state, acting[0])
            verb, luck = chance.pick(luck, sorted({action.verb for action in legal}))
            action, luck = chance.pick(luck, [a for a in legal if a.verb == verb])
            found, after = frames(rules, state, acting[0], action)
            yield state, found
            state = after
        yield state, ()


Wanted = Callable[[Any, set[str], Any], bool]


def find(seats: int, wanted: Wanted, **options: str) -> tuple[Any, Frames]:
    """The first action that fits; `wanted` gets the state, keys of events and the open verbs."""
    for state, found in games(seats, **options):
        acting = rules.to_act(state)
        legal = rules.legal_actions(state, acting[0]) if acting else ()
        if wanted(state, {event.key for event, _ in found}, {action.verb for action in legal}):
            return state, found
    raise LookupError("no such action in any game")


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
    yield from animated()
    yield _scene("over", find(4, lambda s, *_: s.stage == "over")[0])


def pick_scenes() -> Iterator[Scene]:
    def actions(verb: str) -> tuple[Any, Any]:
        state, _ = find(4, lambda s, _, v: s.round > 6 and verb in v)
        legal = rules.legal_actions(state, rules.to_act(state)[0])
        return state, next(action for action in legal if action.verb == verb)

    for verb in ("chase1", "chase2", "fast"):
        state, action = actions(verb)
        yield _scene(f"picked-{verb}", state, clicked=(action.at[0],))
    for verb in ("finca", "hacienda"):
        yield _scene(f"picked-{verb}", actions(verb)[0], clicked=(verb,))
    state, _ = actions("dam")
    yield _scene("dams", state, clicked=("dam",))
    wet = find(
        4, lambda s, t, _: s.round > 3 and "rerouted" in t and s.stage == "actions" and not s.bed
    )
    border = next(event.border for event, _ in wet[1] if isinstance(event, Dammed))
    yield _scene("dam-waits", wet[0], clicked=("dam", border), picked=f"dam {border}")
    yield _scene("flow", find(4, lambda s, _, v: "flow" in v and s.stage == "actions")[0])
    yield _scene("card", find(4, lambda s, _, v: "use" in v and s.round > 5)[0])


def animated() -> Iterator[Scene]:
    for key in ("chased", "rerouted", "paid", "raided", "built"):
        _, found = find(4, lambda s, t, _, k=key: s.round > 5 and k in t)
        events = [event for event, _ in found]
        last = max(place for place, event in enumerate(events) if event.key == key)
        yield _scene(f"told-{key}", found[last][1], tuple(events[: last + 1]))


def rows(say: Say) -> list[Row]:
    """Every printed thing."""
    looks = tuple(map(Look, NAMES[:4], COLOURS, SHAPES))
    faces = (card_face(card, View(looks, say)) for card in dict.fromkeys(CARDS))
    return [("plates", [plates()]), ("cover", [draw_cover()]), ("cards", [card_back(), *faces])]
