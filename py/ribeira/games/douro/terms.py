"""The name of the game, its options and its sources of points: what is said before it is opened."""

from __future__ import annotations

from ribeira.core.terms import Terms
from ribeira.core.values import N_
from ribeira.games.douro.names import FOG_NAMES

ITEMS = {
    "start": N_("douro.item.start"),
    "filled": N_("douro.item.filled"),
    "missed": N_("douro.item.missed"),
    **FOG_NAMES,
    "charity": N_("douro.item.charity"),
    "forgiven": N_("douro.item.forgiven"),
}
OPTIONS = {
    "O-1": N_("douro.option.O-1"),
    "O-2": N_("douro.option.O-2"),
    "O-3": N_("douro.option.O-3"),
    "O-4": N_("douro.option.O-4"),
    "O-5": N_("douro.option.O-5"),
    "O-6": N_("douro.option.O-6"),
    "O-7": N_("douro.option.O-7"),
    "O-8-scores": N_("douro.option.O-8-scores"),
    "O-8-piles": N_("douro.option.O-8-piles"),
    "O-9": N_("douro.option.O-9"),
}
OPTION_HELP = {
    "O-1": N_("douro.option.O-1.help"),
    "O-2": N_("douro.option.O-2.help"),
    "O-3": N_("douro.option.O-3.help"),
    "O-4": N_("douro.option.O-4.help"),
    "O-5": N_("douro.option.O-5.help"),
    "O-6": N_("douro.option.O-6.help"),
    "O-7": N_("douro.option.O-7.help"),
    "O-8-scores": N_("douro.option.O-8-scores.help"),
    "O-8-piles": N_("douro.option.O-8-piles.help"),
    "O-9": N_("douro.option.O-9.help"),
}
VALUES = {
    ("O-1", "full"): N_("douro.option.O-1.full"),
    ("O-1", "tie"): N_("douro.option.O-1.tie"),
    ("O-2", "highest"): N_("douro.option.O-2.highest"),
    ("O-2", "lowest"): N_("douro.option.O-2.lowest"),
    ("O-3", "anyTie"): N_("douro.option.O-3.anyTie"),
    ("O-3", "scoringTie"): N_("douro.option.O-3.scoringTie"),
    ("O-4", "yes"): N_("douro.option.O-4.yes"),
    ("O-4", "no"): N_("douro.option.O-4.no"),
    ("O-5", "donateFirst"): N_("douro.option.O-5.donateFirst"),
    ("O-5", "layOutFirst"): N_("douro.option.O-5.layOutFirst"),
    ("O-6", "reshuffle"): N_("douro.option.O-6.reshuffle"),
    ("O-6", "bury"): N_("douro.option.O-6.bury"),
    ("O-7", "literal"): N_("douro.option.O-7.literal"),
    ("O-7", "void"): N_("douro.option.O-7.void"),
    ("O-8-scores", "off"): N_("douro.option.O-8-scores.off"),
    ("O-8-scores", "on"): N_("douro.option.O-8-scores.on"),
    ("O-8-piles", "off"): N_("douro.option.O-8-piles.off"),
    ("O-8-piles", "on"): N_("douro.option.O-8-piles.on"),
    ("O-9", "off"): N_("douro.option.O-9.off"),
    ("O-9", "phantom"): N_("douro.option.O-9.phantom"),
}
VARIANTS = {
    ("O-1", "tie"): N_("douro.variant.O-1.tie"),
    ("O-2", "lowest"): N_("douro.variant.O-2.lowest"),
    ("O-3", "scoringTie"): N_("douro.variant.O-3.scoringTie"),
    ("O-4", "no"): N_("douro.variant.O-4.no"),
    ("O-5", "layOutFirst"): N_("douro.variant.O-5.layOutFirst"),
    ("O-6", "bury"): N_("douro.variant.O-6.bury"),
    ("O-7", "void"): N_("douro.variant.O-7.void"),
    ("O-8-scores", "on"): N_("douro.variant.O-8-scores.on"),
    ("O-8-piles", "off"): N_("douro.variant.O-8-piles.off"),
}
TERMS = Terms(
    N_("douro.name"),
    N_("douro.pitch"),
    ITEMS,
    OPTIONS,
    OPTION_HELP,
    VALUES,
    variants=VARIANTS,
    unofficial=N_("douro.unofficial_two"),
)
