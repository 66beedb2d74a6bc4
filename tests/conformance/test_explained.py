"""Everything drawn explains itself: what it is called, or what it is a part of, has rules."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest

from ribeira.kit.learning.explained import all_rules
from tests.conformance.drawings import Drawing, click_through, drawn
from tests.conformance.played import FULL, Played, Step, names_at, spread

SHEETS = frozenset({"symbol", "defs", "pattern", "clipPath"})
"""What is printed elsewhere."""
UNDER_PLACES = frozenset({"dr-land", "dr-names", "dr-dams", "dr-people", "dr-rivers", "dr-moment"})
"""Pictures and lights on the map of Dos Rios: one points at the places."""
ZOOM = "zoom-"
"""Buttons of the page, which are called what they do."""
Chain = tuple[ET.Element, ...]


def leaves(node: ET.Element, above: Chain = ()) -> Iterator[Chain]:
    """Everything that can be seen: each text and each printed symbol, with what it lies in."""
    chain, kinds = (*above, node), (node.get("class") or "").split()
    if node.tag in SHEETS or "visually-hidden" in kinds or UNDER_PLACES & set(kinds):
        return
    if node.get("id", "").startswith(ZOOM) or node.get("id", "").endswith("-landscape"):
        return
    if node.tag == "use" or (node.text or "").strip():
        yield chain
    for child in node:
        yield from leaves(child, chain)


def named(chain: Chain, game: str) -> Iterator[str]:
    """What the thing and all that it lies in are called, as `static/page/tip.js` goes."""
    for node in reversed(chain):
        if name := node.get("data-tell") or node.get("id"):
            yield name.removeprefix(f"{game}-")


def unexplained(played: Played, drawing: Drawing, seen: Any) -> set[str]:
    rules_of = played.game.tooltips.rules_of  # type: ignore[union-attr]
    return {
        " ".join(node.get("id") or node.get("class") or node.tag for node in chain)
        for chain in leaves(drawing.nodes[0])
        if not any(rules_of(seen, name) for name in named(chain, played.meta.id))
    }


LOOKED_AT = 400 if FULL else 25
"""So many steps of each game."""


def steps(played: Played) -> tuple[Step, ...]:
    return tuple(spread(played.some_steps, LOOKED_AT))


@pytest.fixture
def explained(played: Played) -> Played:
    if played.game.tooltips is None:
        pytest.skip("a game may lack tooltips, as the toy does")
    return played


def test_every_thing_drawn_has_its_rules(explained: Played) -> None:
    for step in steps(explained):
        for viewer in (step.seat, None):
            seen = explained.rules.sight(step.before, viewer)
            drawing = drawn(explained, step.before, viewer)
            assert not unexplained(explained, drawing, seen)


def test_so_has_what_is_seen_on_the_way_to_an_action(explained: Played) -> None:
    for match in explained.matches[:1]:
        state = match.states[len(match.states) // 2]
        for seat in explained.rules.to_act(state):
            seen = explained.rules.sight(state, seat)
            for _, _, drawing in click_through(explained, state, seat, most=10):
                assert not unexplained(explained, drawing, seen)


def test_so_has_what_is_seen_while_something_happens(explained: Played) -> None:
    for step in steps(explained):
        events = tuple(event for event, _ in step.frames)
        for shown, (_, state) in enumerate(step.frames, 1):
            seen = explained.rules.sight(state, step.seat)
            drawing = drawn(explained, state, step.seat, events=events[:shown])
            assert not unexplained(explained, drawing, seen)


def test_a_thing_without_a_name_would_be_found(explained: Played) -> None:
    step = explained.steps[-1]
    bare = Drawing('<div id="board"><p>7</p><use href="#x"/></div>')
    seen = explained.rules.sight(step.before, None)
    assert unexplained(explained, bare, seen) == {"page board p", "page board use"}


def test_all_rules_exist_and_the_list_behind_the_table_has_them(explained: Played) -> None:
    tooltips, words = explained.game.tooltips, explained.game.words
    assert tooltips
    listed = all_rules(tooltips.EXPLAINED)
    for number in listed:
        words.say_rule(number=number)
    for step in steps(explained):
        seen, names = (
            explained.rules.sight(step.before, None),
            names_at(explained.rules, step.before),
        )
        drawing = drawn(explained, step.before, None)
        for name in {*drawing.all("data-tell"), *drawing.all("id")}:
            thing = name.removeprefix(f"{explained.meta.id}-")
            assert set(tooltips.rules_of(seen, thing)) <= set(listed)
            tooltips.say_thing(seen, thing, names)
