"""What 6 Castelos says, as messages (`ribeira.kit.game_module.Words`)."""

from ribeira.games.castelos.words.action_phrases import say_action
from ribeira.games.castelos.words.rulebook import CHAPTERS, say_rule
from ribeira.games.castelos.words.sentences import say_event
from ribeira.games.castelos.words.status import say_opening, say_ranking, say_status
from ribeira.games.castelos.words.text_view import say_sight
from ribeira.games.castelos.words.tooltips import say_thing

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
