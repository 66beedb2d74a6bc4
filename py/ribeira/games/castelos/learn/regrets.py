"""What the coach of 6 Castelos asks about by name."""

from __future__ import annotations

from ribeira.core.learning.coaching import AnyRegret, Regret
from ribeira.core.values import N_, Action
from ribeira.games.castelos.material import CONSTRUCTIONS, GOLD, MARKETS, SHOWN
from ribeira.games.castelos.rules.montes import lying, monte_at, shows
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import RESERVE, Castle
from ribeira.games.castelos.rules.steps.claims import claimable
from ribeira.games.castelos.rules.steps.founding import candidates, castle_at
from ribeira.games.castelos.rules.steps.placing import with_tile
from ribeira.games.castelos.rules.steps.sales import income
from ribeira.games.castelos.rules.steps.workers import owed

Legal = tuple[Action, ...]


def _verbs(legal: Legal) -> set[str]:
    return {action.verb for action in legal}


def _has_done_nothing(_: Sight, legal: Legal, _action: Action) -> bool:
    return bool({"mode.disc", "mode.worker"} & _verbs(legal))


def _can_go_on(_: Sight, legal: Legal, _action: Action) -> bool:
    return "cyl.advance" in _verbs(legal)


def _marks_nothing(_: Sight, legal: Legal, _action: Action) -> bool:
    return bool({"monte.choose", "disc.mark"} & _verbs(legal))


def _factor(seen: Sight, castle: str) -> int:
    return next(each.factor for each in seen.table.castles if each.id == castle)


def _sells_better_elsewhere(seen: Sight, legal: Legal, action: Action) -> bool:
    castle, product, _source = action.at
    others = (a.at[0] for a in legal if a.verb == "sell" and a.at[1] == product)
    here = _factor(seen, str(castle))
    return any(_factor(seen, str(other)) > here for other in others)


def _spends_the_last_disc(seen: Sight, _: Legal, action: Action) -> bool:
    """While a landscape is worth more points than the money of the sale."""
    own = seen.table.own
    if seen.table.variant.family or own.discs + len(own.marks) != 1:
        return False
    castle, product, _source = action.at
    points = income(own, str(product), _factor(seen, str(castle))) // GOLD
    return any(value > points for _, value in claimable(seen.table, "landscape"))


def _pays_for_nothing(seen: Sight, _: Legal, action: Action) -> bool:
    table = seen.table
    _where, x, y, _k = table.own.workers[table.turn.walker]
    monte = monte_at(table, x, y, int(action.at[0]))
    if monte is None or not owed(table, table.seat).get(monte, 0):
        return False
    adds = set(shows(table, monte)) & set(CONSTRUCTIONS)
    return not adds or monte in lying(table, table.seat)


def _takes_one_that_works(seen: Sight, legal: Legal, action: Action) -> bool:
    """While another of the reserve could be paid with."""
    table, workers = seen.table, seen.table.own.workers
    kind, x, y, k = workers[_number(action)]
    if kind != "quarter":
        return False
    monte = monte_at(table, x, y, k)
    works = monte is not None and {"chapel", "cross"} & set(shows(table, monte))
    same = (a for a in legal if a.verb == action.verb and a.at[:2] == action.at[:2])
    return bool(works) and any(workers[_number(other)] == RESERVE for other in same)


def _number(action: Action) -> int:
    return int(action.at[2])


def _leaves_a_higher_cell(_: Sight, legal: Legal, action: Action) -> bool:
    terrain, value = action.at[:2]
    cells = (a.at[:2] for a in legal if a.verb == "land.claim")
    return any(other == terrain and int(more) > int(value) for other, more in cells)


def _founds_for_others(seen: Sight, _: Legal, action: Action) -> bool:
    """A rival could sell there for more than the viewer could."""
    tile, x, y, turns = action.at
    if seen.table.top == "" or "rock" not in SHOWN[str(tile)][0]:
        return False
    then = with_tile(seen.table, (str(tile), int(x), int(y), int(turns)))
    castles = [castle_at(then, corner) for corner in candidates(then)]
    return any(_sells_more(seen, castle) for castle in castles)


def _sells_more(seen: Sight, castle: Castle) -> bool:
    best = [
        max(income(estate, product, castle.factor) for product in MARKETS[castle.id])
        for estate in seen.table.estates
    ]
    own = best.pop(seen.table.seat)
    return bool(best) and max(best) > own


REGRETS: tuple[AnyRegret, ...] = (
    Regret(N_("learn.regret.castelos.nothing"), "turn.end", _has_done_nothing),
    Regret(N_("learn.regret.castelos.cylinder"), "mark.done", _can_go_on),
    Regret(N_("learn.regret.castelos.unmarked"), "mark.done", _marks_nothing),
    Regret(N_("learn.regret.castelos.elsewhere"), "sell", _sells_better_elsewhere),
    Regret(N_("learn.regret.castelos.last_disc"), "sell", _spends_the_last_disc),
    Regret(N_("learn.regret.castelos.paid"), "worker.lay", _pays_for_nothing),
    Regret(N_("learn.regret.castelos.worker"), "cons.claim", _takes_one_that_works),
    Regret(N_("learn.regret.castelos.cell"), "land.claim", _leaves_a_higher_cell),
    Regret(N_("learn.regret.castelos.market"), "tile.place", _founds_for_others),
)
