"""The dialog that says what storage does not keep, and offers it as a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ribeira.app.storage import GAME, SETTINGS
from ribeira.app.update.library import title_of
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.names import isolated
from ribeira.views.parts.controls import button
from ribeira.views.parts.icons import icon
from ribeira.views.parts.saved import listed_names

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_unkept(model: Model) -> Markup:
    say = model.say
    if not model.unkept:
        return el("p", say(msg("unkept.none")), id="unkept")
    any_game = any(name.startswith(GAME) for name in model.unkept)
    save = button("export_unkept", icon("file"), say(msg("unkept.save")), kind="primary")
    return group(
        el("p", say(model.error)) if model.error else None,
        el("p", say(msg("unkept.what"))),
        el("ul", *(el("li", line) for line in _lines(model)), id="unkept"),
        el("p", say(msg("unkept.goes"))),
        el("div", save, class_="row") if any_game else None,
    )


def _lines(model: Model) -> Iterator[str]:
    """Each game by its name and people; the rest in a word."""
    for name in model.unkept:
        if name.startswith(GAME):
            saved = model.stored.summary(name.removeprefix(GAME))
            title, names = isolated(title_of(model, saved)), listed_names(saved.names)
            yield saved.id if saved.error else f"{title} ({names})"
    if SETTINGS in model.unkept:
        yield model.say(msg("settings.title"))
    if any(name != SETTINGS and not name.startswith(GAME) for name in model.unkept):
        yield model.say(msg("unkept.smaller"))
