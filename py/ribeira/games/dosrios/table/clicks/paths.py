"""The clicks of each action: modes, figures, targets, partners, borders.

A figure is clicked by the space it stands on, a mode by its verb.
"""

from __future__ import annotations

from ribeira.core.values import N_, Action
from ribeira.games.dosrios.table.clicks.intended import MODES, PAIR
from ribeira.kit.clicks import Clicked

STEPWISE: tuple[str, ...] = ()
"""Verbs whose last part does not choose the action yet."""

BUTTONS = ("end", "use", "shift")
"""Verbs that a button of their own names: one press does them."""

RIDE = "ride"
"""The target of the fast move: the hacienda's hex may be a step away as well (R-6.16)."""


NEXT = {  # by verb and clicks so far
    ("step", 1): N_("dosrios.next.target"),
    ("chase1", 1): N_("dosrios.next.target"),
    ("chase2", 1): N_("dosrios.next.target"),
    ("fast", 1): N_("dosrios.next.target"),
    ("chase2", 2): N_("dosrios.next.partner"),
    ("dam", 1): N_("dosrios.next.border"),
    ("finca", 1): N_("dosrios.next.finca"),
    ("hacienda", 1): N_("dosrios.next.hacienda"),
}
"""What is asked on the way to an action that takes several clicks."""


def together(target: str) -> str:
    """The target of a pair chase: the same hex may be open to a single chase as well (R-6.18)."""
    return f"{PAIR}{target}"


def paths(action: Action) -> tuple[Clicked, ...]:
    """Every order in which the action can be clicked."""
    at = tuple(map(str, action.at))
    if action.verb == "chase2":
        one, other, pair = *at[:2], together(at[2])
        return tuple(dict.fromkeys(((one, pair, other), (other, pair, one))))
    if action.verb == "fast":
        return ((at[0], RIDE),)
    return ((action.verb, *at) if action.verb in MODES else at or (action.verb,),)
