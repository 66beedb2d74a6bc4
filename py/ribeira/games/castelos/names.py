"""What the things of 6 Castelos are called: terrains, castles, places.

Each function returns a `Message`, or text that is the same in every language. `covered` is a whole
sentence because two steps refuse the same thing.
"""

from __future__ import annotations

from ribeira.core.grids.squares import QUARTERS, write_cell
from ribeira.core.values import N_, Message, msg
from ribeira.games.castelos.material import CONTRACTS

TERRAINS = {
    "chestnut": N_("castelos.terrain.chestnut"),
    "flax": N_("castelos.terrain.flax"),
    "meat": N_("castelos.terrain.meat"),
    "wheat": N_("castelos.terrain.wheat"),
    "olive": N_("castelos.terrain.olive"),
    "pasture": N_("castelos.terrain.pasture"),
    "scrub": N_("castelos.terrain.scrub"),
    "lake": N_("castelos.terrain.lake"),
    "wasteland": N_("castelos.terrain.wasteland"),
    "forest": N_("castelos.terrain.forest"),
    "rock": N_("castelos.terrain.rock"),
    "cross": N_("castelos.terrain.cross"),
    "chapel": N_("castelos.terrain.chapel"),
    "camp": N_("castelos.terrain.camp"),
    "house": N_("castelos.terrain.house"),
    "milestone": N_("castelos.terrain.milestone"),
}
QUARTER_NAMES = {
    "NW": N_("castelos.quarter.NW"),
    "NE": N_("castelos.quarter.NE"),
    "SE": N_("castelos.quarter.SE"),
    "SW": N_("castelos.quarter.SW"),
}
CASTLE_NAMES = {
    "penamacor": "Penamacor",
    "sabugal": "Sabugal",
    "sortelha": "Sortelha",
    "monsanto": "Monsanto",
    "penha-garcia": "Penha Garcia",
    "idanha": "Idanha",
    "penafiel": "Peñafiel",
}


def say_terrain(terrain: str) -> Message:
    return msg(TERRAINS[terrain])


def say_quarter(k: int) -> Message:
    return msg(QUARTER_NAMES[QUARTERS[k]])


def say_cell(cell: tuple[int, int]) -> str:
    """A cell or a corner, with a minus that voices read out: they pass over a hyphen."""
    return write_cell(cell).replace("-", "−")


def covered(cell: tuple[int, int], k: int) -> Message:
    """That a castle lies there: what several steps refuse (C-1.7)."""
    return msg("castelos.refusal.covered", cell=say_cell(cell), quarter=say_quarter(k))


def say_worker(worker: int) -> int:
    """The number by which a worker is called: people count from 1."""
    return worker + 1


def say_castle(castle: str) -> str:
    return CASTLE_NAMES[castle]


def say_counted(card: str) -> Message:
    """What a contract counts (C-15.2)."""
    counted = CONTRACTS[card][0]
    return msg("castelos.board.contract.castle") if counted == "castle" else say_terrain(counted)
