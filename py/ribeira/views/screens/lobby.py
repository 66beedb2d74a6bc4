"""The first screen: the game that goes on, the games to begin, and the others that are stored."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ribeira.app.draft import Draft, new_draft
from ribeira.app.regions import Region
from ribeira.app.seats.cast import faces_of
from ribeira.app.stored_games import Saved
from ribeira.app.update.library import listed
from ribeira.codec.errors import IncompleteGameError
from ribeira.core.values import msg
from ribeira.core.wording import listing
from ribeira.games import registry
from ribeira.kit.faces import short_name
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import portrait
from ribeira.kit.view import Look
from ribeira.views.around.masthead import masthead_region
from ribeira.views.daily.today import today_region
from ribeira.views.parts.controls import button, draw_cover
from ribeira.views.parts.icons import icon
from ribeira.views.parts.learn import learn_button
from ribeira.views.parts.saved import (
    aside_region,
    draw_saved,
    going_region,
    keeping_region,
    saved_region,
)

if TYPE_CHECKING:
    from ribeira.app.model import Model

NEWCOMERS = "douro"
"""The game to begin with: the shortest."""


def regions(model: Model) -> tuple[Region, ...]:
    return masthead_region(model), _lobby(model)


def _lobby(model: Model) -> Region:
    games, aside = model.stored.games(), model.stored.set_aside()
    not_over, finished = listed(model)
    going = [game for game in not_over if not game.error][:1]
    others = [game for game in not_over if game not in going]
    over = sum(game.over for game in games)
    unlisted = len(games) - over - len(not_over), over - len(finished)
    loud = _loud(going, games)
    above = tuple(going_region(model, game) for game in going)
    boxes = tuple(_box(model, game, loud) for game in registry.game_ids())
    rows = tuple(
        tuple(saved_region(model, game) for game in several) for several in (others, finished)
    )
    apart = tuple(aside_region(model, name) for name in aside)

    def draw(drawn: tuple[Markup, ...]) -> Markup:
        parts = iter(drawn)
        first, plates, told, ended, kept_apart = (
            list(islice(parts, len(several))) for several in (above, boxes, *rows, apart)
        )
        today = next(parts)
        return el(
            "main",
            _going(model, first),
            today if games else None,
            el("h2", model.say(msg("lobby.games")), class_="visually-hidden", id="games"),
            el("ul", *plates, class_="games"),
            None if games else today,
            draw_saved(model, msg("lobby.going_on"), told, unlisted[0]),
            draw_saved(model, msg("lobby.finished"), ended, unlisted[1]),
            draw_saved(model, msg("lobby.aside"), kept_apart),
            *parts,
            class_="lobby",
            id="lobby",
            tabindex=-1,
        )

    parts = (
        *above,
        *boxes,
        *rows[0],
        *rows[1],
        *apart,
        today_region(model),
        keeping_region(model, bool(games)),
    )
    counts = len(above), len(others), len(aside), bool(games)
    return Region("lobby", (model.words, counts, unlisted), draw, parts)


def _going(model: Model, games: list[Markup]) -> Markup | None:
    if not games:
        return None
    return el(
        "section",
        el("h2", model.say(msg("lobby.your_game")), class_="visually-hidden"),
        el("ul", *games, class_="going-on"),
    )


def _loud(going: list[Saved], games: tuple[Saved, ...]) -> str:
    """The game whose button is the primary one: none while another game goes on."""
    if going:
        return ""
    return next((game.game for game in games if not game.error), NEWCOMERS)


def _box(model: Model, game: str, loud: str) -> Region:
    ribbon = not model.stored.games() and game == NEWCOMERS
    last = model.stored.lasts.get(game)
    reads = (model.words, last, loud == game, ribbon)
    return Region(f"box-{game}", reads, lambda _: _draw_box(model, game, loud == game, ribbon))


def _draw_box(model: Model, game: str, loud: bool, ribbon: bool) -> Markup:
    terms, say = registry.terms(game), model.say
    return el(
        "li",
        draw_cover(game),
        el("p", say(msg("lobby.start_here")), class_="ribbon") if ribbon else None,
        el("h3", say(terms.say_game()), class_="plate"),
        el("p", say(terms.say_pitch()), class_="pitch"),
        _facts(model, game),
        _ways_in(model, game, loud),
        class_="game",
        id=f"box-{game}",
    )


def _facts(model: Model, game: str) -> Markup:
    meta, say = registry.meta(game), model.say
    seats = msg("lobby.seats", least=min(meta.seats), most=max(meta.seats))
    minutes = msg("lobby.minutes", least=meta.minutes[0], most=meta.minutes[1])
    return el(
        "p",
        el("span", icon("players"), say(seats)),
        el("span", icon("minutes"), say(minutes)),
        class_="small facts",
    )


def _ways_in(model: Model, game: str, loud: bool) -> Markup:
    """What one can do with the game, or why nothing."""
    if lacks := registry.lacks(game):
        return el("p", model.say(IncompleteGameError(game, lacks).message))
    say, name = model.say, registry.terms(game).say_game()
    draft = new_draft(game, say, 0, model.stored.lasts.get(game))
    change = button(
        "new",
        say(msg("lobby.change")),
        value=game,
        rank="link",
        aria_label=say(msg("lobby.change_game", game=name)),
        id=f"new-{game}",
    )
    play = button(
        "play_now",
        icon("play"),
        say(msg("lobby.play_now")),
        value=game,
        rank="primary" if loud else "offer",
        aria_label=say(msg("lobby.play_game", game=name)),
        data_autofocus=loud,
        id=f"play-{game}",
    )
    return group(
        el("div", _company(draft), el("p", _who(model, draft)), change, class_="opponents"),
        el("div", play, learn_button(model, game), class_="ways-in"),
    )


def _company(draft: Draft) -> Markup:
    """The faces of the others."""
    looks = [
        Look(player.shown, player.colour, player.shape, face)
        for player, face in zip(draft.players, faces_of(draft.game, draft.players), strict=True)
    ]
    return el("span", *(portrait(look, "is-small") for look in looks[1:]), class_="others")


def _who(model: Model, draft: Draft) -> str:
    """The names of those who would play; a single person is "you"."""
    people = [player for player in draft.players if not player.bot]
    names = [
        model.say(msg("lobby.you")) if [player] == people else short_name(player.shown)
        for player in draft.players
    ]
    company = listing(names)
    return company if isinstance(company, str) else model.say(company)
