"""A sight holds what its seat may know and no more; a guess is drawn fairly."""

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.core import match as matches_of
from ribeira.core.game import after
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import TERRAIN
from ribeira.games.castelos.rules.setup import removable
from tests.games.castelos.scene import A, B, acts, dealt, opened, scene
from tests.strategies import lucks, near, play_blindly, unfinished

FEW = settings(max_examples=15)
viewers = st.sampled_from([None, 0, 1])


def may_look(match, seat):
    return seat if seat is None or seat < len(match.state.table.estates) else 0


def guesses(state, seat, count):
    sight, luck = rules.sight(state, seat), 1
    for _ in range(count):
        guessed, luck = rules.guess(sight, luck)
        yield guessed


@FEW
@given(unfinished(rules), viewers, lucks)
def test_a_guess_can_be_played_to_a_proper_end(match, seat, luck):
    guessed, luck = rules.guess(rules.sight(match.state, may_look(match, seat)), luck)
    end = play_blindly(matches_of.Match(rules, guessed.setup, (guessed,)), luck).state
    assert end.table.phase == "over"
    tiles = [tile[0] for tile in end.table.tiles]
    assert len(tiles) == len(set(tiles)) == len(end.table.tiles)
    castles = [castle.id for castle in end.table.castles]
    assert len(castles) == len(set(castles))


def otherwise(state, seat):
    """Another state with all that the seat may not know exchanged."""
    others = [at for at in range(len(state.hands)) if at != seat]
    swapped = (*state.pile, *(tile for at in others for tile in state.hands[at]))
    swapped = swapped[1:] + swapped[:1]
    pile, rest = swapped[: len(state.pile)], swapped[len(state.pile) :]
    hands = list(state.hands)
    for at in others:
        size = len(hands[at])
        hands[at], rest = tuple(sorted(rest[:size])), rest[size:]
    return replace(
        state,
        setup=replace(state.setup, seed=state.setup.seed ^ 1),
        chance=state.chance ^ 1,
        pile=pile,
        hands=tuple(hands),
        kept=_swapped(state, others),
        exploration=state.exploration[::-1],
        below=state.below[::-1],
        rival=state.rival[::-1],
    )


def _swapped(state, others):
    """The others have kept other contracts, or chosen the other of the two."""
    kept = list(state.kept)
    for at in others:
        if kept[at] and state.dealt[at]:
            kept[at] = next(card for card in state.dealt[at] if card != kept[at])
        elif kept[at] and state.table.phase != "over":
            kept[at] = "K01" if kept[at] != "K01" else "K02"
    return tuple(kept)


@FEW
@given(unfinished(rules), viewers)
def test_states_that_differ_only_in_hidden_things_look_the_same(match, seat):
    seat = may_look(match, seat)
    other = otherwise(match.state, seat)
    assert other != match.state
    assert rules.sight(other, seat) == rules.sight(match.state, seat)


def test_only_its_own_hand_and_contract_are_shown_to_a_seat():
    state = opened(2, 4).state
    for seat in (A, B):
        sight = rules.sight(state, seat)
        assert (sight.hand, sight.kept) == (state.hands[seat], state.kept[seat])
    sight = rules.sight(state, None)
    assert (sight.hand, sight.kept, sight.dealt) == ((), "", ())
    assert (sight.hand_sizes, sight.has_kept) == ((2, 2), (True, True))
    assert (sight.pile, sight.exploration, sight.below, sight.seats) == (16, 6, 5, 2)


@FEW
@given(unfinished(rules))
def test_what_is_drawn_and_kept_is_told_to_its_owner_only(match):
    for step in match.steps:
        for event in step.events:
            if event.key in ("drew", "kept"):
                assert event.audience == (step.seat,)
            if event.key in ("drawn", "has_kept"):
                assert {name for name, _ in event.values} <= {"seat", "left"}


def test_at_the_end_the_kept_contracts_are_open():
    state = scene(
        phase="mode", placed=(0, 0), round=10, current=B, players=({"contract": "K08"},) * 2
    )
    state = acts(state, "turn.end")
    assert rules.sight(state, None).table.revealed == ("K08", "K08")
    assert all(guess.kept == ("K08", "K08") for guess in guesses(state, None, 5))


def test_every_unseen_tile_is_guessed_in_the_rival_hand_as_often():
    state = opened(2, 4).state
    unseen = set(TERRAIN) - set(state.hands[A])
    count = 3000
    drawn = Counter(tile for guess in guesses(state, A, count) for tile in guess.hands[B])
    assert set(drawn) == unseen
    assert all(near(n, 2 * count, 1 / len(unseen)) for n in drawn.values())


def test_c_3_2_a_family_guess_is_richer_in_crosses_and_chapels():
    """Each of the other 38 tiles: what may be removed is, with the chance of 10 among those."""
    state = opened(2, 4, version="family").state
    unseen = set(TERRAIN) - set(state.hands[A])
    plain = [tile for tile in unseen if removable(tile)]
    left = len(unseen) - 10
    count = 3000
    drawn = Counter(tile for guess in guesses(state, A, count) for tile in guess.hands[B])
    for tile in unseen:
        stays = (len(plain) - 10) / len(plain) if tile in plain else 1
        assert near(drawn[tile], 2 * count, stays / left)


def test_every_unseen_contract_is_guessed_as_often():
    state = opened(2, 4).state
    known = {*state.table.contracts, state.kept[A]}
    count = 2000
    drawn = Counter(guess.kept[B] for guess in guesses(state, A, count))
    assert known.isdisjoint(drawn)
    assert all(near(n, count, 1 / 13) for n in drawn.values())


def test_a_sealed_contract_is_one_of_two_guessed_cards():
    state = dealt(2, 4)
    state = after(rules, state, B, rules.legal_actions(state, B)[0])
    for guess in guesses(state, A, 50):
        assert guess.kept[B] in guess.dealt[B]
        assert guess.dealt[A] == state.dealt[A]
        assert set(guess.dealt[A]).isdisjoint(guess.dealt[B])
    assert rules.sight(state, A).has_kept == (False, True)


def test_the_castles_below_are_guessed_in_any_order():
    state = opened(2, 4).state
    count = 2000
    second = Counter(guess.below[0] for guess in guesses(state, A, count))
    assert set(second) == set(state.below)
    assert all(near(n, count, 1 / 5) for n in second.values())


def test_exploration_tiles_out_of_the_game_may_be_in_the_stack():
    state = opened(2, 4).state
    seen = {laid[0] for e in state.table.estates for laid in e.trail}
    seen |= {tile for e in state.table.estates for tile in e.unplaced}
    tops = Counter(guess.exploration[0] for guess in guesses(state, A, 2000))
    assert len(tops) == 22 - len(seen)
    assert all(near(n, 2000, 1 / len(tops)) for n in tops.values())
