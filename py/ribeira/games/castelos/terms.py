"""The game's own name, its options and its sources of points, in words."""

from __future__ import annotations

from ribeira.core.terms import Terms
from ribeira.core.values import N_

ITEMS = {
    "contracts": N_("castelos.item.contracts"),
    "landscapes": N_("castelos.item.landscapes"),
    "constructions": N_("castelos.item.constructions"),
    "religion": N_("castelos.item.religion"),
    "wealth": N_("castelos.item.wealth"),
}
OPTIONS = {
    "version": N_("castelos.option.version"),
    "markBudget": N_("castelos.option.markBudget"),
    "discSlide": N_("castelos.option.discSlide"),
    "monteScope": N_("castelos.option.monteScope"),
    "salesPerTurn": N_("castelos.option.salesPerTurn"),
    "claimsPerTurn": N_("castelos.option.claimsPerTurn"),
    "sameTypeTwice": N_("castelos.option.sameTypeTwice"),
    "enterCastles": N_("castelos.option.enterCastles"),
    "turnInPlace": N_("castelos.option.turnInPlace"),
    "familyAlter": N_("castelos.option.familyAlter"),
    "penafiel": N_("castelos.option.penafiel"),
    "rockJoins": N_("castelos.option.rockJoins"),
    "seenTrail": N_("castelos.option.seenTrail"),
}
OPTION_HELP = {
    "version": N_("castelos.option.version.help"),
    "markBudget": N_("castelos.option.markBudget.help"),
    "discSlide": N_("castelos.option.discSlide.help"),
    "monteScope": N_("castelos.option.monteScope.help"),
    "salesPerTurn": N_("castelos.option.salesPerTurn.help"),
    "claimsPerTurn": N_("castelos.option.claimsPerTurn.help"),
    "sameTypeTwice": N_("castelos.option.sameTypeTwice.help"),
    "enterCastles": N_("castelos.option.enterCastles.help"),
    "turnInPlace": N_("castelos.option.turnInPlace.help"),
    "familyAlter": N_("castelos.option.familyAlter.help"),
    "penafiel": N_("castelos.option.penafiel.help"),
    "rockJoins": N_("castelos.option.rockJoins.help"),
    "seenTrail": N_("castelos.option.seenTrail.help"),
}
VALUES = {
    ("version", "advanced"): N_("castelos.option.version.advanced"),
    ("version", "family"): N_("castelos.option.version.family"),
    ("markBudget", "type"): N_("castelos.option.markBudget.type"),
    ("markBudget", "quarter"): N_("castelos.option.markBudget.quarter"),
    ("monteScope", "placed"): N_("castelos.option.monteScope.placed"),
    ("monteScope", "any"): N_("castelos.option.monteScope.any"),
    ("rockJoins", "edge"): N_("castelos.option.rockJoins.edge"),
    ("rockJoins", "monte"): N_("castelos.option.rockJoins.monte"),
    ("seenTrail", "moreDiscs"): N_("castelos.option.seenTrail.moreDiscs"),
    ("seenTrail", "never"): N_("castelos.option.seenTrail.never"),
}
AMOUNTS = {
    "1": N_("castelos.option.one"),
    "unlimited": N_("castelos.option.unlimited"),
    "on": N_("castelos.option.on"),
    "off": N_("castelos.option.off"),
}
FIRST = {
    "advanced": N_("castelos.first.advanced"),
    "family": N_("castelos.first.family"),
}
VARIANTS = {
    ("version", "family"): N_("castelos.variant.version.family"),
    ("markBudget", "quarter"): N_("castelos.variant.markBudget.quarter"),
    ("discSlide", "on"): N_("castelos.variant.discSlide.on"),
    ("monteScope", "any"): N_("castelos.variant.monteScope.any"),
    ("salesPerTurn", "unlimited"): N_("castelos.variant.salesPerTurn.unlimited"),
    ("claimsPerTurn", "1"): N_("castelos.variant.claimsPerTurn.1"),
    ("sameTypeTwice", "off"): N_("castelos.variant.sameTypeTwice.off"),
    ("enterCastles", "on"): N_("castelos.variant.enterCastles.on"),
    ("turnInPlace", "on"): N_("castelos.variant.turnInPlace.on"),
    ("familyAlter", "off"): N_("castelos.variant.familyAlter.off"),
    ("penafiel", "on"): N_("castelos.variant.penafiel.on"),
    ("rockJoins", "monte"): N_("castelos.variant.rockJoins.monte"),
    ("seenTrail", "never"): N_("castelos.variant.seenTrail.never"),
}
TERMS = Terms(
    N_("castelos.name"),
    N_("castelos.pitch"),
    ITEMS,
    OPTIONS,
    OPTION_HELP,
    VALUES,
    AMOUNTS,
    FIRST,
    VARIANTS,
)
