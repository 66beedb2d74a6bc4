"""Opens and closes tables."""

from __future__ import annotations

from dataclasses import replace

from ribeira.app.model import Lobby, Model, Next
from ribeira.app.playing import Playing
from ribeira.app.storage import OPEN
from ribeira.app.tables import Table
from ribeira.app.update import animation
from ribeira.app.update.keeping import keep, keep_table
from ribeira.app.update.turns import advance
from ribeira.core.values import Message


def open_new(model: Model, table: Table) -> Next:
    """Stores a table and opens it."""
    model, stored = keep_table(model, table)
    model, opened = open_table(model, table)
    return model, stored + opened


def open_table(model: Model, table: Table, following: Message | None = None) -> Next:
    """Opens a table that is stored already. A pause at which it was left is shown again."""
    playing = Playing(table, model.runs + 1, following)
    model = replace(model, runs=model.runs + 1, screen=playing, dialog=None)
    model, remembered = keep(model, OPEN, table.id)
    resumed = animation.resume(model)
    model, shown = resumed or advance(model)
    return model, remembered + shown


def close_table(model: Model) -> Next:
    """Goes to the lobby, which the page then comes back to."""
    model = replace(model, screen=Lobby(), dialog=None)
    return keep(model, OPEN, None)
