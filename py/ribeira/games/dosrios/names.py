"""What the things of Dos Rios are called. Hexes go by the names on the board and need no words.

A sentence about where something comes from or goes asks `say_from` and `say_to`, because the
article or preposition depends on the place.
"""

from __future__ import annotations

from ribeira.core.values import N_, Message, msg

SPACES = {
    "CITY": N_("dosrios.space.CITY"),
    "LE": N_("dosrios.space.LE"),
    "LW": N_("dosrios.space.LW"),
    "ROADE": N_("dosrios.space.ROADE"),
    "ROADW": N_("dosrios.space.ROADW"),
    "SM": N_("dosrios.space.SM"),
    "SV": N_("dosrios.space.SV"),
}
FROM = {
    "CITY": N_("dosrios.from.CITY"),
    "ROADE": N_("dosrios.from.ROADE"),
    "ROADW": N_("dosrios.from.ROADW"),
    "SM": N_("dosrios.from.SM"),
    "SV": N_("dosrios.from.SV"),
}
TO = {
    "CITY": N_("dosrios.to.CITY"),
    "LE": N_("dosrios.to.LE"),
    "LW": N_("dosrios.to.LW"),
    "ROADE": N_("dosrios.to.ROADE"),
    "ROADW": N_("dosrios.to.ROADW"),
}
RIVERS = {"V": N_("dosrios.river.V"), "M": N_("dosrios.river.M")}
CARDS = {
    "W": N_("dosrios.card.W"),
    "C": N_("dosrios.card.C"),
    "T": N_("dosrios.card.T"),
    "WOOD": N_("dosrios.card.WOOD"),
    "RV": N_("dosrios.card.RV"),
    "RM": N_("dosrios.card.RM"),
    "DV": N_("dosrios.card.DV"),
    "DM": N_("dosrios.card.DM"),
}


def say_space(space: str) -> str | Message:
    return msg(SPACES[space]) if space in SPACES else space


def say_from(space: str) -> Message:
    return msg(FROM[space]) if space in FROM else msg("dosrios.from.hex", hex=space)


def say_to(space: str) -> Message:
    return msg(TO[space]) if space in TO else msg("dosrios.to.hex", hex=space)


def say_river(river: str) -> Message:
    return msg(RIVERS[river])


def say_card(card: str) -> Message:
    return msg(CARDS[card])
