"""What the library's door does: matches are played, kept, copied, recalled and guessed."""

import copy
import pickle
from random import Random

import pytest

import ribeira
from ribeira.api.games import registry
from ribeira.core.events import Event
from tests.api.played import SETTINGS, played

pytestmark = pytest.mark.cpython_only  # needs catalogues, which Babel makes


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_a_match_ends_with_its_winners_first(game, seats):
    match = played(game, seats)
    if game == "dosrios":  # chance alone seldom ends it
        assert match.is_over == bool(match.winners)
        if not match.is_over:
            assert match.ranking == ()
            return
    assert match.is_over
    assert match.ranking[: len(match.winners)] == match.winners != ()
    assert len(match.points) == seats
    assert not any(match.legal(seat) for seat in range(seats))


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_records_links_pickles_and_copies_are_the_same_match(game, seats, tmp_path):
    match = played(game, seats, steps=40)
    path = tmp_path / "game.json"
    path.write_text(match.record("A title"), encoding="utf-8")
    for other in (
        ribeira.read(match.record()),
        ribeira.read(path),
        pickle.loads(pickle.dumps(match)),
        copy.copy(match),
        copy.deepcopy(match),
    ):
        assert other == match
        before = other.steps
        other.step(other.legal()[0])
        assert other != match
        assert match.steps == before


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_everything_that_a_match_hands_out_can_be_pickled(game, seats):
    match = played(game, seats, steps=40)
    values = (match.game, match.state, match.sight(0), match.sight(None), match.recall(0))
    assert pickle.loads(pickle.dumps(values)) == values
    with pytest.raises(ribeira.IllegalActionError) as refused:
        match.step(illegal(match))
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.rule) == (str(refused.value), refused.value.rule)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_a_link_leads_to_the_same_state(game, seats):
    """The sealed choices of one moment travel in the order of the seats."""
    match = played(game, seats, steps=40)
    for link in (match.link(), match.link("https://example.org/ribeira/#old") + "&at=3"):
        assert ribeira.read(link).state == match.state


def illegal(match):
    """Something that could be played by a seat, had it not just done so."""
    steps = [action for _, action in reversed(match.steps)]
    return next(action for action in steps if action not in match.legal())


def test_step_is_checked_and_act_is_not():
    match = ribeira.load("douro").new(seats=3, seed=7)
    unchecked = copy.copy(match)
    events = match.step("play 7")
    assert all(isinstance(event, Event) for event in events)
    unchecked.act(ribeira.load("douro").read_action("play 7"), 0)
    assert match == unchecked
    assert match.recall(0) == unchecked.recall(0)
    with pytest.raises(ribeira.IllegalActionError) as refused:
        match.step("play 7", seat=0)
    assert (refused.value.rule, refused.value.key) == ("D-4.3", "douro.refusal.chosen")
    assert match == unchecked


def test_recall_holds_own_actions_and_what_the_seat_may_see():
    match = played("douro", 3, steps=9)
    for seat in range(3):
        recalled = match.recall(seat)
        own = [one.action for one in recalled if one.action]
        assert own == [action for who, action in match.steps if who == seat]
        events = [event for one in recalled for event in one.events]
        assert all(event.seen_by(seat) for event in events)
        chosen = [event.seat for event in events if event.key == "chose"]
        assert set(chosen) == {seat}


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_what_a_seat_recalls_holds_nothing_that_is_hidden_from_it(game, seats):
    """Two matches that differ in what is hidden are recalled the same, as long as they look the
    same."""
    luck = Random(2)
    match = ribeira.load(game).new(seats=seats, seed=1)
    other = match.guess(0, chance=9)
    assert other.state != match.state
    steps = 0
    while match.sight(0) == other.sight(0) and steps < 12:
        assert match.recall(0) == other.recall(0)
        seat = luck.choice(match.to_act)
        both = [action for action in match.legal(seat) if action in other.legal(seat)]
        if not both:
            break
        action = luck.choice(both)
        match.step(action, seat)
        other.step(action, seat)
        steps += 1
    assert steps


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_a_guess_looks_the_same_and_can_be_played_on(game, seats):
    luck = Random(3)
    match = ribeira.load(game).new(seats=seats, seed=1)
    for _ in range(25):
        seat = luck.randrange(seats)
        for unseal in (False, True):
            guess = match.guess(seat, chance=luck.getrandbits(30), unseal=unseal)
            if not unseal:
                assert guess.sight(seat) == match.sight(seat)
            while guess.to_act and len(guess.steps) < 6:
                who = luck.choice(guess.to_act)
                guess.step(luck.choice(guess.legal(who)), who)
            assert guess.steps
        who = luck.choice(match.to_act)
        match.step(luck.choice(match.legal(who)), who)


@pytest.mark.parametrize("game", ["douro", "castelos"])
def test_unsealed_others_have_still_to_choose(game):
    match = ribeira.load(game).new(seats=3, seed=1)
    match.step(match.legal(0)[0], 0)
    match.step(match.legal(1)[0], 1)
    assert match.to_act == (2,)
    assert match.guess(2, chance=1).to_act == (2,)
    assert match.guess(2, chance=1, unseal=True).to_act == (0, 1, 2)
    assert match.guess(1, chance=1, unseal=True).to_act == (0, 2)


def test_games_are_named_and_described():
    assert ribeira.game_names() == registry.game_ids()
    game = ribeira.load("douro")
    assert game == ribeira.load("douro") != ribeira.load("dosrios")
    assert game.seats == (2, 3, 4, 5)
    assert game.options["O-1"] == ("full", "tie")
    assert game.defaults(2)["O-9"] == "phantom"
    assert game.say_action("play 7") == "Play the 7"
    assert game.say_action("play 7", "de") == "Die 7 ausspielen"
    match = game.new(seats=3, seed=7, options={"O-1": "tie"})
    assert match.options == game.defaults(3) | {"O-1": "tie"}
    assert (match.seats, match.seed, match.setup.game) == (3, 7, "douro")
    assert repr(match) == "<douro, 3 seats, seed 7, 0 steps>"
    assert repr(match.guess(0, chance=1)) == "<douro, 3 seats, a guess>"


@pytest.mark.parametrize("language", ribeira.api.languages())
def test_refusals_are_said_in_every_language(language):
    match = ribeira.load("douro").new(seats=3, seed=7)
    match.step("play 7")
    said = match.why_not("play 8", seat=0, language=language)
    assert said
    assert "⟨" not in said
    assert match.why_not("play 8", seat=1, language=language) == ""
