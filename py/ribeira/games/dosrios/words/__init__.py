"""Everything that Dos Rios says, as messages; the sentences are in the catalogues."""

from ribeira.games.dosrios.words.action_phrases import say_action
from ribeira.games.dosrios.words.button_labels import say_button, say_hint
from ribeira.games.dosrios.words.rulebook import CHAPTERS, say_rule
from ribeira.games.dosrios.words.sentences import say_event
from ribeira.games.dosrios.words.status import say_opening, say_progress, say_ranking, say_status
from ribeira.games.dosrios.words.text_view import say_seat, say_sight
from ribeira.games.dosrios.words.turn_told import say_turn

__all__ = [
    "CHAPTERS",
    "say_action",
    "say_button",
    "say_event",
    "say_hint",
    "say_opening",
    "say_progress",
    "say_ranking",
    "say_rule",
    "say_seat",
    "say_sight",
    "say_status",
    "say_turn",
]
