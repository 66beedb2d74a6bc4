"""How one stands with a deal, and its result in words."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Literal

from ribeira.app.daily.days import in_a_row, say_day
from ribeira.app.daily.kept import Deal, Key, days_played
from ribeira.app.playing import Playing
from ribeira.app.storage import Stored
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry

if TYPE_CHECKING:
    from ribeira.app.model import Model

Standing = Literal["new", "going", "over"]


def standing(stored: Stored, day: date, game: str) -> Standing:
    """A game that was deleted or damaged before its end is begun anew."""
    deal = stored.days.get((day, game))
    if deal and deal.place:
        return "over"
    return "going" if deal and is_there(stored, deal) else "new"


def is_there(stored: Stored, deal: Deal) -> bool:
    """Whether its game can be opened."""
    return stored.text(deal.table) is not None and not stored.summary(deal.table).error


def say_standing(stored: Stored, day: date, game: str) -> Message:
    deal, how = stored.days.get((day, game)), standing(stored, day, game)
    if deal and how == "over":
        return say_place(deal)
    return msg("lobby.resume") if how == "going" else msg("day.new")


def say_place(deal: Deal) -> Message:
    if deal.points is None:
        return msg("end.place", n=deal.place)
    return plural("day.points", deal.points, place=deal.place)


def row_of(model: Model) -> int:
    """How many days in a row were played; a single day is no row."""
    row = in_a_row(days_played(model.stored.days), model.today)
    return row if row > 1 else 0


def ended(playing: Playing) -> tuple[int, int | None]:
    """The place of the person in a game that is over, and the points if it has any."""
    match, seat = playing.match, playing.table.people[0]
    place = match.game.ranking(state=match.state).index(seat) + 1
    if not registry.terms(match.setup.game).has_points:
        return place, None
    return place, match.game.scores(state=match.state)[seat].total


def link_of_day(model: Model, key: Key) -> str:
    """The address that leads to this deal; none for a page that lies in a file."""
    day, game = key
    return f"{model.page.address}#day={game}.{day.isoformat()}" if model.page.address else ""


def say_result(model: Model, key: Key) -> str:
    """The result in a line of text, which says nothing of how one played."""
    (day, game), deal = key, model.stored.days[key]
    name = registry.terms(game).say_game()
    line = msg("day.line", game=name, date=say_day(day), result=say_place(deal))
    row = 0 if deal.late else row_of(model)
    return ". ".join(model.sentences((line, plural("day.row", row)) if row else (line,)))
