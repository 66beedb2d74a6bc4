"""All the words of Dos Rios in one place: functions from its values to `Message`s.

Pure; the sentences themselves are in the catalogues. `naming` names what is on the board, `terms`
says actions, `telling` and `gains` events, `situation` what is asked and how it ends, `textview`
the whole table, and `rulebook` the rules. What is said before a game is chosen is in `TERMS` of
`terms`. No scene waits for the person here, so that there is no interlude to say.
"""

from ribeira.games.dosrios.naming import say_card
from ribeira.games.dosrios.rulebook import CHAPTERS, say_rule
from ribeira.games.dosrios.situation import say_opening, say_ranking, say_status
from ribeira.games.dosrios.telling import say_event
from ribeira.games.dosrios.terms import say_action, say_warning
from ribeira.games.dosrios.textview import say_sight

__all__ = [
    "CHAPTERS",
    "say_action",
    "say_card",
    "say_event",
    "say_opening",
    "say_ranking",
    "say_rule",
    "say_sight",
    "say_status",
    "say_warning",
]
