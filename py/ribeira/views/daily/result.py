"""At the end of a deal of the day: its result as a line to share, with the way to the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.daily.days import say_day
from ribeira.app.daily.kept import Key, deal_of_table
from ribeira.app.daily.standing import link_of_day, row_of, say_result
from ribeira.app.playing import Playing
from ribeira.core.values import msg, plural
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model


def deal_at(model: Model, playing: Playing) -> Key | None:
    """The deal of the day that was played at this table."""
    key = deal_of_table(model.stored.days, playing.table.id)
    return key if key and model.stored.days[key].place else None


def draw_day(model: Model, playing: Playing) -> Markup | None:
    key = deal_at(model, playing)
    if key is None:
        return None
    say, row, (day, _) = model.say, row_of(model), key
    deal = model.stored.days[key]
    lines = tuple(filter(None, (say_result(model, key), link_of_day(model, key))))
    return el(
        "section",
        el("h3", say(msg("day.title", date=say_day(day)))),
        el("p", say(msg("day.late")), class_="small") if deal.late else None,
        el("p", say(plural("day.row", row)), class_="in-a-row") if row and not deal.late else None,
        el(
            "textarea",
            "\n".join(lines),
            readonly=True,
            rows=4,
            id="day-result",
            data_select=True,
            aria_label=say(msg("day.to_share")),
        ),
        el(
            "div",
            button("copy_day", icon("copy"), say(msg("end.copy")), id="copy-day"),
            button("send_day", icon("share"), say(msg("share.send")), id="send-day")
            if model.page.can_share
            else None,
            button("save_picture", icon("file"), say(msg("end.picture")), id="picture-day"),
            button(
                "days",
                icon("calendar"),
                say(msg("day.calendar")),
                value=day.isoformat(),
                id="days-end",
            ),
            class_="row",
        ),
        class_="sheet day-result",
        id="of-day",
    )
