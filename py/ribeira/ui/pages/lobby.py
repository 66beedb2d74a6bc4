"""The first screen: the games there are, the games to go on with, and where all this comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.core.markup import Markup, el, group
from ribeira.core.values import Message, msg, plural
from ribeira.games import catalog
from ribeira.ui.pages.icons import icon
from ribeira.ui.pages.parts import button, tool
from ribeira.ui.saves import Saved

if TYPE_CHECKING:
    from ribeira.ui.session import Session

MINUTE = 60_000


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
            _saved(session, "lobby.going_on", tuple(g for g in games if not g.over)),
            el("h2", say(msg("lobby.games")), id="games"),
            el("ul", *(_game(session, game) for game in catalog.GAMES), class_="games"),
            _saved(session, "lobby.finished", tuple(g for g in games if g.over)),
            el("p", say(msg("lobby.kept")), class_="small"),
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
    meta, words = catalog.meta(game), catalog.room(game, "words")
    say = session.say
    seats = msg("lobby.seats", least=min(meta.seats), most=max(meta.seats))
    minutes = msg("lobby.minutes", least=meta.minutes[0], most=meta.minutes[1])
    return el(
        "li",
        catalog.room(game, "cover").draw_cover(),
        el("h3", say(words.say_game())),
        el("p", say(words.say_pitch())),
        el("p", say(seats), " · ", say(minutes), class_="small"),
        button("new", say(msg("lobby.play")), value=game, kind="primary", data_autofocus=True),
        class_="game sheet",
    )


def _saved(session: Session, title: str, games: tuple[Saved, ...]) -> Markup | None:
    if not games:
        return None
    heading = {
        "lobby.going_on": msg("lobby.going_on"),
        "lobby.finished": msg("lobby.finished"),
    }[title]
    return el(
        "section",
        el("h2", session.say(heading)),
        el("ul", *(_entry(session, game) for game in games), class_="saved"),
    )


def _entry(session: Session, game: Saved) -> Markup:
    say = session.say
    if game.trouble:
        return el(
            "li", el("p", say(game.trouble)), el("p", game.id, class_="small"), class_="sheet"
        )
    name = say(catalog.room(game.game, "words").say_game())
    label = msg("lobby.look_back") if game.over else msg("lobby.resume")
    return el(
        "li",
        el("p", el("strong", name), el("br"), ", ".join(game.names)),
        el("p", say(_ago(session, game.when)), class_="small"),
        button("open", icon("play"), say(label), value=game.id, id=f"open-{game.id}"),
        button(
            "delete",
            icon("delete"),
            value=game.id,
            kind="quiet tool",
            aria_label=say(msg("lobby.delete", game=name, names=", ".join(game.names))),
        ),
        class_="sheet",
        id=f"saved-{game.id}",
    )


def _ago(session: Session, when: int) -> Message:
    minutes = max(0, session.clock.now() - when) // MINUTE
    if minutes < 1:
        return msg("lobby.just_now")
    if minutes < 60:
        return plural("lobby.minutes_ago", minutes)
    if minutes < 48 * 60:
        return plural("lobby.hours_ago", minutes // 60)
    return plural("lobby.days_ago", minutes // (24 * 60))
