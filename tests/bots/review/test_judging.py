"""What a review says of choices: known blunders are named, perfect endings are not.

The positions are those of the lists of blunders (rules 6.1 and 6.2); see also `docs/bots.md`.
"""

from __future__ import annotations

import pytest

from ribeira.bots.arena import decide, play_game
from ribeira.bots.levels import make
from ribeira.bots.review.judging import BETTER, FINE, TURNING, differing, judging, of_choice
from ribeira.core.game import after
from ribeira.core.meta import make_setup
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.games.castelos.bots.value import PURPOSELY
from ribeira.kit.advice import Part, Ranked, finished
from tests.bots.test_castelos_blunders import BOARD, SQUARE, TRAIL, claiming, marking, selling
from tests.games.castelos.scene import scene as castelos
from tests.games.dosrios.scene import P1, P2
from tests.games.dosrios.scene import scene as dosrios
from tests.games.douro.bots.test_value import row
from tests.games.douro.scene import with_hands, with_points


def judged(game, state, text):
    rules = registry.rules(game)
    seat = rules.to_act(state=state)[0]
    action = rules.read(text=text)
    assert rules.why_not(state=state, seat=seat, action=action) is None
    return finished(of_choice(registry.load(game), state, seat, action))


def winning_building():
    return dosrios(
        haciendas={P1: "B4"}, fincas={P1: "B5 B6"}, money=(500, 0), figures={P1: "A6"}, hands=(0, 0)
    )


def winning_dam():
    return dosrios(haciendas={P1: "F4"}, fincas={P1: "F5 E5 E6"}, figures={P1: "F2"})


def threatened():
    return dosrios(
        haciendas={P2: "B4"},
        fincas={P2: "B5 B6"},
        money=(0, 500),
        hands=(2, 0),
        figures={P1: "B3 A3"},
    )


def paying_the_rival():
    return dosrios(
        haciendas={P2: "B4"},
        fincas={P2: "B5 B6"},
        money=(0, 400),
        hands=(0, 0),
        figures={P1: "D5 D6"},
        row=("RV", "RM", "W"),
        stage="card",
        points=0,
    )


def two_claims():
    workers = [["tile", 1, 0, 3], ["tile", -1, 0, 2]] + ["track"] * 3
    return castelos(board=SQUARE, phase="cons", round=10, players=({"workers": workers}, {}))


def founding():
    six = (*TRAIL, ["E17", "a", False])
    seller = {"trail": six, "cylinder": 11, "hand": ["T24"]}
    return castelos(board=BOARD[:-1], round=10, players=(seller, {}))


BLUNDERS = {
    "dosrios 6.1: a win is missed": ("dosrios", winning_building, "end"),
    "dosrios 8: a win by a dam is missed": ("dosrios", winning_dam, "end"),
    "dosrios 11: a rival may win": ("dosrios", threatened, "end"),
    "dosrios 2, 11: the card pays the rival": ("dosrios", paying_the_rival, "use"),
    "douro 6.2.3: the ten on a level 5 boat": ("douro", lambda: row("R14", seats=4), "play 10"),
    "douro 6.2.4: the ten does not wait": (
        "douro",
        lambda: row("R11", "R02", "R14", hand=(3, 7, 10)),
        "play 10",
    ),
    "douro 6.2.2: the zero is kept": (
        "douro",
        lambda: row("R02", "R13", "R11", hand=(0, 6, 7)),
        "play 7",
    ),
    "douro 6.2.8: a loss that would be free is paid for": (
        "douro",
        lambda: with_points(with_hands(row("R14", "R02"), *((0, 8),) * 4), (0, 5, 5, 5)),
        "play 8",
    ),
    "castelos 4: not the dearest cell": (
        "castelos",
        lambda: claiming({"discs": 1}, round=10),
        "land.claim lake 2 reserve",
    ),
    "castelos 5: a sale is skipped": ("castelos", lambda: selling(round=10), "sell.skip"),
    "castelos 3: the cylinder stays": ("castelos", lambda: marking(round=10), "mark.done"),
    "castelos 11: the claim is skipped": ("castelos", two_claims, "turn.end"),
}


@pytest.mark.parametrize("name", BLUNDERS)
def test_a_known_blunder_is_named(name):
    game, position, text = BLUNDERS[name]
    found = judged(game, position(), text)
    assert found.kind in (BETTER, TURNING)
    assert registry.rules(game).write(action=found.best) != text
    assert found.gap > 0
    assert found.parts
    assert found.parts[0].points > 0


@pytest.mark.parametrize("position", [winning_building, winning_dam])
def test_to_miss_a_win_is_a_turning_point(position):
    assert judged("dosrios", position(), "end").kind == TURNING


# Endings that cannot be played better


def best_turn(state):
    """The rest of a turn of 6 Castelos that brings most points, found by trying everything."""
    rules, seat = registry.rules("castelos"), state.table.seat
    best, known = {}, {}

    def points_after(here):
        if here.table.seat != seat or not rules.to_act(state=here):
            return rules.scores(state=here)[seat].total
        if here not in known:
            known[here] = max(
                points_after(after(rules, here, seat, action))
                for action in rules.legal_actions(state=here, seat=seat)
                if action.verb not in PURPOSELY
            )
        return known[here]

    while state.table.seat == seat and rules.to_act(state=state):
        legal = [
            action
            for action in rules.legal_actions(state=state, seat=seat)
            if action.verb not in PURPOSELY
        ]
        action = max(legal, key=lambda each: points_after(after(rules, state, seat, each)))
        best[state] = action
        state = after(rules, state, seat, action)
    return best


ENDINGS = {
    "the last disc": lambda: claiming({"discs": 1}, round=10),
    "the last sale": lambda: selling(round=10, discs=1),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_in_a_perfect_last_turn_nothing_is_named(name):
    choices = best_turn(ENDINGS[name]())
    assert choices
    game = registry.load("castelos")
    for state, action in choices.items():
        assert finished(of_choice(game, state, state.table.seat, action)).kind == FINE


@pytest.mark.parametrize("position", [winning_building, winning_dam])
def test_of_a_turn_that_wins_nothing_is_named(position):
    rules, game, state = registry.rules("dosrios"), registry.load("dosrios"), position()
    seat, luck = state.active, 0
    while rules.to_act(state=state):
        action = decide(rules, make("dosrios", "strong"), state, seat, luck).action
        assert finished(of_choice(game, state, seat, action)).kind == FINE
        state, luck = after(rules, state, seat, action), luck + 1
    assert state.winners == (seat,)


@pytest.mark.parametrize(
    ("state", "card"),
    [
        (row("R14", "R02", hand=(0, 8)), 8),
        (with_points(row("R14", "R02", hand=(0, 8)), (0, 5, 5, 5)), 0),
        (row("R02", "R13", "R11", hand=(0, 6, 7)), 0),
    ],
)
def test_the_right_card_is_fine(state, card):
    assert judged("douro", state, f"play {card}").kind == FINE


# Fair, and the same everywhere


def test_what_a_seat_could_not_know_changes_nothing():
    rules, game = registry.rules("douro"), registry.load("douro")
    state = row("R02", "R13", "R11", seats=3)
    action = rules.read(text="play 9")
    seen = rules.sight(state=state, seat=0)
    told = {finished(of_choice(game, state, 0, action))}
    for luck in range(4):
        world, _ = rules.guess(seen=seen, chance=luck)
        told.add(finished(of_choice(game, world, 0, action)))
    assert len(told) == 1


def test_only_a_real_choice_is_judged():
    rules = registry.rules("douro")
    match = play_game(rules, make_setup(rules.META, 2, 3), (make("douro", "first"),) * 2, 1, 1)
    own = [at for at, step in enumerate(match.past) if step.seat == 0]
    found = [finished(judging(match, at)) for at in own[-4:]]
    real = [len(rules.legal_actions(state=match.states[at], seat=0)) > 1 for at in own[-4:]]
    assert [each is not None for each in found] == real
    assert not all(real)
    assert [each.at for each in found if each] == [
        at for at, is_real in zip(own[-4:], real, strict=True) if is_real
    ]


def test_reasons_are_what_the_better_choice_has_and_the_other_has_not():
    money, risk = msg("money"), msg("risk")
    best = Ranked(None, (Part(money, 5.0), Part(risk, -1.0)))
    chosen = Ranked(None, (Part(money, 2.0), Part(msg("luck"), 1.5)))
    parts = {part.reason.key: part.points for part in differing(best, chosen)}
    assert parts == {"money": 3.0, "risk": -1.0, "luck": -1.5}
