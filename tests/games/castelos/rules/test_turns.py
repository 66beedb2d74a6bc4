"""C-4 and C-14: rounds, the steps of a turn, drawing, the end."""

import pytest

from ribeira.core.match import play, why_not_undo
from ribeira.games.castelos import rules
from tests.games.castelos.scene import (
    A,
    B,
    acts,
    keys,
    legal,
    named,
    opened,
    played,
    refused,
    scene,
)


def place_and_end(match):
    """One turn with nothing but the compulsory placement."""
    seat = rules.to_act(match.state)[0]
    match = play(match, seat, rules.legal_actions(match.state, seat)[0])
    while match.state.table.phase in ("found", "bonus"):
        match = play(match, seat, rules.legal_actions(match.state, seat)[0])
    return play(match, seat, rules.read("turn.end"))


@pytest.mark.parametrize(
    ("seats", "version", "rounds"),
    [
        pytest.param(2, "advanced", 10, id="C-4.1 advanced"),
        pytest.param(4, "advanced", 10, id="C-4.1 advanced, four"),
        pytest.param(2, "family", 12, id="C-4.1 family, two"),
        pytest.param(3, "family", 10, id="C-4.1 family, three"),
        pytest.param(4, "family", 8, id="C-4.1 family, four"),
    ],
)
def test_a_whole_game_of_placements(seats, version, rounds):
    match = opened(seats, 2, version=version)
    first = match.state.table.first
    order = []
    while rules.to_act(match.state):
        order.append(match.state.table.seat)
        match = place_and_end(match)
    assert order == [(first + n) % seats for n in range(seats)] * rounds
    assert match.state.pile == ()  # C-14.1: exactly used up
    assert set(match.state.hands) == {()}  # C-14.2
    assert match.state.table.phase == "over"


@pytest.mark.parametrize(
    ("phase", "text", "why"),
    [
        pytest.param("place", "mode.disc", ("not_now", "C-4.2"), id="C-4.2 place first"),
        pytest.param("place", "turn.end", ("not_now", "C-4.2"), id="C-4.2 placing is compulsory"),
        pytest.param("mode", "tile.place T39 0,1 r0", ("too_late", "C-4.5"), id="C-4.2 one tile"),
        pytest.param("mode", "cyl.advance", ("not_now", "C-4.2"), id="C-4.2 choose discs first"),
        pytest.param("mark", "worker.add", ("other_half", "C-4.2"), id="C-4.2 discs or workers"),
        pytest.param("move", "cyl.advance", ("other_half", "C-4.2"), id="C-4.2 workers or discs"),
        pytest.param("mark", "land.claim lake 2 reserve", ("not_now", "C-8.10"), id="C-4.3 order"),
        pytest.param("land", "cyl.advance", ("too_late", "C-4.5"), id="C-4.5 marking is over"),
        pytest.param("move", "cons.claim house 2 w0", ("not_now", "C-4.4"), id="C-4.4 order"),
        pytest.param("cons", "worker.add", ("too_late", "C-4.5"), id="C-4.5 moving is over"),
        pytest.param("cons", "mode.disc", ("too_late", "C-4.5"), id="C-4.5 chosen"),
    ],
)
def test_order_of_steps(phase, text, why):
    assert refused(scene(phase=phase, placed=(0, 0)), text) == why


@pytest.mark.parametrize(
    ("texts", "phases"),
    [
        pytest.param(("turn.end",), ["place"], id="C-4.2 nothing"),
        pytest.param(("mode.disc", "mark.done", "turn.end"), ["mark", "land", "place"], id="C-4.3"),
        pytest.param(
            ("mode.worker", "move.done", "turn.end"), ["move", "cons", "place"], id="C-4.4"
        ),
    ],
)
def test_steps_are_optional(texts, phases):
    state, seen = scene(phase="mode", placed=(0, 0)), []
    for text in texts:
        state = acts(state, text)
        seen.append(state.table.phase)
    assert seen == phases
    assert state.table.seat == B


def test_c_4_3_selling_is_skipped_when_nothing_can_be_sold_and_can_be_skipped():
    castle = {"id": "idanha", "corner": [1, 1], "open": ["flax"]}
    board = (["SA", 0, 0, 2], ["T21", 1, 0, 0], ["T22", 1, 1, 0], ["T30", 0, 1, 0])
    trail = (["E04", "a", False],)
    state = scene(
        board=board, castles=[castle], phase="mark", placed=(1, 1), players=({"trail": trail}, {})
    )
    state = acts(state, "mark.done")
    assert legal(state) == ["sell idanha flax reserve", "sell.skip"]
    assert refused(state, "turn.end") == ("not_now", "C-4.3")
    assert acts(state, "sell.skip").table.phase == "land"


def test_c_14_1_a_tile_is_drawn_and_only_its_owner_sees_which():
    state = scene(phase="mode", placed=(0, 0), players=({"hand": ["T39"]}, {}))
    after, events = played(state, "turn.end")
    assert after.hands[A] == tuple(sorted(("T39", state.pile[0])))
    assert named(events, "drawn") == [{"seat": A, "left": len(state.pile) - 1}]
    (drew,) = [event for event in events if event.key == "drew"]
    assert (drew.audience, drew.reveals, drew.tile) == ((A,), True, state.pile[0])


@pytest.mark.parametrize(("round_", "drawn"), [(8, True), (9, False), (10, False)])
def test_c_14_1_not_in_the_last_two_rounds(round_, drawn):
    state = scene(phase="mode", placed=(0, 0), round=round_)
    assert ("drawn" in keys(played(state, "turn.end")[1])) is drawn


def test_c_14_2_the_game_ends_after_the_last_turn_of_the_last_seat():
    state = scene(phase="mode", placed=(0, 0), round=10, current=B)
    state, events = played(state, "turn.end")
    assert rules.to_act(state) == ()
    assert keys(events)[-1] == "ended"
    assert rules.legal_actions(state, A) == ()
    refusal = rules.why_not(state, A, rules.read("turn.end"))
    assert (refusal.message.key, refusal.rule) == ("castelos.refusal.over", "C-14.2")


def test_c_4_1_a_round_begins_when_all_have_had_their_turn():
    state = scene(phase="mode", placed=(0, 0), round=5, current=B)
    state, events = played(state, "turn.end")
    assert (state.table.round, state.table.seat) == (6, A)
    assert named(events, "round") == [{"round": 6, "of": 10}]


def test_only_the_seat_whose_turn_it_is_acts():
    state = scene()
    assert rules.legal_actions(state, B) == ()
    assert refused(state, "turn.end", seat=B) == ("not_your_turn", "C-4.1")
    assert refused(state, "turn.end", seat=7) == ("seat", "C-2.1")


def test_a_turn_can_be_taken_back_until_something_hidden_is_shown():
    match = opened(2, 1)
    seat = match.state.table.seat
    tile = next(a for a in rules.legal_actions(match.state, seat) if a.verb == "tile.place")
    match = play(match, seat, tile)
    match = play(match, seat, rules.read("mode.worker"))
    assert why_not_undo(match, seat) is None
    match = play(match, seat, rules.read("move.done"))
    assert why_not_undo(match, seat) is None
    match = play(match, seat, rules.read("turn.end"))
    assert why_not_undo(match, seat).message.key == "undo.revealed"
