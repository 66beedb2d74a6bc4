"""What a lesson points at: the things that are lit on the table, and what they are called."""

from __future__ import annotations

from ribeira.app.learn.teaching import Teaching, moment
from ribeira.app.model import Model
from ribeira.app.playing import Playing
from ribeira.core.learning.lesson import Act
from ribeira.core.values import Action
from ribeira.kit.clicks import next_names
from ribeira.kit.markup import Markup, group
from ribeira.kit.spotlight import label
from ribeira.kit.view import View

FEW = 6
"""So many controls are lit; where more would do, the learner is free to choose."""


def lit(playing: Playing) -> tuple[str, ...]:
    """The names of what the step points at, until something has been clicked."""
    teaching = _telling(playing)
    return teaching.step.point if teaching and not (playing.clicked or playing.picked) else ()


def wanted(playing: Playing) -> tuple[str, ...]:
    """The names of what leads on to what the step wants."""
    teaching = _telling(playing)
    return _controls(playing, teaching) if teaching else ()


def _telling(playing: Playing) -> Teaching | None:
    teaching = playing.teaching
    if teaching is None or not teaching.said or teaching.done or not playing.is_quiet:
        return None
    return teaching


def _controls(playing: Playing, teaching: Teaching) -> tuple[str, ...]:
    if not isinstance(teaching.step, Act):
        return ()
    allowed = moment(teaching, playing.match, playing.table.names).allowed
    names = tuple(dict.fromkeys((*_actions(playing, allowed), *_clicks(playing, allowed))))
    return names if len(names) <= FEW else ()


def _actions(playing: Playing, allowed: tuple[Action, ...]) -> tuple[str, ...]:
    return tuple(playing.match.game.write(action=action) for action in allowed)


def _clicks(playing: Playing, allowed: tuple[Action, ...]) -> tuple[str, ...]:
    if playing.module.clicks is None:
        return ()
    return next_names(allowed, playing.module.clicks.paths, playing.clicked)


def named(model: Model, playing: Playing) -> tuple[tuple[str, str], ...]:
    """The things that are lit and have a name in the drawing, with it."""
    names, game = (*wanted(playing), *lit(playing)), playing.match.setup.game
    if not names:
        return ()
    markup = _drawing(model, playing)
    found = ((name, label(markup, game, name)) for name in names)
    by_label = {said: name for name, said in found if said}
    return tuple((name, said) for said, name in by_label.items())


def _drawing(model: Model, playing: Playing) -> Markup:
    table = playing.module.table
    view = View(playing.table.looks, model.say, playing.legal)
    seen = playing.sight()
    return group(table.draw(seen=seen, view=view), table.draw_hand(seen=seen, view=view))
