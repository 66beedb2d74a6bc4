"""All the words of Douro 1872 in one place: functions from its values to `Message`s.

Pure; the sentences themselves are in the catalogues. `naming` names things, `telling` and `gains`
say events, `situation` says what is asked and how it ends, `textview` says the whole table, and
`rulebook` the rules. What is said before a game is chosen is in `TERMS` of `terms`.
"""

from ribeira.games.douro.names import say_action, say_boat, say_card, say_effect
from ribeira.games.douro.words.interludes import say_half_time, say_interlude
from ribeira.games.douro.words.rulebook import CHAPTERS, say_rule
from ribeira.games.douro.words.sentences import say_event
from ribeira.games.douro.words.status import (
    say_charity,
    say_opening,
    say_ranking,
    say_status,
    say_tie,
)
from ribeira.games.douro.words.text_view import say_sight

__all__ = [
    "CHAPTERS",
    "say_action",
    "say_boat",
    "say_card",
    "say_charity",
    "say_effect",
    "say_event",
    "say_half_time",
    "say_interlude",
    "say_opening",
    "say_ranking",
    "say_rule",
    "say_sight",
    "say_status",
    "say_tie",
]
