"""Reading the rivals of Douro 1872: what would they play, who ask themselves the same of us?

In each round a world that fits the sight is drawn (`guess`), every seat answers in it what it
takes the others to play, and the answers are added to what the others are taken to play. Nothing
is played out: against such rivals the odds are exact. Bad at: rivals who think otherwise; whoever
seems not to think at all is taken to play any card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ribeira.core.advice import Pondering, Ranked, weight
from ribeira.core.values import Action
from ribeira.games.douro.odds import Rival
from ribeira.games.douro.people import thinks
from ribeira.games.douro.sight import Sight, candidates, guess, sight
from ribeira.games.douro.value import Kept, against, card_of, ponder, worth_keeping

ROUNDS = 24
FLOOR = 3
"""So many rounds are thought at the least."""

TICKETS = 60
"""A rival draws its card from an urn with about so many tickets. The less it seems to think, the
more of them are for any card that it may hold."""

SURE = 0.9
"""Nobody is taken to think more surely."""

NEAR = 0.3
"""A card is still played when it is so many points worse than another."""

Habits = Sequence[Counter[int]]
"""For each seat how often it has been found to play each card."""


def deepen(
    seen: Sight, legal: tuple[Action, ...], chance: int
) -> Iterator[tuple[Ranked, ...] | None]:
    """The choices ranked, better in every round."""
    if seen.stage == "donate" or len(legal) == 1:
        yield (yield from ponder(seen, legal))
        return
    habits: list[Counter[int]] = [Counter() for _ in range(seen.table)]
    plans = {seen: (yield from worth_keeping(seen))}
    for done in range(1, ROUNDS + 1):
        state, chance = guess(seen, chance)
        before = tuple(map(Counter, habits))  # all answer at once
        for seat in range(seen.seats):
            view = sight(state, seat)
            if view not in plans:
                plans[view] = yield from worth_keeping(view)
            habits[seat] += yield from _answer(view, before, plans[view])
        if done >= FLOOR:
            yield (yield from against(seen, legal, _rivals(seen, habits), plans[seen]))


def _answer(seen: Sight, habits: Habits, kept: Kept) -> Pondering[Counter[int]]:
    """How readily that seat plays each card of its hand."""
    cards = tuple(Action("play", (card,)) for card in seen.hand)
    ranked = yield from against(seen, cards, _rivals(seen, habits), kept)
    best = ranked[0].value
    return Counter({card_of(choice.action): weight(best - choice.value, NEAR) for choice in ranked})


def _rivals(seen: Sight, habits: Habits) -> tuple[Rival, ...]:
    """The others with the cards that each may play, the likelier ones several times."""
    return tuple(
        Rival(_urn(candidates(seen, seat), habits[seat], thinks(seen, seat)), seat == seen.holder)
        for seat in range(seen.table)
        if seat != seen.seat
    )


def _urn(cards: tuple[int, ...], habit: Counter[int], thinking: float) -> tuple[int, ...]:
    total = sum(habit[card] for card in cards)
    if not total:
        return cards
    clever = int(TICKETS * SURE * thinking)
    blind = max(1, (TICKETS - clever) // len(cards))
    each = [blind + clever * habit[card] // total for card in cards]
    return tuple(card for card, times in zip(cards, each, strict=True) for _ in range(times))
