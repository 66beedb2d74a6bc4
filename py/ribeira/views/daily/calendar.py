"""The dialog with the calendar: a month of days, and what can be done with the deals of one."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from ribeira.app.daily.days import (
    DAY,
    FIRST,
    MONTHS,
    WEEKDAYS,
    is_offered,
    read_day,
    say_day,
    say_month,
    weeks_of,
)
from ribeira.app.daily.standing import is_there, row_of, say_standing, standing
from ribeira.app.daily.tables import players_of
from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import listing
from ribeira.games import registry
from ribeira.kit.faces import short_name
from ribeira.kit.markup import Markup, el, group
from ribeira.views.daily.today import playable
from ribeira.views.parts.controls import Rank, button, tool

if TYPE_CHECKING:
    from ribeira.app.model import Model

assert len(MONTHS) == 12


def draw_days(model: Model) -> Markup:
    day = (read_day(model.dialog.page) if model.dialog else None) or model.today
    row = row_of(model)
    return group(
        el("p", model.say(msg("day.how")), class_="small"),
        el("p", model.say(plural("day.row", row)), class_="in-a-row", id="row") if row else None,
        _month(model, day),
        _deals(model, day),
    )


def _month(model: Model, day: date) -> Markup:
    say, first = model.say, day.replace(day=1)
    earlier = first - DAY if first > date.min else first
    later = min(_next_month(first), model.today)
    head = (el("th", say(msg(name)), scope="col") for name in WEEKDAYS)
    weeks = (el("tr", *(_cell(model, one, day) for one in week)) for week in weeks_of(day))
    return el(
        "div",
        el(
            "div",
            tool(model, "days", "back", msg("day.earlier"), earlier.isoformat(), earlier < FIRST),
            el("h3", say(say_month(day)), id="month", aria_live="polite"),
            tool(
                model,
                "days",
                "forward",
                msg("day.later"),
                later.isoformat(),
                later.month == first.month,
            ),
            class_="month-bar",
        ),
        el(
            "table",
            el("thead", el("tr", *head)),
            el("tbody", *weeks),
            class_="month",
            aria_labelledby="month",
            data_rove="map",
        ),
        class_="calendar",
    )


def _next_month(first: date) -> date:
    if (first.year, first.month) == (date.max.year, 12):
        return first
    return first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)


def _cell(model: Model, day: date | None, chosen: date) -> Markup:
    if day is None:
        return el("td")
    offered = is_offered(day, model.today)
    games = [game for game in playable() if standing(model.stored, day, game) != "new"]
    said = (_said(model, day), *(_of_game(model, day, game) for game in games))
    marks = (el("i", class_=f"day-mark is-{standing(model.stored, day, game)}") for game in games)
    return el(
        "td",
        button(
            "days",
            el("span", day.day),
            el("span", *marks, class_="day-marks") if games else None,
            value=day.isoformat(),
            rank="quiet",
            kind=f"day {'is-today' if day == model.today else ''}".strip(),
            aria_label=". ".join(said),
            aria_pressed="true" if day == chosen else "false",
            aria_disabled=None if offered else "true",
            autofocus=day == chosen,
            id=f"on-{day.isoformat()}",
        ),
    )


def _said(model: Model, day: date) -> str:
    said = say_day(day)
    return model.say(msg("day.is_today", date=said) if day == model.today else said)


def _of_game(model: Model, day: date, game: str) -> str:
    name, state = registry.terms(game).say_game(), say_standing(model.stored, day, game)
    return model.say(msg("day.of_game", game=name, state=state))


# The deals of one day


def _deals(model: Model, day: date) -> Markup:
    return el(
        "section",
        el("h3", _said(model, day), id="day-chosen"),
        el("ul", *(_deal(model, day, game) for game in playable())),
        aria_labelledby="day-chosen",
        class_="deals-of-day",
    )


def _deal(model: Model, day: date, game: str) -> Markup:
    say, which = model.say, f"{game} {day.isoformat()}"
    deal = model.stored.days.get((day, game))
    return el(
        "li",
        el(
            "div",
            el("strong", say(registry.terms(game).say_game())),
            el("span", _company(model, day, game), class_="small"),
            el("span", say(say_standing(model.stored, day, game)), class_="small"),
            el("span", say(msg("day.late")), class_="small") if deal and deal.late else None,
        ),
        _way(model, day, game, which),
        class_="deal-of-day",
    )


def _company(model: Model, day: date, game: str) -> str:
    others = [short_name(player.shown) for player in players_of(game, day, model.say)[1:]]
    company = listing([model.say(msg("lobby.you")), *others])
    return company if isinstance(company, str) else model.say(company)


def _way(model: Model, day: date, game: str, which: str) -> Markup:
    """The button for what comes next."""
    how, deal = standing(model.stored, day, game), model.stored.days.get((day, game))
    name = registry.terms(game).say_game()

    def way(do: str, label: Message, rank: Rank = "plain") -> Markup:
        shown = model.say(label)
        named = model.say(msg("day.way", what=shown, game=name))
        return button(do, shown, value=which, rank=rank, aria_label=named, id=f"{do}-{game}-on")

    if how == "over" and deal:
        there = is_there(model.stored, deal)
        return way("day", msg("day.show")) if there else way("day_again", msg("day.again"))
    return way("day", msg("lobby.resume") if how == "going" else msg("day.play"))
