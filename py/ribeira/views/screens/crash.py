"""What is shown after a failure: what happened, and the ways to go on. It is drawn from little but
texts, so that whatever has failed hardly fails here again.
"""

from __future__ import annotations

from ribeira.app.model import Model
from ribeira.app.update.crash import game_to_save, report
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button


def draw(model: Model) -> Markup:
    say = model.say
    return el(
        "main",
        el("h1", say(msg("crash.title"))),
        el(
            "section",
            el("p", say(msg("crash.what"))),
            el("p", say(model.error or msg("crash.safe"))) if model.stored.games() else None,
            el("p", say(model.notice.message), role="status") if model.notice else None,
            el("div", _ways(model), class_="row"),
            el(
                "details",
                el("summary", say(msg("crash.report"))),
                el("pre", report(model), tabindex="0"),
            ),
            class_="sheet",
        ),
        class_="crash",
        tabindex=-1,
    )


def _ways(model: Model) -> Markup:
    say = model.say
    save = button("save_crashed", say(msg("crash.save")))
    home = button("leave_crashed", say(msg("page.home")))
    return group(
        button("recover", say(msg("crash.go_on")), kind="primary", data_autofocus=True),
        button("reload", say(msg("crash.again"))),
        home if model.name_of_screen != "lobby" else None,
        save if model.stored.text(game_to_save(model)) else None,
        button("copy_report", say(msg("crash.copy"))),
    )
