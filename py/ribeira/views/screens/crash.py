"""What is shown after a failure: what happened, and the ways to go on. It is drawn from little but
texts, so that whatever has failed hardly fails here again.
"""

from __future__ import annotations

from ribeira.app.model import Model
from ribeira.app.update.crash import asks_who_saves, game_to_save, report
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button
from ribeira.views.parts.share import draw_secrets, say_vouched


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
            _question(model) if asks_who_saves(model) else el("div", _ways(model), class_="row"),
            _vouched(model),
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


def _question(model: Model) -> Markup:
    """Who saves a game in which people at this screen hide something from each other."""
    leave = button("close", model.say(msg("page.close")), rank="quiet")
    return el(
        "div",
        el("h2", model.say(msg("secrets.title"))),
        draw_secrets(model),
        el("div", leave, class_="row"),
        id="secrets",
    )


def _vouched(model: Model) -> Markup | None:
    """Who has saved it, if somebody was asked."""
    name = dict(model.vouched).get(game_to_save(model))
    return el("p", model.say(say_vouched(name))) if name is not None else None


def _ways(model: Model) -> Markup:
    say = model.say
    save = button("save_crashed", say(msg("crash.save")))
    home = button("leave_crashed", say(msg("page.home")))
    return group(
        button("recover", say(msg("crash.go_on")), rank="primary", data_autofocus=True),
        button("reload", say(msg("crash.again"))),
        home if model.name_of_screen != "lobby" else None,
        save if model.stored.text(game_to_save(model)) else None,
        button("copy_report", say(msg("crash.copy"))),
    )
