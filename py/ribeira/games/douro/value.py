"""What a good player knows of Douro 1872, as numbers with names, from a sight alone (rules 6).

Every card is played once a half, so a card costs what it could have earned elsewhere: `outlook`
deals the rest of the hand out over the coming boats, those of the Valley by their levels, the
unknown ones by what has not been turned yet. Bad at: reading people; rivals are taken to play any
card alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from math import fsum

from ribeira.core.advice import Part, Ranked, best_first
from ribeira.core.values import Action, Message, msg
from ribeira.games.douro.apply import GETS, PAYS
from ribeira.games.douro.material import BARRELS, PLAYS, REGULARS, level
from ribeira.games.douro.odds import Rival, Table, charity, expected, stays_alone
from ribeira.games.douro.sight import Sight, candidates, unseen_boats, unseen_fogs

FOG = 0
"""The kind of a fog, beside the levels 1 to 5: what the back of a card tells."""

TENURE = 4
"""So many plays the phylloxera card stays on average (rules 4.5: some 5 moves in 20 plays)."""

Belief = tuple[tuple[float, str], ...]
"""Cards with their chances."""

Row = tuple[float, ...]
Rows = dict[int, Row]
"""What each card of the hand may expect of each kind of Rabelo."""

Slot = tuple[tuple[float, Row], ...]
"""One coming play: the kinds it may be about, each with its chance."""


def weigh(seen: Sight, legal: tuple[Action, ...]) -> tuple[Ranked, ...]:
    """Every choice with its reasons, best first."""
    if seen.stage == "donate":
        return _weigh_gifts(seen, legal)
    return _weigh_plays(seen, legal)


def _weigh_plays(seen: Sight, legal: tuple[Action, ...]) -> tuple[Ranked, ...]:
    table = table_of(seen)
    disputed = belief(seen)
    kept = _kept(seen)
    ranked = []
    for action in legal:
        card = _card(action)
        parts = (*_here(card, disputed, table, seen), kept[card], *_phylloxera(card, seen, table))
        ranked.append(Ranked(action, _weightiest(parts)))
    return best_first(ranked)


def _weigh_gifts(seen: Sight, legal: tuple[Action, ...]) -> tuple[Ranked, ...]:
    """Charity's point against what the card could earn in the second half (D-7.3, D-9.2)."""
    table = table_of(seen)
    kept = _kept(seen)
    ranked = []
    for action in legal:
        card = _card(action)
        gift = Part(msg("douro.why.charity"), charity(card, (PAYS, GETS), table))
        ranked.append(Ranked(action, _weightiest((gift, kept[card]))))
    return best_first(ranked)


def _card(action: Action) -> int:
    (card,) = action.at
    assert isinstance(card, int)
    return card


def _weightiest(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    telling = [part for part in parts if part.points]
    return tuple(sorted(telling, key=lambda part: -abs(part.points)))


def _here(card: int, disputed: Belief, table: Table, seen: Sight) -> tuple[Part, Part]:
    """The present play; and with few points a loss is partly forgiven (D-8.2)."""
    purse = seen.points[table.seat]
    owed = _mean(disputed, partial(expected, card, table))
    paid = _mean(disputed, partial(expected, card, table, purse=purse))
    return (
        Part(msg("douro.why.here", card=card), owed),
        Part(msg("douro.why.forgiven", points=purse), paid - owed),
    )


def _kept(seen: Sight) -> dict[int, Part]:
    """What each card of the hand leaves for later, compared with spending the most precious one."""
    rows = _rows(seen)
    best = outlook(seen, rows)
    rests = {card: len(best) - 1 ^ 1 << i for i, card in enumerate(seen.hand)}
    precious = min(seen.hand, key=lambda card: (best[rests[card]], -card))
    lasting = 1 - _chance_of_cardia(seen)
    kept = {}
    for card, rest in rests.items():
        points = (best[rest] - best[rests[precious]]) * lasting
        kept[card] = Part(_saved(precious, _plan(rest, seen, rows, best)), points, later=True)
    return kept


def _saved(card: int, plan: dict[int, int]) -> Message:
    if plan.get(card, FOG) == FOG:
        return msg("douro.why.keeps", card=card)
    return msg("douro.why.keeps_for", card=card, level=plan[card])


def _plan(mask: int, seen: Sight, rows: Rows, best: list[float]) -> dict[int, int]:
    """Which of the cards left go to the kinds of Rabelo that are known to come."""
    plan = {}
    for kind in _coming(seen)[0][: mask.bit_count()]:
        left = [i for i in range(len(seen.hand)) if mask >> i & 1]
        i = max(left, key=lambda i: rows[kind][i] + best[mask ^ 1 << i])
        plan[seen.hand[i]] = kind
        mask ^= 1 << i
    return plan


def _phylloxera(card: int, seen: Sight, table: Table) -> tuple[Part, ...]:
    """The holder likes to be matched; the seat after it fears that the holder is (D-6.6)."""
    cost = burden(seen.table) * min(TENURE, PLAYS - 1 - seen.plays)
    holder = seen.holder
    if holder == table.seat:
        matched = 1 - stays_alone(card, table.rivals)
        return (Part(msg("douro.why.passes_on"), cost * matched, later=True),)
    if (holder + 1) % seen.table != table.seat:
        return ()
    others = tuple(rival for rival in table.rivals if not rival.holds)
    held = candidates(seen, holder)
    alone = fsum(stays_alone(other, others) for other in held if other != card) / len(held)
    return (Part(msg("douro.why.catches"), -cost * (1 - alone), later=True),)


def table_of(seen: Sight) -> Table:
    """The present play: what every rival may hold, and who holds phylloxera."""
    assert seen.seat is not None
    rivals = tuple(
        Rival(candidates(seen, seat), seat == seen.holder)
        for seat in range(seen.table)
        if seat != seen.seat
    )
    return Table(seen.table, seen.seat, seen.holder == seen.seat, rivals, seen.options)


def belief(seen: Sight) -> Belief:
    """The cards that the disputed one may be."""
    return _of_kind(seen.valley[0] if seen.valley else FOG, seen)


def _of_kind(kind: int, seen: Sight) -> Belief:
    """The cards with that back that were not turned yet, all equally likely; Sirga counts as each
    of the boats that it may tow (D-5.5)."""
    boats = unseen_boats(seen)
    if kind != FOG:
        return _evenly(tuple(boat for boat in boats if level(boat) == kind), 1.0)
    fogs = unseen_fogs(seen)
    if "SIR" not in fogs:
        return _evenly(fogs, 1.0)
    others = tuple(fog for fog in fogs if fog != "SIR")
    share = 1 / len(fogs)
    return (*_evenly(others, 1 - share), *_evenly(boats, share))


def _evenly(cards: tuple[str, ...], share: float) -> Belief:
    return tuple((share / len(cards), card) for card in cards)


def _mean(beliefs: Belief, points: Callable[[str], float]) -> float:
    return fsum(chance * points(card) for chance, card in beliefs)


def _chance_of_cardia(seen: Sight) -> float:
    """The chance that this very play gives the cards back, so that none is spent (D-5.3)."""
    fogs = unseen_fogs(seen)
    unknown = seen.stage == "play" and not seen.valley
    return 1 / len(fogs) if unknown and "CAR" in fogs else 0.0


def outlook(seen: Sight, rows: Rows) -> list[float]:
    """Points to expect from each part of the hand (a bit mask) in as many plays at the end of this
    half, each play getting the card that fits it best."""
    size = len(seen.hand)
    slots = _slots(seen, rows)
    best = [0.0] * (1 << size)
    for mask in range(1, len(best) - 1):
        left = [(i, best[mask ^ 1 << i]) for i in range(size) if mask >> i & 1]
        best[mask] = fsum(
            chance * max([row[i] + rest for i, rest in left]) for chance, row in slots[len(left)]
        )
    return best


def _slots(seen: Sight, rows: Rows) -> list[Slot]:
    """The coming plays, by the number of cards that will be left for them."""
    coming, pool = _coming(seen)
    total = sum(pool.values())
    unknown = tuple((count / total, rows[kind]) for kind, count in sorted(pool.items()))
    known: list[Slot] = [((1.0, rows[kind]),) for kind in coming]
    plays = len(seen.hand) - 1
    return [(), *reversed((known + [unknown] * plays)[:plays])]


def _coming(seen: Sight) -> tuple[tuple[int, ...], Counter[int]]:
    """The kinds of the next plays as far as they are public, and those of all other cards."""
    coming = (*seen.valley, *(FOG,) * seen.fogs_on_top)
    pool = Counter(level(card) for card in (*unseen_boats(seen), *unseen_fogs(seen)))
    pool.subtract(coming)
    return coming[seen.stage == "play" :], +pool


def _rows(seen: Sight) -> Rows:
    """Later plays are judged as if nobody held phylloxera."""
    table = table_of(seen)
    table = replace(table, mine=False, rivals=tuple(Rival(rival.cards) for rival in table.rivals))
    coming, pool = _coming(seen)
    return {
        kind: tuple(
            _mean(_of_kind(kind, seen), partial(expected, card, table)) for card in seen.hand
        )
        for kind in {*coming, *pool}
    }


@cache
def burden(seats: int) -> float:
    """What holding phylloxera costs a play, on average over all boats and cards (rules 6.1)."""
    pack = (Rival(BARRELS),) * (seats - 1)
    free, holding = (Table(seats, 0, mine, pack, (("O-1", "full"),)) for mine in (False, True))
    cost = fsum(
        expected(card, free, boat) - expected(card, holding, boat)
        for card in BARRELS
        for boat in REGULARS
    )
    return cost / len(BARRELS) / len(REGULARS)
