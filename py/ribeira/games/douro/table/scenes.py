"""How the events of a play are animated: which come together, for how long, with what sound."""

from ribeira.kit.beats import Beat

_points = Beat("points", 2.0, "gain")

BEATS = {
    "chosen": Beat("choose", 0.6, "card"),
    "given": Beat("choose", 0.6, "card"),
    "revealed": Beat("reveal", 1.2, "barrel"),
    "turned": Beat("turn", 1.4, "turn"),
    "towed": Beat("tow", 1.4, "turn"),
    "gained": _points,
    "lost": Beat("points", 2.0, "loss"),
    "denied": _points,
    "spared": _points,
    "phylloxera": Beat("phylloxera", 1.0, "turn"),
    "returned": Beat("return", 1.0, "card"),
    "half_time": Beat("half_time", 0, "end", stop=True),
    "laid_out": Beat("lay_out", 0.8, "card"),
    "fog_next": Beat("lay_out", 0.8),
    "charity": Beat("charity", 1.6, "reveal"),
    "ended": Beat("end", 0.6, "end"),
}

SEEN = frozenset({"revealed", "turned", "towed"})
"""Kinds of events that the table still shows afterwards: a short account leaves them out."""

QUIET = frozenset({"chosen", "given", "chose", "gave"})
"""Kinds of events that the log leaves out: the reveal says it all."""

MOVING = frozenset[str]()
"""Kinds of events that are animated even for the person who brought them about."""
