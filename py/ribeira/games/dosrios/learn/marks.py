"""What is said of rules beside their text: options, our own reading, reconstructed values."""

from ribeira.core.values import N_
from ribeira.kit.learning.rule_marks import RuleMarks

TERRAIN = N_("dosrios.made.terrain")
OUTLINE = N_("dosrios.made.outline")
DAMS = N_("dosrios.made.dams")

MARKS = RuleMarks(
    options={
        "layout": ("R-3.2",),
        "riverLaying": ("R-4.9",),
        "stackLimit": ("R-6.14",),
        "fincaShield": ("R-6.24",),
        "cityDams": ("R-7.1",),
        "reshuffle": ("R-9.9",),
        "desperadoProtectedCounts": ("R-10.4",),
        "winCheck": ("R-11.1",),
        "simultaneousWin": ("R-11.2",),
        "money": ("R-1.13",),
        "turnCap": ("R-11.5",),
    },
    ours=frozenset(
        {
            "R-1.11",
            "R-1.12",
            "R-1.13",
            "R-3.1",
            "R-4.5",
            "R-4.9",
            "R-6.14",
            "R-6.15",
            "R-6.20",
            "R-6.24",
            "R-7.1",
            "R-7.3",
            "R-9.9",
            "R-10.4",
            "R-11.1",
            "R-11.2",
            "R-11.5",
        }
    ),
    reconstructed={"R-1.8": TERRAIN, "R-1.9": TERRAIN, "R-1.1": OUTLINE, "R-7.1": DAMS},
)
