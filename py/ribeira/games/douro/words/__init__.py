"""Everything that Douro 1872 says, as messages; the texts are in the catalogues."""

from ribeira.games.douro.names import say_action, say_boat, say_card, say_effect
from ribeira.games.douro.words.button_labels import say_button, say_hint
from ribeira.games.douro.words.interludes import say_half_time, say_interlude
from ribeira.games.douro.words.rulebook import CHAPTERS, say_rule
from ribeira.games.douro.words.sentences import say_event, say_turn
from ribeira.games.douro.words.status import (
    say_charity,
    say_opening,
    say_progress,
    say_ranking,
    say_status,
    say_tie,
)
from ribeira.games.douro.words.text_view import say_seat, say_sight

__all__ = [
    "CHAPTERS",
    "say_action",
    "say_boat",
    "say_button",
    "say_card",
    "say_charity",
    "say_effect",
    "say_event",
    "say_half_time",
    "say_hint",
    "say_interlude",
    "say_opening",
    "say_progress",
    "say_ranking",
    "say_rule",
    "say_seat",
    "say_sight",
    "say_status",
    "say_tie",
    "say_turn",
]
