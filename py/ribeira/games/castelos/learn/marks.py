"""What is said of rules beside their text: options, our own reading, reconstructed values."""

from ribeira.core.values import N_
from ribeira.kit.learning.rule_marks import RuleMarks

TILES = N_("castelos.made.tiles")
EXPLORATION = N_("castelos.made.exploration")
MARKETS = N_("castelos.made.markets")
CONTRACTS = N_("castelos.made.contracts")
CELLS = N_("castelos.made.cells")
RELIGION = N_("castelos.made.religion")

MARKS = RuleMarks(
    options={
        "version": (
            "C-3.1",
            "C-3.2",
            "C-3.3",
            "C-3.4",
        ),
        "markBudget": ("C-8.6",),
        "discSlide": ("C-8.7",),
        "monteScope": ("C-8.3",),
        "salesPerTurn": ("C-9.1",),
        "claimsPerTurn": (
            "C-10.3",
            "C-13.3",
        ),
        "sameTypeTwice": (
            "C-10.2",
            "C-13.2",
        ),
        "enterCastles": ("C-11.6",),
        "turnInPlace": ("C-11.7",),
        "familyAlter": (
            "C-3.4",
            "C-8.8",
        ),
        "penafiel": ("C-2.3",),
        "rockJoins": ("C-5.2",),
        "seenTrail": ("C-8.8",),
    },
    ours=frozenset(
        {
            "C-1.2",
            "C-1.5",
            "C-1.7",
            "C-1.9",
            "C-1.12",
            "C-2.7",
            "C-3.2",
            "C-3.4",
            "C-6.2",
            "C-6.6",
            "C-7.4",
            "C-7.5",
            "C-8.3",
            "C-8.6",
            "C-8.7",
            "C-8.8",
            "C-9.1",
            "C-10.3",
            "C-11.4",
            "C-11.7",
            "C-12.1",
            "C-13.3",
            "C-16",
            "C-17.4",
        }
    ),
    reconstructed={
        "C-1.2": TILES,
        "C-8.1": EXPLORATION,
        "C-9.2": MARKETS,
        "C-15.2": CONTRACTS,
        "C-10.2": CELLS,
        "C-13.2": CELLS,
        "C-12.2": RELIGION,
    },
)
