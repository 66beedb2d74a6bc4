"""Today's deals in the lobby: one button for each game, the days in a row, and the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.daily.days import say_day
from ribeira.app.daily.standing import Standing, row_of, say_standing, standing
from ribeira.app.regions import Region
from ribeira.core.values import msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

SIGNS: dict[Standing, str] = {"new": "play", "going": "play", "over": "look"}


def today_region(model: Model) -> Region:
    stored, today = model.stored, model.today
    stands = tuple(
        (game, standing(stored, today, game), stored.days.get((today, game))) for game in playable()
    )
    reads = (model.words, today, stands, row_of(model))
    return Region("days-today", reads, lambda _: _draw(model))


def playable() -> tuple[str, ...]:
    return tuple(game for game in registry.game_ids() if not registry.lacks(game))


def _draw(model: Model) -> Markup:
    say, row = model.say, row_of(model)
    calendar = button(
        "days",
        icon("calendar"),
        el("span", say(msg("day.calendar")), class_="tool-name"),
        kind="tool",
        rank="quiet",
        id="days",
    )
    return el(
        "section",
        el(
            "header",
            el("h2", say(msg("day.today")), id="days-heading"),
            el(
                "p",
                say(say_day(model.today)),
                el("span", say(plural("day.row", row)), class_="in-a-row") if row else None,
                class_="small",
            ),
            calendar,
        ),
        el("ul", *(_deal(model, game) for game in playable()), class_="deals"),
        class_="days-today",
        id="days-today",
        aria_labelledby="days-heading",
    )


def _deal(model: Model, game: str) -> Markup:
    say, today = model.say, model.today
    name = say(registry.terms(game).say_game())
    how, state = standing(model.stored, today, game), say(say_standing(model.stored, today, game))
    label = msg("day.of_game", game=name, state=state)
    return el(
        "li",
        button(
            "day",
            icon(SIGNS[how]),
            el("span", say(label), class_="visually-hidden"),
            el("span", el("strong", name), el("span", state, class_="small"), aria_hidden="true"),
            value=game,
            kind=f"deal is-{how}",
            id=f"day-{game}",
        ),
    )
