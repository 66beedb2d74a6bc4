"""All the words of 6 Castelos in one place: functions from its values to `Message`s.

Pure; the sentences themselves are in the catalogues. `naming` names things, `deeds` says actions,
`telling` events, `situation` what is asked and how it ends, `textview` the whole table, `pointing`
what one points at, and `rulebook` the rules. What is said before a game is chosen is in `TERMS` of
`terms`. There is no scene that waits for the person, so no interlude.
"""

from ribeira.games.castelos.deeds import say_action
from ribeira.games.castelos.pointing import say_thing
from ribeira.games.castelos.rulebook import CHAPTERS, say_rule
from ribeira.games.castelos.situation import say_opening, say_ranking, say_status
from ribeira.games.castelos.telling import say_event
from ribeira.games.castelos.textview import say_sight

__all__ = [
    "CHAPTERS",
    "say_action",
    "say_event",
    "say_opening",
    "say_ranking",
    "say_rule",
    "say_sight",
    "say_status",
    "say_thing",
]
