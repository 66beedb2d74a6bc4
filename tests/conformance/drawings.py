"""What a drawing is made of, and the drawings of a table that the checks look at."""

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ribeira.core.values import Action
from ribeira.kit.clicks import Clicked, decided, pick
from ribeira.kit.markup import Markup
from tests.conformance.played import Played, view_of

ABSENT = frozenset({"douro-load", "dosrios-row-0"})
"""What pieces come from that is not always there: the boat of a play, the first card of a row."""


@dataclass(frozen=True)
class Drawing:
    """A drawing as a tree; one that is not well-formed raises."""

    markup: str

    @cached_property
    def nodes(self) -> tuple[ET.Element, ...]:
        return tuple(ET.fromstring(f"<page>{self.markup}</page>").iter())

    def all(self, attribute: str) -> list[str]:
        """The values of the attribute, in the order of the drawing."""
        return [node.attrib[attribute] for node in self.nodes if node.get(attribute)]


def name_of(node: ET.Element) -> str:
    """What somebody who cannot see the drawing hears of the thing."""
    return node.get("aria-label") or node.get("title") or "".join(node.itertext()).strip()


def check(drawing: Drawing) -> None:
    """What must be true of every drawing."""
    ids = Counter(drawing.all("id"))
    assert not [name for name, count in ids.items() if count > 1]
    assert not drawing.all("style")
    links = {node.get("href") for node in drawing.nodes if node.tag == "use"}
    links |= {fill[4:-1] for fill in drawing.all("fill") if fill.startswith("url(")}
    assert links <= {f"#{name}" for name in ids}
    starts = set(drawing.all("data-from")) - ABSENT
    assert starts <= set(ids), starts - set(ids)
    for node in drawing.nodes:
        control = "data-action" in node.attrib or "data-pick" in node.attrib
        if control or node.tag == "button" or node.get("role") in ("img", "button"):
            assert name_of(node), node.attrib
        if control and node.tag != "button":  # reached by keys, told as what it is
            assert (node.get("role"), node.get("tabindex")) == ("button", "0"), node.attrib
        if node.get("role") == "button":  # it does something, or says why not
            assert control or node.get("data-ask"), node.attrib
        if node.get("data-ask") and node.get("aria-label"):
            assert "button" in (node.tag, node.get("role")), node.attrib
        assert node.tag != "button" or node.get("type") == "button"
        assert node.tag != "p" or not list(node.iter("div"))


def drawn(played: Played, state: Any, viewer: int | None, **more: Any) -> Drawing:
    """The table and the hand as that viewer sees them. Who may act is offered what is legal."""
    rules, table = played.rules, played.game.table
    acts = viewer is not None and viewer in rules.to_act(state) and "events" not in more
    legal = rules.legal_actions(state, viewer) if acts and viewer is not None else ()
    seen, view = rules.sight(state, viewer), view_of(rules, state, **{"legal": legal, **more})
    return Drawing(Markup(table.draw(seen, view) + table.draw_hand(seen, view)))


def paths_of(played: Played, action: Action) -> tuple[Clicked, ...]:
    return played.game.clicks.paths(action) if played.game.clicks else ()


def click_through(
    played: Played, state: Any, seat: int, most: int = 400
) -> Iterator[tuple[Clicked, Action | None, Drawing]]:
    """Each series of clicks that the drawings offer, with the action that it comes to, if any."""
    legal = played.rules.legal_actions(state, seat)
    waiting: list[Clicked] = [()]
    met = {()}

    def paths(action: Action) -> tuple[Clicked, ...]:
        return paths_of(played, action)

    while waiting and len(met) <= most:
        clicked = waiting.pop(0)
        action = decided(legal, paths, clicked) if clicked else None
        drawing = drawn(played, state, seat, clicked=clicked)
        yield clicked, action, drawing
        after = {pick(legal, paths, clicked, name) for name in drawing.all("data-pick")}
        waiting += sorted(after - met)
        met |= after
