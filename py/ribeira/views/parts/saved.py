"""The stored games in the lobby, what can be done with each, and where they are kept.

The small pictures were drawn when the games were stored, so that listing need not replay any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.stored_games import Saved
from ribeira.app.tables import TITLE_LENGTH
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, draw_cover, field, form
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.session import Session

MINUTE = 60_000


def draw_saved(session: Session, heading: Message, games: tuple[Saved, ...]) -> Markup | None:
    if not games:
        return None
    return el(
        "section",
        el("h2", session.say(heading)),
        el("ul", *(_entry(session, game) for game in games), class_="saved"),
    )


def _entry(session: Session, game: Saved) -> Markup:
    return el(
        "li",
        _broken(session, game, game.error) if game.error else _sound(session, game),
        class_="sheet",
        id=f"saved-{game.id}",
    )


def _broken(session: Session, game: Saved, error: Message) -> Markup:
    """A game that can not be opened: why, and a button to export its text as it is."""
    return group(
        el("p", session.say(error)),
        el("p", game.id, class_="small"),
        button("export", icon("file"), session.say(msg("lobby.file_as_is")), value=game.id),
    )


def _sound(session: Session, game: Saved) -> Markup:
    say, title = session.say, session.library.title(game)
    picture = game.thumb or draw_cover(game.game)
    label = msg("lobby.look_back") if game.over else msg("lobby.resume")
    about = {"title": title, "names": ", ".join(game.names)}
    return group(
        el("div", picture, class_="saved-picture", aria_hidden="true"),
        el("div", *_facts(session, game, title), class_="saved-facts"),
        el(
            "div",
            button(
                "open",
                icon("play"),
                say(label),
                value=game.id,
                id=f"open-{game.id}",
                aria_label=say(msg("lobby.named", what=say(label), **about)),
            ),
            _tool(session, "ask_name", "rename", msg("lobby.rename", **about), game),
            _tool(session, "duplicate", "copy", msg("lobby.duplicate", **about), game),
            _tool(session, "export", "file", msg("lobby.export", **about), game),
            _tool(session, "delete", "delete", msg("lobby.delete", **about), game),
            class_="row",
        ),
    )


def _facts(session: Session, game: Saved, title: str) -> tuple[Markup | None, ...]:
    say = session.say
    name = say(registry.terms(game.game).say_game())
    turn = say(msg("lobby.turn", names=", ".join(game.turn))) if game.turn else None
    ago = say(_ago(session, game.when))
    return (
        el("p", el("strong", title)),
        el("p", name, class_="small") if name != title else None,
        el("p", ", ".join(game.names)),
        el("p", turn, " · " if turn else None, ago, class_="small"),
    )


def _tool(session: Session, do: str, sign: str, label: Message, game: Saved) -> Markup:
    text = session.say(label)
    return button(
        do,
        icon(sign),
        value=game.id,
        kind="quiet tool",
        aria_label=text,
        title=text,
        id=f"{do}-{game.id}",
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


def draw_keeping(session: Session, any_kept: bool) -> Markup:
    """Where the games are stored, what may happen to them there, and how to export them."""
    say = session.say
    promise = msg("keeping.promised") if session.library.promised else msg("keeping.may_go")
    return el(
        "section",
        el("p", say(msg("lobby.kept")), " ", say(promise)),
        el(
            "div",
            *((_by_link(session), _all_by_file(session)) if any_kept else ()),
            button("import", icon("open"), say(msg("files.import")), id="import"),
            class_="row",
        ),
        class_="keeping",
        id="keeping",
    )


def _by_link(session: Session) -> Markup:
    return button("devices", icon("share"), session.say(msg("devices.title")), id="devices")


def _all_by_file(session: Session) -> Markup:
    label = session.say(msg("files.export_all"))
    return button("export_all", icon("file"), label, id="export-all")


def draw_devices(session: Session) -> Markup:
    """The dialog in which one chooses a game to send to another device."""
    sound = [game for game in session.saves.games() if not game.error]
    return group(
        el("p", session.say(msg("devices.how"))),
        el("ul", *(el("li", _device(session, game)) for game in sound), class_="devices"),
        el("div", _all_by_file(session), class_="row"),
    )


def _device(session: Session, game: Saved) -> Markup:
    return button(
        "send_game",
        el("strong", session.library.title(game)),
        el("span", ", ".join(game.names)),
        el("span", session.say(_ago(session, game.when)), class_="small"),
        value=game.id,
        id=f"send-{game.id}",
    )


def draw_naming(session: Session) -> Markup:
    """The dialog in which a game gets a name."""
    game = session.library.renaming
    assert game is not None
    say = session.say
    entry = el(
        "input",
        type="text",
        id="title",
        value=session.library.title(game),
        maxlength=TITLE_LENGTH,
        autocomplete="off",
        data_autofocus=True,
    )
    named = field(say(msg("naming.name")), entry)
    return form("rename", named, say(msg("naming.keep")), "typing", main=True)
