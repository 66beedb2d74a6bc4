"""What the lobby knows of Dos Rios without loading its rules."""

from ribeira.core.meta import Meta, Option

META = Meta(
    id="dosrios",
    rules=1,
    link=1,
    seats=(2, 3, 4),
    minutes=(50, 90),
    options=(  # 2.14
        Option("layout", ("random", "R1", "R2"), "random"),
        Option("riverLaying", ("rotate", "startPlayer"), "rotate"),
        Option("stackLimit", ("turnEnd", "always"), "turnEnd"),
        Option("fincaShield", ("no", "yes"), "no"),
        Option("cityDams", ("yes", "no"), "yes"),
        Option(
            "reshuffle", ("at-once", "when-needed"), "at-once", since=2, absent="when-needed"
        ),
        Option("desperadoProtectedCounts", ("no", "yes"), "no"),
        Option("winCheck", ("always", "ownTurn"), "always"),
        Option("simultaneousWin", ("activeFirst", "shared"), "activeFirst"),
        Option("money", ("open", "hidden"), "open", screen=True),
        Option("turnCap", ("none", "200"), "none"),
    ),
    secrets=(("money", "hidden"),),  # 5.1
    warnings=("dams", "points", "danger", "gift"),
)
