"""The first screen: the games to choose from, the stored games, and credits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.codec.errors import IncompleteGameError
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, draw_cover, tool
from ribeira.views.parts.saved import draw_keeping, draw_saved

if TYPE_CHECKING:
    from ribeira.app.session import Session


def draw(session: Session) -> Markup:
    games = session.saves.games()
    say = session.say
    return group(
        el(
            "header",
            el("h1", say(msg("page.name"))),
            el("p", say(msg("lobby.what")), class_="lede"),
            el("nav", _tools(session), class_="tools", aria_label=say(msg("page.tools"))),
            class_="masthead",
        ),
        el(
            "main",
            draw_saved(session, msg("lobby.going_on"), tuple(g for g in games if not g.over)),
            el("h2", say(msg("lobby.games")), id="games"),
            el("ul", *(_game(session, game) for game in registry.game_ids()), class_="games"),
            draw_saved(session, msg("lobby.finished"), tuple(g for g in games if g.over)),
            draw_keeping(session, bool(games)),
            class_="lobby",
            tabindex=-1,
        ),
    )


def _tools(session: Session) -> Markup:
    return group(
        tool(session, "settings", "settings", msg("settings.title")),
        tool(session, "about", "text", msg("about.title")),
    )


def _game(session: Session, game: str) -> Markup:
    meta, terms = registry.meta(game), registry.terms(game)
    say = session.say
    seats = msg("lobby.seats", least=min(meta.seats), most=max(meta.seats))
    minutes = msg("lobby.minutes", least=meta.minutes[0], most=meta.minutes[1])
    return el(
        "li",
        draw_cover(game),
        el("h3", say(terms.say_game())),
        el("p", say(terms.say_pitch())),
        el("p", say(seats), " · ", say(minutes), class_="small"),
        _ways_in(session, game),
        class_="game sheet",
    )


def _ways_in(session: Session, game: str) -> Markup:
    """What one can do with the game, or why nothing."""
    if lacks := registry.lacks(game):
        return el("p", session.say(IncompleteGameError(game, lacks).message))
    play, arena = session.say(msg("lobby.play")), session.say(msg("arena.title"))
    return el(
        "div",
        button("new", play, value=game, kind="primary", data_autofocus=True),
        button("arena", arena, value=game),
        class_="row",
    )
