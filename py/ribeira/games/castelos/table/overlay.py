"""A sight with the events shown so far laid over it.

While an action is being shown the sight is the one before it; each event, in the order of `apply`,
changes one thing. Bad at: events that nothing on the table tells.
"""

from __future__ import annotations

from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table import told_land, told_seats
from ribeira.games.castelos.table.highlights import Moment
from ribeira.kit.view import View

CHANGES = told_land.CHANGES | told_seats.CHANGES


def lay(seen: Sight, view: View) -> Moment:
    """The table as this view shows it."""
    now = Moment(
        seen=seen,
        table=seen.table,
        hand=seen.hand,
        hand_sizes=seen.hand_sizes,
        kept=seen.kept,
        has_kept=seen.has_kept,
        pile=seen.pile,
        below=seen.below,
        exploration=seen.exploration,
        rival=seen.rival,
    )
    for event in view.events:
        change = CHANGES.get(event.key)
        now = change(now, event) if change else now
    return now
