"""What a good player knows of Douro 1872, as numbers with names, from a sight alone (rules 6).

Every card is played once a half, so a card costs what it could have earned elsewhere: `outlook`
deals the rest of the hand out over the coming boats, those of the Valley by their levels, the
unknown ones by what has not been turned yet. Rivals are taken to play any card alike; `search`
does not take them so.
"""

from __future__ import annotations

from functools import cache, partial
from math import fsum

from ribeira.core.meta import make_setup
from ribeira.core.replace import replace
from ribeira.core.values import Action, Message, msg
from ribeira.games.douro.bots.lead import of_a_rival
from ribeira.games.douro.bots.odds import Position, Rival, charity, expected, stays_alone
from ribeira.games.douro.bots.prospects import (
    FOG,
    Belief,
    belief,
    chance_of_cardia,
    mean,
    outlook,
    plan,
    position_of,
    rows_of,
)
from ribeira.games.douro.material import BARRELS, PLAYS, REGULARS
from ribeira.games.douro.meta import META
from ribeira.games.douro.rules.charity import GETS, PAYS
from ribeira.games.douro.rules.notation import card_of
from ribeira.games.douro.rules.options import read_options
from ribeira.games.douro.rules.sight import Sight
from ribeira.kit.advice import Part, Ranked, Sliced, best_first

TENURE = 4
"""So many plays the phylloxera card stays on average (rules 4.5: some 5 moves in 20 plays)."""
PURPOSELY = frozenset[str]()
"""No action of Douro needs to be held back."""

Kept = dict[int, Part]
"""For each card of the hand what the others are worth without it."""


def rank(seen: Sight, legal: tuple[Action, ...]) -> Sliced[tuple[Ranked, ...]]:
    """Every choice with its reasons, best first."""
    if seen.stage == "donate":
        return (yield from _weigh_gifts(seen, legal))
    kept = yield from worth_keeping(seen)
    return (yield from against(seen, legal, position_of(seen).rivals, kept))


def against(
    seen: Sight, legal: tuple[Action, ...], rivals: tuple[Rival, ...], kept: Kept
) -> Sliced[tuple[Ranked, ...]]:
    """Choices for a play, the rivals playing what their urns hold."""
    position = replace(position_of(seen), rivals=rivals)
    disputed = belief(seen)
    ranked = []
    for action in legal:
        card = card_of(action)
        parts = (
            *_here(card, disputed, position, seen),
            kept[card],
            *_phylloxera(card, seen, position),
        )
        ranked.append(Ranked(action, _weightiest(parts)))
        yield
    return best_first(ranked)


def _weigh_gifts(seen: Sight, legal: tuple[Action, ...]) -> Sliced[tuple[Ranked, ...]]:
    """Charity's point against what the card could earn in the second half (D-7.3, D-9.2)."""
    position = position_of(seen)
    kept = yield from worth_keeping(seen)
    ranked = []
    for action in legal:
        card = card_of(action)
        gift = Part(msg("douro.why.charity"), charity(card, (PAYS, GETS), position))
        ranked.append(Ranked(action, _weightiest((gift, kept[card]))))
        yield
    return best_first(ranked)


def _weightiest(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    counting = [part for part in parts if part.points]
    return tuple(sorted(counting, key=lambda part: -abs(part.points)))


def _here(card: int, disputed: Belief, position: Position, seen: Sight) -> tuple[Part, ...]:
    """The present play, for us and for the others; and with few points a loss is partly forgiven
    (D-8.2)."""
    purse = seen.points[position.seat]
    owed = mean(disputed, partial(expected, card, position))
    paid = mean(disputed, partial(expected, card, position, purse=purse))
    others = mean(disputed, partial(of_a_rival, card, position))
    return (
        Part(msg("douro.why.here", card=card), owed),
        Part(msg("douro.why.others"), -others, later=True),
        Part(msg("douro.why.forgiven", points=purse), paid - owed),
    )


def worth_keeping(seen: Sight) -> Sliced[Kept]:
    """What each card of the hand leaves for later, compared with spending the most precious one."""
    rows = yield from rows_of(seen)
    best = yield from outlook(seen, rows)
    rests = {card: len(best) - 1 ^ 1 << i for i, card in enumerate(seen.hand)}
    precious = min(seen.hand, key=lambda card: (best[rests[card]], -card))
    lasting = 1 - chance_of_cardia(seen)
    kept = {}
    for card, rest in rests.items():
        points = (best[rest] - best[rests[precious]]) * lasting
        kept[card] = Part(_saved(precious, plan(rest, seen, rows, best)), points, later=True)
    return kept


def _saved(card: int, planned: dict[int, int]) -> Message:
    if planned.get(card, FOG) == FOG:
        return msg("douro.why.keeps", card=card)
    return msg("douro.why.keeps_for", card=card, level=planned[card])


def _phylloxera(card: int, seen: Sight, position: Position) -> tuple[Part, ...]:
    """The holder likes to be matched; the seat after it fears that the holder is (D-6.6)."""
    cost = burden(seen.table) * min(TENURE, PLAYS - 1 - seen.plays)
    holder = seen.holder
    if holder == position.seat:
        matched = 1 - stays_alone(card, position.rivals)
        return (Part(msg("douro.why.passes_on"), cost * matched, later=True),)
    if (holder + 1) % seen.table != position.seat:
        return ()
    others = tuple(rival for rival in position.rivals if not rival.holds)
    (held,) = (rival.cards for rival in position.rivals if rival.holds)
    alone = fsum(stays_alone(other, others) for other in held if other != card) / len(held)
    return (Part(msg("douro.why.catches"), -cost * (1 - alone), later=True),)


@cache
def burden(seats: int) -> float:
    """What holding phylloxera costs a play, on average over all boats and cards (rules 6.1)."""
    options = read_options(make_setup(META, 3, seed=0).options)
    others = (Rival(BARRELS),) * (seats - 2)
    free = Position(seats, 0, False, (Rival(BARRELS, holds=True), *others), options)
    holding = Position(seats, 0, True, (Rival(BARRELS), *others), options)
    cost = fsum(
        expected(card, free, boat) - expected(card, holding, boat)
        for card in BARRELS
        for boat in REGULARS
    )
    return cost / len(BARRELS) / len(REGULARS)
