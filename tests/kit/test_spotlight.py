"""Things are lit by their names, whatever the drawing says of them besides."""

from ribeira.kit.markup import el, group
from ribeira.kit.spotlight import drawn, label, lit, lit_on_the_way

CARD = el("button", "4", id="douro-card-4", data_action="play 4", aria_label="Your 4")
LEFT = el("g", data_pick="turn-1")
RIGHT = el("g", data_pick="turn-3")
TILE = el("g", id="douro-E06a'", title="A > B")
DRAWING = group(CARD, LEFT, RIGHT, TILE)


def test_a_thing_is_lit_by_its_id_its_pick_or_its_action():
    for name in ("card-4", "play 4"):
        assert lit(CARD, "douro", [name]).count(" data-lit") == 1
    assert lit(LEFT, "douro", ["turn-1"]) == '<g data-lit data-pick="turn-1"></g>'


def test_a_thing_that_is_named_twice_is_lit_once():
    assert lit(CARD, "douro", ["card-4", "play 4"]).count(" data-lit") == 1


def test_nothing_else_changes():
    assert lit(DRAWING, "douro", ["card-4"]).replace(" data-lit", "") == DRAWING
    assert lit(DRAWING, "douro", ["card-5", "card", "pick"]) == DRAWING
    assert lit(DRAWING, "castelos", ["card-4"]) == DRAWING


def test_signs_in_names_are_found():
    assert " data-lit" in lit(TILE, "douro", ["E06a'"])


def test_what_is_wanted_is_told_from_what_is_only_pointed_at():
    found = lit(DRAWING, "douro", ["card-4", "turn-1"], wanted=["play 4"])
    assert found.count(" data-lit") == 2
    assert found.count(' data-lit="wanted"') == 1
    assert 'data-lit="wanted" data-action="play 4"' in found


def test_on_the_way_what_is_not_drawn_lights_its_kin():
    assert lit_on_the_way(DRAWING, "douro", ["turn-2"]).count(" data-lit") == 2
    assert lit_on_the_way(DRAWING, "douro", ["turn-1"]).count(" data-lit") == 1
    assert lit(DRAWING, "douro", ["turn-2"]) == DRAWING


def test_what_is_drawn_and_what_it_is_called():
    assert drawn(DRAWING, "douro", "card-4")
    assert not drawn(DRAWING, "douro", "card-5")
    assert label(DRAWING, "douro", "play 4") == "Your 4"
    assert label(DRAWING, "douro", "E06a'") == "A > B"
    assert label(DRAWING, "douro", "turn-1") == ""
