"""The current beat of an animation in words, with a button to skip the rest.

Beats that wait for the person are drawn by `interlude` instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button
from ribeira.views.parts.icons import icon
from ribeira.views.parts.story import draw_story

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_scene(model: Model, playing: Playing) -> Markup:
    assert playing.animation is not None
    by_steps = model.settings.pace == "steps"
    story = draw_story(model, playing, playing.animation.fresh)
    return el(
        "div",
        story or el("p", model.say(msg("table.all_chosen")), class_="status"),
        el(
            "div",
            button("continue", model.say(msg("table.continue")), rank="primary", id="continue")
            if by_steps
            else None,
            button("skip", icon("skip"), model.say(msg("table.skip")), id="skip"),
            class_="row",
        ),
        class_="ask told",
    )
