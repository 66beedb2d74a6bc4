"""All the words of Douro 1872 in one place: functions from its values to `Message`s.

Pure; the sentences themselves are in the catalogues. `terms` names the game and its options,
`naming` its things, `telling` and `gains` say events, `situation` says what is asked and how it
ends, `textview` says the whole table, and `rulebook` the rules.
"""

from ribeira.games.douro.naming import say_action, say_boat, say_card, say_effect
from ribeira.games.douro.rulebook import CHAPTERS, say_rule
from ribeira.games.douro.situation import (
    say_charity,
    say_half_time,
    say_interlude,
    say_opening,
    say_ranking,
    say_status,
    say_tie,
)
from ribeira.games.douro.telling import say_event
from ribeira.games.douro.terms import (
    ITEMS,
    say_game,
    say_item,
    say_option,
    say_option_help,
    say_pitch,
    say_value,
)
from ribeira.games.douro.textview import say_sight

__all__ = [
    "CHAPTERS",
    "ITEMS",
    "say_action",
    "say_boat",
    "say_card",
    "say_charity",
    "say_effect",
    "say_event",
    "say_game",
    "say_half_time",
    "say_interlude",
    "say_item",
    "say_opening",
    "say_option",
    "say_option_help",
    "say_pitch",
    "say_ranking",
    "say_rule",
    "say_sight",
    "say_status",
    "say_tie",
    "say_value",
]
