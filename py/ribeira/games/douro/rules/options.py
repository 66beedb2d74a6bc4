"""The options of D-10 in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Options:
    last_gets_full: bool  # O-1: who alone is left of a tie with the holder gains the full value
    missed_rapids: str  # O-2: which end gains when the Rápidos' order is missed
    any_tie_moves: bool  # O-3: every tie with the holder passes the phylloxera card on
    charity_moves: bool  # O-4: so does one among the donations
    lays_out_first: bool  # O-5: the new Valley is there before anybody donates
    equal_gifts_void: bool  # O-7: equal donations neither gain nor lose


@lru_cache
def read_options(chosen: tuple[tuple[str, str], ...]) -> Options:
    """From a set-up's options by id."""
    value = dict(chosen)
    return Options(
        last_gets_full=value["O-1"] == "full",
        missed_rapids=value["O-2"],
        any_tie_moves=value["O-3"] == "anyTie",
        charity_moves=value["O-4"] == "yes",
        lays_out_first=value["O-5"] == "layOutFirst",
        equal_gifts_void=value["O-7"] == "void",
    )
