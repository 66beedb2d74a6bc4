"""Reading the rivals of Douro 1872: what would they play who think less deeply than we do?

In each round a world that fits the sight is drawn (`guess`), and every rival looks at its cards in
it. Who thinks to depth 0 follows the advice, to depth 1 reads those who do, and so on; the deepest
reader also expects those who know nothing and only try cards out (`trials.py`). As far as a rival
seems to think (`people.py`) it is taken to play what seems good to it in all these worlds, else any
card. Against such rivals the odds of a play are exact.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from math import fsum, sqrt

from ribeira.core.replace import replace
from ribeira.core.values import Action
from ribeira.games.douro.bots.odds import Rival
from ribeira.games.douro.bots.people import SLACK, Gaps, Mind, read_minds
from ribeira.games.douro.bots.prospects import position_of
from ribeira.games.douro.bots.trials import try_cards
from ribeira.games.douro.bots.value import Kept, against, rank, worth_keeping
from ribeira.games.douro.rules.guess import guess
from ribeira.games.douro.rules.notation import card_of
from ribeira.games.douro.rules.sight import Sight, candidates, sight
from ribeira.kit.advice import FINENESS, Ranked, Rankings, Sliced, latest, weight

ROUNDS = 24

THEIR_ROUNDS = 3
"""So many rounds a rival is taken to read in."""

ANY_CHANCE = 0  # what a rival reads depends on nothing but what it sees

TICKETS = 200
"""A rival draws its card from an urn with about so many tickets. The less it seems to think, the
more of them are for any card that it may hold."""

TRIES = 3
"""In the place of a depth: who knows nothing of the game and tries cards out (`trials.py`)."""

UNSURE = 0.8
"""Who only tries cards out may take one that is so many points worse than another,"""

VAGUE = 100
"""or any other by chance."""

LIKELY = 0.5
"""Who is less likely than that to think is taken not to."""

SURE = 0.95
"""Nobody is taken to think more surely."""

NEAR = 0.25
"""A card is still played when it is so many points worse than another."""

NOTES = 2048
"""So many positions are remembered, so that the same game need not be read from its start again."""

Habit = Counter[int]
"""How often each card was chosen."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What has been worked out about a position; filled when it is asked for first."""

    kept: Kept = field(default_factory=dict)
    gaps: dict[int, Gaps] = field(default_factory=dict)  # by depth


def rank_deeper(seen: Sight, legal: tuple[Action, ...], chance: int, depth: int) -> Rankings:
    """Once as each who thinks less deeply would see it, for whoever is in a hurry; then in earnest,
    better in every round."""
    if seen.stage == "donate" or len(legal) == 1:
        yield (yield from rank(seen, legal))
        return
    for less in range(1, depth):
        yield (yield from latest(_reading(seen, legal, chance, less), 1))
    yield from _reading(seen, legal, chance, depth)


def _reading(seen: Sight, legal: tuple[Action, ...], chance: int, depth: int) -> Rankings:
    """Against rivals who think less deeply, as they do before anybody has chosen."""
    seen = replace(seen, chosen=None, has_chosen=(False,) * seen.table)
    kept = yield from _keeping(seen)
    kinds = depth + (depth == TRIES)
    minds = yield from read_minds(seen, kinds, find_gaps)
    habits: dict[int, list[Habit]] = {seat: [Counter() for _ in range(kinds)] for seat in minds}
    for _ in range(ROUNDS):
        state, chance = guess(seen, chance)
        for seat, mind in minds.items():
            if _thinks(mind):
                for kind, habit in enumerate(habits[seat]):
                    habit += yield from _answer(sight(state, seat), kind)
        rivals = tuple(
            Rival(_urn(candidates(seen, seat), mind, habits[seat]), seat == seen.holder)
            for seat, mind in minds.items()
        )
        yield (yield from against(seen, legal, rivals, kept))
        if seen.half == 1:
            return  # nothing of theirs is hidden: they see the same in every world


def find_gaps(seen: Sight, depth: int) -> Sliced[Gaps]:
    """By how much each card of the hand seems worse than the best to who thinks so deeply, or to
    who only tries cards out."""
    noted = _notes(seen).gaps
    if depth not in noted:
        noted[depth] = yield from _tried(seen) if depth == TRIES else _read(seen, depth)
    return noted[depth]


def _tried(seen: Sight) -> Sliced[Gaps]:
    """Half as the trials say and half as the advice does: who tries cards out often sees as much,
    though not as surely."""
    advised = yield from find_gaps(seen, 0)
    liked = {card: weight(gap, UNSURE) + VAGUE for card, gap in advised.items()}
    tried = yield from try_cards(seen, ANY_CHANCE)
    often = {card: times + VAGUE / FINENESS for card, times in tried.items()}
    ready = {
        card: liked[card] / sum(liked.values()) + often[card] / fsum(often.values())
        for card in seen.hand
    }
    most = max(ready.values())
    return {card: SLACK * (1 - sqrt(share / most)) for card, share in ready.items()}


def _read(seen: Sight, depth: int) -> Sliced[Gaps]:
    ranked = yield from _ranked(seen, depth)
    best = ranked[0].value
    return {card_of(choice.action): best - choice.value for choice in ranked}


def _ranked(seen: Sight, depth: int) -> Sliced[tuple[Ranked, ...]]:
    plays = tuple(Action("play", (card,)) for card in seen.hand)
    if not depth:
        kept = yield from _keeping(seen)
        return (yield from against(seen, plays, position_of(seen).rivals, kept))
    ranked = yield from latest(_reading(seen, plays, ANY_CHANCE, depth), THEIR_ROUNDS)
    assert ranked is not None
    return ranked


def _keeping(seen: Sight) -> Sliced[Kept]:
    kept = _notes(seen).kept
    if not kept:
        kept.update((yield from worth_keeping(seen)))
    return kept


@lru_cache(maxsize=NOTES)
def _notes(_: Sight) -> Notes:
    return Notes()


def _answer(seen: Sight, depth: int) -> Sliced[Habit]:
    """How readily that seat plays each card of its hand."""
    gaps = yield from find_gaps(seen, depth)
    return Counter({card: weight(gap, NEAR) for card, gap in gaps.items()})


def _thinks(mind: Mind) -> bool:
    return fsum(mind) >= LIKELY


def _urn(cards: tuple[int, ...], mind: Mind, habits: list[Habit]) -> tuple[int, ...]:
    if not _thinks(mind):
        return cards
    clever = [int(TICKETS * SURE * share) for share in mind]
    blind = max(1, (TICKETS - sum(clever)) // len(cards))
    each = [
        blind + sum(c * h[card] // h.total() for c, h in zip(clever, habits, strict=True))
        for card in cards
    ]
    return tuple(card for card, times in zip(cards, each, strict=True) for _ in range(times))
