"""What 6 Castelos says, as messages (`ribeira.kit.game_module.Words`)."""

from ribeira.games.castelos.words.action_phrases import say_action
from ribeira.games.castelos.words.button_labels import say_button, say_hint
from ribeira.games.castelos.words.rulebook import CHAPTERS, say_rule
from ribeira.games.castelos.words.sentences import say_event
from ribeira.games.castelos.words.status import say_opening, say_progress, say_ranking, say_status
from ribeira.games.castelos.words.text_view import say_seat, say_sight
from ribeira.games.castelos.words.tooltips import say_thing
from ribeira.games.castelos.words.turn_told import say_turn

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
    "say_thing",
    "say_turn",
]
