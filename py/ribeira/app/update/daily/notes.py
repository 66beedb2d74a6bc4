"""Notes in storage what becomes of the deals of the day."""

from __future__ import annotations

from dataclasses import replace

from ribeira.app.daily import kept
from ribeira.app.daily.kept import DAYS, Deal, Key, deal_of_table
from ribeira.app.daily.standing import ended
from ribeira.app.model import Model, Next
from ribeira.app.update.keeping import keep


def note(model: Model, key: Key, deal: Deal) -> Next:
    return keep(model, DAYS, kept.write({**model.stored.days, key: deal}))


def note_end(model: Model) -> Next:
    """Notes how the deal ended that is played at this table, the first time."""
    playing = model.table
    key = deal_of_table(model.stored.days, playing.table.id)
    if key is None or not (playing.over and playing.table.people):
        return model, ()
    deal = model.stored.days[key]
    if deal.place or playing.table.only_looking:
        return model, ()
    place, points = ended(playing)
    return note(model, key, replace(deal, place=place, points=points))
