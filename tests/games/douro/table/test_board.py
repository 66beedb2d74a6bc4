"""The drawing of Douro: what is shown where, and what changes during an animation."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings

from ribeira.core import game
from ribeira.core.match import frames_of
from ribeira.core.values import Action, msg, plural
from ribeira.games.douro import rules, table
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS
from ribeira.games.douro.table.art import cards
from ribeira.games.douro.table.art.symbols import plates
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tests.conformance.drawings import Drawing, check
from tests.games.douro.scene import (
    P1,
    P2,
    P3,
    choose,
    final,
    first,
    frames,
    half_time,
    last_play,
    reveal,
    scene,
)
from tests.strategies import matches

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Eva")
LOOKS = tuple(map(Look, NAMES, COLOURS, SHAPES))


def say(message):
    """Every key and value, so that a test can find them."""
    return f"{message.key}({', '.join(f'{name}={value}' for name, value in message.values)})"


def view(seats, **more):
    return View(LOOKS[:seats], say, **more)


def drawn(state, seat, events=()):
    seen = rules.sight(state, seat)
    shown = tuple(event for event in events if event.seen_by(seat))
    look = view(state.setup.seats, legal=() if events else legal(state, seat), events=shown)
    return table.draw(seen, look) + table.draw_hand(seen, look)


def legal(state, seat):
    return () if seat is None else rules.legal_actions(state, seat)


def parsed(markup):
    return ET.fromstring(f"<page>{markup}</page>")


@settings(max_examples=4)
@given(matches(rules))
def test_no_card_lies_in_two_places_in_any_frame(match):
    for at in range(match.at):
        for _, state in frames_of(match, at):
            rabelos = (
                *state.stack,
                *state.valley,
                *state.discard,
                *rules.sight(state, None).turned,
            )
            assert sorted(rabelos) == sorted(REGULARS + FOGS)
            if state.stage != "donate":  # there a gift stays in the hand until all have given
                for hand, pile, gift in zip(state.hands, state.spent, state.donated, strict=True):
                    gifts = () if gift is None else (gift,)
                    assert sorted((*hand, *pile, *gifts)) == sorted(BARRELS)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_that_another_seat_has_chosen_is_shown(seats):
    start = first(seats)
    assert drawn(game.after(rules, start, P2, Action("play", (7,))), P1) != drawn(start, P1)


def test_what_was_given_to_charity_is_seen_by_its_giver():
    state, _ = reveal(half_time(), 7, 7, 7)
    after = {game.after(rules, state, P2, Action("donate", (card,))) for card in BARRELS}
    assert len({drawn(given, P2) for given in after}) == len(BARRELS)


def labels(state, seat=P1, events=()):
    """What the parts of the table are called, by their ids."""
    page = parsed(drawn(state, seat, events))
    return {n.get("id"): n.get("aria-label") for n in page.iter() if n.get("aria-label")}


def node(state, name, events=()):
    page = parsed(drawn(state, P1, events))
    return next((found for found in page.iter() if found.get("id") == name), None)


def words(found):
    return "".join(found.itertext())


def frame(state, *cards, key):
    """The state and the events shown right after the last event of that name."""
    shown = frames(state, *cards)
    at = max(n for n, (event, _) in enumerate(shown, start=1) if event.key == key)
    return shown[at - 1][1], tuple(event for event, _ in shown[:at])


def test_a_turned_boat_shows_its_order_for_this_table_beside_the_sum():
    state, shown = frame(scene("R08", seats=4), 1, 2, 3, 4, key="missed")
    assert labels(state, P1, shown)["douro-valley-1"].endswith("order=20)")
    assert labels(state, P1, shown)["douro-load"] == say(
        plural("douro.board.sum.order", 10, order=20)
    )


def test_the_towed_boat_counts_not_the_sirga():
    state, shown = frame(scene("SIR", below=("R15", "R13", "R14")), 1, 2, 3, key="missed")
    assert labels(state, P1, shown)["douro-load"] == say(
        plural("douro.board.sum.order", 6, order=29)
    )


@pytest.mark.parametrize(
    ("card", "played", "key", "floats"),
    [
        ("R01", (9, 4, 3), "gained", ("+2", None, None)),
        ("R15", (9, 4, 3), "lost", (None, None, "−2")),
        ("R15", (0, 0, 3), "spared", ("−2", "0", None)),  # D-6.4: the holder alone pays
        ("R01", (9, 9, 3), "gained", ("0", "+2", None)),  # D-6.3: the holder gets nothing
        ("FRA", (0, 4, 3), "lost", ("−4", None, None)),
    ],
)
def test_gains_and_losses_stand_at_their_seats(card, played, key, floats):
    state, shown = frame(scene(card), *played, key=key)
    found = [node(state, f"douro-seat-{seat}-float", shown) for seat in (P1, P2, P3)]
    assert tuple(at if at is None else words(at) for at in found) == floats


def test_what_is_forgiven_is_not_shown_as_lost():
    state, shown = frame(scene("R15", points=(1, 5, 5)), 0, 4, 3, key="forgiven")
    assert words(node(state, "douro-seat-0-float", shown)) == "−1"


def test_the_points_change_with_the_float():
    start = scene("R01", O_8_scores="on")
    for key, points in (("turned", "5"), ("gained", "7")):
        state, shown = frame(start, 9, 4, 3, key=key)
        assert words(node(state, "douro-seat-0-points", shown)) == points


def test_places_are_given_when_the_charity_is_counted():
    for key, is_ranked in (("charity", False), ("gained", False), ("ended", True)):
        state, shown = frame(last_play((3, 4, 9)), 6, 7, 8, key=key)
        assert (node(state, "douro-seat-2-place", shown) is not None) == is_ranked


def test_points_are_face_down_until_the_end_unless_the_table_shows_them():
    hidden, shown = scene("R01"), scene("R01", O_8_scores="on")
    assert words(node(hidden, "douro-seat-1-points")) == ""
    assert words(node(shown, "douro-seat-1-points")) == "5"


def test_everybody_sees_the_own_points():
    state = scene("R01")
    assert words(node(state, "douro-seat-0-points")) == "5"
    assert "douro.board.points.hidden" in node(state, "douro-seat-1-points").get("aria-label")


def test_turned_orders_and_played_cards_are_struck_only_where_the_table_remembers_them():
    for option, struck in (("on", True), ("off", False)):
        state, _ = reveal(scene("R08", O_8_piles=option), 1, 2, 3)
        page = parsed(drawn(state, P1))
        assert any("is-gone" in found.get("class", "") for found in page.iter("span")) is struck


def test_the_chosen_card_lies_beside_the_hand_until_it_is_revealed():
    state, _ = choose(first(), "play", (7,), seats=(P1,))
    assert words(node(state, "douro-sealed")) == "7"
    assert node(state, "douro-card-7") is None
    state, shown = frame(first(), 7, 3, 4, key="revealed")
    assert node(state, "douro-sealed", shown) is None
    assert node(state, "douro-card-7", shown) is None


def test_a_revealed_card_has_left_every_hand():
    state, shown = frame(scene("R08"), 7, 3, 4, key="revealed")
    now = labels(state, P1, shown)
    assert now["douro-seat-1-hand"] == say(plural("douro.board.hand", 9))
    assert now["douro-seat-1-pile"] == say(msg("douro.board.pile", cards="3"))


def test_cardia_gives_the_card_back_to_the_hand():
    state, shown = frame(scene("CAR"), 7, 3, 4, key="returned")
    assert node(state, "douro-card-7", shown) is not None
    assert labels(state, P1, shown)["douro-seat-0-card"] == say(msg("douro.board.card.none"))


def test_the_picked_card_is_pressed_and_alone_so():
    state = first()
    look = view(3, legal=legal(state, P1), picked=Action("play", (6,)))
    page = parsed(table.draw_hand(rules.sight(state, P1), look))
    pressed = [found.get("id") for found in page.iter() if found.get("aria-pressed") == "true"]
    assert pressed == ["douro-card-6"]


def test_nothing_can_be_played_while_nothing_is_legal():
    hand = parsed(table.draw_hand(rules.sight(first(), P1), view(3)))
    assert {found.get("aria-disabled") for found in hand.iter("button")} == {"true"}


def test_the_winner_stands_first_at_the_end():
    state, _ = final((3, 4, 9))
    assert labels(state)["douro-seat-2-place"] == say(msg("douro.board.place", place=1))


def test_the_phantom_has_a_look_of_its_own():
    state = first(2, O_9="phantom")
    page = parsed(drawn(state, P1))
    assert len({found.get("class").split()[1] for found in page.iter() if _is_seat(found)}) == 3


def _is_seat(found):
    return found.get("class", "").split()[:1] == ["seat"]


def test_every_card_is_well_formed():
    backs = [*map(cards.boat_back, range(1, 6)), cards.fog_back()]
    faces = [cards.turned(card, seats, "lowest") for card in REGULARS + FOGS for seats in (3, 4, 5)]
    barrels = [
        cards.barrel_card(value, colour, shape)
        for value in BARRELS
        for colour, shape in zip(COLOURS, SHAPES, strict=True)
    ]
    check(Drawing("".join((plates(), *backs, *faces, *barrels, cards.phylloxera_card()))))
    assert len(set(barrels)) == len(BARRELS) * len(COLOURS)
