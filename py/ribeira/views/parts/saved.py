"""The stored games in the lobby, what can be done with each, and where they are kept.

The small pictures were drawn when the games were stored, so that listing need not replay any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.regions import Region
from ribeira.app.stored_games import Saved
from ribeira.app.tables import TITLE_LENGTH
from ribeira.app.update.library import title_of
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, draw_cover, field, form
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

MINUTE = 60_000


def draw_saved(model: Model, heading: Message, entries: list[Markup]) -> Markup | None:
    if not entries:
        return None
    return el("section", el("h2", model.say(heading)), el("ul", *entries, class_="saved"))


def saved_region(model: Model, game: Saved) -> Region:
    reads = (model.words, game, say_ago(model, game.when))
    return Region(f"saved-{game.id}", reads, lambda _: _entry(model, game))


def _entry(model: Model, game: Saved) -> Markup:
    return el(
        "li",
        _broken(model, game, game.error) if game.error else _sound(model, game),
        class_="sheet",
        id=f"saved-{game.id}",
    )


def _broken(model: Model, game: Saved, error: Message) -> Markup:
    """A game that can not be opened: why, and a button to export its text as it is."""
    return group(
        el("p", model.say(error)),
        el("p", game.id, class_="small"),
        button("export", icon("file"), model.say(msg("lobby.file_as_is")), value=game.id),
    )


def _sound(model: Model, game: Saved) -> Markup:
    say, title = model.say, title_of(model, game)
    picture = game.thumb or draw_cover(game.game)
    label = msg("lobby.look_back") if game.over else msg("lobby.resume")
    about = {"title": title, "names": ", ".join(game.names)}
    return group(
        el("div", picture, class_="saved-picture", aria_hidden="true"),
        el("div", *_facts(model, game, title), class_="saved-facts"),
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
            _tool(model, "ask_name", "rename", msg("lobby.rename", **about), game),
            _tool(model, "duplicate", "copy", msg("lobby.duplicate", **about), game),
            _tool(model, "export", "file", msg("lobby.export", **about), game),
            _tool(model, "delete", "delete", msg("lobby.delete", **about), game),
            class_="row",
        ),
    )


def _facts(model: Model, game: Saved, title: str) -> tuple[Markup | None, ...]:
    say = model.say
    name = say(registry.terms(game.game).say_game())
    turn = say(msg("lobby.turn", names=", ".join(game.turn))) if game.turn else None
    ago = say(say_ago(model, game.when))
    return (
        el("p", el("strong", title)),
        el("p", name, class_="small") if name != title else None,
        el("p", ", ".join(game.names)),
        el("p", turn, " · " if turn else None, ago, class_="small"),
    )


def _tool(model: Model, do: str, sign: str, label: Message, game: Saved) -> Markup:
    text = model.say(label)
    return button(
        do,
        icon(sign),
        value=game.id,
        kind="quiet tool",
        aria_label=text,
        title=text,
        id=f"{do}-{game.id}",
    )


def say_ago(model: Model, when: int) -> Message:
    minutes = max(0, model.now - when) // MINUTE
    if minutes < 1:
        return msg("lobby.just_now")
    if minutes < 60:
        return plural("lobby.minutes_ago", minutes)
    if minutes < 48 * 60:
        return plural("lobby.hours_ago", minutes // 60)
    return plural("lobby.days_ago", minutes // (24 * 60))


def keeping_region(model: Model, any_kept: bool) -> Region:
    reads = (model.words, model.promised, any_kept)
    return Region("keeping", reads, lambda _: _draw_keeping(model, any_kept))


def _draw_keeping(model: Model, any_kept: bool) -> Markup:
    """Where the games are stored, what may happen to them there, and how to export them."""
    say = model.say
    promise = msg("keeping.promised") if model.promised else msg("keeping.may_go")
    return el(
        "section",
        el("p", say(msg("lobby.kept")), " ", say(promise)),
        el(
            "div",
            *((_by_link(model), _all_by_file(model)) if any_kept else ()),
            button("import", icon("open"), say(msg("files.import")), id="import"),
            class_="row",
        ),
        class_="keeping",
        id="keeping",
    )


def _by_link(model: Model) -> Markup:
    return button("devices", icon("share"), model.say(msg("devices.title")), id="devices")


def _all_by_file(model: Model) -> Markup:
    label = model.say(msg("files.export_all"))
    return button("export_all", icon("file"), label, id="export-all")


def draw_devices(model: Model) -> Markup:
    """The dialog in which one chooses a game to send to another device."""
    sound = [game for game in model.stored.games() if not game.error]
    return group(
        el("p", model.say(msg("devices.how"))),
        el("ul", *(el("li", _device(model, game)) for game in sound), class_="devices"),
        el("div", _all_by_file(model), class_="row"),
    )


def _device(model: Model, game: Saved) -> Markup:
    return button(
        "send_game",
        el("strong", title_of(model, game)),
        el("span", ", ".join(game.names)),
        el("span", model.say(say_ago(model, game.when)), class_="small"),
        value=game.id,
        id=f"send-{game.id}",
    )


def draw_naming(model: Model) -> Markup:
    """The dialog in which a game gets a name."""
    game = model.dialog.renaming if model.dialog else None
    assert game is not None
    say = model.say
    entry = el(
        "input",
        type="text",
        id="title",
        value=title_of(model, game),
        maxlength=TITLE_LENGTH,
        autocomplete="off",
        data_autofocus=True,
    )
    named = field(say(msg("naming.name")), entry)
    return form("rename", named, say(msg("naming.keep")), "typing", main=True)
