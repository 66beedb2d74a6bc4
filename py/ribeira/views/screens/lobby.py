"""The first screen: the games to choose from, the stored games, and credits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.regions import Region
from ribeira.codec.errors import IncompleteGameError
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, draw_cover, tool
from ribeira.views.parts.saved import draw_saved, keeping_region, saved_region

if TYPE_CHECKING:
    from ribeira.app.model import Model


def regions(model: Model) -> tuple[Region, ...]:
    return Region("masthead", (model.words,), lambda _: _masthead(model)), _lobby(model)


def _masthead(model: Model) -> Markup:
    say = model.say
    return el(
        "header",
        el("h1", say(msg("page.name"))),
        el("p", say(msg("lobby.what")), class_="lede"),
        el("nav", _tools(model), class_="tools", aria_label=say(msg("page.tools"))),
        class_="masthead",
        id="masthead",
    )


def _lobby(model: Model) -> Region:
    games = model.stored.games()
    going, finished = [g for g in games if not g.over], [g for g in games if g.over]

    def draw(parts: tuple[Markup, ...]) -> Markup:
        *entries, keeping = parts
        return el(
            "main",
            draw_saved(model, msg("lobby.going_on"), entries[: len(going)]),
            el("h2", model.say(msg("lobby.games")), id="games"),
            el("ul", *(_game(model, game) for game in registry.game_ids()), class_="games"),
            draw_saved(model, msg("lobby.finished"), entries[len(going) :]),
            keeping,
            class_="lobby",
            id="lobby",
            tabindex=-1,
        )

    parts = (
        *(saved_region(model, g) for g in (*going, *finished)),
        keeping_region(model, bool(games)),
    )
    return Region("lobby", (model.words, len(going)), draw, parts)


def _tools(model: Model) -> Markup:
    return group(
        tool(model, "settings", "settings", msg("settings.title")),
        tool(model, "about", "text", msg("about.title")),
    )


def _game(model: Model, game: str) -> Markup:
    meta, terms = registry.meta(game), registry.terms(game)
    say = model.say
    seats = msg("lobby.seats", least=min(meta.seats), most=max(meta.seats))
    minutes = msg("lobby.minutes", least=meta.minutes[0], most=meta.minutes[1])
    return el(
        "li",
        draw_cover(game),
        el("h3", say(terms.say_game())),
        el("p", say(terms.say_pitch())),
        el("p", say(seats), " · ", say(minutes), class_="small"),
        _ways_in(model, game),
        class_="game sheet",
    )


def _ways_in(model: Model, game: str) -> Markup:
    """What one can do with the game, or why nothing."""
    if lacks := registry.lacks(game):
        return el("p", model.say(IncompleteGameError(game, lacks).message))
    play, arena = model.say(msg("lobby.play")), model.say(msg("arena.title"))
    return el(
        "div",
        button("new", play, value=game, kind="primary", data_autofocus=True),
        button("arena", arena, value=game),
        class_="row",
    )
