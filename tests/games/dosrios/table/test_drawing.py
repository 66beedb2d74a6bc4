"""The drawing of Dos Rios: well formed, every action by clicks, true in every frame."""

import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings

from ribeira.core.game import apply, frames
from ribeira.core.values import msg, plural
from ribeira.games.dosrios import rules, table
from ribeira.games.dosrios.board_map import HEXES, LOWER, PLACES, UPPER
from ribeira.games.dosrios.material import CARDS
from ribeira.games.dosrios.rules.events import Flowed, Paid, Rerouted
from ribeira.games.dosrios.rules.payout import payments
from ribeira.games.dosrios.table.art.symbols import plates
from ribeira.games.dosrios.table.card_faces import card_back, card_face
from ribeira.games.dosrios.table.clicks.paths import MODES, paths
from ribeira.games.dosrios.table.cover import draw_cover
from ribeira.games.dosrios.table.highlights import highlights
from ribeira.kit.clicks import decided, next_names
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tests.games.dosrios.playing import states
from tests.games.dosrios.scene import JOINED, P1, P2, P3, dealt, do, scene
from tests.strategies import lucks, setups

NAMES = ("Ana", "Bruno", "Clara", "Duarte")
LOOKS = tuple(map(Look, NAMES, COLOURS, SHAPES))
WHOLE = {"end", "use", "shift"}


def say(message):
    """Every key and value, so that a test can find them."""
    values = (say(v) if hasattr(v, "key") else v for _, v in message.values)
    return f"{message.key}({', '.join(map(str, values))})"


def view(seats, **more):
    return View(LOOKS[:seats], say, **more)


def acting(state):
    return next(iter(rules.to_act(state)), None)


def legal(state, seat):
    return () if seat is None else rules.legal_actions(state, seat)


def drawn(state, seat, **more):
    seen = rules.sight(state, seat)
    look = view(state.seats, **{"legal": legal(state, seat), **more})
    return table.draw(seen, look) + table.draw_hand(seen, look)


def parsed(markup):
    return ET.fromstring(f"<page>{markup}</page>")


def check(page):
    """What must be true of every drawing."""
    ids = Counter(node.get("id") for node in page.iter() if node.get("id"))
    assert not [name for name, count in ids.items() if count > 1]
    assert not [node for node in page.iter() if "style" in node.attrib]
    assert {node.get("href") for node in page.iter("use")} <= {f"#{name}" for name in ids}
    for node in page.iter():
        assert node.get("role") not in ("img", "button") or node.get("aria-label")
        assert node.get("data-pick") is None or node.get("aria-label") or node.tag == "button"
        assert node.get("role") != "button" or node.get("tabindex") == "0"
        assert node.tag != "button" or node.get("type") == "button"
    assert not [found for p in page.iter("p") for found in p.iter("div")]


def clickable(page, attribute):
    return Counter(node.get(attribute) for node in page.iter() if node.get(attribute))


@settings(max_examples=6)
@given(setups(rules.META), lucks)
def test_every_table_of_every_game_can_be_drawn_by_everybody(setup, luck):
    for state, _, _, after in islice(states(setup, luck), 0, None, 23):
        for seat in (None, *range(state.seats)):
            check(parsed(drawn(state, seat)))
        check(parsed(drawn(after, None)))


@settings(max_examples=6)
@given(setups(rules.META), lucks)
def test_every_action_can_be_clicked_in_each_of_its_ways(setup, luck):
    for state, _, _, _ in islice(states(setup, luck), 0, None, 17):
        seat = acting(state)
        actions = legal(state, seat)
        every = [path for action in actions for path in paths(action)]
        for clicked in {path[:depth] for path in every for depth in range(len(path))}:
            page = parsed(drawn(state, seat, clicked=clicked))
            found, whole = clickable(page, "data-pick"), clickable(page, "data-action")
            waits = decided(actions, paths, clicked)  # the last click can be made again
            wanted = set(next_names(actions, paths, clicked[:-1] if waits else clicked))
            assert wanted <= found.keys() | whole.keys()
            assert {name for name in found if found[name] > 1} == set()
            anew = set(next_names(actions, paths)) | set(clicked)
            assert found.keys() <= wanted | anew
            assert whole.keys() == {rules.write(a) for a in actions if a.verb in WHOLE}
        for action in actions:
            assert {decided(actions, paths, way) for way in paths(action)} == {action}


@settings(max_examples=10)
@given(setups(rules.META), lucks)
def test_no_way_begins_with_another(setup, luck):
    for state, _, _, _ in states(setup, luck):
        every = [way for action in legal(state, acting(state)) for way in paths(action)]
        begun = {way[:depth] for way in every for depth in range(1, len(way))}
        assert len(set(every)) == len(every)
        assert begun.isdisjoint(every)


@settings(max_examples=4)
@given(setups(rules.META), lucks)
def test_every_frame_can_be_drawn(setup, luck):
    for before, action, events, _ in islice(states(setup, luck), 0, None, 13):
        found, _ = frames(rules, before, acting(before), action)
        for shown, (_, state) in enumerate(found, start=1):
            check(parsed(drawn(state, P1, legal=(), events=events[:shown])))


@pytest.mark.full
@settings(max_examples=6)
@given(setups(rules.META), lucks)
def test_states_that_look_the_same_are_drawn_the_same(setup, luck):
    for state, _, _, _ in islice(states(setup, luck), 0, None, 31):
        for seat in (None, *range(state.seats)):
            other, _ = rules.guess(rules.sight(state, seat), 7)
            assert drawn(state, seat) == drawn(other, seat)


@settings(max_examples=10)
@given(setups(rules.META), lucks)
def test_a_shown_bed_is_the_bed_that_comes(setup, luck):
    for state, _, _, _ in islice(states(setup, luck), 0, None, 3):
        for action in legal(state, acting(state)):
            if action.verb not in ("dam", "flow") or state.stage == "rivers":
                continue
            shown = state.bed_after_dam if action.verb == "dam" else state.bed_after_piece
            after, events = apply(rules, state, acting(state), action)
            bed = shown(action.at[0])
            assert bed.laid == tuple(e.border for e in events if isinstance(e, Flowed))
            assert bed.dead == sum((e.removed for e in events if isinstance(e, Rerouted)), ())
            assert bool(bed.forks) == (after.bed != "")


def test_the_first_beds_never_fall_dry():
    state = dealt(3)
    (seat,) = rules.to_act(state)
    for action in legal(state, seat):
        assert state.bed_after_piece(action.at[0]).dead == ()


@settings(max_examples=10)
@given(setups(rules.META), lucks)
def test_what_a_card_would_bring_is_what_it_brings(setup, luck):
    for state, action, events, _ in states(setup, luck):
        if action.verb == "use":
            paid = {(e.seat, e.money, e.dams) for e in events if isinstance(e, Paid)}
            brought = {(p.seat, p.money, p.dams) for p in payments(state, state.row[0])}
            assert paid <= brought
            assert not any(money or dams for _, money, dams in brought - paid)


def page_of(state, seat=P1, **more):
    return parsed(drawn(state, seat, **more))


def node(page, name):
    return next((found for found in page.iter() if found.get("id") == name), None)


def kinds(page):
    """What a click on each place would mean."""
    return {
        found.get("data-pick"): found.get("class").split()[1].removeprefix("is-")
        for found in page.iter("g")
        if found.get("data-pick")
    }


def test_targets_of_a_figure_are_told_apart():
    state = scene(figures={P1: "C4 B4", P2: "B5"}, haciendas={P1: "D7"})
    picked = kinds(page_of(state, clicked=("C4",)))
    assert picked["C5"] == "step"
    assert (picked["B5"], picked["pair B5"]) == ("chase", "pair")
    assert picked["B4"] == "step"
    assert kinds(page_of(state, clicked=("CITY",)))["ride"] == "ride"


def test_the_partner_is_asked_for_only_where_several_could_come():
    state = scene(figures={P1: "B4 C5", P2: "B5"})
    actions = legal(state, P1)
    assert decided(actions, paths, ("B4", "pair B5")).at == ("B4", "C5", "B5")
    state = scene(figures={P1: "B4 C5 A6", P2: "B5"})
    assert decided(legal(state, P1), paths, ("B4", "pair B5")) is None
    found = kinds(page_of(state, clicked=("B4", "pair B5")))
    assert {name for name, kind in found.items() if kind == "partner"} == {"A6", "C5"}


def test_another_figure_can_be_taken_instead():
    found = kinds(page_of(scene(figures={P1: "C4 B1"}), clicked=("C4",)))
    assert (found["B1"], found["CITY"]) == ("figure", "figure")


def test_dam_mode_shows_borders_and_the_bed_that_would_follow():
    state = scene(figures={P1: "F3"})
    page = page_of(state, clicked=("dam",))
    wet, dry = node(page, "dosrios-F3-DL"), node(page, "dosrios-F3-D")
    assert wet.get("data-pick") == "F3:DL"
    assert len([found for found in wet.iter() if found.get("class") == "dr-preview"]) == 1
    assert not [found for found in dry.iter() if found.get("class") == "dr-preview"]
    assert node(page, "dosrios-mode-dam").get("aria-pressed") == "true"


@pytest.mark.parametrize(
    "more", [{"clicked": ("dam", "F3:DL")}, {"clicked": ("dam",), "picked": True}]
)
def test_a_dam_that_waits_for_a_yes_stays_in_view(more):
    if more.get("picked"):
        more = {**more, "picked": rules.read("dam F3:DL")}
    page = page_of(scene(figures={P1: "F3"}), **more)
    assert "is-picked" in node(page, "dosrios-F3-DL").get("class")


def test_every_mode_is_a_button_that_is_open_when_it_can_be_used():
    poor = page_of(scene(figures={P1: "B4"}, hands=(0, 2)))
    rich = page_of(scene(figures={P1: "B4"}, money=(2000, 0)))
    for mode in MODES:
        assert node(poor, f"dosrios-mode-{mode}").get("aria-disabled") == "true"
        assert node(rich, f"dosrios-mode-{mode}").get("data-pick") == mode


def test_every_hex_tells_terrain_water_and_who_stands_there():
    state = scene(figures={P1: "B4 B4", P2: "D5"}, fincas={P2: "D4"}, verde=JOINED)
    page = page_of(state)
    names = {place: node(page, f"dosrios-{place}").get("aria-label") for place in PLACES}
    assert names["B4"].startswith("dosrios.board.hex.tobacco(B4), dosrios.board.water.none()")
    assert say(plural("dosrios.board.figures_of", 2, name="Ana")) in names["B4"]
    assert say(msg("dosrios.board.water.both")) in names["D5"]
    assert say(msg("dosrios.board.finca_of", name="Bruno")) in names["D4"]


def test_irrigated_land_is_drawn_as_such():
    page = page_of(scene())
    land = next(found for found in page.iter("g") if found.get("class") == "dr-land")
    wet = [found for found in land.iter("g") if "is-wet" in found.get("class", "")]
    dry = [found for found in land.iter("g") if "is-dry" in found.get("class", "")]
    assert len(wet) == 8 + 9
    assert len(wet) + len(dry) == len(HEXES)


def test_money_is_hidden_from_others_where_the_table_plays_so():
    state = scene(money=(300, 700))
    hidden = replace(state, setup=replace(state.setup, options=_with(state, money="hidden")))
    for shown, words in ((state, "700"), (hidden, "?")):
        page = page_of(shown)
        assert "".join(node(page, "dosrios-seat-1-money").itertext()) == words
    assert "".join(node(page_of(hidden), "dosrios-seat-0-money").itertext()) == "300"
    assert drawn(hidden, P1) == drawn(replace(hidden, money=(300, 100)), P1)


def _with(state, **chosen):
    return tuple(sorted({**dict(state.setup.options), **chosen}.items()))


@pytest.mark.parametrize(
    ("more", "first"),
    [({"active": P2}, P2), ({"active": P2, "round_": 1}, P1)],
)
def test_each_card_of_the_row_has_its_decider(more, first):
    state = scene(3, **more)
    assert [state.decider(at) for at in range(4)] == [(first + at) % 3 for at in range(4)]
    label = node(page_of(state, P3), "dosrios-row-0").get("aria-label")
    assert say(msg("dosrios.board.card.decides", name=NAMES[first])) in label


def test_new_water_is_one_chain_even_where_the_second_river_follows_the_first():
    state = dealt(2)
    while state.stage == "rivers":
        (seat,) = rules.to_act(state)
        state, events = apply(rules, state, seat, legal(state, seat)[0])
        laid = highlights(view(2, events=events)).laid
        assert all(LOWER[above] == UPPER[below] for above, below in pairwise(laid))
        assert laid[-1] == [e.border for e in events if isinstance(e, Flowed)][-1]


def test_a_payout_is_seen_at_the_seats_and_on_the_land():
    state, _ = do(scene(figures={P1: "D5"}, row=("W", "C", "RV")), "end")
    found, _ = frames(rules, state, P1, rules.read("use"))
    events = tuple(event for event, _ in found)
    upto = [event.key for event in events].index("paid") + 1
    page = page_of(found[upto - 1][1], events=events[:upto], legal=())
    assert "".join(node(page, "dosrios-seat-0-gain").itertext()) == "+100"
    assert node(page, "dosrios-seat-1-gain") is None
    assert [found for found in page.iter("use") if found.get("class") == "dr-glow"]


def test_the_winner_is_crowned():
    state = scene(figures={P1: "A7"}, fincas={P1: "B5 B6 B4 D1"}, money=(1000, 0))
    state, _ = do(state, "hacienda A7")
    assert "is-winner" in node(page_of(state), "dosrios-seat-0").get("class")


def test_thumb_cover_and_cards_stand_alone():
    seen, look = rules.sight(dealt(4), None), view(4)
    check(parsed(table.draw_thumb(seen, look)))
    faces = [card_back(), *(card_face(card, look) for card in CARDS)]
    check(parsed("".join((plates(), draw_cover(), *faces))))
    assert len(set(faces)) == len(set(CARDS)) + 1
