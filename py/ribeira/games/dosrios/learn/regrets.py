"""What the coach of Dos Rios asks about by name. Points left, a rival near to winning, a river that
moves and dams above the limit are asked about at every table (`table/cautions.py`).
"""

from __future__ import annotations

from ribeira.core.game import after
from ribeira.core.learning.coaching import AnyRegret, Regret
from ribeira.core.values import N_, Action
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.material import HARVEST_MONEY
from ribeira.games.dosrios.rules.payout import payments
from ribeira.games.dosrios.rules.sight import Sight, guess

NEARLY_FOUR = 3
"""Fincas after which the next building is the fourth."""

Legal = tuple[Action, ...]


def _gains(seen: Sight) -> tuple[int, int]:
    """What the current card brings the viewer, and the rival that it brings most. A dam counts as
    much as a field."""
    found = payments(seen, seen.row[0])
    paid = {each.seat: each.money + HARVEST_MONEY * each.dams for each in found}
    own = paid.pop(seen.active)
    return own, max(paid.values())


def _pays_a_rival(seen: Sight, _: Legal, _action: Action) -> bool:
    own, others = _gains(seen)
    return others > own


def _pays_the_viewer(seen: Sight, _: Legal, _action: Action) -> bool:
    own, others = _gains(seen)
    return own > others


def _is_fourth_without_hacienda(seen: Sight, _: Legal, _action: Action) -> bool:
    return len(seen.fincas[seen.active]) == NEARLY_FOUR and not seen.haciendas[seen.active]


def _dries_an_own_building(seen: Sight, _: Legal, action: Action) -> bool:
    world, _chance = guess(seen, 0)
    changed = after(rules, world, seen.active, action)
    if changed.bed:
        return False  # the new bed is still open: nobody knows yet
    return not seen.wet_buildings(seen.active) <= changed.wet_buildings(seen.active)


REGRETS: tuple[AnyRegret, ...] = (
    Regret(N_("learn.regret.dosrios.use"), "use", _pays_a_rival),
    Regret(N_("learn.regret.dosrios.shift"), "shift", _pays_the_viewer),
    Regret(N_("learn.regret.dosrios.finca"), "finca", _is_fourth_without_hacienda),
    Regret(N_("learn.regret.dosrios.dam"), "dam", _dries_an_own_building),
)
