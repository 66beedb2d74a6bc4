"""How the events of an action are animated: what is shown together, how long, with what sound.

A whole bed is one beat, and so is everything that one card pays; dead water goes after the new has
come, and each gang of desperados rides before its victims leave.
"""

from ribeira.kit.beats import Beat

BEATS = {
    "flowed": Beat("flow", 1.2, "water"),
    "rerouted": Beat("dry", 0.7, "water"),
    "placed": Beat("place", 0.5, "card"),
    "gathered": Beat("gather", 0.8),
    "row_laid": Beat("row", 1.2, "reveal"),
    "stepped": Beat("step", 0.4, "step"),
    "rode": Beat("step", 0.6, "step"),
    "chased": Beat("chase", 0.9, "loss"),
    "dammed": Beat("dam", 0.5, "dam"),
    "built": Beat("build", 0.9, "gain"),
    "shifted": Beat("shift", 0.6, "card"),
    "used": Beat("use", 0.6, "turn"),
    "paid": Beat("pay", 1.4, "coin"),
    "reshuffled": Beat("shuffle", 0.8, "card"),
    "drew": Beat("draw", 0.6, "reveal"),
    "desperados": Beat("desperados", 1.4, "loss"),
    "raided": Beat("raid", 0.9, "loss"),
    "won": Beat("win", 1.0, "end"),
}

SEEN = frozenset({"flowed", "gathered", "turn"})
"""Events whose outcome stays visible on the table: a short account leaves them out."""

QUIET = frozenset({"actions_ended"})
"""Events that the log leaves out: the next turn, or the card, makes them clear."""

MOVING = frozenset({"rerouted", "chased"})
"""Events that are shown in motion even to the person who brought them about."""
