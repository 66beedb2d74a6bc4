"""What is shown after a failure: what happened, and the ways to go on. It is drawn from nothing but
the model's texts, so that whatever has failed cannot fail here again.
"""

from __future__ import annotations

from ribeira.app.model import Model
from ribeira.app.update.crash import report
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button


def draw(model: Model) -> Markup:
    say = model.say
    save = button("save_crashed", say(msg("crash.save"))) if model.playing else None
    return el(
        "main",
        el("h1", say(msg("crash.title"))),
        el("p", say(msg("crash.what"))),
        el("p", say(msg("crash.safe"))),
        el(
            "div",
            button("recover", say(msg("crash.go_on")), kind="primary", data_autofocus=True),
            button("reload", say(msg("crash.again"))),
            save,
            button("copy_report", say(msg("crash.copy"))),
            class_="row",
        ),
        el("p", say(model.notice.message), role="status") if model.notice else None,
        el(
            "details",
            el("summary", say(msg("crash.report"))),
            el("pre", report(model), tabindex="0"),
        ),
        class_="crash",
        tabindex=-1,
    )
