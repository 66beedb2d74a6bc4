"""The head of the screens before a game: the name, one sentence, and the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.regions import Region
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, draw_mark, select, sound_tool, tool
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model


def masthead_region(model: Model) -> Region:
    reads = (model.words, model.settings.sounds, model.unkept != (), model.draft is None)
    return Region("masthead", reads, lambda _: _draw(model))


def _draw(model: Model) -> Markup:
    say = model.say
    return el(
        "header",
        el("h1", say(msg("page.name"))),
        el("p", say(msg("lobby.what")), class_="lede"),
        el("nav", _tools(model), class_="tools", aria_label=say(msg("page.tools"))),
        el("div", class_="azulejos"),
        class_="masthead",
        id="masthead",
    )


def _language(model: Model) -> Markup:
    """Each language by its own name, to be found by those who cannot read the others."""
    return el(
        "label",
        icon("language"),
        el("span", model.say(msg("settings.language")), class_="visually-hidden"),
        select("settings.language", model.words.language, LANGUAGES.items(), kind="-first"),
        class_="language",
    )


def _tools(model: Model) -> Markup:
    return group(
        draw_mark(model),
        _language(model),
        tool(model, "rules", "rules", msg("table.rules")) if model.draft else None,
        sound_tool(model),
        tool(model, "settings", "settings", msg("settings.title")),
        tool(model, "more", "more", msg("table.menu")),
    )


def draw_more(model: Model) -> Markup:
    """What is seldom wanted."""
    arena_of = {
        game: model.say(msg("arena.of", game=registry.terms(game).say_game()))
        for game in registry.game_ids()
        if not registry.lacks(game)
    }
    arenas = (
        button(
            "arena",
            icon("players"),
            el("span", name, class_="tool-name"),
            value=game,
            kind="tool",
            rank="quiet",
            id=f"arena-{game}",
        )
        for game, name in arena_of.items()
    )
    return el(
        "div",
        sound_tool(model, "-listed"),
        tool(model, "settings", "settings", msg("settings.title"), kind="-listed"),
        tool(model, "import", "open", msg("files.import"), kind="-listed"),
        *arenas,
        tool(model, "about", "about", msg("about.title"), kind="-listed"),
        class_="menu-list",
    )
