"""Somebody at a table, and how a file holds that."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from ribeira.kit.names import isolated
from ribeira.kit.view import Look

NAME_LENGTH = 24
FACE_LENGTH = 20
PHANTOM = "phantom"
"""The "bot" of a seat that the game itself plays."""

AWAY = "away"
"""The "bot" of a seat that a person plays on another device."""

SCRIPT = "script"
"""The "bot" of a seat that does what a lesson says."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. `bot` is empty for a person; `face` is the name of a face, or empty
    for any that fits (`ribeira.app.seats.cast`)."""

    name: str
    colour: str
    shape: str
    bot: str = ""
    face: str = ""

    @property
    def thinks(self) -> bool:
        """Whether it is a bot that has to be asked for its actions."""
        return self.bot not in ("", AWAY, SCRIPT, PHANTOM)

    @property
    def shown(self) -> str:
        """The name as it stands in texts."""
        return isolated(self.name)

    @property
    def look(self) -> Look:
        return Look(self.shown, self.colour, self.shape)

    def named(self, name: str, face: str) -> Player:
        return replace(self, name=name, face=face)


def write_player(player: Player) -> dict[str, str]:
    """As a file holds it; without a face of its own nothing is said of that."""
    fields = asdict(player)
    if not player.face:
        del fields["face"]
    return fields
