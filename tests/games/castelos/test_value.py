"""What the advice sees, the blunders of section 6.1 that it avoids, and that it never peeks."""

from collections import Counter

from ribeira.core import chance as draw
from ribeira.core.advice import finished
from ribeira.core.contract import make_setup
from ribeira.games.castelos import rules
from ribeira.games.castelos.value import REASONS, ponder
from ribeira.games.castelos.worth import Worth

PHASES = {"contract", "face", "trail", "rival", "shift", "place", "bonus", "mode", "mark"} | {
    "sell", "land", "move", "cons", "end"
}  # fmt: skip
OPTIONS = (
    {"version": "advanced"},
    {"version": "family"},
    {"markBudget": "quarter", "discSlide": "on", "monteScope": "any", "penafiel": "on"},
    {"salesPerTurn": "unlimited", "claimsPerTurn": "1", "sameTypeTwice": "off"},
    {"enterCastles": "on", "turnInPlace": "on", "version": "family", "familyAlter": "on"},
)


def advice(state):
    (seat, *_) = rules.to_act(state)
    return finished(ponder(rules.sight(state, seat), rules.legal_actions(state, seat)))


def best(state):
    return rules.write(advice(state)[0].action)


def some_states(every=6):
    """Positions of each phase from random games of every kind; the same on each run."""
    for number, options in enumerate(OPTIONS):
        for seats in (1, 2, 3, 4) if number < 2 else (2,):
            met = Counter()
            for state in random_game(make_setup(rules.META, seats, 100 * number + seats, options)):
                met[state.table.phase] += 1
                if met[state.table.phase] % every == 1:
                    yield state


def random_game(setup):
    state, luck = rules.deal(setup), setup.seed
    while acting := rules.to_act(state):
        yield state
        action, luck = draw.pick(luck, rules.legal_actions(state, acting[0]))
        state, _ = rules.apply(state, acting[0], action)


# What is asked of a value room


def test_it_ranks_every_legal_action_once_and_best_first():
    phases = set()
    for state in some_states():
        phases.add(state.table.phase)
        ranked = advice(state)
        seat = rules.to_act(state)[0]
        assert sorted(choice.action for choice in ranked) == list(rules.legal_actions(state, seat))
        values = [choice.value for choice in ranked]
        assert values == sorted(values, reverse=True)
    assert phases >= PHASES


def test_it_never_peeks():
    peeked = 0
    for luck, state in enumerate(some_states(every=11)):
        seat = rules.to_act(state)[0]
        other, _ = rules.guess(rules.sight(state, seat), luck)
        peeked += other.hands != state.hands or other.kept != state.kept
        assert advice(other) == advice(state)
    assert peeked > 5  # else nothing was hidden


def test_every_part_of_the_worth_has_its_words():
    assert tuple(REASONS) == Worth._fields
