"""What the browser calls the page."""

from __future__ import annotations

from ribeira.app.model import Model
from ribeira.app.playing import Playing
from ribeira.app.results import say_result
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.views import screen_of


def title_of(model: Model) -> str:
    """At a table whose turn it is, at the end of its game who has won, or that it is reviewed; else
    the name of the page."""
    screen = screen_of(model)
    if model.crash or screen not in ("table", "end", "review"):
        return model.say(msg("page.title"))
    playing = model.table
    said = _say_turn(playing)
    if screen in ("end", "review"):
        said = say_result(playing)[0] if screen == "end" else msg("review.title")
    game = registry.terms(playing.match.setup.game).say_game()
    return f"{model.say(said)} · {model.say(game)}" if said else model.say(game)


def _say_turn(playing: Playing) -> Message | None:
    """Of the viewer, else of the first that the game waits for."""
    if playing.choosing:
        return msg("table.your_turn")
    acting = playing.table.acting
    return msg("table.turn_of", name=playing.table.names[acting[0]]) if acting else None
