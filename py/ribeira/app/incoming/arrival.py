"""A link that has been opened, but not yet accepted."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.app import sharing
from ribeira.app.incoming.reading import Reading
from ribeira.app.sharing import Address
from ribeira.app.tables import Table
from ribeira.core.values import Message

EVERYBODY = "all"


@dataclass(frozen=True, slots=True)
class Arrival:
    """A table, or why it cannot be opened, or how far it has been read. `known` is the
    table on this device that it continues; `here` are its people on this device.
    `challengers` are the names of those who send it as a challenge."""

    address: Address
    table: Table | None = None
    error: Message | None = None
    reading: Reading | None = None
    known: Table | None = None
    here: tuple[int, ...] = ()
    challengers: str = ""

    @property
    def at(self) -> int | None:
        """After how many actions to look at the game, at most all of them."""
        if self.table is None or self.address.at is None:
            return None
        return min(self.address.at, self.table.match.at)


def seats_here(table: Table, value: str) -> tuple[int, ...]:
    """The seats that a value of the choice names: everybody's, or a single one."""
    people = sharing.people_of(table)
    return tuple(seat for seat in people if value in (EVERYBODY, str(seat)))
