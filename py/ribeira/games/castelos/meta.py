"""What the lobby knows of 6 Castelos without loading its rules."""

from ribeira.core.meta import Meta, Option

META = Meta(
    id="castelos",
    rules=1,
    link=2,
    seats=(1, 2, 3, 4),
    minutes=(40, 90),
    first=("version", "family"),
    options=(
        Option("version", ("advanced", "family"), "advanced"),  # C-2, C-3
        Option("markBudget", ("type", "quarter"), "type"),  # C-16, here and below
        Option("discSlide", ("off", "on"), "off"),
        Option("monteScope", ("placed", "any"), "placed"),
        Option("salesPerTurn", ("1", "unlimited"), "1"),
        Option("claimsPerTurn", ("unlimited", "1"), "unlimited"),
        Option("sameTypeTwice", ("on", "off"), "on"),
        Option("enterCastles", ("off", "on"), "off"),
        Option("turnInPlace", ("off", "on"), "off"),
        Option("familyAlter", ("off", "on"), "on"),  # C-3.4
        Option("penafiel", ("off", "on"), "off"),
        Option("rockJoins", ("edge", "monte"), "edge", since=2, absent="monte"),  # C-5.2
        Option("seenTrail", ("moreDiscs", "never"), "moreDiscs", since=2, absent="never"),  # C-8.8
    ),
)
