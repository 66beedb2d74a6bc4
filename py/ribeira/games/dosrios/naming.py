"""What the things of Dos Rios are called. Hexes go by the names on the board and need no words.

Each function answers with what a message can hold; the texts are in the catalogues.
"""

from __future__ import annotations

from ribeira.core.values import N_, Message, msg

SPACES = {
    "CITY": N_("dosrios.space.CITY"),
    "ROADE": N_("dosrios.space.ROADE"),
    "ROADW": N_("dosrios.space.ROADW"),
    "SM": N_("dosrios.space.SM"),
    "SV": N_("dosrios.space.SV"),
}


def say_space(space: str) -> str | Message:
    return msg(SPACES[space]) if space in SPACES else space
