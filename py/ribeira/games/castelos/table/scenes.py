"""How a step of 6 Castelos is shown: which events come together, how long, with what sound."""

from ribeira.kit.beats import Beat

_land = Beat("land", 0.8, "card")
_castle = Beat("castle", 1.6, "reveal")
_bonus = Beat("bonus", 1.0, "gain")
_trail = Beat("trail", 0.5, "card")
_mark = Beat("mark", 0.6, "card")
_claim = Beat("claim", 1.2, "gain")
_walk = Beat("walk", 0.5, "card")
_lie = Beat("lie", 0.7, "card")
_award = Beat("award", 1.4, "gain", by=lambda event: dict(event.values)["contract"])

BEATS = {
    "opened": Beat("contracts", 1.6, "reveal"),
    "start_laid": _land,
    "trail_started": _trail,
    "rival_placed": _land,
    "rival_shifted": _land,
    "placed": _land,
    "founded": _castle,
    "climbed": _castle,
    "next_castle": _castle,
    "mealha": _bonus,
    "religion": _bonus,
    "explored": _bonus,
    "bonus_lost": Beat("bonus", 0.6),
    "chose_monte": _mark,
    "advanced": _mark,
    "marked": _mark,
    "toll": _mark,
    "trail_added": _trail,
    "trail_altered": _trail,
    "sold": _claim,
    "claimed": _claim,
    "worker_added": _walk,
    "worker_stepped": _walk,
    "worker_laid": _lie,
    "worker_entered": _lie,
    "paid": Beat("pay", 1.0, "gain"),
    "drawn": Beat("draw", 0.4, "card"),
    "round": Beat("round", 0.6, "turn"),
    "revealed": Beat("contracts", 1.6, "reveal"),
    "contract_won": _award,
    "contract_lost": _award,
    "scored": Beat("score", 1.4, "gain", by=lambda event: dict(event.values)["item"]),
    "ended": Beat("end", 0.6, "end"),
}

SEEN = frozenset({"next_castle", "scored"})
"""Events that the table itself still shows afterwards: a short account leaves them out."""

QUIET = frozenset({"has_kept", "mode", "worker_stepped", "drawn"})
"""Events that the log leaves out: what follows tells it all."""

MOVING = frozenset[str]()
"""Events that are shown in motion even to the person who brought them about."""
