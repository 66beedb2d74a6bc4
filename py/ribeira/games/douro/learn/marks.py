"""What is said of rules beside their text: options, our own reading, reconstructed values."""

from ribeira.core.values import N_
from ribeira.kit.learning.rule_marks import RuleMarks

ORDERS = N_("douro.made.orders")
FOGS = N_("douro.made.fogs")

MARKS = RuleMarks(
    options={
        "O-1": ("D-6.3",),
        "O-2": ("D-5.4",),
        "O-3": ("D-6.6",),
        "O-4": ("D-9.5",),
        "O-5": ("D-7.2",),
        "O-6": ("D-2.5",),
        "O-7": ("D-9.4",),
        "O-8-scores": ("D-8.4",),
        "O-8-piles": ("D-4.8",),
        "O-9": ("D-11",),
    },
    ours=frozenset(
        {
            "D-2.5",
            "D-3.3",
            "D-3.4",
            "D-4.7",
            "D-5.4",
            "D-5.5",
            "D-5.6",
            "D-6.3",
            "D-6.4",
            "D-6.5",
            "D-6.7",
            "D-7.1",
            "D-7.2",
            "D-7.3",
            "D-8.2",
            "D-8.3",
            "D-9.2",
            "D-9.4",
            "D-9.5",
            "D-9.6",
            "D-9.7",
            "D-11",
        }
    ),
    reconstructed={"D-1.3": ORDERS, "D-5.2": FOGS, "D-5.3": FOGS, "D-5.4": FOGS},
)
