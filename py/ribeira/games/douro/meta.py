"""What the lobby knows of Douro 1872 without loading its rules."""

from ribeira.core.meta import Meta, Option

META = Meta(
    id="douro",
    rules=1,
    link=0,
    seats=(2, 3, 4, 5),
    minutes=(15, 25),
    options=(  # D-10
        Option("O-1", ("full", "tie"), "full"),
        Option("O-2", ("highest", "lowest"), "highest"),
        Option("O-3", ("anyTie", "scoringTie"), "anyTie"),
        Option("O-4", ("yes", "no"), "yes"),
        Option("O-5", ("donateFirst", "layOutFirst"), "donateFirst"),
        Option("O-6", ("reshuffle", "bury"), "reshuffle"),
        Option("O-7", ("literal", "void"), "literal"),
        Option("O-8-scores", ("off", "on"), "off", screen=True),
        Option("O-8-piles", ("off", "on"), "on", screen=True),
        Option("O-9", ("off", "phantom"), "off", by_seats=((2, "phantom"),)),
    ),
)
