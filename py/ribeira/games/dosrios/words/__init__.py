"""Everything that Dos Rios says, as messages; the sentences are in the catalogues."""

from ribeira.games.dosrios.words.action_phrases import say_action
from ribeira.games.dosrios.words.rulebook import CHAPTERS, say_rule
from ribeira.games.dosrios.words.sentences import say_event
from ribeira.games.dosrios.words.status import say_opening, say_ranking, say_status
from ribeira.games.dosrios.words.text_view import say_sight

__all__ = [
    "CHAPTERS",
    "say_action",
    "say_event",
    "say_opening",
    "say_ranking",
    "say_rule",
    "say_sight",
    "say_status",
]
