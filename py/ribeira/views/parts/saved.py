"""The stored games in the lobby, what can be done with each, and where they are kept.

The small pictures are drawn one after the other once the list is there (`app/kept/pictures.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.regions import Region
from ribeira.app.storage import UNREAD
from ribeira.app.stored_games import Saved
from ribeira.app.tables import NAME_LENGTH, TITLE_LENGTH
from ribeira.app.update.library import listed, title_of
from ribeira.core.values import N_, Message, msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.names import clean, isolated
from ribeira.views.parts.controls import Rank, button, draw_cover, field, form
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

MINUTE = 60_000
TOOLS = (
    ("ask_name", N_("lobby.rename")),
    ("duplicate", N_("lobby.duplicate")),
    ("export", N_("lobby.export")),
    ("delete", N_("lobby.delete")),
)
SIGNS = {"ask_name": "rename", "duplicate": "duplicate", "export": "file", "delete": "delete"}


def draw_saved(
    model: Model, heading: Message, entries: list[Markup], unlisted: int = 0
) -> Markup | None:
    if not entries:
        return None
    more = button("list_more", model.say(plural("lobby.more", unlisted)), kind="more")
    return el(
        "section",
        el("h2", model.say(heading)),
        el("ul", *entries, class_="saved"),
        more if unlisted else None,
    )


def saved_region(model: Model, game: Saved) -> Region:
    reads = (model.words, game, say_ago(model, game.when), model.sketches.get(game.id))
    return Region(f"saved-{game.id}", reads, lambda _: _entry(model, game))


def going_region(model: Model, game: Saved) -> Region:
    """The game that was played last and is not over."""
    reads = ("going", model.words, game, say_ago(model, game.when), model.sketches.get(game.id))
    return Region(f"saved-{game.id}", reads, lambda _: _going(model, game))


def _going(model: Model, game: Saved) -> Markup:
    return el(
        "li",
        _sound(model, game, "primary"),
        class_="going",
        id=f"saved-{game.id}",
    )


def _entry(model: Model, game: Saved) -> Markup:
    return el(
        "li",
        _broken(model, game, game.error) if game.error else _sound(model, game),
        class_="sheet",
        id=f"saved-{game.id}",
    )


def _broken(model: Model, game: Saved, error: Message) -> Markup:
    """A game that can not be opened: why, and buttons to export its text as it is, or drop it."""
    return group(
        el("p", model.say(error)),
        el("p", game.id[:NAME_LENGTH], class_="small"),
        el(
            "div",
            button("export", icon("file"), model.say(msg("lobby.file_as_is")), value=game.id),
            _drop(model, "delete", game.id),
            class_="row",
        ),
    )


def _drop(model: Model, do: str, name: str) -> Markup:
    word = el("span", model.say(msg("lobby.drop")), class_="tool-name")
    sign = icon("delete")
    return button(do, sign, word, value=name, kind="tool", rank="quiet", id=f"{do}-{name}")


def aside_region(model: Model, name: str) -> Region:
    """A text that was set aside."""

    def draw(_: tuple[Markup, ...]) -> Markup:
        as_is = model.say(msg("lobby.file_as_is"))
        return el(
            "li",
            el("p", model.say(msg("storage.aside"))),
            el("p", name.removeprefix(UNREAD)[:NAME_LENGTH], class_="small"),
            el(
                "div",
                button("export_aside", icon("file"), as_is, value=name),
                _drop(model, "drop_aside", name),
                class_="row",
            ),
            class_="sheet",
            id=f"aside-{name}",
        )

    return Region(f"aside-{name}", (model.words,), draw)


def _sound(model: Model, game: Saved, rank: Rank = "plain") -> Markup:
    say, title = model.say, isolated(title_of(model, game))
    sketch = model.sketches.get(game.id)
    picture = sketch and (sketch.picture or draw_cover(game.game))
    label = msg("lobby.look_back") if game.over else msg("lobby.resume")
    about = {"title": title, "names": listed_names(game.names)}
    return group(
        el("div", picture or el("div"), class_="saved-picture", aria_hidden="true"),
        el("div", *_facts(model, game, title), class_="saved-facts"),
        el(
            "div",
            button(
                "open",
                icon("look") if game.over else None,
                say(label),
                value=game.id,
                rank=rank,
                data_autofocus=rank == "primary",
                id=f"open-{game.id}",
                aria_label=say(msg("lobby.named", what=say(label), **about)),
            ),
            *(_tool(model, do, msg(word), about, game) for do, word in TOOLS),
            class_="row",
        ),
    )


def _facts(model: Model, game: Saved, title: str) -> tuple[Markup | None, ...]:
    say = model.say
    name = say(registry.terms(game.game).say_game())
    turn = say(msg("lobby.turn", names=listed_names(game.turn))) if game.turn else None
    ago = say(say_ago(model, game.when))
    return (
        el("p", el("strong", title)),
        el("p", name, class_="small") if name != title else None,
        el("p", listed_names(game.names)),
        el("p", turn, " · " if turn else None, ago, class_="small"),
    )


def _tool(model: Model, do: str, word: Message, about: dict[str, str], game: Saved) -> Markup:
    """A sign with its word; a screen reader hears of which game."""
    said = model.say(word)
    return button(
        do,
        icon(SIGNS[do]),
        el("span", said, class_="tool-name"),
        value=game.id,
        kind="tool",
        rank="quiet",
        aria_label=model.say(msg("lobby.named", what=said, **about)),
        id=f"{do}-{game.id}",
    )


def listed_names(names: tuple[str, ...]) -> str:
    """Names from storage, where anything may stand."""
    return ", ".join(isolated(clean(name, NAME_LENGTH)) for name in names)


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
        el("p", say(msg("lobby.private")), " ", say(promise), class_="small"),
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
    return button("devices", icon("devices"), model.say(msg("devices.title")), id="devices")


def _all_by_file(model: Model) -> Markup:
    label = model.say(msg("files.export_all"))
    return button("export_all", label, id="export-all")


def draw_devices(model: Model) -> Markup:
    """The dialog in which one chooses a game to send to another device."""
    sound = [game for games in listed(model) for game in games if not game.error]
    return group(
        el("p", model.say(msg("devices.how"))),
        el("ul", *(el("li", _device(model, game)) for game in sound), class_="devices"),
        el("div", _all_by_file(model), class_="row"),
    )


def _device(model: Model, game: Saved) -> Markup:
    return button(
        "send_game",
        el("strong", isolated(title_of(model, game))),
        el("span", listed_names(game.names)),
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
