"""The dialog that imports games, from a file or as pasted text, and says why some were refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import field, form
from ribeira.views.parts.reading import draw_reading

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_import(model: Model) -> Markup:
    say = model.say
    if model.intake:
        return draw_reading(model, model.intake.reading, stop="give_up")
    chooser = el(
        "input",
        type="file",
        accept=".json,application/json",
        data_files="take_in",
        id="import-file",
        data_autofocus=True,
    )
    pasted = el("textarea", id="import-text", rows=6, spellcheck="false", autocomplete="off")
    return group(
        el("p", say(msg("files.how"))),
        _refused(model),
        field(say(msg("files.choose")), chooser),
        form(
            "take_in",
            field(say(msg("files.paste")), pasted),
            say(msg("files.take_in")),
            "stacked",
            main=True,
        ),
    )


def _refused(model: Model) -> Markup | None:
    reasons = model.dialog.refused if model.dialog else ()
    if not reasons:
        return None
    lines = (el("li", model.say(reason)) for reason in reasons)
    return el("ul", *lines, class_="refused", role="alert", id="refused")
