"""Reading the rivals of Douro 1872: what does the advice tell them to play?

In each round a world that fits the sight is drawn (`guess`), and every rival asks for advice in it.
As far as a rival seems to think it is taken to play what it was told in all these worlds, else any
card. Nothing is played out: against such rivals the odds are exact. Bad at: rivals who read us.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ribeira.core.advice import Pondering, Ranked, weight
from ribeira.core.values import Action
from ribeira.games.douro.odds import Rival
from ribeira.games.douro.people import thinkers
from ribeira.games.douro.sight import Sight, candidates, guess, sight
from ribeira.games.douro.value import against, card_of, ponder, worth_keeping

ROUNDS = 24

TICKETS = 200
"""A rival draws its card from an urn with about so many tickets. The less it seems to think, the
more of them are for any card that it may hold."""

LIKELY = 0.5
"""Who is less likely than that to think is taken not to."""

SURE = 0.95
"""Nobody is taken to think more surely."""

NEAR = 0.2
"""A card is still played when it is so many points worse than another."""

Habit = Counter[int]
"""How often each card was advised."""


def deepen(
    seen: Sight, legal: tuple[Action, ...], chance: int
) -> Iterator[tuple[Ranked, ...] | None]:
    """The choices ranked, better in every round."""
    if seen.stage == "donate" or len(legal) == 1:
        yield (yield from ponder(seen, legal))
        return
    seats = [seat for seat in range(seen.table) if seat != seen.seat]
    kept = yield from worth_keeping(seen)
    wits = yield from thinkers(seen)
    habits: dict[int, Habit] = {seat: Counter() for seat in seats}
    answers: dict[Sight, Habit] = {}
    for _ in range(ROUNDS):
        state, chance = guess(seen, chance)
        for seat in seats:
            view = sight(state, seat)
            if view not in answers:
                answers[view] = yield from _answer(view)
            habits[seat] += answers[view]
        rivals = tuple(
            Rival(_urn(candidates(seen, seat), habits[seat], wits[seat]), seat == seen.holder)
            for seat in seats
        )
        yield (yield from against(seen, legal, rivals, kept))
        if seen.half == 1:
            return  # nothing of theirs is hidden: they are told the same in every world


def _answer(seen: Sight) -> Pondering[Habit]:
    """How readily that seat plays each card of its hand."""
    ranked = yield from ponder(seen, tuple(Action("play", (card,)) for card in seen.hand))
    best = ranked[0].value
    return Counter({card_of(choice.action): weight(best - choice.value, NEAR) for choice in ranked})


def _urn(cards: tuple[int, ...], habit: Habit, thinking: float) -> tuple[int, ...]:
    total = sum(habit.values())
    clever = int(TICKETS * SURE * thinking) if thinking >= LIKELY else 0
    blind = max(1, (TICKETS - clever) // len(cards))
    each = [blind + clever * habit[card] // total for card in cards]
    return tuple(card for card, times in zip(cards, each, strict=True) for _ in range(times))
