"""What is said of the game before it is opened: its name, its options, what counts at the end."""

from __future__ import annotations

from ribeira.core.terms import Terms
from ribeira.core.values import N_

ITEMS = {"finca": N_("dosrios.item.finca"), "hacienda": N_("dosrios.item.hacienda")}
OPTIONS = {
    "layout": N_("dosrios.option.layout"),
    "riverLaying": N_("dosrios.option.riverLaying"),
    "stackLimit": N_("dosrios.option.stackLimit"),
    "fincaShield": N_("dosrios.option.fincaShield"),
    "cityDams": N_("dosrios.option.cityDams"),
    "reshuffle": N_("dosrios.option.reshuffle"),
    "desperadoProtectedCounts": N_("dosrios.option.desperadoProtectedCounts"),
    "winCheck": N_("dosrios.option.winCheck"),
    "simultaneousWin": N_("dosrios.option.simultaneousWin"),
    "money": N_("dosrios.option.money"),
    "turnCap": N_("dosrios.option.turnCap"),
}
OPTION_HELP = {
    "layout": N_("dosrios.option.layout.help"),
    "riverLaying": N_("dosrios.option.riverLaying.help"),
    "stackLimit": N_("dosrios.option.stackLimit.help"),
    "fincaShield": N_("dosrios.option.fincaShield.help"),
    "cityDams": N_("dosrios.option.cityDams.help"),
    "reshuffle": N_("dosrios.option.reshuffle.help"),
    "desperadoProtectedCounts": N_("dosrios.option.desperadoProtectedCounts.help"),
    "winCheck": N_("dosrios.option.winCheck.help"),
    "simultaneousWin": N_("dosrios.option.simultaneousWin.help"),
    "money": N_("dosrios.option.money.help"),
    "turnCap": N_("dosrios.option.turnCap.help"),
}
VALUES = {
    ("layout", "random"): N_("dosrios.option.layout.random"),
    ("layout", "R1"): N_("dosrios.option.layout.R1"),
    ("layout", "R2"): N_("dosrios.option.layout.R2"),
    ("riverLaying", "rotate"): N_("dosrios.option.riverLaying.rotate"),
    ("riverLaying", "startPlayer"): N_("dosrios.option.riverLaying.startPlayer"),
    ("stackLimit", "turnEnd"): N_("dosrios.option.stackLimit.turnEnd"),
    ("stackLimit", "always"): N_("dosrios.option.stackLimit.always"),
    ("fincaShield", "no"): N_("dosrios.option.fincaShield.no"),
    ("fincaShield", "yes"): N_("dosrios.option.fincaShield.yes"),
    ("cityDams", "yes"): N_("dosrios.option.cityDams.yes"),
    ("cityDams", "no"): N_("dosrios.option.cityDams.no"),
    ("reshuffle", "at-once"): N_("dosrios.option.reshuffle.at-once"),
    ("reshuffle", "when-needed"): N_("dosrios.option.reshuffle.when-needed"),
    ("desperadoProtectedCounts", "no"): N_("dosrios.option.desperadoProtectedCounts.no"),
    ("desperadoProtectedCounts", "yes"): N_("dosrios.option.desperadoProtectedCounts.yes"),
    ("winCheck", "always"): N_("dosrios.option.winCheck.always"),
    ("winCheck", "ownTurn"): N_("dosrios.option.winCheck.ownTurn"),
    ("simultaneousWin", "activeFirst"): N_("dosrios.option.simultaneousWin.activeFirst"),
    ("simultaneousWin", "shared"): N_("dosrios.option.simultaneousWin.shared"),
    ("money", "open"): N_("dosrios.option.money.open"),
    ("money", "hidden"): N_("dosrios.option.money.hidden"),
    ("turnCap", "none"): N_("dosrios.option.turnCap.none"),
    ("turnCap", "200"): N_("dosrios.option.turnCap.200"),
}
VARIANTS = {
    ("layout", "R1"): N_("dosrios.variant.layout.R1"),
    ("layout", "R2"): N_("dosrios.variant.layout.R2"),
    ("riverLaying", "startPlayer"): N_("dosrios.variant.riverLaying.startPlayer"),
    ("stackLimit", "always"): N_("dosrios.variant.stackLimit.always"),
    ("fincaShield", "yes"): N_("dosrios.variant.fincaShield.yes"),
    ("cityDams", "no"): N_("dosrios.variant.cityDams.no"),
    ("reshuffle", "when-needed"): N_("dosrios.variant.reshuffle.when-needed"),
    ("desperadoProtectedCounts", "yes"): N_("dosrios.variant.desperadoProtectedCounts.yes"),
    ("winCheck", "ownTurn"): N_("dosrios.variant.winCheck.ownTurn"),
    ("simultaneousWin", "shared"): N_("dosrios.variant.simultaneousWin.shared"),
    ("money", "hidden"): N_("dosrios.variant.money.hidden"),
    ("turnCap", "200"): N_("dosrios.variant.turnCap.200"),
}
TERMS = Terms(
    N_("dosrios.name"),
    N_("dosrios.pitch"),
    ITEMS,
    OPTIONS,
    OPTION_HELP,
    VALUES,
    variants=VARIANTS,
    has_points=False,
)
