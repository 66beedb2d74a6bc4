"""One line of advice for each step of the family version, which is a first game for most.

It depends on the step alone; advice for the position is what hints are for.
"""

from __future__ import annotations

from ribeira.core.values import N_, msg
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import icon
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

TIPS = {
    "trail": N_("castelos.tip.trail"),
    "place": N_("castelos.tip.place"),
    "found": N_("castelos.tip.found"),
    "mode": N_("castelos.tip.mode"),
    "mark": N_("castelos.tip.mark"),
    "sell": N_("castelos.tip.sell"),
    "move": N_("castelos.tip.move"),
}


def draw_tip(seen: Sight, view: View) -> Markup | None:
    tip = TIPS.get(seen.table.phase)
    if not (tip and seen.table.variant.family and view.legal and not view.clicked):
        return None
    return el("p", icon("religion"), view.say(msg(tip)), id="castelos-tip", class_="ct-tip")
